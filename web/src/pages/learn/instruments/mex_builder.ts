/**
 * The Grundy numbers of a line by hand. At each place the reader drops what its moves leave into boxes by
 * value, then names the first empty box, which is the mex.
 */
import { numberOf } from '../../../game/game';
import type { Line } from '../../../game/line';
import { judged } from './mex_guess';

/** What a move of a coin leaves in its place: other coins, by their numbers, and their nim-sum. */
export interface LeftCoins {
  readonly numbers: readonly number[];
  /** What each of them is worth. */
  readonly terms: readonly number[];
  readonly value: number;
}

export interface Building {
  /** From 1. */
  readonly place: number;
  /** Which of its options are dropped, in this order. */
  readonly dropped: readonly number[];
  /** Whether its Grundy number is found. */
  readonly isFound: boolean;
  readonly said: Said;
}

export type Said =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'dropped' | 'taken' | 'not-smallest'; readonly value: number }
  | { readonly kind: 'early' | 'found' };

const NOTHING_SAID: Said = { kind: 'nothing' };

/** What the moves that end at a place leave: all that they turn but the coin there. */
export function leftAt(line: Line, place: number): readonly LeftCoins[] {
  const grundyNumber = line.grundyNumbers[place - 1] ?? 0;
  return line.movesAt(place).map(({ places, moveNimber }) => {
    const others = places.slice(0, -1);
    return {
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

export function buildingAt(place: number): Building {
  return { place, dropped: [], isFound: false, said: NOTHING_SAID };
}

/** What was dropped before stays where it is. */
export function withDropped(building: Building, line: Line, option: number): Building {
  const left = leftAt(line, building.place)[option];
  if (left === undefined || building.dropped.includes(option)) return building;
  return {
    ...building,
    dropped: [...building.dropped, option],
    said: { kind: 'dropped', value: left.value },
  };
}

/** The place with all dropped, and its Grundy number found. */
export function filled({ place }: Building, line: Line): Building {
  const dropped = leftAt(line, place).map((_, option) => option);
  return { place, dropped, isFound: true, said: { kind: 'found' } };
}

/** The reader takes this box for the first empty one. */
export function withAnswer(building: Building, line: Line, box: number): Building {
  const { place, dropped, isFound } = building;
  const options = leftAt(line, place).map(({ value }) => value);
  const isEarly = dropped.length < options.length;
  if (isFound) return building;
  const inBoxes = dropped.flatMap((option) => options[option] ?? []);
  const { kind } = judged(inBoxes, box);
  if (kind === 'taken') return { ...building, said: { kind, value: box } };
  if (isEarly) return { ...building, said: { kind: 'early' } };
  if (kind === 'not-smallest') return { ...building, said: { kind, value: box } };
  return { ...building, isFound: true, said: { kind: 'found' } };
}
