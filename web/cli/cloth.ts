/** Shared by the commands about the cloth of a board: where its winning first moves lie. */
import { availableParallelism } from 'node:os';
import { createSolver } from '../src/engine/client/solver';
import type { ClothEngine, ClothFacts, ClothRegion } from '../src/engine/api/cloth';
import { createCloth } from '../src/engine/client/cloth';
import type { BoardQuestion, PositionRange } from '../src/engine/api/axes';
import { announceWork } from './announced_work';
import { boardQuestion, lengthOptions, readBoardSizes, solverThreads } from './flipping_board';
import { readPositiveNumber, type readOptions } from './options';
import { progressLine } from './progress_line';
import { UsageError } from './usage_error';

export const clothDetails = `  --rows A-B, --columns C-D the part of it (default: all): from 1, both ends in, and rows are
                            counted upwards
  --row-lengths F           the heights of a rectangle (default: triangular)
  --column-lengths F        the widths of a rectangle (default: square)`;

/** The options that both commands have. */
export const clothOptions = {
  rows: { type: 'string' },
  columns: { type: 'string' },
  ...lengthOptions,
  json: { type: 'boolean', default: false },
} as const;

export interface ClothRequest {
  readonly question: BoardQuestion;
  readonly region: ClothRegion;
}

export function readClothRequest(
  {
    values,
    positionals,
  }: Pick<ReturnType<typeof readOptions<typeof clothOptions>>, 'values' | 'positionals'>,
  synopsis: string,
): ClothRequest {
  const sizes = readBoardSizes(positionals, synopsis);
  return {
    question: boardQuestion(sizes, values),
    region: {
      rows: readRange(values.rows, '--rows', sizes.rows),
      columns: readRange(values.columns, '--columns', sizes.columns),
    },
  };
}

/** A-B, or a single number; by default the whole range. */
function readRange(text: string | undefined, name: string, size: number): PositionRange {
  if (text === undefined) return { first: 1, last: size };
  const [from = '', to = from, ...rest] = text.split('-');
  if (rest.length > 0)
    throw new UsageError(`${name} takes a range such as 1-${size}, not “${text}”.`);
  const [first, last] = [from, to].map((end) => readPositiveNumber(end, name, size));
  if (first === undefined || last === undefined || first > last)
    throw new UsageError(`${name} must go from a number to one that is no smaller, not “${text}”.`);
  return { first, last };
}

export const regionJson = ({ rows, columns }: ClothRegion) => ({
  rowFrom: rows.first,
  rowTo: rows.last,
  columnFrom: columns.first,
  columnTo: columns.last,
});

/** Opens the cloth of a board for some questions, and closes it again. */
export async function withCloth<Answer>(
  question: BoardQuestion,
  ask: (cloth: ClothEngine, facts: ClothFacts) => Promise<Answer>,
): Promise<Answer> {
  const solver = createSolver(solverThreads, availableParallelism());
  const cloth = createCloth(solverThreads);
  const progress = progressLine(process.stderr);
  try {
    await announceWork(solver, question, { forCloth: true });
    const run = solver.solve(question, { forCloth: true, onProgress: progress.report });
    await run.answer;
    const axes = await run.axes();
    solver.dispose();
    const facts = await cloth.open(question, { axes, onProgress: progress.reportShare });
    progress.clear();
    return await ask(cloth, facts);
  } finally {
    progress.clear();
    solver.dispose();
    cloth.dispose();
  }
}
