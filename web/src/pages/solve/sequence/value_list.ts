/**
 * Reads a list of values P(n) that somebody worked out, in whatever form their program wrote it:
 *
 *   a b-file      1 1            CSV    n,P(n)      one a line   1      in one line   1, 0, 12, 0
 *                 2 0                   1,1                      0
 *                 # a comment           2,0                      12,
 *   as this page says it    P(1) = 1
 *                           P(2) = 0
 *
 * Values without an n are those of n = 1, 2, 3, …; those with one may come in any order and with gaps.
 * Digits may be grouped (1,234 or 1_234) wherever that cannot be taken for two numbers.
 */
import { shortened, type Reading } from '../../../game/reading';
import { LARGEST_SEQUENCE_SIZE } from '../../../widgets/count/sequence_settings';

export const MAX_CHECKED_VALUES = 1_000_000;

/** Values by n, in ascending order and without repetition. */
export interface ValueList {
  readonly boards: Uint32Array;
  readonly values: readonly bigint[];
}

/** Lines are counted from 1; `found` is the line's text. */
export type ValueListProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-many'; readonly count: number }
  | {
      readonly kind: 'unreadable' | 'ambiguous' | 'no-value' | 'no-such-board';
      readonly line: number;
      readonly found: string;
    }
  | {
      readonly kind: 'twice';
      readonly line: number;
      readonly earlier: number;
      readonly n: number;
    };

interface Line {
  readonly line: number;
  readonly text: string;
}

interface Entry {
  readonly n: number;
  readonly value: bigint;
  readonly line: number;
}

type Refusal = Extract<ValueListProblem, { found: string }>;

/** Far more digits than any P(n) that this page computes, and still quick to read. */
const MAX_DIGITS = 60;
/**
 * A single line of at least this many numbers is a list: a board with its value has two, with Γ below a heading three.
 */
const MIN_IN_ONE_LINE = 3;
const MIN_BELOW_HEADING = 4;

/** Signs that group digits and never separate numbers: 1_234, 1'234 and non-breaking spaces. */
const GROUPING = "_'’\u00a0\u2007\u2009\u202f";
const GROUPED_BY_SIGN = new RegExp(`^\\d{1,3}([${GROUPING}])\\d{3}(\\1\\d{3})*$`, 'u');
/** `P(2) = 0`: a board and its value. */
const EQUATION = /^P\s*\(\s*([^()]*?)\s*\)\s*[=:]\s*(.*)$/iu;
const GROUPED_BY_COMMA = /^\d{1,3}(,\d{3})+$/u;

export function readValueList(text: string): Reading<ValueList, ValueListProblem> {
  const lines = dataLines(text);
  const hasHeading = lines.length > 1 && isHeading(lines[0]?.text ?? '');
  if (hasHeading) lines.shift();
  const first = lines[0];
  if (first === undefined) return { ok: false, problem: { kind: 'empty' } };
  const fewest = hasHeading ? MIN_BELOW_HEADING : MIN_IN_ONE_LINE;
  const entries = hasManyInOneLine(lines, fewest)
    ? readRow(first)
    : hasOneALine(first.text, lines)
      ? readEach(lines, readSingle)
      : readPairs(first, lines);
  return entries.ok ? inOrder(entries.value) : entries;
}

/** The non-empty lines, without comments, brackets around the whole, and commas at the end. */
function dataLines(text: string): Line[] {
  const bare = /^\ufeff?\s*[[{(][^]*[\]})]\s*$/u.test(text)
    ? text.replace(/[[{(]/u, '').replace(/[\]})]\s*$/u, '')
    : text;
  const lines: Line[] = [];
  for (const [index, whole] of bare.split(/\r\n|\n|\r/u).entries()) {
    const uncommented = whole.includes('#') ? whole.slice(0, whole.indexOf('#')) : whole;
    const trimmed = uncommented.trim();
    const line = /[,;]$/u.test(trimmed) ? trimmed.slice(0, -1).trimEnd() : trimmed;
    if (line !== '') lines.push({ line: index + 1, text: line.replace(EQUATION, '$1\t$2') });
  }
  return lines;
}

/** Column names: letters, and nothing that is a number alone. */
function isHeading(text: string): boolean {
  return /\p{L}/u.test(text) && fieldsOf(text).every((field) => !/^\d+$/u.test(field));
}

function hasManyInOneLine(lines: readonly Line[], fewest: number): boolean {
  const [only] = lines;
  return lines.length === 1 && only !== undefined && fieldsOf(only.text).length >= fewest;
}

/** True if each line is one number: commas without spaces group its digits if another line has digits alone. */
function hasOneALine(first: string, lines: readonly Line[]): boolean {
  if (fieldsOf(first).length < 2) return true;
  return (
    isTight(first) &&
    lines.some(({ text }) => /^\d+$/u.test(text)) &&
    lines.every(({ text }) => readNumber(text) !== undefined)
  );
}

/** True for numbers that are separated, if at all, by commas without a space: `1,234`. */
function isTight(text: string): boolean {
  return /^[\d,]+$/u.test(text) && text.includes(',');
}

/** The fields of a line, separated by the first of tab, semicolon, comma and space that it contains. */
function fieldsOf(text: string): readonly string[] {
  return separated(text).map((field) =>
    field
      .trim()
      .replace(/^"(.*)"$/u, '$1')
      .trim(),
  );
}

function separated(text: string): readonly string[] {
  if (text.includes('\t')) return text.split(/\t+/u);
  if (text.includes(';')) return text.split(';');
  // Spaces separate these, so commas group digits: `5 1,234,567`.
  const words = text.split(/ +/u);
  if (words.length > 1 && words.every((word) => /^[^,]+(,\d{3})*$/u.test(word))) return words;
  if (text.includes(',')) return text.match(/"[^"]*"|[^,]+/gu) ?? [];
  return words;
}

function readNumber(field: string): bigint | undefined {
  // The common case, so that a million of them are read in an instant.
  if (/^\d{1,15}$/u.test(field)) return BigInt(Number(field));
  const digits =
    GROUPED_BY_COMMA.test(field) || GROUPED_BY_SIGN.test(field) ? field.replace(/\D/gu, '') : field;
  return /^\d+$/u.test(digits) && digits.length <= MAX_DIGITS ? BigInt(digits) : undefined;
}

function readRow({ line, text }: Line): Reading<Entry[], ValueListProblem> {
  const entries: Entry[] = [];
  for (const field of fieldsOf(text)) {
    const value = readNumber(field);
    if (value === undefined) return refused('unreadable', line, field);
    entries.push({ n: entries.length + 1, value, line });
  }
  return { ok: true, value: entries };
}

function readEach(
  lines: readonly Line[],
  read: (line: Line, index: number) => Reading<Entry, Refusal>,
): Reading<Entry[], Refusal> {
  const entries: Entry[] = [];
  for (const [index, line] of lines.entries()) {
    const entry = read(line, index);
    if (!entry.ok) return entry;
    entries.push(entry.value);
  }
  return { ok: true, value: entries };
}

function readSingle({ line, text }: Line, index: number): Reading<Entry, Refusal> {
  const value = readNumber(text.startsWith('"') ? (fieldsOf(text)[0] ?? '') : text);
  if (value === undefined) return refused('unreadable', line, text);
  return { ok: true, value: { n: index + 1, value, line } };
}

function readPairs(first: Line, lines: readonly Line[]): Reading<Entry[], ValueListProblem> {
  const columns = fieldsOf(first.text).length;
  const read = readEach(lines, (line) => readPair(line, columns));
  if (!read.ok) return read;
  // `1,000` with `1,001` below it may be one board twice, or a thousand and its successor.
  const mayBeGrouped = lines.every(({ text }) => /^\d{1,3}(([ ,])\d{3})(\2\d{3})*$/u.test(text));
  const follow = read.value.every(({ n }, index) => n === (read.value[0]?.n ?? 0) + index);
  return mayBeGrouped && !follow ? refused('ambiguous', first.line, first.text) : read;
}

function readPair({ line, text }: Line, columns: number): Reading<Entry, Refusal> {
  const fields = fieldsOf(text);
  const [board = '', typed] = fields;
  const n = readNumber(board);
  if (n === undefined) return refused('unreadable', line, text);
  if (typed === undefined) return refused('no-value', line, text);
  const value = readNumber(typed);
  // If the number of columns differs from the other lines, a number may have been split in two.
  if (value === undefined || fields.length !== columns) return refused('unreadable', line, text);
  if (n < 1n || n > BigInt(LARGEST_SEQUENCE_SIZE)) return refused('no-such-board', line, board);
  return { ok: true, value: { n: Number(n), value, line } };
}

function inOrder(entries: Entry[]): Reading<ValueList, ValueListProblem> {
  if (entries.length > MAX_CHECKED_VALUES)
    return { ok: false, problem: { kind: 'too-many', count: entries.length } };
  const sorted = entries.sort((one, other) => one.n - other.n || one.line - other.line);
  for (const [index, { n, line }] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before?.n === n)
      return { ok: false, problem: { kind: 'twice', n, line, earlier: before.line } };
  }
  return {
    ok: true,
    value: {
      boards: Uint32Array.from(sorted, ({ n }) => n),
      values: sorted.map(({ value }) => value),
    },
  };
}

function refused(
  kind: Refusal['kind'],
  line: number,
  text: string,
): { readonly ok: false; readonly problem: Refusal } {
  return { ok: false, problem: { kind, line, found: shortened(text) } };
}
