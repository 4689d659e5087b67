/** What the engine knows of the position that is shown: asked for as it changes, and remembered for a while. */
import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { createBoard } from '../game/board';
import type { Board } from '../game/board';
import type { Game } from '../game/game';
import type { Kinds } from '../game/look';
import type { Move } from '../game/move';
import { samePosition, sameSize } from '../game/position';
import type { Position, Size } from '../game/position';
import { printPosition } from '../game/position_text';
import { createRecentCache } from './recent_cache';
import { solverErrorFrom } from '../engine/errors';
import type { SolverError } from '../engine/errors';
import type { GameEngine, PositionFacts } from '../engine/game_engine';
import { moveOfKinds } from './kinds';

/** A position with all that is known of it at a glance. */
export interface Examination extends PositionFacts {
  readonly position: Position;
  readonly board: Board;
}

export type ExaminationState =
  /** `last`: what was known of the position before, as long as it is the same game and size. */
  | { readonly status: 'waiting'; readonly last: Examination | undefined }
  | { readonly status: 'known'; readonly examination: Examination }
  | { readonly status: 'failed'; readonly error: SolverError };

/** Half a megabyte for each of the largest boards. */
const REMEMBERED_POSITIONS = 32;
/** Counts of more pairs of kinds are megabytes, and are asked for once more. */
const MOST_REMEMBERED_PAIRS = 50_000;
const REMEMBERED_BOARDS = 32;

export interface Knowledge {
  readonly state: ReadonlySignal<ExaminationState>;
  /** Undefined while it waits, and after a failure. */
  readonly known: ReadonlySignal<Examination | undefined>;
  /** Of the board shown, as soon as it is known. */
  readonly board: ReadonlySignal<Board | undefined>;
  /** The board of any game and size, or the nearest that there is; rejects with a `SolverError`. */
  openBoard(game: Game, size: Size): Promise<Board>;
  /** The same where it was described lately. */
  knownBoard(game: Game, size: Size): Board | undefined;
  /** The largest board of a game, once one of its boards was described. */
  readonly largestOf: (game: Game) => Size | undefined;
  show(game: Game, position: Position): void;
  /** Asks once more about what could not be found out. */
  again(): void;
  /** The winning moves of these kinds; rejects with a `SolverError`. */
  readonly winningMovesOf: (examination: Examination, kinds: Kinds) => Promise<readonly Move[]>;
  /** The one that three steps lead to, if any; rejects with a `SolverError`. */
  readonly winningMoveOf: (examination: Examination) => Promise<Move | undefined>;
}

interface Shown {
  readonly game: Game;
  readonly position: Position;
}

/**
 * `onBoard`: the board shown has been described, and was not known before; or it is larger than its game
 * has any, and another one is to be shown.
 */
export function createKnowledge(engine: GameEngine, onBoard: () => void): Knowledge {
  const state = signal<ExaminationState>({ status: 'waiting', last: undefined });
  const board = signal<Board | undefined>(undefined);
  const { knownBoard, openBoard, largestOf } = createBoards(engine);
  const examinations = createRecentCache<Examination>(REMEMBERED_POSITIONS);
  let shown: Shown | undefined;
  let asking: AbortController | undefined;

  function start(next: Shown) {
    asking?.abort();
    asking = undefined;
    const last = lastOf(state.value, shown, next);
    shown = next;
    const examination = examinations.find(positionKey(next));
    batch(() => {
      board.value = examination?.board ?? knownBoard(next.game, next.position);
      state.value = examination ? { status: 'known', examination } : { status: 'waiting', last };
    });
    if (examination === undefined) void ask(next);
  }

  async function ask(question: Shown) {
    const { game, position } = question;
    const current = new AbortController();
    asking = current;
    try {
      const wasKnown = board.value !== undefined;
      const opened = await openBoard(game, position, current.signal);
      if (asking !== current) return;
      if (sameSize(sizeOf(opened), position)) board.value = opened;
      if (!wasKnown) onBoard();
      if (asking !== current) return;
      const facts = await engine.examine(boardOf(game, position), position.coins, current.signal);
      if (asking !== current) return;
      asking = undefined;
      const examination = { ...facts, position, board: opened };
      if (facts.ofKinds.length <= MOST_REMEMBERED_PAIRS)
        examinations.add(positionKey(question), examination);
      state.value = { status: 'known', examination };
    } catch (reason) {
      if (asking !== current) return;
      asking = undefined;
      state.value = { status: 'failed', error: solverErrorFrom(reason) };
    }
  }

  return {
    state,
    known: computed(() => (state.value.status === 'known' ? state.value.examination : undefined)),
    ...{ board, openBoard, knownBoard, largestOf },
    show(game, position) {
      if (shown?.game.name !== game.name || !samePosition(shown.position, position))
        start({ game, position });
    },
    again() {
      if (state.value.status === 'failed' && shown !== undefined) start(shown);
    },
    ...winningMovesBy(engine),
  };
}

function winningMovesBy(engine: GameEngine): Pick<Knowledge, 'winningMovesOf' | 'winningMoveOf'> {
  return {
    async winningMovesOf({ board, position }, { rowKind, columnKind }) {
      const question = boardOf(board.game, position);
      const found = await engine.winningMovesOf(question, position.coins, rowKind, columnKind);
      return found.flatMap((move) => moveOfKinds(board, move) ?? []);
    },
    async winningMoveOf({ board, position }) {
      const found = await engine.solve(boardOf(board.game, position), position.coins);
      return found && moveOfKinds(board, found);
    },
  };
}

/** The boards that the engine has described, the last of them remembered. */
function createBoards(engine: GameEngine) {
  const boards = createRecentCache<Board>(REMEMBERED_BOARDS);
  const largest = new Map<string, Size>();
  const knownBoard = (game: Game, size: Size) => boards.find(boardKey(game, size));

  async function openBoard(game: Game, size: Size, abort?: AbortSignal): Promise<Board> {
    const known = knownBoard(game, size);
    if (known !== undefined) return known;
    const opened = createBoard(game, await engine.describe(boardOf(game, size), abort));
    largest.set(game.name, opened.largest);
    boards.add(boardKey(game, sizeOf(opened)), opened);
    return opened;
  }

  return { knownBoard, openBoard, largestOf: ({ name }: Game) => largest.get(name) };
}

/** What may still be looked at while the next position is examined. */
function lastOf(
  state: ExaminationState,
  before: Shown | undefined,
  { game, position }: Shown,
): Examination | undefined {
  if (before?.game.name !== game.name) return undefined;
  const known = state.status === 'known' ? state.examination : undefined;
  const last = state.status === 'waiting' ? state.last : known;
  return last && sameSize(last.position, position) ? last : undefined;
}

function sizeOf({ rows, columns }: Board): Size {
  return { rows: rows.size, columns: columns.size };
}

export function boardOf({ name }: Game, { rows, columns }: Size) {
  return { game: name, rows, columns };
}

function boardKey(game: Game, { rows, columns }: Size): string {
  return `${game.name} ${rows} ${columns}`;
}

function positionKey({ game, position }: Shown): string {
  return `${boardKey(game, position)} ${printPosition(position, game)}`;
}
