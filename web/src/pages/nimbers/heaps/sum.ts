/**
 * A sum: heaps of Nim and rows of coins side by side. In an address, `sum=3,5,7~twins(0,4)~ruler(3,8)12` is the heaps
 * of 3, 5 and 7, a row of Twins with heads at 0 and 4, and a row of Ruler with 12 places; places have the game's own
 * numbers.
 */
import type { SumMove } from '../../../engine/api/tables';
import type { TablesAnswer } from '../../../engine/api/engine';
import {
  LARGEST_SIDE,
  numberOfPlace,
  placeWithNumber,
  readLine,
  type LineGame,
} from '../../../game/game';
import type { GivenAnswer } from '../../../asking/ask';
import type { SetUpModel } from '../set_up_model';

export interface Heap {
  readonly kind: 'heap';
  readonly size: bigint;
}

export interface Row {
  readonly kind: 'row';
  readonly game: LineGame;
  /** Indices from 0, ascending. */
  readonly heads: readonly number[];
  /** The number of places shown; undefined for the default. */
  readonly places: number | undefined;
}

export type Summand = Heap | Row;
export type Sum = readonly Summand[];
export type SumAnswer = TablesAnswer<'sum'>;
export type HeapsModel = SetUpModel<Sum, SumAnswer, SumMove>;
export type KnownSum = GivenAnswer<Sum, SumAnswer>;

export const LARGEST_HEAP = 2n ** 64n - 1n;
/** A larger sum would be confusing. */
export const MAX_SUM_PARTS = 20;
/** The number of listed winning moves. */
export const MAX_LISTED = 100;

export const heapOfSize = (size: bigint): Heap => ({ kind: 'heap', size });
export const DEFAULT_SUM: Sum = [heapOfSize(3n), heapOfSize(5n), heapOfSize(7n)];

/** The sum after a move. */
export function sumAfterMove(sum: Sum, move: SumMove): Sum {
  return sum.map((part, index): Summand => {
    if (index !== move.part) return part;
    if (move.kind === 'heap') return heapOfSize(move.left);
    return part.kind === 'row' ? rowAfterTurning(part, move.turned) : part;
  });
}

/** The row with these places turned. */
export function rowAfterTurning(row: Row, places: readonly number[]): Row {
  const heads = row.heads.filter((head) => !places.includes(head));
  const raised = places.filter((place) => !row.heads.includes(place));
  return { ...row, heads: [...heads, ...raised].sort((one, other) => one - other) };
}

/** The row with this many places, without heads beyond them. */
export function rowWithPlaces(row: Row, places: number): Row {
  return { ...row, heads: row.heads.filter((head) => head < places), places };
}

export function formatSum(sum: Sum): string {
  let text = '';
  for (const [index, part] of sum.entries()) {
    const isAfterHeap = part.kind === 'heap' && sum[index - 1]?.kind === 'heap';
    if (index > 0) text += isAfterHeap ? ',' : '~';
    text += part.kind === 'heap' ? String(part.size) : printRow(part);
  }
  return text;
}

function printRow({ game, heads, places }: Row): string {
  const numbers = heads.map((head) => numberOfPlace(game, head + 1));
  return `${game.name}(${numbers.join(',')})${places ?? ''}`;
}

/** Undefined if the text is no sum. */
export function readSum(text: string): Sum | undefined {
  if (text === '') return [];
  const parts = text.split('~').flatMap((piece): readonly (Summand | undefined)[] => {
    const [, name, heads = '', places = ''] = /^(.+)\(([\d,]*)\)(\d*)$/u.exec(piece) ?? [];
    return name === undefined
      ? piece.split(',').map(readHeap)
      : [readRow(name, heads === '' ? [] : heads.split(','), places)];
  });
  return parts.length <= MAX_SUM_PARTS && parts.every((part) => part !== undefined)
    ? parts
    : undefined;
}

/** Reads the typed size of a heap. */
function readHeap(text: string): Heap | undefined {
  const size = /^\d{1,20}$/u.test(text) ? BigInt(text) : undefined;
  return size !== undefined && size <= LARGEST_HEAP ? heapOfSize(size) : undefined;
}

function readRow(name: string, heads: readonly string[], typedPlaces: string): Row | undefined {
  const game = readLine(name);
  const places = typedPlaces === '' ? LARGEST_SIDE : Number(typedPlaces);
  if (game === undefined || places < 1 || places > LARGEST_SIDE) return undefined;
  const indices = heads.map((head) => placeWithNumber(game, Number(head)) - 1);
  const areOnRow = heads.every((head, index) => {
    const place = indices[index] ?? -1;
    return /^\d{1,3}$/u.test(head) && place >= 0 && place < places;
  });
  if (!areOnRow || new Set(indices).size < indices.length) return undefined;
  return {
    kind: 'row',
    game,
    heads: indices.sort((one, other) => one - other),
    places: typedPlaces === '' ? undefined : places,
  };
}
