/** What the commands about the board of the Flipping Game have in common. */
import { nodeThreads } from '../src/engine/ports/node_thread';
import { readPositiveNumber } from './options';
import { UsageError } from './usage_error';

/** The lengths of the Flipping Game itself. */
export const flippingGameLengths = { rows: 'triangular', columns: 'square' } as const;

/** The two sizes of a board by `--rows` and `--columns`, or undefined where one of them is missing. */
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

/** As `readRowsAndColumns`, where there is no other way to say the size. */
export function requireRowsAndColumns(...args: Parameters<typeof readRowsAndColumns>) {
  const sizes = readRowsAndColumns(...args);
  if (sizes === undefined) {
    throw new UsageError('Say the size of the board: both --rows and --columns.');
  }
  return sizes;
}

/** Threads that run the solver; the build lays their entry beside the program. */
export const solverThreads = nodeThreads(new URL('./thread.js', import.meta.url));
