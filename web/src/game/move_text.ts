/**
 * A move as text: its rows, an x, its columns, in the game's own numbers. Consecutive places are written as first~last:
 * `3x1~4` is row 3 and columns 1 to 4, `1.3x2.5` are four coins.
 */
import { numberOfPlace, placeWithNumber, type Game, type LineGame } from './game';
import { runMove, type Move, type Places } from './move';
import type { Cell, Size } from './position';

type Lines = Pick<Game, 'rows' | 'columns'>;

export function formatMove({ rows, columns }: Lines, move: Move): string {
  return `${printPlaces(rows, move.rows)}x${printPlaces(columns, move.columns)}`;
}

/** Undefined if the text is no move on a board of this size. */
export function readMove({ rows, columns }: Lines, size: Size, text: string): Move | undefined {
  const [rowText = '', columnText = '', ...more] = text.split('x');
  const ofRows = readPlaces(rows, size.rows, rowText);
  const ofColumns = readPlaces(columns, size.columns, columnText);
  return ofRows && ofColumns && more.length === 0
    ? { rows: ofRows, columns: ofColumns }
    : undefined;
}

/** A coin as `row x column`, in the game's own numbers. */
export function formatCell({ rows, columns }: Lines, { row, column }: Cell): string {
  return `${numberOfPlace(rows, Math.round(row))}x${numberOfPlace(columns, Math.round(column))}`;
}

export function readCell(game: Lines, size: Size, text: string): Cell | undefined {
  const move = readMove(game, size, text);
  const [row, ...rows] = move?.rows ?? [];
  const [column, ...columns] = move?.columns ?? [];
  return row && column && rows.length + columns.length === 0 ? { row, column } : undefined;
}

function printPlaces(line: LineGame, places: Places): string {
  return stretchesOf(places)
    .map(([from, to]) =>
      from === to
        ? numberOfPlace(line, from)
        : `${numberOfPlace(line, from)}~${numberOfPlace(line, to)}`,
    )
    .join('.');
}

/** Joins consecutive places into ranges. */
export function stretchesOf(places: Places): (readonly [from: number, to: number])[] {
  const stretches: [number, number][] = [];
  for (const place of places) {
    const last = stretches.at(-1);
    if (last?.[1] === place - 1) last[1] = place;
    else stretches.push([place, place]);
  }
  return stretches;
}

function readPlaces(line: LineGame, size: number, text: string): Places | undefined {
  const places: number[] = [];
  for (const stretch of text.split('.')) {
    const ends = stretch.split('~').map((number) => readPlace(line, number));
    const [from, to] = [ends[0], ends.at(-1)];
    if (from === undefined || to === undefined || ends.length > 2) return undefined;
    if (from <= (places.at(-1) ?? 0) || to < from || to > size) return undefined;
    places.push(...runMove(from, to));
  }
  return places;
}

function readPlace(line: LineGame, text: string): number | undefined {
  return /^\d{1,3}$/u.test(text) ? placeWithNumber(line, Number(text)) : undefined;
}
