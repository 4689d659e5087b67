/** Reports the study to the host: moves as they are made, and the state when it has changed. */
import { printJson } from '../../game/json';
import type {
  ChangedBy,
  FrameState,
  FromFrameBody,
  GameScore,
  ToFrameBody,
} from '../element/messages';
import type { FrameModel } from './frame_model';
import type { Host } from './host';

export type Reply = Pick<ToFrameBody, 'id'>;

export interface Reports {
  /** Reports that the board is ready, and what was done on it before. */
  ready(): void;
  /** Reports a deed; the state change of a move comes right after it. */
  deed(body: FromFrameBody, by: ChangedBy): void;
  /** Reports the score of a finished game with the state right after its last move, whatever comes next. */
  score(score: GameScore): void;
  change(): void;
  /** Runs `act`; changes meanwhile are the host's doing. */
  forHost(act: () => void): void;
  answer(reply: Reply): void;
}

export function createReports(
  model: FrameModel,
  host: Host,
  { tellHeight }: { readonly tellHeight: () => void },
): Reports {
  const authors = createAuthors();
  const early = createEarlyDeeds(model, host);
  const states = createStates(model, (state, reply) =>
    host.post({ type: 'statechange', state, by: authors.last(), ...reply }),
  );
  let untold: GameScore | undefined;

  /** Waits until the host knows of the board. */
  function reportScore() {
    if (untold === undefined) return;
    const state = states.now();
    if (state === undefined) return;
    host.post({ type: 'result', by: authors.last(), score: untold, state });
    untold = undefined;
  }

  return {
    ready() {
      host.post({ type: 'ready', state: stateIn(states.begin(early.stateBefore())) });
      tellHeight();
      const isChanged = early.tell() && untold === undefined;
      reportScore();
      if (isChanged || states.isAsked()) states.tell();
    },
    deed(body, by) {
      authors.begin(by);
      if (!early.keep(body)) host.post(body);
    },
    score(score) {
      untold = score;
    },
    change() {
      authors.change();
      reportScore();
      states.tellSoon();
    },
    forHost: (act) => authors.asHost(act),
    answer({ id }) {
      if (id === undefined) states.ask();
      else states.tell({ reply: id });
    },
  };
}

/** Tracks who makes the current changes: the reader, unless known otherwise. */
function createAuthors() {
  let acting: ChangedBy = 'reader';
  let last: ChangedBy = 'reader';
  return {
    /** Who made the last change. */
    last: () => last,
    begin(by: ChangedBy) {
      acting = by;
    },
    change() {
      last = acting;
      if (acting === 'computer') acting = 'reader';
    },
    asHost(act: () => void) {
      acting = 'host';
      act();
      acting = 'reader';
      last = 'host';
    },
  };
}

/** Holds back deeds until the host knows that the board is ready, and the state before them. */
function createEarlyDeeds(model: FrameModel, host: Host) {
  let deeds: FromFrameBody[] | undefined = [];
  let before: string | undefined;
  return {
    stateBefore: () => before,
    /** Returns true if the deed is reported later. */
    keep(body: FromFrameBody): boolean {
      if (deeds === undefined) return false;
      before ??= printJson(model.state.value);
      deeds.push(body);
      return true;
    },
    /** Returns true if there was anything to report. */
    tell(): boolean {
      const kept = deeds ?? [];
      deeds = undefined;
      for (const deed of kept) host.post(deed);
      return kept.length > 0;
    },
  };
}

/** Reports the state when it has changed, at most once a frame of the screen. */
function createStates(
  model: FrameModel,
  tellState: (state: FrameState, reply: { readonly reply?: string | number }) => void,
) {
  /** The last reported state as text; undefined until the host knows of a board. */
  let told: string | undefined;
  let isWaiting = false;
  /** The host wants an answer without an id. */
  let isAsked = false;

  function tell(reply: { readonly reply?: string | number } = {}) {
    const now = printJson(model.state.value);
    if (told !== undefined) told = now;
    isAsked = false;
    tellState(stateIn(now), reply);
  }

  function reportSoon() {
    if (isWaiting) return;
    isWaiting = true;
    onNextFrame(() => {
      isWaiting = false;
      if (told !== undefined && (isAsked || printJson(model.state.value) !== told)) tell();
    });
  }

  return {
    tell,
    tellSoon: reportSoon,
    isAsked: () => isAsked,
    /** The state for another message; undefined until the host knows of a board. */
    now(): FrameState | undefined {
      if (told === undefined) return undefined;
      told = printJson(model.state.value);
      return stateIn(told);
    },
    ask() {
      isAsked = true;
      reportSoon();
    },
    /** Sets the state that the host knows. */
    begin: (state = printJson(model.state.value)) => (told = state),
  };
}

/** In milliseconds. Browsers draw no frames for content out of sight, and hosts wait all the same. */
const MAX_WAIT_MS = 250;

/** Calls `act` once: with the next frame of the screen, or after a delay if none comes. */
export function onNextFrame(act: () => void): void {
  const once = () => {
    cancelAnimationFrame(request);
    clearTimeout(timer);
    act();
  };
  const request = requestAnimationFrame(once);
  const timer = setTimeout(once, MAX_WAIT_MS);
}

function stateIn(json: string): FrameState {
  return JSON.parse(json) as FrameState;
}
