/** Tells the host what becomes of the board and the game, and does what it asks. */
import { effect } from '@preact/signals';
import { rejectedText } from '../pages/play/rejected_text';
import { failureText } from '../pages/shared/failure_text';
import { text } from '../text';
import type { ChangedBy, FrameState, FromFrameBody, ToFrameBody } from '../widget/messages';
import type { Theme } from '../widget/settings';
import type { FrameModel } from './frame_model';
import type { Host } from './host';
import { soon } from './soon';

type Reply = Pick<ToFrameBody, 'id'>;

export interface TellingParts {
  readonly host: Host;
  /** The keys go to the board. */
  readonly focusBoard: () => void;
  readonly setTheme: (theme: Theme) => void;
  /** How high all is that is shown; of what is out of sight a browser does not tell by itself. */
  readonly tellHeight: () => void;
}

export function startTelling(
  model: FrameModel,
  { host, focusBoard, setTheme, tellHeight }: TellingParts,
): void {
  /** Who does what is being done now: the reader, unless something else is known. */
  let actor: ChangedBy = 'reader';
  /** Who made the last change. */
  let by: ChangedBy = 'reader';
  /** What the host knows, as text. */
  let told = model.json();
  let isReady = false;
  let isWaiting = false;
  /** Moves that were made before the host was told that the board is there, and the state before them. */
  let early: FromFrameBody[] | undefined = [];
  let stateBefore: string | undefined;
  /** The host has asked for a change without wanting it answered under a name, and is answered all the same. */
  let isAsked = false;

  function tellState(reply: Reply = {}) {
    told = model.json();
    isAsked = false;
    const state = stateIn(told);
    host.tell({ type: 'statechange', state, by, ...named(reply) });
  }

  function tellOfMove(body: FromFrameBody) {
    if (early === undefined) {
      host.tell(body);
      return;
    }
    stateBefore ??= model.json();
    early.push(body);
  }

  function tellReady() {
    told = stateBefore ?? model.json();
    host.tell({ type: 'ready', state: stateIn(told) });
    tellHeight();
    const moves = early ?? [];
    early = undefined;
    for (const move of moves) host.tell(move);
    if (moves.length > 0 || isAsked) tellState();
  }

  /** At most once in a frame of the screen. */
  function tellSoon() {
    if (isWaiting) return;
    isWaiting = true;
    soon(() => {
      isWaiting = false;
      const isTold = early === undefined;
      if (isTold && (isAsked || model.json() !== told)) tellState();
    });
  }

  function answerState({ id }: Reply) {
    if (id !== undefined) {
      tellState({ id });
      return;
    }
    isAsked = true;
    tellSoon();
  }

  /** All that changes meanwhile is the host's doing. */
  function forHost(act: () => void) {
    actor = 'host';
    act();
    actor = 'reader';
    by = 'host';
  }

  function open(state: FrameState, reply: Reply) {
    let problem: string | undefined;
    forHost(() => {
      const json = jsonOf(state);
      problem = state.tartan === 'game' ? model.openGame(json) : model.openBoard(json);
    });
    if (problem === undefined) {
      answerState(reply);
      return;
    }
    host.tell({ type: 'error', kind: 'bad-state', message: problem, ...named(reply) });
  }

  function answer(request: ToFrameBody) {
    switch (request.type) {
      case 'getState':
        answerState(request);
        return;
      case 'setState':
        open(request.state, request);
        return;
      case 'reset':
        forHost(() => model.reset());
        answerState(request);
        return;
      case 'theme':
        setTheme(request.theme);
        return;
      case 'focus':
        focusBoard();
    }
  }

  /** In their order: a state may have to wait for the solver, and what is asked after it waits as well. */
  let waiting = 0;
  let answered: Promise<void> = Promise.resolve();
  host.onRequest((request) => {
    const preparing = request.type === 'setState' ? model.prepare(request.state) : undefined;
    if (preparing === undefined && waiting === 0) {
      answer(request);
      return;
    }
    waiting += 1;
    answered = answered
      .then(() => preparing)
      .then(() => {
        waiting -= 1;
        answer(request);
      });
  });

  model.watch({
    onMove({ rectangle, by: mover, player, winning, endsGame }) {
      // The change that this makes comes right after it.
      actor = mover;
      tellOfMove({
        type: 'move',
        rectangle,
        by: mover,
        ...(player !== undefined && { player }),
        ...(winning !== undefined && { winning }),
      });
      if (endsGame === true && mover === 'reader' && player !== undefined)
        tellOfMove({ type: 'solved', how: 'game', winner: player });
    },
    onReveal(rectangle) {
      whenKnown(() => {
        const { chosen, answers, state } = model.board;
        if (!state.value.revealed) return 'over';
        if (answers.value === 'hidden') return 'waiting';
        if (chosen.value?.wins === true)
          host.tell({ type: 'solved', how: 'prediction', rectangle });
        return 'over';
      });
    },
  });

  let notes: readonly string[] = [];
  effect(() => {
    const now = [
      ...model.board.rejected.value.map(({ key, value }) =>
        text().board.address.rejected(key, value),
      ),
      ...model.play.rejected.value.map(rejectedText),
    ];
    for (const message of now.filter((note) => !notes.includes(note)))
      host.tell({ type: 'error', kind: 'bad-setting', message });
    notes = now;
  });

  let before: readonly unknown[] | undefined;
  effect(() => {
    const shown = [model.isPlaying.value, model.board.state.value, model.play.game.value];
    if (before !== undefined && shown.some((part, place) => part !== before?.[place])) {
      by = actor;
      if (actor === 'computer') actor = 'reader';
      tellSoon();
    }
    before = shown;
  });

  effect(() => {
    const table = model.isPlaying.value ? model.play.table : model.board;
    const examination = table.examination.value;
    if (examination.status === 'failed') {
      const { error } = examination;
      host.tell({ type: 'error', kind: error.kind, message: failureText(error) });
    } else if (table.description.value !== undefined && !isReady) {
      isReady = true;
      // The board is drawn with the next frame of the screen.
      soon(tellReady);
    }
  });
}

/** Looks again with every change, until it is over. */
function whenKnown(look: () => 'waiting' | 'over'): void {
  let isOver = false;
  const stop = effect(() => {
    if (isOver) return;
    isOver = look() === 'over';
    // Not while it runs.
    if (isOver) queueMicrotask(() => stop());
  });
}

/** An answer bears the name of what it answers, where that has one. */
function named({ id }: Reply) {
  return id === undefined ? {} : { reply: id };
}

function stateIn(json: string): FrameState {
  return JSON.parse(json) as FrameState;
}

/** What cannot be written down is no state. */
function jsonOf(state: FrameState): string {
  try {
    return JSON.stringify(state);
  } catch {
    return '';
  }
}
