/** A table that is filled in by the definition, and the claims of lesson 6 about it. */
import { describe, expect, it } from 'vitest';
import tartan from '../../../web/lessons/tartan';
import { mexOf } from '../../../web/src/activity/lesson/instruments/mex_guess';
import {
  equalCount,
  placesFilledAfter,
  placesToFill,
  loadTableFacts,
} from '../../../web/src/activity/lesson/instruments/tartan_table';
import { createRealTables } from '../engine/real_tables';
import { boardOf, game } from '../game/boards';

const corners = boardOf(game('turning-corners'), { rows: 4, columns: 5 });
const rugs = boardOf(game('rugs'), { rows: 6, columns: 6 });
const at = (row: number, column: number) => 5 * row + column;

describe('the coins to fill in', () => {
  it('are those with moves, row by row', () => {
    const inRow = (row: number) => [1, 2, 3, 4].map((column) => at(row, column));
    expect(placesToFill(corners)).toEqual([...inRow(1), ...inRow(2), ...inRow(3)]);
    expect(placesToFill(rugs)).toHaveLength(36);
  });

  it('are filled in beside those without moves', () => {
    const filled = placesFilledAfter(corners, 5);
    expect([at(0, 0), at(0, 4), at(3, 0), at(1, 4), at(2, 1)].every((x) => filled.has(x))).toBe(
      true,
    );
    expect([at(2, 2), at(3, 4)].some((x) => filled.has(x))).toBe(false);
    expect(filled.size).toBe(8 + 5);
  });

  it('need only what is filled in before them', async () => {
    for (const board of [corners, rugs]) {
      const columns = board.columns.size;
      const { options, values, expected } = await loadTableFacts(createRealTables(), board);
      for (const [count, place] of placesToFill(board).entries()) {
        const filled = placesFilledAfter(board, count);
        const turned = options[place]!.flatMap((option) => option.turned);
        for (const { row, column } of turned) {
          const coin = row * columns + column;
          expect(coin === place || filled.has(coin)).toBe(true);
        }
        const left = options[place]!.map(({ value }) => Number(value));
        expect(mexOf(left)).toBe(Number(values[place]));
      }
      expect([...values]).toEqual([...expected]);
    }
  });
});

it('Only coins that are filled in are compared', () => {
  const [one, other] = [BigUint64Array.of(1n, 2n, 3n, 4n), BigUint64Array.of(1n, 0n, 3n, 4n)];
  expect(equalCount(new Set([0, 1, 2]), one, other)).toBe(2);
});

it('The lesson on the Tartan theorem asks what has these answers', () => {
  const { coinValues } = corners;
  const inRow = (row: number) => [1, 2, 3].map((column) => coinValues[at(row, column)]);
  for (const row of [1, 2, 3])
    for (const number of [1, 2, 3])
      expect(inRow(row).filter((value) => value === number)).toHaveLength(tartan.answers.once);
  const crossing = [at(1, 0), at(1, 2), at(3, 0), at(3, 2)];
  expect(crossing.reduce((sum, place) => sum ^ coinValues[place]!, 0)).toBe(tartan.answers.change);
  expect(rugs.coinValues[6 * 5 + 3]).toBe(tartan.answers.rug);
});
