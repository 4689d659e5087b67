/** How long a planned board will take, from its pairs of work and a rate. */
import type { BoardAnswer, BoardPlan, BoardQuestion } from '../solver/solver';
import { boardWork } from '../solver/board_work';

/** Above this a reader should know before starting. */
export const LONG_JOB_MILLISECONDS = 20_000;

/** Below this nobody has to ask twice: the board is computed while its size is typed. */
export const AT_ONCE_MILLISECONDS = 500;

/** A smaller board measures the start of the workers, however long that took, and not their rate. */
const FEWEST_MEASURED_PAIRS = 500_000_000;

export interface WorkEstimate {
  readonly pairs: number;
  readonly bytes: number;
  /** Absent until a rate is known. */
  readonly milliseconds?: number;
  readonly long: boolean;
}

export function estimateWork(
  question: BoardQuestion,
  { rows, columns }: BoardPlan,
  nanosecondsPerWork: number | undefined,
): WorkEstimate {
  const work = { pairs: rows.pairs + columns.pairs, bytes: rows.bytes + columns.bytes };
  if (nanosecondsPerWork === undefined) return { ...work, long: false };
  const milliseconds = (workOf(question, rows.pairs, columns.pairs) * nanosecondsPerWork) / 1e6;
  return { ...work, milliseconds, long: milliseconds > LONG_JOB_MILLISECONDS };
}

/** The nanoseconds per unit of work of a finished run, or undefined when it was too small to tell. */
export function measuredRate({
  question,
  rows,
  columns,
  milliseconds,
}: BoardAnswer): number | undefined {
  if (Math.max(rows.choices, columns.choices) < FEWEST_MEASURED_PAIRS) return undefined;
  return (milliseconds * 1e6) / workOf(question, rows.choices, columns.choices);
}

function workOf({ rows, columns }: BoardQuestion, rowPairs: number, columnPairs: number): number {
  return boardWork(
    { pairs: rowPairs, lengths: rows.lengths },
    { pairs: columnPairs, lengths: columns.lengths },
  );
}
