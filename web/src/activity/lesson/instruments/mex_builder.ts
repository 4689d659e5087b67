/**
 * The Grundy numbers of a line by hand. The reader presses the places that its moves reach: what they
 * leave drops into boxes by value. The first empty box is the mex.
 */
import { numberOf } from '../../../game/game';
import type { Line } from '../../../game/line';
import { mexOf } from './mex_guess';

/** What a move of a coin leaves in its place: other coins, by their numbers, and their nim-sum. */
export interface LeftCoins {
  /** The leftmost place that the move turns. It's what the reader presses, so no two moves of a place may share it. */
  readonly reached: number;
  readonly numbers: readonly number[];
  /** What each of them is worth. */
  readonly terms: readonly number[];
  readonly value: number;
}

export interface Building {
  /** So many places are found; the one after them is asked for. */
  readonly known: number;
  /** Which of its options are dropped, in this order. */
  readonly dropped: readonly number[];
  /** After a wrong answer all have to be dropped. */
  readonly wasWrong: boolean;
  readonly said: Said;
}

export type Said =
  | { readonly kind: 'nothing' | 'found' }
  /** So many moves have been pressed, and there are more. */
  | { readonly kind: 'early'; readonly pressed: number }
  /** Of an option of the place that is asked for. */
  | { readonly kind: 'dropped' | 'taken'; readonly option: number }
  | { readonly kind: 'not-smallest'; readonly box: number }
  | { readonly kind: 'out-of-reach'; readonly coin: number };

/** What the moves that end at a place leave: all that they turn but the coin there. */
export function leftAt(line: Line, place: number): readonly LeftCoins[] {
  const grundyNumber = line.grundyNumbers[place - 1] ?? 0;
  return line.movesAt(place).map(({ places, moveNimber }) => {
    const others = places.slice(0, -1);
    return {
      reached: places[0] ?? place,
      numbers: others.map((other) => numberOf(line.game, other)),
      terms: others.map((other) => line.grundyNumbers[other - 1] ?? 0),
      value: moveNimber ^ grundyNumber,
    };
  });
}

/** So many boxes that every place finds an empty one. */
export function boxCount(line: Line): number {
  const values = Array.from({ length: line.size }, (_, index) => leftAt(line, index + 1))
    .flat()
    .map(({ value }) => value);
  return Math.max(...values, ...line.grundyNumbers) + 1;
}

/** With so many places found. */
export function buildingAfter(known: number): Building {
  const said: Said = { kind: known === 0 ? 'nothing' : 'found' };
  return { known, dropped: [], wasWrong: false, said };
}

/** In the second half of the row a reader may name the box without dropping anything, unless that went wrong. */
export function needsAll({ known, wasWrong }: Building, line: Line): boolean {
  return wasWrong || known < line.size / 2;
}

/** The reader says that a move reaches this coin. What was dropped before stays where it is. */
export function withPressed(building: Building, line: Line, coin: number): Building {
  const option = leftAt(line, building.known + 1).findIndex(({ reached }) => reached === coin);
  if (option < 0) return { ...building, said: { kind: 'out-of-reach', coin } };
  return { ...building, dropped: withOption(building, option), said: { kind: 'dropped', option } };
}

function withOption({ dropped }: Building, option: number): readonly number[] {
  return dropped.includes(option) ? dropped : [...dropped, option];
}

/** The reader takes this box for the first empty one. What is in the way of a wrong answer drops. */
export function withAnswer(building: Building, line: Line, box: number): Building {
  const { known, dropped } = building;
  const values = leftAt(line, known + 1).map(({ value }) => value);
  const isSure = !needsAll(building, line);
  const counted = isSure ? [...values.keys()] : dropped;
  const wrong = { ...building, wasWrong: true };
  const taken = counted.find((option) => values[option] === box);
  if (taken !== undefined)
    return {
      ...wrong,
      dropped: withOption(building, taken),
      said: { kind: 'taken', option: taken },
    };
  if (counted.length < values.length)
    return { ...building, said: { kind: 'early', pressed: counted.length } };
  if (box !== mexOf(values)) return { ...wrong, said: { kind: 'not-smallest', box } };
  return buildingAfter(known + 1);
}
