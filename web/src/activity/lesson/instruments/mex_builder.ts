/**
 * The Grundy numbers of a line by hand. The reader presses the places that its moves reach: the values they leave drop
 * into boxes. The first empty box is the mex.
 */
import { numberOfPlace } from '../../../game/game';
import type { Line } from '../../../game/line';
import { mexOf } from './mex_guess';

/** What a move of a coin leaves: other coins, by their numbers, and their nim-sum. */
export interface LeftCoins {
  /** The leftmost place that the move turns, which the reader presses; no two moves of a place may share it. */
  readonly reached: number;
  readonly numbers: readonly number[];
  /** The values of these coins. */
  readonly terms: readonly number[];
  readonly value: number;
}

export interface Building {
  /** The number of known places; the one after them is asked for. */
  readonly known: number;
  /** The options that are in boxes, in the order of dropping. */
  readonly dropped: readonly number[];
  /** After a wrong answer all options must be dropped. */
  readonly wasWrong: boolean;
  readonly said: Said;
}

export type Said =
  | { readonly kind: 'nothing' | 'found' }
  /** The answer came before all moves were pressed; `pressed` counts those that were. */
  | { readonly kind: 'early'; readonly pressed: number }
  /** An option of the current place. */
  | { readonly kind: 'dropped' | 'taken'; readonly option: number }
  | { readonly kind: 'not-smallest'; readonly box: number }
  | { readonly kind: 'out-of-reach'; readonly coin: number };

/** What the moves that end at a place leave: all coins that they turn except the one there. */
export function leftAt(line: Line, place: number): readonly LeftCoins[] {
  const grundyNumber = line.grundyNumbers[place - 1] ?? 0;
  return line.movesAt(place).map(({ places, moveNimber }) => {
    const others = places.slice(0, -1);
    return {
      reached: places[0] ?? place,
      numbers: others.map((other) => numberOfPlace(line.game, other)),
      terms: others.map((other) => line.grundyNumbers[other - 1] ?? 0),
      value: moveNimber ^ grundyNumber,
    };
  });
}

/** Enough boxes that every place finds an empty one. */
export function boxCount(line: Line): number {
  const values = Array.from({ length: line.size }, (_, index) => leftAt(line, index + 1))
    .flat()
    .map(({ value }) => value);
  return Math.max(...values, ...line.grundyNumbers) + 1;
}

/** The state with so many places known. */
export function buildingAfter(known: number): Building {
  const said: Said = { kind: known === 0 ? 'nothing' : 'found' };
  return { known, dropped: [], wasWrong: false, said };
}

/** True if the reader must press all moves before answering: in the first half of the row, and after a wrong answer. */
export function needsAllMoves({ known, wasWrong }: Building, line: Line): boolean {
  return wasWrong || known < line.size / 2;
}

/** The reader says that a move reaches this coin. Dropped options stay. */
export function afterPressingMove(building: Building, line: Line, coin: number): Building {
  const option = leftAt(line, building.known + 1).findIndex(({ reached }) => reached === coin);
  if (option < 0) return { ...building, said: { kind: 'out-of-reach', coin } };
  return { ...building, dropped: withOption(building, option), said: { kind: 'dropped', option } };
}

function withOption({ dropped }: Building, option: number): readonly number[] {
  return dropped.includes(option) ? dropped : [...dropped, option];
}

/** The reader takes this box for the first empty one. An option that contradicts a wrong answer is dropped. */
export function afterChoosingBox(building: Building, line: Line, box: number): Building {
  const { known, dropped } = building;
  const values = leftAt(line, known + 1).map(({ value }) => value);
  const isSure = !needsAllMoves(building, line);
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
