/** What the analyst finds out about the position shown. The latest position wins; older questions are dropped. */
import { batch, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { BoardAnalyst } from '../../solver/board_analyst';
import type { SolverError } from '../../solver/errors';
import type { BoardDescription } from '../../solver/protocol';
import { boardKey, flippingGameBoard } from '../board_question';
import { createRecentCache } from '../recent_cache';
import { solverErrorFrom } from '../solver_failure';
import { samePosition, sameSize } from './position';
import type { Position } from './position';
import { printPosition } from './position_text';
import { winningMoves } from './winning_moves';
import type { WinningMoves } from './winning_moves';

/** What is known of the position shown. */
export interface Examination {
  /** The position that this is true of. */
  readonly position: Position;
  readonly description: BoardDescription;
  readonly boardNimber: number;
  readonly legal: number;
  readonly winning: WinningMoves;
}

export type ExaminationState =
  /** `last`: what was known of the position before, as long as the board has the same size. */
  | { readonly status: 'waiting'; readonly last: Examination | undefined }
  | { readonly status: 'known'; readonly examination: Examination }
  | { readonly status: 'failed'; readonly error: SolverError };

/** A large board's examination takes a megabyte; a board of lessons, nothing. */
const REMEMBERED_POSITIONS = 32;
const REMEMBERED_SIZES = 32;

export interface Examiner {
  readonly state: ReadonlySignal<ExaminationState>;
  /** Of the board shown, as soon as it is known. */
  readonly description: ReadonlySignal<BoardDescription | undefined>;
  /** Of any board, if it was described lately. */
  descriptionOf(position: Position): BoardDescription | undefined;
  /** Has boards of this size described, so that lengths can be judged; says why where it cannot be done. */
  prepare(size: Pick<Position, 'rows' | 'columns'>): Promise<SolverError | undefined>;
  show(position: Position): void;
  /** Asks once more about a position that could not be examined. */
  again(): void;
}

/** `onDescribed`: the board shown has been described, and was not known before. */
export function createExaminer(analyst: BoardAnalyst, onDescribed: () => void): Examiner {
  const state = signal<ExaminationState>({ status: 'waiting', last: undefined });
  const description = signal<BoardDescription | undefined>(undefined);
  const descriptions = createRecentCache<BoardDescription>(REMEMBERED_SIZES);
  const examinations = createRecentCache<Examination>(REMEMBERED_POSITIONS);
  let shown: Position | undefined;
  let asking: AbortController | undefined;

  function lastOf(position: Position): Examination | undefined {
    const before = state.value;
    const last = before.status === 'known' ? before.examination : undefined;
    const kept = before.status === 'waiting' ? before.last : last;
    return kept && sameSize(kept.position, position) ? kept : undefined;
  }

  function descriptionOf(position: Position): BoardDescription | undefined {
    return descriptions.find(boardKeyOf(position));
  }

  function start(position: Position) {
    asking?.abort();
    asking = undefined;
    shown = position;
    const examination = examinations.find(keyOf(position));
    batch(() => {
      description.value = examination?.description ?? descriptionOf(position);
      state.value =
        examination === undefined
          ? { status: 'waiting', last: lastOf(position) }
          : { status: 'known', examination };
    });
    if (examination === undefined) void ask(position);
  }

  async function ask(position: Position) {
    const current = new AbortController();
    asking = current;
    try {
      const board = flippingGameBoard(position.rows, position.columns);
      let known = description.value;
      if (known === undefined) {
        known = await analyst.describe(board, current.signal);
        descriptions.add(boardKeyOf(position), known);
        if (asking !== current) return;
        description.value = known;
        onDescribed();
      }
      const facts = await analyst.examine(board, position.discs, current.signal);
      if (asking !== current) return;
      asking = undefined;
      const { boardNimber, legal } = facts;
      const winning = winningMoves(position, facts);
      const examination = { position, description: known, boardNimber, legal, winning };
      examinations.add(keyOf(position), examination);
      state.value = { status: 'known', examination };
    } catch (reason) {
      if (asking !== current) return;
      asking = undefined;
      state.value = { status: 'failed', error: solverErrorFrom(reason) };
    }
  }

  return {
    state,
    description,
    descriptionOf,
    async prepare(size) {
      try {
        const board = flippingGameBoard(size.rows, size.columns);
        if (descriptions.find(boardKey(board)) === undefined)
          descriptions.add(boardKey(board), await analyst.describe(board));
        return undefined;
      } catch (reason) {
        return solverErrorFrom(reason);
      }
    },
    show(position) {
      if (shown === undefined || !samePosition(shown, position)) start(position);
    },
    again() {
      if (state.value.status === 'failed' && shown !== undefined) start(shown);
    },
  };
}

function boardKeyOf({ rows, columns }: Pick<Position, 'rows' | 'columns'>): string {
  return boardKey(flippingGameBoard(rows, columns));
}

function keyOf(position: Position): string {
  return `${position.rows} ${position.columns} ${printPosition(position)}`;
}
