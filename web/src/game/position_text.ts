/**
 * A position as text. Small boards can be read and typed: their rows from the top of the screen down, W for heads and B
 * for tails, `WWWBW.WWWWW`. Larger ones are packed, six bits a digit, in the shortest of these forms:
 *
 *     form   digits
 *     C      every coin as a bit, in the order of `coins`
 *     R      the first bit, then the length of each run of equal bits
 *     D      the same of the differences: each coin XOR the one in the row before
 */
import type { Position, Size } from './position';
import type { Game } from './game';

const LARGEST_SPELLED_OUT = 64;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS_PER_DIGIT = 6;

type Direction = Pick<Game, 'rowsUpward'>;
type Bits = ArrayLike<number>;

/** Cache of packed texts: positions are immutable, and one is written for the address, the storage and the cache. */
const printed = new WeakMap<Position, string>();

export function formatPosition(position: Position, direction: Direction): string {
  if (position.coins.length <= LARGEST_SPELLED_OUT)
    return spelledOut(position, direction).join('.');
  const text = printed.get(position) ?? packed(position);
  printed.set(position, text);
  return text;
}

/** The rows from the top down. */
export function spelledOut(
  { rows, columns, coins }: Position,
  { rowsUpward }: Direction,
): string[] {
  const lines = Array.from({ length: rows }, (_, row) =>
    Array.from(coins.subarray(row * columns, (row + 1) * columns), (coin) =>
      coin === 1 ? 'W' : 'B',
    ).join(''),
  );
  return rowsUpward ? lines.reverse() : lines;
}

/** Undefined if the text is no position of a board of this size. */
export function readPosition(text: string, size: Size, direction: Direction): Position | undefined {
  // No form is longer than one letter for each coin and one point for each row.
  if (text.length > size.rows * (size.columns + 1)) return undefined;
  return /^[WB.]*$/u.test(text)
    ? readSpelledOut(text.split('.'), size, direction)
    : readPacked(text, size);
}

/** The position with these rows, from the top down; undefined unless each of them is valid. */
export function readSpelledOut(
  lines: readonly string[],
  { rows, columns }: Size,
  { rowsUpward }: Direction,
): Position | undefined {
  if (lines.length !== rows || !lines.every((line) => isRowText(line, columns))) return undefined;
  const letters = (rowsUpward ? [...lines].reverse() : lines).join('');
  return { rows, columns, coins: Uint8Array.from(letters, (letter) => (letter === 'W' ? 1 : 0)) };
}

function isRowText(line: string, columns: number): boolean {
  return line.length === columns && /^[WB]*$/u.test(line);
}

function packed(position: Position): string {
  const { coins } = position;
  const changes = differences(coins, position.columns);
  const forms = [
    { form: 'C', length: coins.length, code: () => coins },
    { form: 'R', length: runCodeLength(coins), code: () => runCode(coins) },
    { form: 'D', length: runCodeLength(changes), code: () => runCode(changes) },
  ];
  const { form, code } = forms.reduce((best, other) => (other.length < best.length ? other : best));
  return form + digits(code());
}

function readPacked(text: string, size: Size): Position | undefined {
  const bits = bitsOf(text.slice(1));
  const coins = bits && coinsOf(text.charAt(0), bits, size);
  return coins && { rows: size.rows, columns: size.columns, coins };
}

function coinsOf(form: string, bits: Uint8Array, size: Size): Uint8Array | undefined {
  const count = size.rows * size.columns;
  switch (form) {
    case 'C':
      return Math.ceil(count / BITS_PER_DIGIT) * BITS_PER_DIGIT === bits.length
        ? bits.slice(0, count)
        : undefined;
    case 'R':
      return ofRunCode(bits, count);
    case 'D': {
      const changes = ofRunCode(bits, count);
      return changes && sums(changes, size.columns);
    }
    default:
      return undefined;
  }
}

/** Each coin XOR the one a row before it. */
function differences(coins: Uint8Array, columns: number): Uint8Array {
  return coins.map((disc, place) => disc ^ (coins[place - columns] ?? 0));
}

/** The inverse of `differences`. */
function sums(changes: Uint8Array, columns: number): Uint8Array {
  const coins = changes.slice();
  for (let place = columns; place < coins.length; place += 1)
    coins[place] = (coins[place] ?? 0) ^ (coins[place - columns] ?? 0);
  return coins;
}

/** Calls `visit` with the length of each run of equal bits. */
function eachRun(bits: Uint8Array, visit: (length: number) => void) {
  let start = 0;
  for (let place = 1; place <= bits.length; place += 1) {
    if (bits[place] === bits[start]) continue;
    visit(place - start);
    start = place;
  }
}

/** The number of binary digits of a number. */
function binaryDigits(value: number): number {
  return 32 - Math.clz32(value);
}

/** The first bit, and the length of every run in Elias's gamma code: 1, 010, 011, 00100, … */
function runCode(bits: Uint8Array): Bits {
  const code = [bits[0] ?? 0];
  eachRun(bits, (length) => {
    const width = binaryDigits(length);
    for (let zero = 1; zero < width; zero += 1) code.push(0);
    for (let digit = width - 1; digit >= 0; digit -= 1) code.push((length >> digit) & 1);
  });
  return code;
}

function runCodeLength(bits: Uint8Array): number {
  let length = 1;
  eachRun(bits, (run) => {
    length += 2 * binaryDigits(run) - 1;
  });
  return length;
}

/** The inverse of `runCode`; undefined unless the lengths add up to exactly `count` bits. */
function ofRunCode(code: Uint8Array, count: number): Uint8Array | undefined {
  const bits = new Uint8Array(count);
  let bit = code[0] ?? 0;
  let done = 0;
  let place = 1;
  while (done < count) {
    const start = place;
    while (code[place] === 0) place += 1;
    const end = place + (place - start) + 1;
    if (end > code.length) return undefined;
    let length = 0;
    for (; place < end; place += 1) length = length * 2 + (code[place] ?? 0);
    if (done + length > count) return undefined;
    bits.fill(bit, done, done + length);
    done += length;
    bit = 1 - bit;
  }
  return code.length - place < BITS_PER_DIGIT ? bits : undefined;
}

function digits(bits: Bits): string {
  // Joined, because a text built digit by digit takes thirty times its length in memory.
  return Array.from({ length: Math.ceil(bits.length / BITS_PER_DIGIT) }, (_, index) => {
    let digit = 0;
    for (let place = 0; place < BITS_PER_DIGIT; place += 1)
      digit = digit * 2 + (bits[index * BITS_PER_DIGIT + place] ?? 0);
    return DIGITS.charAt(digit);
  }).join('');
}

function bitsOf(text: string): Uint8Array | undefined {
  const bits = new Uint8Array(text.length * BITS_PER_DIGIT);
  for (let place = 0; place < bits.length; place += 1) {
    const digit = DIGITS.indexOf(text.charAt(Math.floor(place / BITS_PER_DIGIT)));
    if (digit < 0) return undefined;
    bits[place] = (digit >> (BITS_PER_DIGIT - 1 - (place % BITS_PER_DIGIT))) & 1;
  }
  return bits;
}
