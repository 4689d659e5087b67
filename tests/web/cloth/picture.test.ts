import { describe, expect, test } from 'vitest';
import { paintPicture, pictureSize } from '../../../web/src/cloth/picture';
import { CLOTH_LEVELS } from '../../../web/src/cloth/scale';
import type { ClothTile } from '../../../web/src/engine/api/cloth';

const region = (bottom: number, top: number, left: number, right: number) => ({
  rows: { first: bottom, last: top },
  columns: { first: left, last: right },
});

/** A cloth with given numbers of winning moves; it records its requests. */
function clothOf(count: (row: number, column: number) => number) {
  const asked: ClothTile[] = [];
  const tile = (question: ClothTile) => {
    asked.push(question);
    const { rows, columns } = question;
    const densities = new Float32Array((rows.length - 1) * (columns.length - 1));
    for (let row = 0; row < rows.length - 1; row += 1)
      for (let column = 0; column < columns.length - 1; column += 1) {
        let [sum, discs] = [0, 0];
        for (let r = rows[row]! + 1; r <= rows[row + 1]!; r += 1)
          for (let c = columns[column]! + 1; c <= columns[column + 1]!; c += 1) {
            sum += count(r, c);
            discs += 1;
          }
        densities[row * (columns.length - 1) + column] = discs === 0 ? 0 : sum / discs;
      }
    return Promise.resolve(densities);
  };
  return { cloth: { tile }, asked };
}

describe('the size of a picture', () => {
  test.each([
    [region(1, 100, 1, 100), 1024, [1024, 1024]],
    [region(1, 100, 1, 50), 1024, [512, 1024]],
    [region(11, 20, 1, 1000), 1000, [1000, 10]],
    [region(1, 1, 1, 100_000), 1000, [1000, 1]],
  ])('of %j is as asked along its longer side', (part, longer, [width, height]) => {
    expect(pictureSize(part, longer)).toEqual({ width, height });
  });
});

describe('a picture', () => {
  test('has the highest row in its first line, and each disc as many pixels', async () => {
    const { cloth } = clothOf((row, column) => (row === 5 && column === 8 ? 3 : 0));
    const { width, height, levels } = await paintPicture(cloth, {
      region: region(4, 5, 7, 9),
      longer: 6,
    });
    expect([width, height]).toEqual([6, 4]);
    const most = CLOTH_LEVELS;
    expect([...levels]).toEqual([
      ...[0, 0, most, most, 0, 0],
      ...[0, 0, most, most, 0, 0],
      ...Array.from({ length: 12 }, () => 0),
    ]);
  });

  test('has all discs of its region in its blocks, and none beside', async () => {
    const { cloth, asked } = clothOf((row) => row);
    const { width, height, levels } = await paintPicture(cloth, {
      region: region(31, 730, 5, 104),
      longer: 70,
    });
    expect([width, height]).toEqual([10, 70]);
    const { rows, columns } = asked.at(-1)!;
    expect([rows[0], rows[70], rows.length]).toEqual([30, 730, 71]);
    expect([columns[0], columns[10], columns.length]).toEqual([4, 104, 11]);
    // Higher rows are brighter here, and come first.
    expect(levels[0]).toBeGreaterThan(levels[35 * 10]!);
    expect(levels[35 * 10]).toBeGreaterThan(levels.at(-1)!);
  });

  test('is asked for in the threads that are shown, and may be given up', async () => {
    const { cloth, asked } = clothOf(() => 1);
    const shown = Uint8Array.of(1, 0);
    await paintPicture(cloth, { region: region(1, 9, 1, 9), longer: 9, shown });
    expect(asked.map((tile) => tile.shown)).toEqual([shown, shown]);
    const abort = new AbortController();
    const tile = (_: ClothTile, signal?: AbortSignal) => {
      abort.abort(new Error('Enough.'));
      return signal?.aborted === true
        ? Promise.reject(signal.reason as Error)
        : Promise.resolve(new Float32Array(81));
    };
    const painting = paintPicture(
      { tile },
      { region: region(1, 9, 1, 9), longer: 9 },
      abort.signal,
    );
    await expect(painting).rejects.toThrow('Enough.');
  });

  test('of many blocks is asked for in parts that fit together', async () => {
    const asked: ClothTile[] = [];
    const tile = (question: ClothTile) => {
      asked.push(question);
      const { rows, columns } = question;
      const width = columns.length - 1;
      const isOdd = (place: number) => rows[Math.floor(place / width)]! + columns[place % width]!;
      return Promise.resolve(
        Float32Array.from({ length: (rows.length - 1) * width }, (_, place) => isOdd(place) % 2),
      );
    };
    const [height, width] = [1_201, 700];
    const { levels } = await paintPicture(
      { tile },
      { region: region(1, height, 1, width), longer: height },
    );
    for (const { rows, columns } of asked)
      expect(Math.max(rows.length, columns.length)).toBeLessThanOrEqual(351);
    // A chessboard pattern, whose first line is the last row.
    const isChessboard = levels.every(
      (level, place) =>
        level > 0 === ((height - 1 - Math.floor(place / width) + (place % width)) % 2 === 1),
    );
    expect(isChessboard).toBe(true);
  });
});
