/**
 * The start position and the moves of a board's state as one text of digits (`mixed_radix.ts`):
 *
 *     text        start line variation… 0 hint…    (the final 0 is implicit)
 *     start       0 if all coins are heads; else 1, and for each coin 0 (heads) or 1 (tails)
 *     line        move… 0
 *     variation   the number of the node that it leaves from + 1, then its line
 *     hint        the number of the node + 1
 *     move        its rows, then its columns, each as a shape and the number of the first place
 *     shape       1, 2, … for the shapes that the axis has had so far. One more stands for a new shape, and is followed by its
 *                 length - 1, and 1 if it is a run of neighbours, else 0 and a digit for each place between its ends
 *
 * Shapes are learned from the moves, so no rule of any game is needed. Every list ends with 0, and only zeros follow the last
 * digit, so reading ends whatever a damaged text holds.
 */
import { formatDigits, readDigits, type WriteDigit, type ReadDigit } from './mixed_radix';

interface Sides {
  readonly rows: number;
  readonly columns: number;
}

/** Fields of a state in its documented form (web/README.md). */
export interface LineFields {
  /** A text of `W` and `B` for each row. */
  readonly position?: readonly string[] | undefined;
  readonly moves?: readonly string[] | undefined;
  readonly variations?: readonly VariationFields[] | undefined;
  readonly hints?: readonly number[] | undefined;
}

interface VariationFields {
  readonly after: number;
  readonly moves: readonly string[];
}

/** The rows or the columns of a board. */
interface Axis {
  readonly size: number;
  /** The shapes of the moves so far: `1011` turns a place and, after a gap, two adjacent ones. */
  readonly shapes: string[];
}

type Axes = readonly [rows: Axis, columns: Axis];

/** Undefined if no board of this size has such fields. */
export function packLineFields(sides: Sides, fields: LineFields): string | undefined {
  return formatDigits((put) => putFields(put, sides, fields));
}

/**
 * The inverse of `packLineFields`, without empty lists and without a position that is all heads. Undefined if the text is
 * damaged.
 */
export function unpackLineFields(sides: Sides, text: string): LineFields | undefined {
  const take = readDigits(text);
  return take && takeFields(take, sides);
}

function putFields(put: WriteDigit, sides: Sides, fields: LineFields): void {
  const { position = [], moves = [], variations = [], hints = [] } = fields;
  putStart(put, sides, position.join(''));
  const axes = axesOf(sides);
  putLine(put, axes, moves);
  let nodes = 1 + moves.length;
  for (const variation of variations) {
    put(variation.after + 1, nodes + 1);
    putLine(put, axes, variation.moves);
    nodes += variation.moves.length;
  }
  put(0, nodes + 1);
  for (const hint of hints) put(hint + 1, nodes + 1);
}

function takeFields(take: ReadDigit, sides: Sides): LineFields {
  const position = takeStart(take, sides);
  const axes = axesOf(sides);
  const moves = takeLine(take, axes);
  let nodes = 1 + moves.length;
  const takeNode = () => take(nodes + 1) - 1;
  const variations: VariationFields[] = [];
  for (let after = takeNode(); after >= 0; after = takeNode()) {
    const variation = { after, moves: takeLine(take, axes) };
    variations.push(variation);
    nodes += variation.moves.length;
  }
  const hints: number[] = [];
  for (let hint = takeNode(); hint >= 0; hint = takeNode()) hints.push(hint);
  return {
    ...(position && { position }),
    ...(moves.length > 0 && { moves }),
    ...(variations.length > 0 && { variations }),
    ...(hints.length > 0 && { hints }),
  };
}

const COINS = 'WB';

function putStart(put: WriteDigit, { rows, columns }: Sides, coins: string): void {
  const hasTails = coins.includes('B');
  put(Number(hasTails), 2);
  if (hasTails)
    for (let place = 0; place < rows * columns; place += 1)
      put(COINS.indexOf(coins[place] ?? '?'), COINS.length);
}

function takeStart(take: ReadDigit, { rows, columns }: Sides): string[] | undefined {
  if (take(2) === 0) return undefined;
  const takeCoin = () => COINS.charAt(take(COINS.length));
  return Array.from({ length: rows }, () => Array.from({ length: columns }, takeCoin).join(''));
}

function axesOf({ rows, columns }: Sides): Axes {
  return [
    { size: rows, shapes: [] },
    { size: columns, shapes: [] },
  ];
}

function putLine(put: WriteDigit, [rows, columns]: Axes, moves: readonly string[]): void {
  for (const move of moves) {
    const [rowText = '', columnText = ''] = move.split('x');
    putPlaces(put, rows, rowText);
    putPlaces(put, columns, columnText);
  }
  put(0, shapeRadix(rows));
}

function takeLine(take: ReadDigit, [rows, columns]: Axes): string[] {
  const moves: string[] = [];
  for (let places = takePlaces(take, rows); places !== ''; places = takePlaces(take, rows))
    moves.push(`${places}x${takePlaces(take, columns)}`);
  return moves;
}

/** 0, each shape so far, and a new one. */
function shapeRadix({ shapes }: Axis): number {
  return shapes.length + 2;
}

/** A game numbers its places from 0 or from 1. */
function firstRadix({ size }: Axis, { length }: string): number {
  return size - length + 2;
}

/** `text` is such as `3.5~6`. */
function putPlaces(put: WriteDigit, axis: Axis, text: string): void {
  const stretches = text.split('.').map((stretch) => stretch.split('~').map(Number));
  const first = stretches[0]?.[0] ?? NaN;
  const shape = stretches.reduce(
    (before, [from = NaN, to = from]) =>
      before.padEnd(from - first, '0').padEnd(to - first + 1, '1'),
    '',
  );
  const known = axis.shapes.indexOf(shape) + 1;
  put(known || axis.shapes.length + 1, shapeRadix(axis));
  if (known === 0) putNewShape(put, axis, shape);
  put(first, firstRadix(axis, shape));
}

/** An empty text at the end of a variation. */
function takePlaces(take: ReadDigit, axis: Axis): string {
  const index = take(shapeRadix(axis)) - 1;
  if (index < 0) return '';
  const shape = axis.shapes[index] ?? takeNewShape(take, axis);
  const first = take(firstRadix(axis, shape));
  const stretches = shape.matchAll(/1+/g);
  return Array.from(stretches, ({ 0: { length }, index: gap }) =>
    length === 1 ? `${first + gap}` : `${first + gap}~${first + gap + length - 1}`,
  ).join('.');
}

function putNewShape(put: WriteDigit, axis: Axis, shape: string): void {
  const isRun = !shape.includes('0');
  put(shape.length - 1, axis.size);
  put(Number(isRun), 2);
  if (!isRun) for (const bit of shape.slice(1, -1)) put(Number(bit), 2);
  axis.shapes.push(shape);
}

function takeNewShape(take: ReadDigit, axis: Axis): string {
  const length = take(axis.size) + 1;
  const isRun = take(2) === 1;
  const takeBit = () => (isRun ? 1 : take(2));
  const between = Array.from({ length: length - 2 }, takeBit).join('');
  const shape = length === 1 ? '1' : `1${between}1`;
  axis.shapes.push(shape);
  return shape;
}
