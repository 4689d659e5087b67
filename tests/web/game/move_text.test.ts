import { describe, expect, it } from 'vitest';
import { isRun, runMove } from '../../../web/src/game/move';
import {
  formatCell,
  formatMove,
  readCell,
  readMove,
  stretchesOf,
} from '../../../web/src/game/move_text';
import { seededRandom } from '../seeded_random';
import { cell, game } from './boards';

const SIZE = { rows: 5, columns: 5 };
const flipping = game('flipping-game');
const corners = game('turning-corners');
const mixed = game('single*twins');

describe('a move as text', () => {
  it('is its rows and its columns, neighbours as the first and the last of them', () => {
    const move = { rows: [3], columns: runMove(1, 4) };
    expect(formatMove(flipping, move)).toBe('3x1~4');
    expect(formatMove(flipping, { rows: [1, 3], columns: [2, 5] })).toBe('1.3x2.5');
    expect(formatMove(flipping, { rows: [1, 2, 4, 5], columns: [1, 2] })).toBe('1~2.4~5x1~2');
    expect(readMove(flipping, SIZE, '3x1~4')).toEqual(move);
    expect(readMove(flipping, SIZE, '3~3x1.2.3~4')).toEqual(move);
  });

  it('has the numbers that the game gives its places', () => {
    const move = { rows: [1, 3], columns: [2, 5] };
    expect(formatMove(corners, move)).toBe('0.2x1.4');
    expect(formatMove(mixed, { rows: [3], columns: [2, 5] })).toBe('3x1.4');
    expect(readMove(corners, SIZE, '0.2x1.4')).toEqual(move);
    expect(readMove(corners, SIZE, '0.2x1.5')).toBeUndefined();
    expect(readMove(mixed, SIZE, '0x1.4')).toBeUndefined();
  });

  it('gives back every move', () => {
    const random = seededRandom(7);
    const places = (size: number) => {
      const found = runMove(1, size).filter(() => random(3) > 0);
      return found.length > 0 ? found : [1 + random(size)];
    };
    for (let round = 0; round < 500; round += 1) {
      const size = { rows: 1 + random(200), columns: 1 + random(9) };
      const move = { rows: places(size.rows), columns: places(size.columns) };
      for (const lines of [flipping, corners, mixed]) {
        const text = formatMove(lines, move);
        expect(text).toMatch(/^[\d.~]+x[\d.~]+$/u);
        expect(readMove(lines, size, text)).toEqual(move);
      }
    }
  });

  const bad =
    'x 3 3x x3 3x1x1 6x1 1x6 0x1 1x0 1~6x1 3~1x1 3.1x1 1.1x1 1~3.3x1 1~2~3x1 ~3x1 1~x1 1.x1 -1x1 1.5e0x1 1X1 1×1 0001x1 ٣x1 9999999999x1';
  it.each(['', ' 1x1', `${'1.'.repeat(100_000)}x1`, ...bad.split(' ')])('is none: %s', (text) => {
    expect(readMove(flipping, SIZE, text)).toBeUndefined();
  });
});

describe('a coin as text', () => {
  it('is its row and its column in the game’s numbers', () => {
    expect(formatCell(flipping, cell(5, 3))).toBe('3x5');
    expect(formatCell(corners, cell(5, 3))).toBe('2x4');
    // The middle of the view may be between coins.
    expect(formatCell(flipping, cell(5.5, 2.49))).toBe('2x6');
    expect(readCell(flipping, SIZE, '3x5')).toEqual(cell(5, 3));
    expect(readCell(corners, SIZE, '0x0')).toEqual(cell(1, 1));
  });

  it.each(['', '3', '3x6', '0x1', '3x1~2', '1.2x1', '1~2x1'])('is none: %s', (text) => {
    expect(readCell(flipping, SIZE, text)).toBeUndefined();
  });
});

it('places fall into stretches of neighbours', () => {
  expect(stretchesOf([1, 2, 4, 6, 7, 8])).toEqual([
    [1, 2],
    [4, 4],
    [6, 8],
  ]);
  expect([[4], [2, 3, 4], [1, 3]].map(isRun)).toEqual([true, true, false]);
});
