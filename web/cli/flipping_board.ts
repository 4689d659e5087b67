/** Shared by the commands about the board of the Flipping Game. */
import { nodeThreads } from '../src/engine/wire/node_thread';
import { largestAxisSize, type BoardQuestion } from '../src/engine/api/axes';
import { readPositiveNumber } from './options';
import { UsageError } from './usage_error';

/** The two sizes of a board by `--rows` and `--columns`, or undefined if one of them is missing. */
export function readRowsAndColumns(
  given: { readonly rows?: string | undefined; readonly columns?: string | undefined },
  largest: { readonly rows: number; readonly columns: number },
): { readonly rows: number; readonly columns: number } | undefined {
  if (given.rows === undefined || given.columns === undefined) return undefined;
  return {
    rows: readPositiveNumber(given.rows, '--rows', largest.rows),
    columns: readPositiveNumber(given.columns, '--columns', largest.columns),
  };
}

/** Like `readRowsAndColumns`, but the sizes are required. */
export function requireRowsAndColumns(...args: Parameters<typeof readRowsAndColumns>) {
  const sizes = readRowsAndColumns(...args);
  if (sizes === undefined) {
    throw new UsageError('Say the size of the board: both --rows and --columns.');
  }
  return sizes;
}

/** The options for length families other than those of the Flipping Game. */
export const lengthOptions = {
  'row-lengths': { type: 'string', default: 'triangular' },
  'column-lengths': { type: 'string', default: 'square' },
} as const;

export function boardQuestion(
  { rows, columns }: { readonly rows: number; readonly columns: number },
  lengths: { readonly 'row-lengths': string; readonly 'column-lengths': string },
): BoardQuestion {
  return {
    rows: { size: rows, lengths: lengths['row-lengths'] },
    columns: { size: columns, lengths: lengths['column-lengths'] },
  };
}

/** The two sizes of a board by one word: N, or the rows and the columns as MxN. */
export function readBoardSizes(positionals: readonly string[], synopsis: string) {
  const [board, ...others] = positionals;
  if (board === undefined) throw new UsageError(`Say the size of the board: tartan ${synopsis}.`);
  if (others.length > 0) {
    throw new UsageError(`One size is enough: “${others.join(' ')}” is too much.`);
  }
  const [rows = '', columns = rows, ...rest] = board.split(/[x×]/u);
  if (rest.length > 0)
    throw new UsageError(`A board has rows and columns, as 300x500: not “${board}”.`);
  return {
    rows: readPositiveNumber(rows, 'The number of rows', largestAxisSize),
    columns: readPositiveNumber(columns, 'The number of columns', largestAxisSize),
  };
}

/** Threads that run the solver; the build places their entry beside the program. */
export const solverThreads = nodeThreads(new URL('./thread.js', import.meta.url));
