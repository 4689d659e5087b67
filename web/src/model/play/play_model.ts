/** The game on the Board page: two people, or a person and the computer, and the review of what they did. */
import { computed } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { BoardAnalyst } from '../../solver/board_analyst';
import type { RectangleStep } from '../board/corner_moves';
import { samePosition } from '../board/position';
import type { Cell, Position } from '../board/position';
import { createPointing, createTableView } from '../board/table';
import type { Table } from '../board/table';
import { NO_LIMITS } from '../limits';
import type { Limits } from '../limits';
import type { AddressBar } from '../route';
import type { SessionStore } from '../session_store';
import type { SolverError } from '../solver_failure';
import type { Game, GameSetup } from './game';
import { createGameChoice } from './game_choice';
import { printGameJson, readGameJson } from './game_json';
import type { GameJsonProblem, RejectedGameValue } from './game_problems';
import { isGameSize, LARGEST_SEED } from './game_setup';
import { hinted, placeAt, startOfGame, swapped, wentTo } from './game_tree';
import { movesAfterRedo, movesAfterUndo } from './going_back';
import { hintOf, nextGrade } from './hints';
import type { Hint } from './hints';
import type { LineMove } from './line_moves';
import { waitByTimer } from './opponent_turn';
import type { Wait } from './opponent_turn';
import type { Phase } from './phase';
import { createPlaySession } from './play_session';
import type { MadeMove } from './play_session';
import type { Refusal } from './refusals';
import type { ReviewState, ReviewView } from './reviewed_moves';

export { LARGEST_GAME, OPPONENTS, PLAYERS, SMALLEST_GAME } from './game';
export type { Game, GamePlace, GameSetup, HintGrade, Opponent, Player } from './game';
export type { GameAddressKey, GameJsonProblem, RejectedGameValue } from './game_problems';
export type { Hint } from './hints';
export type { LineMove } from './line_moves';
export { REPLY_REST } from './opponent_turn';
export type { Phase } from './phase';
export type { MadeMove } from './play_session';
export type { Refusal } from './refusals';
export type { Marks, ReviewedMove, ReviewState, ReviewView, Verdict } from './reviewed_moves';

/** All of a setup but the seed, which every new game gets anew. */
export type NewGame = Omit<GameSetup, 'seed'>;

export interface PlayModel {
  readonly game: ReadonlySignal<Game>;
  readonly line: ReadonlySignal<readonly LineMove[]>;
  /** How many moves of the line lead to the place that is shown. */
  readonly shown: ReadonlySignal<number>;
  readonly phase: ReadonlySignal<Phase>;
  /** The move that led to what is shown; absent at the start and in a review. */
  readonly lastMove: ReadonlySignal<LineMove | undefined>;
  /** The position of the place that is shown, also while a review shows another one on the board. */
  readonly position: ReadonlySignal<Position>;
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  readonly hint: ReadonlySignal<Hint>;
  /** The board: while one plays what wins is hidden; in a review it is shown. */
  readonly table: Table;
  readonly rejected: ReadonlySignal<readonly RejectedGameValue[]>;
  /** `#/board?…&mode=play&…` */
  readonly address: ReadonlySignal<string>;

  /**
   * A disc was clicked, while a person is to move. A lower left disc of the held corner's rectangles
   * makes that move. Another one below or to the left could have been meant as an end: `refusal` says why
   * it is none, and only pressed once more it becomes the corner. Elsewhere a white disc does so at once,
   * and a black one is refused. In a review nothing is played: what is pressed is looked at, as on a board
   * that is explored.
   */
  press(cell: Cell): void;
  /**
   * A drag chooses the legal rectangle of `from` that ends nearest to `to`. Its end makes the move, but
   * not where it began; above or to the right of that it is refused, and the rectangle stays chosen.
   */
  drag(from: Cell, to: Cell, ended: boolean): void;
  /** As on a board that is explored; `refusal` says when the next length does not fit. */
  step(step: RectangleStep): void;
  /** Makes the move that is chosen. */
  apply(): void;
  /** Lets go of the corner and of the refusal. */
  dismiss(): void;

  /** Asks for the next grade, while a person is to move and there is more to tell. */
  askHint(): void;
  /** The person and the computer change colours, from here on. */
  swapSides(): void;
  /** The computer, which is to move, does so; on a branch of its own where the game went on otherwise. */
  letMove(): void;
  /** Back to where a person was to move last, and forward to where one is next. */
  undo(): void;
  redo(): void;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Shows any place of the tree; the line goes through it. The computer does not move by that. */
  goTo(place: number): void;
  /** A new game at an address of its own, so that the old one is a step back in the history. */
  start(game: NewGame): void;
  /** As `start` from this position, with the other settings as they are; goes on when it is the one shown. */
  open(position: Position): void;

  /** Whether a review can be opened, once moves have been made. */
  readonly mayReview: ReadonlySignal<boolean>;
  readonly review: ReadonlySignal<ReviewState | undefined>;
  readonly reviewed: ReadonlySignal<ReviewView | undefined>;
  /**
   * Opens the review of the line, at a move of it or at the first that lost the win. The computer does
   * not move as long as it is open, and any change of the game closes it.
   */
  openReview(view?: ReviewView): void;
  closeReview(): void;
  /** Closes the review, and the game goes on before the move that it shows. */
  playFrom(number: number): void;
  reviewAgain(): void;

  /** The game as JSON, for somebody to keep. */
  json(): string;
  /**
   * Takes such a JSON as `start` does; says what is wrong with one that cannot be used, and changes
   * nothing then. Moves whose lengths are not legal are left out, or, if that is to be strict and the
   * board has been described, make it one that cannot be used.
   */
  openJson(json: string, how?: { readonly isStrict: boolean }): GameJsonProblem | undefined;
  /**
   * Has boards of this size described, so that `openJson` can judge the lengths of moves; says why where
   * that cannot be done.
   */
  prepare(rows: number, columns: number): Promise<SolverError | undefined>;
  /** Looks at the board once more, after the solver could not be reached. */
  examineAgain(): void;
  /** The reader came to an address of a game. */
  visit(query: URLSearchParams): void;
  /** The reader went elsewhere: the computer does not move, and nothing writes the address any more. */
  leave(): void;
  /** Writes now what waits for a rest: the page may be closed or loaded anew. */
  save(): void;
}

/** What playing needs of its surroundings. */
export interface PlayParts {
  readonly analyst: BoardAnalyst;
  readonly addressBar: AddressBar;
  /** Where the game is kept over a reload. */
  readonly keep: SessionStore;
  /** Gives whole numbers below 2^32. */
  readonly randomSeed?: () => number;
  readonly wait?: Wait;
  readonly limits?: Limits;
  /** Somebody makes a move. */
  readonly onMove?: (made: MadeMove) => void;
}

export function createPlayModel({
  randomSeed = () => Math.floor(Math.random() * (LARGEST_SEED + 1)),
  wait = waitByTimer,
  limits = NO_LIMITS,
  onMove = () => undefined,
  ...parts
}: PlayParts): PlayModel {
  const pointing = createPointing();
  const session = createPlaySession({ ...parts, wait, limits, onMove }, pointing.pointer);
  const { phase, refusal, review, table, change } = session;
  const { game, line, shown, position } = session.game;
  const { choose, ...choice } = createGameChoice(session);

  /** Of the place that is shown, as long as a person is to move there. */
  const grade = computed(() =>
    phase.value.kind === 'to-move' && !limits.hides.hints
      ? placeAt(game.value, game.value.current).hint
      : 0,
  );
  const movesUndone = computed(() => movesAfterUndo(game.value.setup, shown.value));
  const movesRedone = computed(() =>
    movesAfterRedo(game.value.setup, shown.value, line.value.length),
  );

  // What has been given away is help for what is still to be played.
  const mayReview = computed(
    () =>
      !limits.hides.answers &&
      (!limits.hides.hints || phase.value.kind === 'over' || review.state.value !== undefined),
  );

  function showAfter(moves: number | undefined) {
    if (moves !== undefined) change(wentTo(game.value, placeAfter(moves)));
  }

  function placeAfter(moves: number): number {
    return line.value[moves - 1]?.place ?? 0;
  }

  function start(newGame: NewGame) {
    const { rows, columns } = newGame.start;
    if (!isGameSize(newGame.start))
      throw new RangeError(`No game is played on a board of ${rows} × ${columns} discs.`);
    session.begin(startOfGame({ ...newGame, seed: randomSeed() }));
  }

  return {
    game,
    line,
    shown,
    phase,
    lastMove: computed(() => (review.state.value ? undefined : line.value[shown.value - 1])),
    position,
    refusal,
    hint: computed(() => hintOf(grade.value, table.examination.value)),
    table: {
      state: table.state,
      ...createTableView(table.facts, table.examiner, pointing, limits),
      choose,
      setShowValues: (shown) => table.setShowValues(shown),
      seen: session.seen,
      see: (change) => session.see(change),
    },
    rejected: session.rejected,
    address: session.address,
    ...choice,

    askHint() {
      if (limits.hides.hints || phase.value.kind !== 'to-move' || review.state.value !== undefined)
        return;
      const next = nextGrade(grade.value, table.examination.value);
      if (next !== undefined) session.note(hinted(game.value, next));
    },
    swapSides() {
      if (game.value.setup.opponent !== 'person' && phase.value.kind !== 'over')
        change(swapped(game.value));
    },
    letMove() {
      if (phase.value.kind === 'passed' || phase.value.kind === 'failed') session.letMove();
    },
    undo: () => showAfter(movesUndone.value),
    redo: () => showAfter(movesRedone.value),
    canUndo: computed(() => movesUndone.value !== undefined),
    canRedo: computed(() => movesRedone.value !== undefined),
    goTo(place) {
      const isShown = place === game.value.current && review.state.value === undefined;
      if (!isShown) change(wentTo(game.value, place), { isStill: true });
    },
    start,
    open(shownElsewhere) {
      const { first, opponent, you } = game.value.setup;
      if (!samePosition(shownElsewhere, position.value))
        start({ first, opponent, you, start: shownElsewhere });
    },

    mayReview,
    review: review.state,
    reviewed: review.view,
    openReview(view) {
      if (mayReview.value && line.value[(view?.number ?? 1) - 1] !== undefined)
        change(game.value, { review: { view } });
    },
    closeReview() {
      if (review.state.value !== undefined) change(game.value);
    },
    playFrom(number) {
      if (line.value[number - 1] !== undefined) change(wentTo(game.value, placeAfter(number - 1)));
    },
    reviewAgain: () => review.again(),

    json: () => printGameJson(game.value),
    openJson(json, { isStrict } = { isStrict: false }) {
      const reading = readGameJson(json);
      if (!reading.ok) return reading.problem;
      const [unlawful] = isStrict ? session.unlawfulIn(reading.value) : [];
      if (unlawful !== undefined)
        return { kind: 'illegal-move', key: unlawful.key, found: unlawful.value };
      session.begin(reading.value);
      return undefined;
    },
    prepare: (rows, columns) => table.examiner.prepare({ rows, columns }),
    examineAgain: () => table.examiner.again(),
    visit: (query) => session.visit(query),
    leave() {
      pointing.pointer.value = undefined;
      pointing.light.value = undefined;
      session.leave();
    },
    save: () => session.save(),
  };
}
