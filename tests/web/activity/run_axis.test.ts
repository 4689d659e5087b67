/** The runs of an axis, and the claims of lesson 5 about them. */
import { describe, expect, it } from 'vitest';
import runs from '../../../web/lessons/runs';
import { readGame } from '../../../web/src/game/game';
import { judgedMexGuess, mexOf } from '../../../web/src/activity/lesson/instruments/mex_guess';
import { runFacts, type RunReading } from '../../../web/src/activity/lesson/instruments/RunAxis';
import { boardOf } from '../game/boards';

const line = boardOf(readGame('single*runs:square')!, { rows: 1, columns: 20 }).columns;
const places = Array.from({ length: 20 }, (_, place) => place + 1);
const grundy = (place: number) => line.grundyNumbers[place - 1]!;
const valuesAt = (place: number, reading: RunReading) =>
  runFacts(line, place, reading).map(({ value }) => value);

describe('the runs that end at a place', () => {
  it('are those whose length fits', () => {
    const lengths = (place: number) => runFacts(line, place, 'changes').map(({ length }) => length);
    expect([3, 4, 8, 9, 15, 16].map(lengths)).toEqual([
      [1],
      [1, 4],
      [1, 4],
      [1, 4, 9],
      [1, 4, 9],
      [1, 4, 9, 16],
    ]);
  });

  it('are added up of their other coins, or of two prefix XORs', () => {
    const indices = (reading: RunReading) =>
      runFacts(line, 9, reading).map(({ terms }) => terms.map(({ index }) => index));
    expect(indices('coins')).toEqual([[], [6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8]]);
    expect(indices('leaves')).toEqual([
      [8, 8],
      [8, 5],
      [8, 0],
    ]);
    expect(indices('changes')).toEqual([
      [9, 8],
      [9, 5],
      [9, 0],
    ]);
  });

  it('leave the same by both ways, and what they leave makes the Grundy number', () => {
    for (const place of places) {
      expect(valuesAt(place, 'leaves')).toEqual(valuesAt(place, 'coins'));
      expect(mexOf(valuesAt(place, 'coins'))).toBe(grundy(place));
    }
  });

  it('are worth what they leave and the Grundy number together, and never 0', () => {
    for (const place of places) {
      const worth = valuesAt(place, 'changes');
      expect(worth).toEqual(valuesAt(place, 'leaves').map((left) => left ^ grundy(place)));
      expect(worth).not.toContain(0);
    }
  });
});

it('A guess at a mex is told what is wrong with it', () => {
  expect(judgedMexGuess([0, 2, 0], 1)).toEqual({ kind: 'right' });
  expect(judgedMexGuess([0, 2, 0], 2)).toEqual({ kind: 'taken' });
  expect(judgedMexGuess([0, 2, 0], 3)).toEqual({ kind: 'not-smallest', mex: 1 });
});

it('The lesson on runs asks what has these answers', () => {
  expect([4, 8, 12].map(grundy)).toEqual([2, 2, 2]);
  expect(grundy(16)).toBe(3);
  expect(runs.answers.sixteen).toBe(3);
  const nine = runFacts(line, 17, 'changes').find(({ length }) => length === 9);
  expect(nine).toMatchObject({ first: 9, value: runs.answers.nine });
  expect(runs.answers.lengths ** 2).toBe(1_000_000);
});
