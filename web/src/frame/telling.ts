/** Tells the host what becomes of the study, and does what it asks. */
import { effect } from '@preact/signals';
import type { Game } from '../game/game';
import type { Player } from '../game/match';
import { isRun } from '../game/move';
import type { Move } from '../game/move';
import { rejectedText } from '../views/AddressMessages';
import { openProblemText } from '../views/why/open_problem_text';
import { failureText } from '../views/parts/failure_text';
import { moveName } from '../views/parts/names';
import type { ChangedBy, FrameState, FromFrameBody, ToFrameBody } from '../widget/messages';
import type { Theme } from '../widget/settings';
import type { FrameModel } from './frame_model';
import type { Host } from './host';
import { printJson } from '../game/json';
import { readStudy } from '../study/open_json';

type Reply = Pick<ToFrameBody, 'id'>;
type Reports = ReturnType<typeof createReports>;

export interface TellingParts {
  readonly host: Host;
  /** The keys go to the board. */
  readonly focusBoard: () => void;
  readonly setTheme: (theme: Theme) => void;
  /** How high all is that is shown; of what is out of sight a browser does not tell by itself. */
  readonly tellHeight: () => void;
}

const COLOURS = { first: 'black', second: 'white' } as const satisfies Record<Player, string>;

export function startTelling(model: FrameModel, parts: TellingParts): void {
  const { host } = parts;
  const reports = createReports(model, parts);
  answerRequests(model, parts, reports);
  watchDoings(model, host, reports);
  watchAddress(model, host);
  let before = model.state.value;
  effect(() => {
    const now = model.state.value;
    if (now !== before) reports.change();
    before = now;
  });
  let isReady = false;
  effect(() => {
    const examination = model.examination.value;
    if (examination.status === 'failed') {
      const { error } = examination;
      host.tell({ type: 'error', kind: error.kind, message: failureText(error) });
    } else if (model.board.value !== undefined && !isReady) {
      isReady = true;
      // The board is drawn with the next frame of the screen.
      soon(() => reports.ready());
    }
  });
}

/** The state as the host knows it, told anew where it has changed. */
function createReports(model: FrameModel, { host, tellHeight }: TellingParts) {
  /** Who does what is being done now: the reader, unless something else is known. */
  let actor: ChangedBy = 'reader';
  /** Who made the last change. */
  let by: ChangedBy = 'reader';
  /** What the host knows, as text. */
  let told = printJson(model.state.value);
  let isWaiting = false;
  /** The host has asked without wanting an answer under a name, and is answered all the same. */
  let isAsked = false;
  /** Moves that were made before the host was told that the board is there, and the state before them. */
  let early: FromFrameBody[] | undefined = [];
  let stateBefore: string | undefined;

  function tellState(reply: Reply = {}) {
    told = printJson(model.state.value);
    isAsked = false;
    host.tell({ type: 'statechange', state: stateIn(told), by, ...named(reply) });
  }

  /** At most once in a frame of the screen. */
  function tellSoon() {
    if (isWaiting) return;
    isWaiting = true;
    soon(() => {
      isWaiting = false;
      if (early === undefined && (isAsked || printJson(model.state.value) !== told)) tellState();
    });
  }

  return {
    ready() {
      told = stateBefore ?? printJson(model.state.value);
      host.tell({ type: 'ready', state: stateIn(told) });
      tellHeight();
      const moves = early ?? [];
      early = undefined;
      for (const move of moves) host.tell(move);
      if (moves.length > 0 || isAsked) tellState();
    },
    /** The change that a move makes comes right after it. */
    move(body: FromFrameBody, mover: ChangedBy) {
      actor = mover;
      if (early === undefined) {
        host.tell(body);
        return;
      }
      stateBefore ??= printJson(model.state.value);
      early.push(body);
    },
    change() {
      by = actor;
      if (actor === 'computer') actor = 'reader';
      tellSoon();
    },
    /** All that changes meanwhile is the host's doing. */
    forHost(act: () => void) {
      actor = 'host';
      act();
      actor = 'reader';
      by = 'host';
    },
    answer({ id }: Reply) {
      if (id === undefined) {
        isAsked = true;
        tellSoon();
      } else tellState({ id });
    },
  };
}

/** In their order, although a state has to wait for the engine, which knows what is lawful. */
function answerRequests(model: FrameModel, parts: TellingParts, reports: Reports): void {
  const { host, setTheme, focusBoard } = parts;

  async function open(state: FrameState, reply: Reply) {
    const reading = await readStudy(model, jsonOf(state));
    if (reading.ok) {
      reports.forHost(() => model.open(reading.value));
      reports.answer(reply);
      return;
    }
    const message = openProblemText(reading.problem);
    host.tell({ type: 'error', kind: 'bad-state', message, ...named(reply) });
  }

  async function answer(request: ToFrameBody) {
    switch (request.type) {
      case 'getState':
        reports.answer(request);
        return;
      case 'setState':
        await open(request.state, request);
        return;
      case 'reset':
        reports.forHost(() => model.reset());
        reports.answer(request);
        return;
      case 'theme':
        setTheme(request.theme);
        return;
      case 'focus':
        focusBoard();
    }
  }

  let answered: Promise<void> = Promise.resolve();
  host.onRequest((request) => {
    const next = () => answer(request);
    answered = answered.then(next, next);
  });
}

/** Moves, the end of a match, and predictions that were right. */
function watchDoings(model: FrameModel, host: Host, reports: Reports): void {
  const toldMove = (move: Move) => moveBody(model.state.value.study.game, move);
  model.watch({
    onMove({ move, by, player, winning, endsGame }) {
      const colour = player && COLOURS[player];
      const body = {
        ...toldMove(move),
        by,
        ...(colour && { player: colour }),
        ...(winning !== undefined && { winning }),
      };
      reports.move({ type: 'move', ...body }, by);
      if (endsGame && by === 'reader' && colour !== undefined)
        reports.move({ type: 'solved', how: 'game', winner: colour }, by);
    },
    onReveal(move) {
      const solved = { type: 'solved', how: 'prediction', ...toldMove(move) } as const;
      whenKnown(() => {
        if (!model.state.value.look.revealed) return 'over';
        if (model.answers.value === 'hidden') return 'waiting';
        if (model.wins(move) === true) host.tell(solved);
        return 'over';
      });
    },
  });
}

/** What of the address could not be used: each once, as long as it is so. */
function watchAddress(model: FrameModel, host: Host): void {
  let notes: readonly string[] = [];
  effect(() => {
    const now = model.rejected.value.map(rejectedText);
    for (const message of now.filter((note) => !notes.includes(note)))
      host.tell({ type: 'error', kind: 'bad-setting', message });
    notes = now;
  });
}

/** In the game's own numbers; a rectangle as well where it is one. */
function moveBody(game: Game, turned: Move) {
  const move = moveName(game, turned);
  const { rows, columns } = move;
  if (!isRun(rows) || !isRun(columns)) return { move };
  const corner = { column: columns.at(-1) ?? 0, row: rows.at(-1) ?? 0 };
  return { move, rectangle: { ...corner, width: columns.length, height: rows.length } };
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

/** In milliseconds. A browser draws no frames of what is out of sight, and a host waits all the same. */
const LONGEST_WAIT = 250;

/** Calls back once: with the next frame of the screen, or a moment later where none comes. */
function soon(act: () => void): void {
  const once = () => {
    cancelAnimationFrame(request);
    clearTimeout(timer);
    act();
  };
  const request = requestAnimationFrame(once);
  const timer = setTimeout(once, LONGEST_WAIT);
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
