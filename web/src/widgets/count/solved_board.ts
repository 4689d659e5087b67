/**
 * A board with its answer. Its histograms are counted after the answer: automatically if that is quick, and otherwise
 * when the reader asks.
 */
import { signal, type ReadonlySignal } from '@preact/signals';
import { SolverError } from '../../engine/api/errors';
import type { StoredAnswer } from '../../engine/api/work_store';
import type { NimberPair, BoardHistograms } from '../../engine/api/axes';
import type { BoardAnswer, BoardRun } from '../../engine/api/solver';

/** If the answer took longer, the histograms are counted on request only. */
const QUICK_ANSWER_MS = 5_000;

export type HistogramsState =
  | { readonly status: 'uncounted' }
  | { readonly status: 'counting' }
  | { readonly status: 'counted'; readonly histograms: BoardHistograms }
  /** Stopped, and the solver has forgotten the board: it would have to be solved again. */
  | { readonly status: 'stopped' }
  | { readonly status: 'failed'; readonly error: SolverError };

export interface SolvedBoard extends BoardAnswer {
  readonly histograms: ReadonlySignal<HistogramsState>;
  /** True if they should be counted automatically. */
  readonly countsQuickly: boolean;
  /** Starts to count, unless that was done before. */
  readonly countHistograms: () => void;
  readonly stopCounting: () => void;
  /** Copies of both axes, if the workers of the run still hold them. */
  readonly axes: BoardRun['axes'];
}

/** The board that was just answered; `stop` makes the counting reject. */
export function solvedBoard(
  answer: BoardAnswer,
  findHistograms: () => Promise<BoardHistograms>,
  stop: () => void = () => undefined,
  axes: BoardRun['axes'] = () => Promise.resolve(undefined),
): SolvedBoard {
  const state = signal<HistogramsState>({ status: 'uncounted' });

  async function count() {
    state.value = { status: 'counting' };
    try {
      state.value = { status: 'counted', histograms: await findHistograms() };
    } catch (reason) {
      // Stopped by the reader, or by the next board.
      state.value =
        reason instanceof SolverError ? { status: 'failed', error: reason } : { status: 'stopped' };
    }
  }

  return {
    ...answer,
    histograms: state,
    countsQuickly: answer.milliseconds <= QUICK_ANSWER_MS,
    countHistograms() {
      if (state.value.status === 'uncounted') void count();
    },
    stopCounting: stop,
    axes,
  };
}

/** An answer from before a reload, with the histograms that were counted then. */
export function restoredBoard({ histograms, ...answer }: StoredAnswer): SolvedBoard {
  const board = solvedBoard(answer, () =>
    histograms === undefined
      ? Promise.reject(new DOMException('They were not counted.', 'AbortError'))
      : Promise.resolve(histograms),
  );
  board.countHistograms();
  return board;
}

/** A pair of move nimbers and its contribution to the answer. */

export interface PairProduct extends NimberPair {
  /** R(a) · C(b) */
  readonly product: bigint;
}

/** The pairs that contribute to an answer, and their sum. */
export interface PairSum {
  readonly pairs: readonly PairProduct[];
  /** The sum of the products, added up here and not taken from the solver. */
  readonly sum: bigint;
  /** True if the sum equals the solver's answer. */
  readonly agrees: boolean;
}

export function deriveWinningFirstMoves({ pairs, winningOpenings }: BoardAnswer): PairSum {
  const products = pairs.map((pair) => ({ ...pair, product: pair.rowMoves * pair.columnMoves }));
  const sum = products.reduce((total, { product }) => total + product, 0n);
  return { pairs: products, sum, agrees: sum === winningOpenings };
}
