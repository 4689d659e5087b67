import { createReadStream } from 'node:fs';
import { reasonOf } from '../src/engine/api/errors';
import { UsageError } from './usage_error';

/** The largest board takes 40 kB. A device such as /dev/zero has no end at all. */
const MAX_BYTES = 1_000_000;

/** The row of the first line: rows count downwards, in the Flipping Game upwards. */
type LineOrder = 'first row first' | 'last row first';

/**
 * Reads a position that is written as text: 1 for heads and 0 for tails, row by row from the first row; all heads
 * without a `path`, which is `-` for standard input. Throws a `UsageError` that explains the problem.
 */
export async function readPositionFile(
  path: string | undefined,
  rows: number,
  columns: number,
  order: LineOrder,
): Promise<Uint8Array> {
  if (path === undefined) return new Uint8Array(rows * columns).fill(1);
  return parsePosition(await readText(path), rows, columns, order);
}

async function readText(path: string): Promise<string> {
  try {
    const bytes = await readBytes(path === '-' ? process.stdin : createReadStream(path));
    // Removes the byte order mark that some editors write.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    const source = path === '-' ? 'standard input' : `the position file “${path}”`;
    throw new UsageError(`Cannot read ${source}: ${whyUnreadable(error)}.`);
  }
}

async function readBytes(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of stream) {
    pieces.push(piece);
    length += piece.length;
    if (length > MAX_BYTES) throw new Error('it is longer than any position');
  }
  return Buffer.concat(pieces);
}

function whyUnreadable(error: unknown): string {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'ENOENT':
    case 'ENOTDIR':
      return 'there is no such file';
    case 'EISDIR':
      return 'it is a folder';
    case 'EACCES':
      return 'it may not be read';
    case 'ERR_ENCODING_INVALID_ENCODED_DATA':
      return 'it is no text in UTF-8';
    default:
      return reasonOf(error);
  }
}

/** The lines are the rows of the board from the top, with a letter for each coin. */
function parsePosition(text: string, rows: number, columns: number, order: LineOrder): Uint8Array {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop(); // the last line may have an end or none
  if (lines.length !== rows) {
    throw new UsageError(`The position has ${counted(lines.length, 'line')}, not ${rows}.`);
  }
  const discs = new Uint8Array(rows * columns);
  lines.forEach((line, index) => {
    const row = order === 'first row first' ? index : rows - 1 - index;
    discs.set(parseLine(line, index + 1, columns), row * columns);
  });
  return discs;
}

function parseLine(line: string, number: number, columns: number): readonly number[] {
  const discs = Array.from(line, (letter) => {
    if (letter === 'W') return 1;
    if (letter === 'B') return 0;
    throw new UsageError(
      `Line ${number} of the position has ${named(letter)}, where only W for white and B for black may stand.`,
    );
  });
  if (discs.length !== columns) {
    throw new UsageError(
      `Line ${number} of the position has ${counted(discs.length, 'disc')}, not ${columns}.`,
    );
  }
  return discs;
}

/** A character as a refusal may print it: a terminal would execute some invisible ones. */
function named(character: string): string {
  if (/[\p{L}\p{N}\p{P}\p{S} ]/u.test(character)) return `“${character}”`;
  const code = character.codePointAt(0) ?? 0;
  return `the character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
