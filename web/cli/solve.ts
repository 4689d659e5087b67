import { availableParallelism } from 'node:os';
import { createSolver } from '../src/engine/client/solver';
import { largestAxisSize, type BoardQuestion } from '../src/engine/api/axes';
import type { BoardAnswer } from '../src/engine/api/solver';
import { announceWork } from './announced_work';
import type { Command } from './command';
import { boardQuestion, lengthOptions, readRowsAndColumns, solverThreads } from './flipping_board';
import { readOptions, readPositiveNumber } from './options';
import { progressLine } from './progress_line';
import { UsageError } from './usage_error';

interface SolveRequest {
  readonly question: BoardQuestion;
  /** The answer's label: P(5), or P(3, 5) if the two sizes were given separately. */
  readonly label: string;
  readonly asJson: boolean;
}

export const solveCommand: Command = {
  synopsis: 'solve N | solve --rows M --columns N',
  summary: 'count the winning opening moves of the Flipping Game',
  details: `Prints P(N) for the board of N rows and N columns, or P(M, N).

  --rows M, --columns N     the two sizes, each from 1 to ${largestAxisSize.toLocaleString('en')}
  --row-lengths F           the heights of a rectangle (default: triangular)
  --column-lengths F        the widths of a rectangle (default: square)
  --json                    one JSON object with what the answer is made of

F is triangular, square, all, odd, powers-of-two, primes, fibonacci, or positive
whole numbers such as 1,3,7.`,
  run: async (words) => {
    const { question, label, asJson } = readRequest(words);
    const solver = createSolver(solverThreads, availableParallelism());
    const progress = progressLine(process.stderr);
    try {
      await announceWork(solver, question);
      const answer = await solver.solve(question, { onProgress: progress.report }).answer;
      progress.clear();
      if (asJson) return [JSON.stringify(jsonOf(answer))];
      return [`${label} = ${answer.winningOpenings.toString()}`];
    } finally {
      progress.clear();
      solver.dispose();
    }
  },
};

function readRequest(words: readonly string[]): SolveRequest {
  const { values, positionals } = readOptions(words, {
    rows: { type: 'string' },
    columns: { type: 'string' },
    ...lengthOptions,
    json: { type: 'boolean', default: false },
  });
  const sizes = readSizes(positionals, values);
  return {
    question: boardQuestion(sizes, values),
    label: sizes.label,
    asJson: values.json,
  };
}

function readSizes(positionals: string[], given: { rows?: string; columns?: string }) {
  const [size, ...others] = positionals;
  if (size !== undefined && (given.rows !== undefined || given.columns !== undefined)) {
    throw new UsageError('Give either one size N, or --rows and --columns.');
  }
  if (others.length > 0) {
    throw new UsageError(`One size is enough: “${others.join(' ')}” is too much.`);
  }
  if (size !== undefined) {
    const rows = readPositiveNumber(size, 'The size', largestAxisSize);
    return { rows, columns: rows, label: `P(${rows})` };
  }
  const sizes = readRowsAndColumns(given, { rows: largestAxisSize, columns: largestAxisSize });
  if (sizes === undefined) {
    throw new UsageError('Say the size of the board: one size N, or both --rows and --columns.');
  }
  return { ...sizes, label: `P(${sizes.rows}, ${sizes.columns})` };
}

/** Counts and nimbers that can exceed 2^53 are decimal text. */
function jsonOf(answer: BoardAnswer) {
  const { rows, columns } = answer.question;
  return {
    rows: rows.size,
    columns: columns.size,
    rowLengths: rows.lengths,
    columnLengths: columns.lengths,
    winningOpenings: answer.winningOpenings.toString(),
    openings: answer.openings.toString(),
    rowTotal: answer.rows.total,
    columnTotal: answer.columns.total,
    boardNimber: answer.boardNimber.toString(),
    pairs: answer.pairs.map(({ a, b, rowMoves, columnMoves }) => ({
      a,
      b,
      rowMoves: rowMoves.toString(),
      columnMoves: columnMoves.toString(),
    })),
    milliseconds: Math.round(answer.milliseconds),
  };
}
