import { clothBytes } from '../src/cloth/cloth_work';
import { SolverError } from '../src/engine/api/errors';
import type { BoardQuestion } from '../src/engine/api/axes';
import type { SolveOptions, Solver } from '../src/engine/api/solver';
import { estimateWork } from '../src/engine/api/work';
import { createNumbers } from '../src/text/numbers';

const { memory, roughDuration } = createNumbers('en');

/**
 * Refuses a board that this machine has no memory for, and announces a long run before it starts. The cloth of a board
 * may take as long as its answer did.
 */
export async function announceWork(
  solver: Solver,
  question: BoardQuestion,
  { forCloth = false }: Pick<SolveOptions, 'forCloth'> = {},
): Promise<void> {
  const plan = await solver.plan(question);
  const work = estimateWork(question, plan, solver.nanosecondsPerWork);
  const sides = { rows: question.rows.size, columns: question.columns.size };
  const bytes = work.bytes + (forCloth ? clothBytes(sides) : 0);
  const free = process.availableMemory();
  if (bytes > free) {
    const message = `This takes about ${memory(bytes)} of memory, and only ${memory(free)} is free.`;
    throw new SolverError({ kind: 'out-of-memory', message, amount: bytes });
  }
  if (!work.long || work.milliseconds === undefined) return;
  const least = roughDuration(work.milliseconds);
  const time = forCloth ? `${least} to ${roughDuration(2 * work.milliseconds)}` : least;
  process.stderr.write(`This takes about ${time} and ${memory(bytes)} of memory.\n`);
}
