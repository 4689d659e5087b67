/** Makes moves, of the reader and of the computer. */
import { isOver, moveNimber } from '../game/board';
import type { StudyState } from '../game/fields';
import { NOTHING_CHOSEN } from '../game/look';
import { playerAfter, type Player } from '../game/match';
import { positionAfterMove, type Move } from '../game/move';
import { studyAfterMove } from '../game/study';
import type { StudyCore } from './core';

/** A move just before it is made. */
export interface ComingMove {
  readonly move: Move;
  readonly by: 'reader' | 'computer';
  /** In a match, the player who makes it. */
  readonly player: Player | undefined;
  /** True for a winning move; undefined if that is not known. */
  readonly winning: boolean | undefined;
  /** True if nobody can move after it. */
  readonly endsGame: boolean;
}

/** True while a match goes on and no review of it is open. */
export function isPlaying({ look }: StudyState): boolean {
  return look.mode === 'play' && look.review === undefined;
}

/** Refuses moves in a review, and outside of matches if the position is locked. */
export function createMoveMaking(
  core: StudyCore,
  go: (change: () => void) => void,
  beforeMove: ((coming: ComingMove) => void) | undefined,
) {
  const { state, limits, rejected } = core;
  return (move: Move, by: ComingMove['by']) => {
    const { study, look } = state.value;
    if (look.review !== undefined) return;
    if (limits.locks.position && !isPlaying(state.value)) return;
    beforeMove?.(comingMove(core, move, by));
    const refused = rejected.value;
    const next = { ...look, ...NOTHING_CHOSEN };
    go(() => core.set({ study: studyAfterMove(study, move), look: next }));
    // Settings that could not be used stay listed until the reader does something.
    if (by === 'computer') rejected.value = refused;
  };
}

function comingMove({ state, view, knowledge, line }: StudyCore, move: Move, by: ComingMove['by']) {
  const known = knowledge.known.value;
  const board = knowledge.board.value;
  const isMatch = state.value.look.mode === 'play';
  return {
    move,
    by,
    player: isMatch ? playerAfter(line.shown.value) : undefined,
    winning: known && moveNimber(known.board, move) === known.nimber,
    endsGame: board !== undefined && isOver(board, positionAfterMove(view.position.value, move)),
  };
}
