/** The review of a played line: what became of the win by every move, and what would have kept it. */
import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { StudyState } from '../game/fields';
import { otherPlayer } from '../game/match';
import type { Player } from '../game/match';
import { sameMove, selectionOf } from '../game/move';
import type { Move } from '../game/move';
import { samePosition } from '../game/position';
import type { Position } from '../game/position';
import { nodeAt } from '../game/study';
import type { Study } from '../game/study';
import type { Limits } from '../model/limits';
import { solverErrorFrom } from '../model/solver_failure';
import type { SolverError } from '../engine/errors';
import type { GameEngine, GameFacts } from '../engine/game_engine';
import { kindsOf, moveOfKinds } from './kinds';
import { boardOf } from './knowledge';
import type { Knowledge } from './knowledge';
import type { LineEntry, StudyLine } from './line';

/** What became of the win by a move. */
export type Verdict =
  /** It left a position of nimber 0. */
  | 'kept'
  /** There was a winning move, and this is none. */
  | 'lost'
  /** There was none. */
  | 'hopeless';

export interface ReviewedMove extends LineEntry {
  readonly nimberBefore: number;
  readonly nimberAfter: number;
  readonly verdict: Verdict;
  /** Where the win was lost: a move that would have kept it. */
  readonly better: Move | undefined;
  /** Whether the player asked for a hint before it. */
  readonly isHinted: boolean;
}

/** How one player did. */
export interface Marks {
  readonly player: Player;
  readonly moves: number;
  readonly kept: number;
  readonly lost: number;
  readonly hopeless: number;
  readonly hints: number;
}

export type ReviewState =
  | { readonly status: 'waiting' }
  | {
      readonly status: 'known';
      readonly moves: readonly ReviewedMove[];
      readonly marks: readonly Marks[];
    }
  | { readonly status: 'failed'; readonly error: SolverError };

/** The move of the line that a review is at, and which of two moves it shows on the board. */
export interface ReviewView {
  readonly number: number;
  /** A better move only where the win was lost. */
  readonly shows: 'played' | 'better';
}

export interface Review {
  /**
   * Whether one can be opened: once moves have been made. What it gives away is help for what is still
   * to be played.
   */
  readonly mayOpen: ReadonlySignal<boolean>;
  /** Undefined while no review is open. */
  readonly state: ReadonlySignal<ReviewState | undefined>;
  readonly view: ReadonlySignal<ReviewView | undefined>;
  /** At this move, or else at the first that lost the win. */
  open(view?: ReviewView): void;
  readonly close: () => void;
  /** Asks for what an open review needs, once; what failed is asked for again. */
  ask(): void;
}

type FactsState =
  | { readonly status: 'waiting' }
  | { readonly status: 'known'; readonly facts: KnownFacts }
  | { readonly status: 'failed'; readonly error: SolverError };

interface Asked {
  readonly game: string;
  readonly start: Position;
  readonly moves: readonly Move[];
  readonly answer: Promise<void>;
}

interface KnownFacts {
  readonly nimbers: readonly number[];
  readonly better: readonly (Move | undefined)[];
}

/** `isHelp`: whether somebody can still move. */
export function createReview(
  engine: GameEngine,
  knowledge: Knowledge,
  state: ReadonlySignal<StudyState>,
  line: StudyLine,
  isHelp: () => boolean,
  limits: Limits,
  show: (look: Partial<StudyState['look']>) => void,
): Review {
  const facts = createReviewFacts(engine, knowledge);
  /** A review was opened without saying where: it goes to the first mistake when that is known. */
  let seeksMistake = false;
  const number = computed(() => state.value.look.review);
  const mayOpen = computed(
    () =>
      state.value.look.mode === 'play' &&
      line.moves.value.length > 0 &&
      !limits.hides.answers &&
      (!limits.hides.hints || !isHelp() || number.value !== undefined),
  );

  const known = computed<ReviewState | undefined>(() => {
    if (number.value === undefined) return undefined;
    const found = facts.state.value;
    if (found.status !== 'known') return found;
    const moves = reviewedMoves(state.value.study, line.moves.value, found.facts);
    return { status: 'known', moves, marks: marksOf(moves) };
  });

  const movesKnown = () => (known.value?.status === 'known' ? known.value.moves : undefined);

  const view = computed<ReviewView | undefined>(() => {
    if (number.value === undefined) return undefined;
    const better = movesKnown()?.[number.value - 1]?.better;
    const isBetter = better && sameMove(state.value.look.selection?.move, better);
    return { number: number.value, shows: isBetter ? 'better' : 'played' };
  });

  function showView({ number: asked, shows }: ReviewView) {
    const entry = line.moves.value[asked - 1];
    if (entry === undefined) return;
    const better = shows === 'better' ? movesKnown()?.[asked - 1]?.better : undefined;
    show({ review: asked, selection: selectionOf(better ?? entry.move) });
  }

  async function ask() {
    const moves = line.moves.value.map(({ move }) => move);
    await facts.ask(state.value.study, line.positionAfter(0), moves);
    const reviewed = movesKnown();
    if (!seeksMistake || reviewed === undefined) return;
    seeksMistake = false;
    const lost = reviewed.find(({ verdict }) => verdict === 'lost');
    if (lost !== undefined) showView({ number: lost.number, shows: 'better' });
  }

  return {
    mayOpen,
    state: known,
    view,
    open(asked) {
      if (!mayOpen.value || line.moves.value[(asked?.number ?? 1) - 1] === undefined) return;
      seeksMistake = asked === undefined;
      showView(asked ?? { number: 1, shows: 'played' });
      void ask();
    },
    close() {
      seeksMistake = false;
      if (number.value !== undefined) show({ review: undefined, selection: undefined });
    },
    ask() {
      if (number.value !== undefined) void ask();
    },
  };
}

/** What the engine finds out about a line: asked once, as long as it stays the same. */
function createReviewFacts(engine: GameEngine, knowledge: Knowledge) {
  const state = signal<FactsState>({ status: 'waiting' });
  let asked: Asked | undefined;
  let asking: AbortController | undefined;

  async function find({ game }: Study, start: Position, moves: readonly Move[]) {
    const current = new AbortController();
    asking?.abort();
    asking = current;
    state.value = { status: 'waiting' };
    try {
      const board = await knowledge.openBoard(game, start);
      const kinds = moves.flatMap((move) => kindsOf(board, move) ?? []);
      const found: GameFacts = await engine.review(
        boardOf(game, start),
        start.coins,
        kinds,
        current.signal,
      );
      if (asking !== current) return;
      const better = found.better.map((move) => move && moveOfKinds(board, move));
      state.value = { status: 'known', facts: { nimbers: found.nimbers, better } };
    } catch (reason) {
      if (asking === current) state.value = { status: 'failed', error: solverErrorFrom(reason) };
    }
  }

  return {
    state,
    ask(study: Study, start: Position, moves: readonly Move[]): Promise<void> {
      const isSame =
        asked?.game === study.game.name &&
        samePosition(asked.start, start) &&
        asked.moves.length === moves.length &&
        asked.moves.every((move, index) => sameMove(moves[index], move));
      if (!isSame || state.value.status === 'failed')
        asked = { game: study.game.name, start, moves, answer: find(study, start, moves) };
      return asked?.answer ?? Promise.resolve();
    },
  };
}

/** As far as the facts go: they end where a move is not legal. */
function reviewedMoves(
  study: Study,
  moves: readonly LineEntry[],
  { nimbers, better }: KnownFacts,
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

/** Who moved first comes first. */
function marksOf(moves: readonly ReviewedMove[]): Marks[] {
  return (['first', otherPlayer('first')] as const).map((player) => {
    const own = moves.filter((move) => move.player === player);
    const count = (verdict: Verdict) => own.filter((move) => move.verdict === verdict).length;
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

function verdictOf(before: number, after: number): Verdict {
  if (before === 0) return 'hopeless';
  return after === 0 ? 'kept' : 'lost';
}
