import { describe, expect, it } from 'vitest';
import { unlawfulSides } from '../../../../web/src/model/board/corner_moves';
import type { Game } from '../../../../web/src/model/play/game';
import { printGameAddress, readGameAddress } from '../../../../web/src/model/play/game_address';
import { placeAt } from '../../../../web/src/model/play/game_tree';
import { dropUnlawful } from '../../../../web/src/model/play/unlawful_moves';
import { readRoute } from '../../../../web/src/model/route';
import { describeBoard } from '../../fake_analyst';
import { seededRandom } from '../../seeded_random';
import { outline, randomGame } from './random_game';

const description = describeBoard(5, 5);
const read = (query: string) => readGameAddress(readRoute(`#/board?${query}`).query).game;
/** What is left of a game, after the usual head of its address. */
const left = (query: string) => {
  const { game, dropped } = dropUnlawful(read(query), description);
  return { address: printGameAddress(game, undefined).replace(/.*seed=0&?/u, ''), dropped };
};

describe('moves of lengths that turn out not to be legal', () => {
  it('are none in a game that was played, which stays the same one', () => {
    const random = seededRandom(20_261_206);
    for (let round = 0; round < 50; round += 1) {
      const game = randomGame(random);
      const { rows, columns } = game.setup.start;
      const result = dropUnlawful(game, describeBoard(rows, columns));
      expect(result.game).toBe(game);
      expect(result.dropped).toEqual([]);
    }
  });

  it.each([
    ['moves=5.3.4.2-1.1.1.1', '', ['5.3.4.2']],
    ['moves=5.3.3.3-1.1.1.1', '', ['5.3.3.3']],
    ['moves=5.3.4.3-2.5.2.2-1.1.1.1', 'moves=5.3.4.3', ['2.5.2.2']],
    // What was shown goes back to the last place that is left; an earlier one stays.
    ['moves=5.3.4.3-1.1.1.1-3.4.2.1-1.2.1.1&at=1', 'moves=5.3.4.3-1.1.1.1&at=1', ['3.4.2.1']],
    ['moves=5.3.4.3-1.1.1.1-3.4.2.1-1.2.1.1&at=3', 'moves=5.3.4.3-1.1.1.1', ['3.4.2.1']],
    // The oldest branch takes the place of the line.
    [
      'moves=5.3.2.1-1.1.1.1&branches=0-1.1.1.1_0-2.2.1.1&hints=3.2',
      'moves=1.1.1.1&branches=0.younger-2.2.1.1&hints=1.2&at=0',
      ['5.3.2.1'],
    ],
    [
      'moves=5.3.4.3-1.1.1.1&branches=0-2.2.2.1-5.5.1.1_1-5.4.3.1_3-1.1.3.1_1-5.5.1.1',
      'moves=5.3.4.3-1.1.1.1&branches=1-5.5.1.1',
      ['2.2.2.1', '5.4.3.1'],
    ],
    ['moves=5.3.4.3&branches=0.younger-3.2.2.1', 'moves=5.3.4.3', ['3.2.2.1']],
  ])('are dropped from %s with all that follows them', (query, address, dropped) => {
    expect(left(query)).toEqual({ address, dropped });
  });

  it('leave a tree of the legal moves', () => {
    const random = seededRandom(20_261_207);
    const lengths = (one: Game) => one.places.map(({ move }) => move && [move.width, move.height]);
    let changed = 0;
    for (let round = 0; round < 300; round += 1) {
      const game = randomGame(random, 6);
      const { rows, columns } = game.setup.start;
      const full = describeBoard(rows, columns);
      // As if fewer lengths were legal than those with which it was played.
      const strict = {
        ...full,
        rows: { ...full.rows, lengths: full.rows.lengths.slice(0, 1 + random(2)) },
        columns: { ...full.columns, lengths: full.columns.lengths.slice(0, 1) },
      };
      const { game: rest, dropped } = dropUnlawful(game, strict);
      changed += dropped.length > 0 ? 1 : 0;
      for (const size of lengths(rest))
        if (size) expect(unlawfulSides(strict, { width: size[0]!, height: size[1]! })).toEqual([]);
      for (const [place, { parent, children, next }] of rest.places.entries()) {
        expect(parent ?? -1).toBeLessThan(place);
        if (place > 0) expect(placeAt(rest, parent!).children).toContain(place);
        for (const child of children) expect(placeAt(rest, child).parent).toBe(place);
        expect(next === undefined).toBe(children.length === 0);
        if (next !== undefined) expect(children).toContain(next);
      }
      const again = readGameAddress(readRoute(printGameAddress(rest, undefined)).query);
      expect(again.rejected).toEqual([]);
      expect(outline(again.game)).toEqual(outline(rest));
      expect(dropUnlawful(rest, strict).game).toBe(rest);
    }
    expect(changed).toBeGreaterThan(100);
  });
});
