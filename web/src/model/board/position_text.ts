/**
 * A position as a short text for an address. Small boards can be read and typed: their rows from the
 * top one down, `WWWBW.WWWWW`. Larger ones are packed:
 *
 *     form   digits                          check
 *     b      every disc as a bit             4 digits
 *     r      the first bit, then how long each run of equal bits is
 *     d      the same of the differences: each disc XOR the one below it
 *
 * in the order of `discs`, six bits a digit, whichever of the forms is shortest. The check stands
 * against damage: it covers the size of the board, the form and the digits.
 */
import type { Position } from './position';

const LARGEST_SPELLED_OUT = 64;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS_PER_DIGIT = 6;
const CHECK_DIGITS = 4;

type Size = Pick<Position, 'rows' | 'columns'>;
type Bits = ArrayLike<number>;

/** Positions never change, and one is printed for the address, the kept timeline and the cache. */
const printed = new WeakMap<Position, string>();

export function printPosition(position: Position): string {
  const known = printed.get(position);
  if (known !== undefined) return known;
  const text =
    position.discs.length <= LARGEST_SPELLED_OUT
      ? spelledOut(position).join('.')
      : packed(position);
  printed.set(position, text);
  return text;
}

/** The rows from the top one down, W for a white disc and B for a black one. */
export function spelledOut({ rows, columns, discs }: Position): string[] {
  return Array.from({ length: rows }, (_, fromTop) => {
    const start = (rows - 1 - fromTop) * columns;
    return Array.from(discs.subarray(start, start + columns), (disc) =>
      disc === 1 ? 'W' : 'B',
    ).join('');
  });
}

/** Undefined when the text is no position of a board of this size. */
export function readPosition(text: string, size: Size): Position | undefined {
  // No form is longer than a letter a disc and a point a row.
  if (text.length > size.rows * (size.columns + 1) + CHECK_DIGITS) return undefined;
  return /^[WB.]*$/u.test(text) ? readSpelledOut(text.split('.'), size) : readPacked(text, size);
}

/** The position of these rows, from the top one down; undefined unless each of them is one. */
export function readSpelledOut(lines: readonly string[], { rows, columns }: Size) {
  if (lines.length !== rows || !lines.every((line) => isRowText(line, columns))) return undefined;
  const letters = [...lines].reverse().join('');
  const discs = Uint8Array.from(letters, (letter) => (letter === 'W' ? 1 : 0));
  return { rows, columns, discs };
}

export function isRowText(line: string, columns: number): boolean {
  return line.length === columns && /^[WB]*$/u.test(line);
}

function packed(position: Position): string {
  const { discs } = position;
  const changes = differences(discs, position.columns);
  const forms = [
    { form: 'b', length: discs.length, code: () => discs },
    { form: 'r', length: runCodeLength(discs), code: () => runCode(discs) },
    { form: 'd', length: runCodeLength(changes), code: () => runCode(changes) },
  ];
  const { form, code } = forms.reduce((best, other) => (other.length < best.length ? other : best));
  const body = form + digits(code());
  return body + check(position, body);
}

function readPacked(text: string, size: Size): Position | undefined {
  const body = text.slice(0, -CHECK_DIGITS);
  if (text.slice(-CHECK_DIGITS) !== check(size, body)) return undefined;
  const bits = bitsOf(body.slice(1));
  const discs = bits && discsOf(body.charAt(0), bits, size);
  return discs && { rows: size.rows, columns: size.columns, discs };
}

function discsOf(form: string, bits: Uint8Array, size: Size): Uint8Array | undefined {
  const count = size.rows * size.columns;
  switch (form) {
    case 'b':
      return Math.ceil(count / BITS_PER_DIGIT) * BITS_PER_DIGIT === bits.length
        ? bits.slice(0, count)
        : undefined;
    case 'r':
      return ofRunCode(bits, count);
    case 'd': {
      const changes = ofRunCode(bits, count);
      return changes && sums(changes, size.columns);
    }
    default:
      return undefined;
  }
}

/** Each disc XOR the one a row before it. */
function differences(discs: Uint8Array, columns: number): Uint8Array {
  return discs.map((disc, place) => disc ^ (discs[place - columns] ?? 0));
}

/** The inverse of `differences`. */
function sums(changes: Uint8Array, columns: number): Uint8Array {
  const discs = changes.slice();
  for (let place = columns; place < discs.length; place += 1)
    discs[place] = (discs[place] ?? 0) ^ (discs[place - columns] ?? 0);
  return discs;
}

/** Calls back with the length of each run of equal bits. */
function eachRun(bits: Uint8Array, visit: (length: number) => void) {
  let start = 0;
  for (let place = 1; place <= bits.length; place += 1) {
    if (bits[place] === bits[start]) continue;
    visit(place - start);
    start = place;
  }
}

/** How many digits a number has in binary. */
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

/** The inverse of `runCode`; undefined unless the runs come to exactly `count` bits. */
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
  // Joined, as a text made digit by digit takes thirty times its length while it is kept.
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

/** A cyclic redundancy check of 24 bits (that of OpenPGP): it finds every damage within three characters. */
function check({ rows, columns }: Size, body: string): string {
  let remainder = 0xb704ce;
  for (const character of `${rows} ${columns} ${body}`) {
    remainder ^= character.charCodeAt(0) << 16;
    for (let bit = 0; bit < 8; bit += 1) {
      remainder <<= 1;
      if (remainder & 0x1000000) remainder ^= 0x1864cfb;
    }
  }
  const bits = Array.from({ length: 24 }, (_, place) => (remainder >> (23 - place)) & 1);
  return digits(bits);
}
