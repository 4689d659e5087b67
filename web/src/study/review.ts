/** The review of a game: which moves lost the win, and which moves would not have. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { moveNimber } from '../game/board';
import type { StudyState } from '../game/fields';
import type { Game } from '../game/game';
import { otherPlayer, type Match, type Player } from '../game/match';
import { sameMove, selectionOfMove, type Move } from '../game/move';
import { samePosition, type Position } from '../game/position';
import { nodeAt, type Study } from '../game/study';
import type { GameEngine } from '../engine/api/engine';
import { answerOf, createAsk, type AskState } from '../asking/ask';
import type { StudyCore } from './core';
import type { Navigation } from './navigation';
import { kindsOfMove, moveOfKinds } from './kinds';
import { examinationQuestionOf, type Knowledge } from './knowledge';
import type { VariationMove, ShownVariation } from './line';

/** The verdict on a move. */
export type MoveVerdict =
  /** It left nimber 0. */
  | 'kept'
  /** It did not win, although another move would have. */
  | 'lost'
  /** No move would have won. */
  | 'hopeless';

export interface ReviewedMove extends VariationMove {
  readonly nimberBefore: number;
  readonly nimberAfter: number;
  readonly verdict: MoveVerdict;
  /** For a move that lost the win, a move that would not have. */
  readonly better: Move | undefined;
  /** The player asked for a hint before it. */
  readonly isHinted: boolean;
}

/** The result of one player. */
export interface PlayerResult {
  readonly player: Player;
  readonly moves: number;
  readonly kept: number;
  readonly lost: number;
  readonly hopeless: number;
  readonly hints: number;
}

/** A start with the moves that followed. */
interface PlayedLine {
  readonly game: Game;
  readonly start: Position;
  readonly moves: readonly Move[];
}

/** The engine's findings: nimbers of the start and after each move, and better moves. */
interface LineFacts {
  readonly nimbers: readonly number[];
  readonly better: readonly (Move | undefined)[];
}

export type ReviewState = AskState<PlayedLine, LineFacts>;

/** The reviewed move, and what the board shows of it. */
interface ReviewView {
  readonly number: number;
  /** The played move, a better one if it lost the win, or another one that the reader chose. */
  readonly shows: 'played' | 'better' | 'other';
}

export interface Review {
  /** True once moves were made; false while a review would be forbidden help. */
  readonly mayOpen: ReadonlySignal<boolean>;
  /** Undefined while no review is open. */
  readonly state: ReadonlySignal<ReviewState | undefined>;
  /** Empty until the engine has answered. */
  readonly moves: ReadonlySignal<readonly ReviewedMove[]>;
  readonly marks: ReadonlySignal<readonly PlayerResult[]>;
  readonly view: ReadonlySignal<ReviewView | undefined>;
  /** The numbers of the moves to learn from: the reader's own that lost the win; if there are none, those of both. */
  readonly mistakes: ReadonlySignal<readonly number[]>;
  /** The verdict on the chosen move while the reader looks for a better one. */
  readonly attempt: ReadonlySignal<'right' | 'wrong' | undefined>;
  /** Opens the review at this move, or at the first mistake. */
  open(view?: ReviewView): void;
  readonly close: () => void;
  /** At a mistake: hides winning moves until the reader finds a better one or gives up. */
  seek(): void;
  /** Judges the chosen move while a better one is looked for. */
  tryMove(): void;
  /** Requests what an open review needs, once; retries after a failure. */
  ask(): void;
}

interface ReviewDependencies extends Pick<
  StudyCore,
  'state' | 'line' | 'knowledge' | 'limits' | 'look'
> {
  readonly engine: GameEngine;
  readonly going: Pick<Navigation, 'navigate' | 'navigateSilently'>;
  /** True while somebody can still move, so that a review would be help. */
  readonly isHelp: () => boolean;
}

export function createReview(dependencies: ReviewDependencies): Review {
  const { engine, knowledge, state, line, going, isHelp, limits, look } = dependencies;
  const facts = createReviewFacts(engine, knowledge);
  /** The review was opened without a move: it goes to the first mistake once that is known. */
  let seeksMistake = false;
  const number = computed(() => state.value.look.review);
  const findings = createFindings(state, line, facts.state);
  const place = createPlace(dependencies, findings.moves);
  // If the opponent is fixed by the author, the game counts, so there is no help.
  const isKeptBack = limits.hides.hints || limits.locks.opponent;
  const mayOpen = computed(
    () =>
      state.value.look.mode === 'play' &&
      line.moves.value.length > 0 &&
      !limits.hides.answers &&
      (!isKeptBack || !isHelp() || number.value !== undefined),
  );

  async function ask() {
    const moves = line.moves.value.map(({ move }) => move);
    if (facts.state.value.status === 'failed') facts.forget();
    await facts.ask({ game: state.value.study.game, start: line.positionAfter(0), moves });
    if (!seeksMistake || findings.moves.value.length === 0) return;
    seeksMistake = false;
    const [first] = findings.mistakes.value;
    if (first !== undefined) place.show({ number: first, shows: 'played' });
  }

  function open(at: ReviewView | undefined) {
    if (!mayOpen.value || line.moves.value[(at?.number ?? 1) - 1] === undefined) return;
    seeksMistake = at === undefined;
    place.show(at ?? { number: 1, shows: 'played' });
    void ask();
  }

  function close() {
    if (number.value !== undefined)
      look({ review: undefined, selection: undefined, isSeeking: false });
  }

  return {
    mayOpen,
    ...findings,
    view: place.view,
    ...createSearch(dependencies, place.reviewed),
    open: (at) => going.navigateSilently(() => open(at)),
    close: () => going.navigate(close),
    ask() {
      if (number.value !== undefined) void ask();
    },
  };
}

/** The engine's findings about the game, while a review is open. */
function createFindings(
  state: ReadonlySignal<StudyState>,
  line: ShownVariation,
  facts: ReadonlySignal<ReviewState>,
) {
  const seen = computed(() => (state.value.look.review === undefined ? undefined : facts.value));
  const moves = computed(() => {
    const known = answerOf(seen.value);
    return known ? reviewedMoves(state.value.study, line.moves.value, known) : [];
  });
  return {
    state: seen,
    moves,
    marks: computed(() => marksOf(moves.value)),
    mistakes: computed(() => mistakesOf(moves.value, state.value.match)),
  };
}

/** The reviewed move, and what of it the board shows. */
function createPlace(
  { state, line, look }: ReviewDependencies,
  moves: ReadonlySignal<readonly ReviewedMove[]>,
) {
  const number = computed(() => state.value.look.review);
  const reviewed = computed(() => moves.value[(number.value ?? 0) - 1]);
  const view = computed<ReviewView | undefined>(() => {
    if (number.value === undefined) return undefined;
    const chosen = state.value.look.selection?.move;
    const played = line.moves.value[number.value - 1]?.move;
    const better = reviewed.value?.better;
    if (chosen === undefined || sameMove(chosen, played))
      return { number: number.value, shows: 'played' };
    return { number: number.value, shows: sameMove(chosen, better) ? 'better' : 'other' };
  });
  return {
    reviewed,
    view,
    show({ number: asked, shows }: ReviewView) {
      const entry = line.moves.value[asked - 1];
      if (entry === undefined) return;
      const better = shows === 'better' ? moves.value[asked - 1]?.better : undefined;
      look({ review: asked, selection: selectionOfMove(better ?? entry.move), isSeeking: false });
    },
  };
}

/** The reader's search for a better move. */
function createSearch(
  { state, knowledge, look }: ReviewDependencies,
  reviewed: ReadonlySignal<ReviewedMove | undefined>,
): Pick<Review, 'attempt' | 'seek' | 'tryMove'> {
  const tried = signal<{ node: number; move: Move; isRight: boolean } | undefined>(undefined);
  const chosen = () => state.value.look.selection?.move;
  return {
    attempt: computed(() => {
      const { node, move, isRight } = tried.value ?? {};
      const isShown = node === reviewed.value?.node && sameMove(move, chosen());
      if (!isShown || isRight === undefined) return undefined;
      return isRight ? 'right' : 'wrong';
    }),
    seek() {
      tried.value = undefined;
      if (reviewed.value?.better !== undefined) look({ isSeeking: true, selection: undefined });
    },
    tryMove() {
      const move = chosen();
      const known = knowledge.known.value;
      if (!state.value.look.isSeeking || known === undefined) return;
      if (move === undefined || reviewed.value === undefined) return;
      const isRight = moveNimber(known.board, move) === known.nimber;
      tried.value = { node: reviewed.value.node, move, isRight };
      if (isRight) look({ isSeeking: false });
    },
  };
}

function createReviewFacts(engine: GameEngine, knowledge: Knowledge) {
  async function find({ game, start, moves }: PlayedLine, abort: AbortSignal): Promise<LineFacts> {
    const board = await knowledge.openBoard(game, start);
    const kinds = moves.flatMap((move) => kindsOfMove(board, move) ?? []);
    const found = await engine.ask(
      'review',
      { ...examinationQuestionOf(game, start), moves: kinds },
      abort,
    );
    const better = found.better.map((move) => move && moveOfKinds(board, move));
    return { nimbers: found.nimbers, better };
  }

  return createAsk(find, { isSame: isSameLine });
}

function isSameLine(one: PlayedLine, other: PlayedLine): boolean {
  return (
    one.game.name === other.game.name &&
    samePosition(one.start, other.start) &&
    one.moves.length === other.moves.length &&
    one.moves.every((move, index) => sameMove(other.moves[index], move))
  );
}

/** The reviewed moves, up to the first illegal one. */
function reviewedMoves(
  study: Study,
  moves: readonly VariationMove[],
  { nimbers, better }: LineFacts,
): ReviewedMove[] {
  return moves.flatMap((entry, index) => {
    const nimberBefore = nimbers[index];
    const nimberAfter = nimbers[index + 1];
    if (nimberBefore === undefined || nimberAfter === undefined) return [];
    const { parent = 0 } = nodeAt(study, entry.node);
    return {
      ...entry,
      nimberBefore,
      nimberAfter,
      verdict: verdictOf(nimberBefore, nimberAfter),
      better: better[index],
      isHinted: nodeAt(study, parent).isHinted,
    };
  });
}

/** Against the computer the reader's own mistakes, if there are any. */
function mistakesOf(moves: readonly ReviewedMove[], { opponent, you }: Match): readonly number[] {
  const lost = moves.filter(({ verdict }) => verdict === 'lost');
  const own = opponent === 'person' ? [] : lost.filter(({ player }) => player === you);
  return (own.length > 0 ? own : lost).map(({ number }) => number);
}

/** The player who moved first comes first. */
function marksOf(moves: readonly ReviewedMove[]): PlayerResult[] {
  return (['first', otherPlayer('first')] as const).map((player) => {
    const own = moves.filter((move) => move.player === player);
    const count = (verdict: MoveVerdict) => own.filter((move) => move.verdict === verdict).length;
    return {
      player,
      moves: own.length,
      kept: count('kept'),
      lost: count('lost'),
      hopeless: count('hopeless'),
      hints: own.filter(({ isHinted }) => isHinted).length,
    };
  });
}

function verdictOf(before: number, after: number): MoveVerdict {
  if (before === 0) return 'hopeless';
  return after === 0 ? 'kept' : 'lost';
}
