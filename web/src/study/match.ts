/** A match: whose turn it is, the computer's turns, hints. */
import { computed, type ReadonlySignal } from '@preact/signals';
import { isOver, type Board } from '../game/board';
import type { StudyState } from '../game/fields';
import {
  isComputerToMove,
  movesAfterRedo,
  movesAfterUndo,
  otherPlayer,
  playerAfter,
  type Match,
  type Player,
} from '../game/match';
import { cellAt, headsCount, type Cell, type Position } from '../game/position';
import { withHint, nodeAt } from '../game/study';
import type { Limits } from '../game/limits';
import type { SolverError } from '../engine/api/errors';
import type { Examination, Knowledge } from './knowledge';
import type { ShownVariation } from './line';
import type { OpponentTurn } from './opponent';

/** The phases of a match. */
export type Phase =
  /** A person is to move. */
  | { readonly kind: 'to-move'; readonly player: Player }
  /** The computer's move is being computed, or waits until the previous move has been seen. */
  | { readonly kind: 'thinking'; readonly player: Player }
  /** The computer is to move at an earlier node that the reader went back to: `letMove` makes its move. */
  | { readonly kind: 'passed'; readonly player: Player }
  /** The computer's move could not be computed: `letMove` asks again. */
  | { readonly kind: 'failed'; readonly player: Player; readonly error: SolverError }
  /** `winner` made the last move, so `loser` can't move. If the start has no legal move, nobody moved. */
  | { readonly kind: 'over'; readonly winner: Player; readonly loser: Player };

/** Help for a player who asks for it. */
export interface Hint {
  readonly isAsked: boolean;
  /** Undefined until it is known, and if no hint was asked for. */
  readonly won: boolean | undefined;
  /** In a won position, the corners that have a winning move. */
  readonly corners: readonly Cell[];
}

export interface MatchModel {
  readonly phase: ReadonlySignal<Phase>;
  readonly hint: ReadonlySignal<Hint>;
  /** True if nobody has moved yet, a person is to move, and every first move loses; false if answers are hidden. */
  readonly isStartLost: ReadonlySignal<boolean>;
  /** Shows a hint while a person is to move, and again if a corner was chosen since. */
  askHint(): void;
  /** The person and the computer change sides from here on. */
  readonly swapSides: () => void;
  /** Makes the computer's move, as a new variation if the game went on otherwise. */
  letMove(): void;
  /** The number of moves after an undo, back to the last turn of a person, and after a redo. */
  readonly movesUndone: ReadonlySignal<number | undefined>;
  readonly movesRedone: ReadonlySignal<number | undefined>;
}

/** Closes a review, so that the match goes on. */
const PLAYING_ON = { selection: undefined, review: undefined } as const;

interface MatchDependencies {
  readonly state: ReadonlySignal<StudyState>;
  readonly set: (next: StudyState) => void;
  readonly line: ShownVariation;
  readonly position: ReadonlySignal<Position>;
  readonly knowledge: Knowledge;
  readonly turn: OpponentTurn;
  /** Makes a change, after which the computer may be to move. */
  readonly go: (change: () => void) => void;
  readonly limits: Limits;
}

export function createMatch(
  dependencies: MatchDependencies,
): MatchModel & { readonly moveByItself: () => void } {
  const { state, line, knowledge, turn } = dependencies;
  const match = computed(() => state.value.match);
  // In a review the board shows another position; the turn follows from the current node.
  const phase = computed(() =>
    phaseOf(
      match.value,
      line.shown.value,
      line.positionAfter(line.shown.value),
      knowledge.board.value,
      turn.state.value,
    ),
  );
  return {
    phase,
    ...createHelp(dependencies, phase),
    ...createTurns(dependencies, phase),
    movesUndone: computed(() => movesAfterUndo(match.value, line.shown.value)),
    movesRedone: computed(() =>
      movesAfterRedo(match.value, line.shown.value, line.moves.value.length),
    ),
  };
}

const isMatch = ({ look }: StudyState) => look.mode === 'play';
const isReviewing = ({ look }: StudyState) => look.review !== undefined;

/** The hints for a player. */
function createHelp(
  { state, set, line, knowledge, limits }: MatchDependencies,
  phase: ReadonlySignal<Phase>,
): Pick<MatchModel, 'hint' | 'askHint' | 'isStartLost'> {
  const isAsked = computed(() => {
    const { study } = state.value;
    return phase.value.kind === 'to-move' && nodeAt(study, study.current).isHinted;
  });
  /** Undefined in a review, when the engine's answer is about the reviewed position. */
  const known = computed(() => (isReviewing(state.value) ? undefined : knowledge.known.value));
  return {
    hint: computed(() => hintOf(isAsked.value && !limits.hides.hints, known.value)),
    isStartLost: computed(
      () =>
        isMatch(state.value) &&
        !limits.hides.hints &&
        !limits.hides.answers &&
        line.moves.value.length === 0 &&
        phase.value.kind === 'to-move' &&
        known.value?.nimber === 0,
    ),
    askHint() {
      const mayAsk = isMatch(state.value) && !isReviewing(state.value) && !limits.hides.hints;
      if (!mayAsk || phase.value.kind !== 'to-move') return;
      // A hint is about all corners, so the selection is cleared.
      const { study, look } = state.value;
      set({ ...state.value, study: withHint(study), look: { ...look, selection: undefined } });
    },
  };
}

/** The computer's turns, and changes of sides. */
function createTurns(
  { state, set, line, knowledge, turn, go, position, limits }: MatchDependencies,
  phase: ReadonlySignal<Phase>,
) {
  const isTurnOf = (...kinds: readonly Phase['kind'][]) =>
    isMatch(state.value) && kinds.includes(phase.value.kind);

  function think() {
    const { study, match } = state.value;
    const { opponent: strength, seed } = match;
    if (strength === 'person') return;
    const { game } = study;
    void turn.ask({ game, position: position.value, strength, seed, turn: line.shown.value });
  }

  function swapSides() {
    const { match, look } = state.value;
    const isFixed = match.opponent === 'person' || limits.locks.opponent;
    if (isFixed || !isMatch(state.value) || isTurnOf('over')) return;
    const swapped = { ...match, you: otherPlayer(match.you) };
    set({ ...state.value, match: swapped, look: { ...look, ...PLAYING_ON } });
  }

  return {
    swapSides: () => go(swapSides),
    letMove() {
      if (!isTurnOf('passed', 'failed')) return;
      if (isReviewing(state.value))
        set({ ...state.value, look: { ...state.value.look, ...PLAYING_ON } });
      knowledge.again();
      think();
    },
    moveByItself() {
      const { study } = state.value;
      const isAtEnd = nodeAt(study, study.current).children.length === 0;
      if (isTurnOf('passed') && !isReviewing(state.value) && isAtEnd) think();
    },
  };
}

function phaseOf(
  match: Match,
  moves: number,
  position: Position,
  board: Board | undefined,
  turn: OpponentTurn['state']['value'],
): Phase {
  const player = playerAfter(moves);
  if (board ? isOver(board, position) : headsCount(position) === 0)
    return { kind: 'over', winner: otherPlayer(player), loser: player };
  if (!isComputerToMove(match, moves)) return { kind: 'to-move', player };
  switch (turn.status) {
    case 'idle':
      return { kind: 'passed', player };
    case 'asking':
    case 'answered':
      return { kind: 'thinking', player };
    case 'failed':
      return { kind: 'failed', player, error: turn.error };
  }
}

function hintOf(isAsked: boolean, known: Examination | undefined): Hint {
  if (!isAsked || known === undefined) return { isAsked, won: undefined, corners: [] };
  const { nimber, cornered, position } = known;
  const corners = Array.from(cornered.entries()).flatMap(([place, count]) =>
    count > 0 ? [cellAt(position, place)] : [],
  );
  return { isAsked, won: nimber !== 0, corners };
}
