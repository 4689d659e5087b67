import { describe, expect, it } from 'vitest';
import { filledPosition, painted } from '../../../../web/src/model/board/position';
import { OPPONENTS } from '../../../../web/src/model/play/game';
import type { Game, GameSetup } from '../../../../web/src/model/play/game';
import {
  printGameAddress,
  printMove,
  readGameAddress,
} from '../../../../web/src/model/play/game_address';
import {
  hinted,
  lineOf,
  pathTo,
  placeAt,
  played,
  startOfGame,
  wentTo,
} from '../../../../web/src/model/play/game_tree';
import { readRoute } from '../../../../web/src/model/route';
import { seededRandom } from '../../seeded_random';
import { outline, randomGame } from './random_game';

const read = (query: string) => readGameAddress(readRoute(`#/board?${query}`).query);
const reread = (address: string) => readGameAddress(readRoute(address).query);
const setup: GameSetup = {
  start: filledPosition(5, 5, 1),
  first: 'black',
  opponent: 'perfect',
  you: 'black',
  seed: 0,
};
const rectangle = (text: string) => {
  const [column, row, width, height] = text.split('.').map(Number);
  return { column: column!, row: row!, width: width!, height: height! };
};
const playedAll = (game: Game, moves: string) =>
  moves.split('-').map(rectangle).reduce(played, game);
const withLine = (moves: string) => playedAll(startOfGame(setup), moves);
/** The moves from the start to a place, and those of the line. */
const movesTo = (game: Game, place: number) =>
  pathTo(game, place)
    .slice(1)
    .map((step) => printMove(placeAt(game, step).move!))
    .join('-');
const lineText = (game: Game) => movesTo(game, lineOf(game).at(-1)!);
const HEAD = '#/board?rows=5&columns=5&mode=play&opponent=perfect&seed=0';

describe('the address of a game', () => {
  it('holds the size, the opponent and the seed, and else only what is not as usual', () => {
    expect(printGameAddress(startOfGame(setup), undefined)).toBe(HEAD);
    const game = startOfGame({
      start: painted(filledPosition(2, 5, 1), [{ column: 4, row: 1 }], 0),
      first: 'white',
      opponent: 'good',
      you: 'white',
      seed: 4_294_967_295,
    });
    expect(printGameAddress(hinted(playedAll(game, '5.1.4.1-1.2.1.1'), 2), 1)).toBe(
      '#/board?rows=2&columns=5&mode=play&position=WWWWW.WWWBW&first=white&opponent=good&you=white&seed=4294967295&moves=5.1.4.1-1.2.1.1&hints=2.2&review=1',
    );
  });

  it('has the line that is shown, and how far it is shown', () => {
    const game = withLine('5.3.4.3-1.1.1.1-1.3.1.3');
    expect(printGameAddress(game, undefined)).toBe(`${HEAD}&moves=5.3.4.3-1.1.1.1-1.3.1.3`);
    expect(printGameAddress(wentTo(game, 2), 3)).toBe(
      `${HEAD}&moves=5.3.4.3-1.1.1.1-1.3.1.3&at=2&review=3`,
    );
    expect(printGameAddress(wentTo(game, 0), undefined)).toBe(
      `${HEAD}&moves=5.3.4.3-1.1.1.1-1.3.1.3&at=0`,
    );
  });

  it('has the branches by the numbers of the places that they leave from', () => {
    const line = withLine('5.3.4.3-1.1.1.1-1.3.1.3');
    const other = hinted(playedAll(wentTo(line, 1), '4.5.4.1'), 3);
    expect(printGameAddress(other, undefined)).toBe(
      `${HEAD}&moves=5.3.4.3-4.5.4.1&branches=1-1.1.1.1-1.3.1.3&hints=2.3`,
    );
    const back = wentTo(other, 3);
    expect(printGameAddress(back, undefined)).toBe(
      `${HEAD}&moves=5.3.4.3-1.1.1.1-1.3.1.3&branches=1.younger-4.5.4.1&hints=4.3`,
    );
    // The branches of branches come last: place 6 is that of the first of two branches.
    const deep = playedAll(wentTo(back, 4), '5.4.1.1');
    const more = wentTo(
      hinted(playedAll(wentTo(playedAll(wentTo(deep, 4), '5.5.1.1'), 0), '5.5.4.3'), 1),
      3,
    );
    expect(printGameAddress(more, undefined)).toBe(
      `${HEAD}&moves=5.3.4.3-1.1.1.1-1.3.1.3&branches=0.younger-5.5.4.3_1.younger-4.5.4.1-5.5.1.1_5-5.4.1.1&hints=4.1-5.3`,
    );
    for (const game of [other, back, deep, more])
      expect(outline(reread(printGameAddress(game, undefined)).game)).toEqual(outline(game));
  });

  it('gives back every game, whole, in characters that every program leaves alone', () => {
    const random = seededRandom(20_261_203);
    let longest = 0;
    let branches = 0;
    for (let round = 0; round < 600; round += 1) {
      const game = randomGame(random, round % 20 === 0 ? 29 : 6);
      const review = random(2) === 0 ? 1 + random(lineOf(game).length) : undefined;
      const asked = review !== undefined && review < lineOf(game).length ? review : undefined;
      const address = printGameAddress(game, asked);
      expect(address).toMatch(/^#\/board\?[\w.=&-]+$/u);
      const back = reread(address);
      expect(back.rejected).toEqual([]);
      expect(back.review).toBe(asked);
      expect(outline(back.game)).toEqual(outline(game));
      expect(printGameAddress(back.game, back.review)).toBe(address);
      longest = Math.max(longest, address.length);
      branches += address.includes('_') ? 1 : 0;
    }
    expect(longest).toBeLessThan(1_500);
    expect(branches).toBeGreaterThan(200);
  });

  it('numbers the places of what it reads as it counts them', () => {
    const { game } = read('moves=5.3.4.3-1.1.1.1&branches=1-4.5.4.1-5.5.1.1_4-5.4.1.1&at=1');
    expect(game.current).toBe(1);
    expect(game.places.map((_, place) => movesTo(game, place))).toEqual([
      '',
      '5.3.4.3',
      '5.3.4.3-1.1.1.1',
      '5.3.4.3-4.5.4.1',
      '5.3.4.3-4.5.4.1-5.5.1.1',
      '5.3.4.3-4.5.4.1-5.5.1.1-5.4.1.1',
    ]);
    expect(game.places[1]).toMatchObject({ children: [3, 2], next: 2 });
    // Where a branch leaves from an end, its line goes on.
    expect(game.places[4]).toMatchObject({ children: [5], next: 5 });
    expect(lineText(game)).toBe('5.3.4.3-1.1.1.1');
  });

  it('goes on with the oldest of the branches that leave from the end of the line', () => {
    const { game } = read('moves=5.3.4.3&branches=1-1.1.1.1_1-4.5.4.1');
    expect(lineText(game)).toBe('5.3.4.3-1.1.1.1');
    expect(game.current).toBe(1);
  });

  it('is the usual game where it says nothing, and ignores what it does not know', () => {
    for (const query of [
      '',
      'mode=play',
      'mode=explore&heat=cover',
      'first=black&seed=0&you=black',
    ])
      expect(read(query)).toEqual({
        game: startOfGame(setup),
        review: undefined,
        seen: { mex: {} },
        rejected: [],
      });
    for (const opponent of OPPONENTS)
      expect(read(`opponent=${opponent}`).game.setup.opponent).toBe(opponent);
  });

  it('takes one size for both, from 2 to 30, and sizes as people type them', () => {
    expect(read('rows=9').game.setup.start).toEqual(filledPosition(9, 9, 1));
    expect(read('rows=2&columns=30').game.setup.start).toEqual(filledPosition(2, 30, 1));
    expect(read('rows=3e1&columns=2').game.setup.start).toEqual(filledPosition(30, 2, 1));
  });

  it('may begin where nobody can move', () => {
    const { game, rejected } = read('rows=2&columns=2&position=BB.BB&moves=1.1.1.1');
    expect(game.setup.start).toEqual(filledPosition(2, 2, 0));
    expect(game.places).toHaveLength(1);
    expect(rejected).toEqual([{ key: 'moves', value: '1.1.1.1' }]);
  });
});

describe('what is bad in the address of a game', () => {
  it.each([
    ['rows=1', { rows: '1' }],
    ['rows=31&columns=5', { rows: '31' }],
    ['columns=x', { columns: 'x' }],
    ['position=WWW', { position: 'WWW' }],
    ['position=', { position: '' }],
    ['first=red', { first: 'red' }],
    ['opponent=Good', { opponent: 'Good' }],
    ['opponent=', { opponent: '' }],
    ['you=person', { you: 'person' }],
    ['seed=4294967296', { seed: '4294967296' }],
    ['seed=-1', { seed: '-1' }],
    ['seed=1.5', { seed: '1.5' }],
    ['seed=1e3', { seed: '1e3' }],
    ['seed=', { seed: '' }],
    ['moves=', { moves: '' }],
    ['branches=', { branches: '' }],
    ['hints=', { hints: '' }],
    ['at=', { at: '' }],
    ['at=0&review=0', { review: '0' }],
    ['at=1', { at: '1' }],
    ['review=1', { review: '1' }],
  ])('is replaced by what is usual in %s, and told', (query, expected) => {
    const { game, review, rejected } = read(query);
    expect(game).toEqual(startOfGame(setup));
    expect(review).toBeUndefined();
    expect(Object.fromEntries(rejected.map(({ key, value }) => [key, value]))).toEqual(expected);
  });

  it.each([
    '6.5.1.1',
    '5.6.1.1',
    '0.5.1.1',
    '5.0.1.1',
    '5.5.0.1',
    '5.5.1.0',
    '3.5.4.1',
    '1.2.1.3',
    '5.5.4',
    '5.5.4.1.1',
    '5.5.4.x',
    '5.5.4.',
    '5,5,4,1',
    '-5.5.4.1',
    '5.5.1e0.1',
    '31.5.1.1',
    '5.3.4.3',
    '3.2.1.1',
  ])('is a move that cannot be made: %s', (move) => {
    const { game, rejected } = read(`moves=5.3.4.3-${move}-1.1.1.1&at=1`);
    expect(lineText(game)).toBe('5.3.4.3');
    expect(rejected).toEqual([{ key: 'moves', value: move.startsWith('-') ? '' : move }]);
    const branch = read(`moves=5.3.4.3&branches=1-1.1.1.1-${move}`);
    expect(branch.game.places).toHaveLength(2);
    expect(branch.rejected).toEqual([{ key: 'branches', value: `1-1.1.1.1-${move}` }]);
  });

  it('is told by its beginning where it is long, in the line and in branches', () => {
    const [long, told] = ['x'.repeat(1_000), `${'x'.repeat(60)}…`];
    const { rejected } = read(`moves=${long}&branches=${long}_${long}`);
    expect(rejected.map(({ value }) => value)).toEqual([told, told]);
  });

  it('may be a length that is not legal, which is not known here', () => {
    const { game, rejected } = read('moves=5.5.5.5&branches=0-2.2.2.2');
    expect(lineText(game)).toBe('5.5.5.5');
    expect(game.places).toHaveLength(3);
    expect(rejected).toEqual([]);
  });

  it('ends the line, and with it what refers to its places', () => {
    const { game, review, rejected } = read(
      'moves=5.3.4.3-5.3.1.1-1.1.1.1&branches=1-1.1.1.1_2-1.1.1.1_4-1.3.1.3_3-1.1.1.1-2.2.1.1_5-2.1.1.1&hints=1.2-2.1-5.3-6.2-4.1&at=2&review=2',
    );
    // Of places 0 … 8 there are no 2, 3, 6 and 7: the line has no second move, and a branch left from there.
    expect(lineText(game)).toBe('5.3.4.3-1.1.1.1-1.3.1.3');
    expect(game.current).toBe(1);
    expect(review).toBe(2);
    expect(rejected).toEqual([
      { key: 'at', value: '2' },
      { key: 'moves', value: '5.3.1.1' },
      { key: 'branches', value: '2-1.1.1.1_3-1.1.1.1-2.2.1.1_5-2.1.1.1' },
      { key: 'hints', value: '2.1-5.3' },
    ]);
  });

  it.each([
    '9-1.1.1.1',
    'x-1.1.1.1',
    '-1.1.1.1',
    '1',
    '1-',
    '1.older-1.1.1.1',
    '1.5-1.1.1.1',
    '0-5.3.4.3',
    '1.younger',
    '2-2.2.1.1-5.5',
  ])('is a branch alone: %s', (bad) => {
    const lastPlace = 2 + bad.split('-').length;
    const { game, rejected } = read(
      `moves=5.3.4.3&branches=1-1.1.1.1_${bad}_2-1.3.1.3&hints=${lastPlace}.2`,
    );
    expect(rejected).toEqual([{ key: 'branches', value: bad }]);
    expect(game.places.map((_, place) => movesTo(game, place))).toEqual([
      '',
      '5.3.4.3',
      '5.3.4.3-1.1.1.1',
      '5.3.4.3-1.1.1.1-1.3.1.3',
    ]);
    expect(game.places.map(({ hint }) => hint)).toEqual([0, 0, 0, 2]);
  });

  it('is a branch that was there before', () => {
    const { game, rejected } = read('moves=5.3.4.3&branches=0-1.1.1.1_0-1.1.1.1-2.2.1.1_0-2.2.1.1');
    expect(game.places.map((_, place) => movesTo(game, place))).toEqual([
      ...['', '5.3.4.3', '1.1.1.1', '2.2.1.1'],
    ]);
    expect(rejected).toEqual([{ key: 'branches', value: '0-1.1.1.1-2.2.1.1' }]);
  });

  it.each(['2.1', '1.0', '1.4', '1', '1.', '.1', 'x.1', '1.x', '-1', '1.1.1', '1.1e0'])(
    'is help at no place, or of no grade: %s',
    (hint) => {
      const { game, rejected } = read(`moves=5.3.4.3&hints=0.3-${hint}-1.1`);
      expect(game.places.map((place) => place.hint)).toEqual([3, 1]);
      expect(rejected).toEqual([{ key: 'hints', value: hint }]);
    },
  );

  it.each(['2', '-1', '0.5', 'x', '1e0'])('is a place or a review outside the line: %s', (bad) => {
    const { game, review, rejected } = read(`moves=5.3.4.3&at=${bad}&review=${bad}`);
    expect(game.current).toBe(1);
    expect(review).toBeUndefined();
    expect(rejected).toEqual([
      { key: 'at', value: bad },
      { key: 'review', value: bad },
    ]);
  });

  it('never keeps an address from being read, nor the game from being printed', () => {
    const random = seededRandom(20_261_204);
    for (let round = 0; round < 1_500; round += 1) {
      const address = printGameAddress(randomGame(random, 4, 25), undefined);
      const from = address.indexOf('mode') + random(address.length - 40);
      const other = ['', '-', '_', '.', '1', '3', '&', '.younger', '-1.1.1.1'][random(9)]!;
      const { game, review } = reread(
        address.slice(0, from) + other + address.slice(from + random(4)),
      );
      const again = printGameAddress(game, review);
      const back = reread(again);
      expect(back.rejected).toEqual([]);
      expect(outline(back.game)).toEqual(outline(game));
      expect(printGameAddress(back.game, back.review)).toBe(again);
    }
  });

  it('is read however long it is', () => {
    const long = 10_000;
    const count = Array.from({ length: long }, (_, index) => index);
    // Counts down in binary: the first white disc of the top row, and all to its left.
    const line = count.map((index) => {
      const column = Math.log2((index + 1) & -(index + 1)) + 1;
      return `${column}.30.${column}.30`;
    });
    const fromStart = count.map((index) => {
      const column = 1 + (index % 30);
      const row = 1 + (Math.floor(index / 30) % 30);
      return `0-${column}.${row}.${1 + Math.floor(index / 900)}.1`;
    });
    const places = (query: string) => {
      const { game } = read(`rows=30&columns=30&${query}`);
      printGameAddress(game, undefined);
      return game.places.length;
    };
    const moves = `moves=${line.join('-')}`;
    expect(places(moves)).toBe(long + 1);
    const everywhere = count.map((index) => `${index}-30.30.1.1`).join('_');
    expect(places(`${moves}&branches=${everywhere}`)).toBe(2 * long + 1);
    expect(places(`branches=${fromStart.join('_')}`)).toBeGreaterThan(long / 2);
    expect(places(`hints=${count.map(() => '0.1').join('-')}`)).toBe(1);
  });
});
