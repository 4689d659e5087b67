/** The engine's answers about the shown position, requested as it changes and cached for a while. */
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { boardSize, createBoard, type Board } from '../game/board';
import type { Game } from '../game/game';
import type { MoveKinds } from '../game/look';
import type { Move } from '../game/move';
import { samePosition, sameSize, type Position, type Size } from '../game/position';
import { formatPosition } from '../game/position_text';
import { answerOf, createAsk, settledOf, type AskState } from '../asking/ask';
import { createRecentCache } from '../asking/recent_cache';
import type { PositionFacts } from '../engine/api/boards';
import type { GameEngine } from '../engine/api/engine';
import { moveOfKinds } from './kinds';

/** A position with all that is known of it at a glance. */
export interface Examination extends PositionFacts {
  readonly position: Position;
  readonly board: Board;
}

interface Shown {
  readonly game: Game;
  readonly position: Position;
}

/** Describes the board of any game and size, or the nearest possible one; rejects with a `SolverError`. */
export type OpenBoard = (game: Game, size: Size) => Promise<Board>;

export type ExaminationState = AskState<Shown, Examination>;

/** The largest boards take half a megabyte each. */
const REMEMBERED_POSITIONS = 32;
/** Positions with more pairs of kinds take megabytes, and are asked for again instead. */
const MAX_REMEMBERED_PAIRS = 50_000;
const REMEMBERED_BOARDS = 32;

export interface Knowledge {
  readonly state: ReadonlySignal<ExaminationState>;
  /** Undefined while it is being asked for, and after a failure. */
  readonly known: ReadonlySignal<Examination | undefined>;
  /** The shown board, once it is known. */
  readonly board: ReadonlySignal<Board | undefined>;
  readonly openBoard: OpenBoard;
  /** A recently described board. */
  knownBoard(game: Game, size: Size): Board | undefined;
  /** The largest board of a game, once one of its boards was described. */
  readonly largestOf: (game: Game) => Size | undefined;
  show(game: Game, position: Position): void;
  /** Asks again after a failure. */
  again(): void;
  /** The winning moves of these kinds; rejects with a `SolverError`. */
  readonly winningMovesOf: (examination: Examination, kinds: MoveKinds) => Promise<readonly Move[]>;
  /** The winning move that the three steps lead to, if any; rejects with a `SolverError`. */
  readonly winningMoveOf: (examination: Examination) => Promise<Move | undefined>;
}

/**
 * `boardPointAt` is called when a board is described for the first time, and when the shown board is larger than its game
 * allows, so that another one must be shown.
 */
export function createKnowledge(engine: GameEngine, onBoard: () => void): Knowledge {
  const board = signal<Board | undefined>(undefined);
  const { knownBoard, openBoard, largestOf } = createBoards(engine);
  const examinations = createRecentCache<Examination>(REMEMBERED_POSITIONS);
  const { state, ask } = createAsk((question: Shown, abort) => {
    const examination = examinations.find(positionKey(question));
    board.value = examination?.board ?? knownBoard(question.game, question.position);
    return examination ?? examine(question, abort);
  });

  async function examine(question: Shown, abort: AbortSignal): Promise<Examination> {
    const { game, position } = question;
    const wasKnown = board.value !== undefined;
    const opened = await openBoard(game, position, abort);
    abort.throwIfAborted();
    if (sameSize(boardSize(opened), position)) board.value = opened;
    if (!wasKnown) onBoard();
    abort.throwIfAborted();
    const facts = await engine.ask('examine', examinationQuestionOf(game, position), abort);
    const examination = { ...facts, position, board: opened };
    if (facts.ofKinds.length <= MAX_REMEMBERED_PAIRS)
      examinations.add(positionKey(question), examination);
    return examination;
  }

  const start = (next: Shown) => batch(() => void ask(next));

  return {
    state,
    known: computed(() => answerOf(state.value)),
    board,
    openBoard,
    knownBoard,
    largestOf,
    show(game, position) {
      const now = state.peek();
      const isShown = now.status !== 'idle' && isAlike(now.question, { game, position });
      if (!isShown || !samePosition(now.question.position, position)) start({ game, position });
    },
    again() {
      const now = state.peek();
      if (now.status === 'failed') start(now.question);
    },
    ...winningMovesBy(engine),
  };
}

function winningMovesBy(engine: GameEngine): Pick<Knowledge, 'winningMovesOf' | 'winningMoveOf'> {
  return {
    async winningMovesOf({ board, position }, { rowKind, columnKind }) {
      const question = { ...examinationQuestionOf(board.game, position), rowKind, columnKind };
      const found = await engine.ask('winningMovesOf', question);
      return found.flatMap((move) => moveOfKinds(board, move) ?? []);
    },
    async winningMoveOf({ board, position }) {
      const found = await engine.ask('solve', examinationQuestionOf(board.game, position));
      return found && moveOfKinds(board, found);
    },
  };
}

/** A cache of the boards that the engine has described. */
function createBoards(engine: GameEngine) {
  const boards = createRecentCache<Board>(REMEMBERED_BOARDS);
  const largest = new Map<string, Size>();
  const knownBoard = (game: Game, size: Size) => boards.find(boardKey(game, size));

  async function openBoard(game: Game, size: Size, abort?: AbortSignal): Promise<Board> {
    const known = knownBoard(game, size);
    if (known !== undefined) return known;
    const opened = createBoard(game, await engine.ask('describe', boardOf(game, size), abort));
    largest.set(game.name, opened.largest);
    boards.add(boardKey(game, boardSize(opened)), opened);
    return opened;
  }

  return { knownBoard, openBoard, largestOf: ({ name }: Game) => largest.get(name) };
}

/**
 * The latest examination: while a new position is being examined, that of the previous one if game and size are the
 * same.
 */
export function lastExamination(state: ExaminationState): Examination | undefined {
  const last = settledOf(state);
  if (state.status === 'idle' || last?.status !== 'answered') return undefined;
  return isAlike(state.question, last.question) ? last.answer : undefined;
}

function isAlike(one: Shown, other: Shown): boolean {
  return one.game.name === other.game.name && sameSize(one.position, other.position);
}

function boardOf({ name }: Game, { rows, columns }: Size) {
  return { game: name, rows, columns };
}

/** The fields that every request about a position has. */
export function examinationQuestionOf(game: Game, position: Position) {
  return { board: boardOf(game, position), coins: position.coins };
}

function boardKey(game: Game, { rows, columns }: Size): string {
  return `${game.name} ${rows} ${columns}`;
}

function positionKey({ game, position }: Shown): string {
  return `${boardKey(game, position)} ${formatPosition(position, game)}`;
}
