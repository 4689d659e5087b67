import { describe, expect, it } from 'vitest';
import { filledPosition, flipped } from '../../../../web/src/model/board/position';
import type { Rectangle } from '../../../../web/src/model/board/position';
import type { Game } from '../../../../web/src/model/play/game';
import {
  hinted,
  lineFrom,
  lineOf,
  otherPlayer,
  pathTo,
  placeAt,
  played,
  playerAfter,
  positionsAlong,
  sameRectangle,
  startOfGame,
  swapped,
  wentTo,
} from '../../../../web/src/model/play/game_tree';
import { seededRandom } from '../../seeded_random';
import { randomGame } from './random_game';

const start = filledPosition(5, 5, 1);
const setup = { start, first: 'black', opponent: 'good', you: 'white', seed: 17 } as const;
const A: Rectangle = { column: 5, row: 3, width: 4, height: 3 };
const B: Rectangle = { column: 1, row: 1, width: 1, height: 1 };
const C: Rectangle = { column: 1, row: 3, width: 1, height: 3 };
const D: Rectangle = { column: 4, row: 5, width: 4, height: 1 };

const playedAll = (game: Game, ...moves: Rectangle[]) => moves.reduce(played, game);
/** A B C, with D tried after A. */
const branched = () => played(wentTo(playedAll(startOfGame(setup), A, B, C), 1), D);

describe('a new game', () => {
  it('is at its start, where nothing was tried', () => {
    const game = startOfGame(setup);
    expect(game).toEqual({
      setup,
      places: [{ move: undefined, parent: undefined, children: [], next: undefined, hint: 0 }],
      current: 0,
    });
    expect(pathTo(game, 0)).toEqual([0]);
    expect(lineOf(game)).toEqual([0]);
  });

  it('has no place but those that were come to', () => {
    for (const place of [1, -1, 0.5, NaN])
      expect(() => placeAt(startOfGame(setup), place)).toThrow(RangeError);
    expect(() => wentTo(startOfGame(setup), 1)).toThrow('no place 1');
  });
});

describe('players', () => {
  it('move in turn', () => {
    expect(otherPlayer('black')).toBe('white');
    expect(otherPlayer('white')).toBe('black');
    expect([0, 1, 2, 3].map((moves) => playerAfter(setup, moves))).toEqual([
      ...['black', 'white', 'black', 'white'],
    ]);
    expect([0, 1, 2].map((moves) => playerAfter({ first: 'white' }, moves))).toEqual([
      ...['white', 'black', 'white'],
    ]);
  });

  it('change colours, and nothing else changes', () => {
    const game = branched();
    expect(swapped(game)).toEqual({ ...game, setup: { ...setup, you: 'black' } });
    expect(swapped(swapped(game))).toEqual(game);
  });
});

describe('a move', () => {
  it('leads on from the current place', () => {
    expect(playedAll(startOfGame(setup), A, B)).toEqual({
      setup,
      places: [
        { move: undefined, parent: undefined, children: [1], next: 1, hint: 0 },
        { move: A, parent: 0, children: [2], next: 2, hint: 0 },
        { move: B, parent: 1, children: [], next: undefined, hint: 0 },
      ],
      current: 2,
    });
  });

  it('begins a branch at an earlier place, and what was there stays', () => {
    const game = branched();
    expect(game.current).toBe(4);
    expect(placeAt(game, 1)).toMatchObject({ children: [2, 4], next: 4 });
    expect(placeAt(game, 2)).toMatchObject({ move: B, children: [3], next: 3 });
    expect(placeAt(game, 3)).toMatchObject({ move: C });
    expect(placeAt(game, 4)).toMatchObject({ move: D, parent: 1, children: [] });
    expect(lineOf(game)).toEqual([0, 1, 4]);
    expect(pathTo(game, 3)).toEqual([0, 1, 2, 3]);
  });

  it('follows the branch on which it was made before, which goes on as it was left', () => {
    const game = branched();
    const again = played(wentTo(game, 1), { ...B });
    expect(again.places).toHaveLength(game.places.length);
    expect(again.current).toBe(2);
    expect(lineOf(again)).toEqual([0, 1, 2, 3]);
    expect(placeAt(again, 1)).toMatchObject({ children: [2, 4], next: 2 });
  });

  it('is another one elsewhere', () => {
    const game = playedAll(startOfGame(setup), B, A);
    const other = played(wentTo(game, 0), A);
    expect(other.places).toHaveLength(4);
    expect(placeAt(other, 0).children).toEqual([1, 3]);
    expect(other.current).toBe(3);
  });

  it('is the same as one with the same corner and size only', () => {
    expect(sameRectangle(A, { ...A })).toBe(true);
    expect(sameRectangle(undefined, A)).toBe(false);
    for (const side of ['column', 'row', 'width', 'height'] as const)
      expect(sameRectangle(A, { ...A, [side]: 2 })).toBe(false);
  });
});

describe('the line', () => {
  it('stays whole when one goes back', () => {
    const game = branched();
    for (const place of [0, 1, 4]) expect(lineOf(wentTo(game, place))).toEqual([0, 1, 4]);
    expect(wentTo(game, 1)).toEqual({ ...game, current: 1 });
  });

  it('goes through the place that one goes to, and on from there', () => {
    const game = wentTo(branched(), 2);
    expect(game.current).toBe(2);
    expect(lineOf(game)).toEqual([0, 1, 2, 3]);
    expect(lineFrom(game, 2)).toEqual([2, 3]);
    expect(lineFrom(game, 4)).toEqual([4]);
    expect(lineOf(wentTo(game, 0))).toEqual([0, 1, 2, 3]);
  });

  it('has a position at each of its places', () => {
    const game = branched();
    const afterA = flipped(start, A);
    expect(positionsAlong(game, [0, 1, 4])).toEqual([start, afterA, flipped(afterA, D)]);
    expect(positionsAlong(game, [0])).toEqual([start]);
    expect(start).toEqual(filledPosition(5, 5, 1));
  });
});

describe('help', () => {
  it('is noted at the current place alone', () => {
    const game = wentTo(branched(), 1);
    const helped = hinted(game, 2);
    expect(helped.places.map(({ hint }) => hint)).toEqual([0, 2, 0, 0, 0]);
    expect({ ...placeAt(helped, 1), hint: 0 }).toEqual(placeAt(game, 1));
    expect(helped.current).toBe(1);
    expect(placeAt(played(helped, C), 5).hint).toBe(0);
  });
});

describe('any game', () => {
  it('is a tree whose parents are older than their children, and has a line through all places', () => {
    const random = seededRandom(20_261_201);
    for (let round = 0; round < 200; round += 1) {
      const game = randomGame(random);
      for (const [place, { move, parent, children, next }] of game.places.entries()) {
        expect(move === undefined).toBe(place === 0);
        if (parent !== undefined) expect(placeAt(game, parent).children).toContain(place);
        expect(parent ?? -1).toBeLessThan(place);
        for (const child of children) expect(placeAt(game, child).parent).toBe(place);
        expect(children).toEqual([...children].sort((one, other) => one - other));
        if (children.length === 0) expect(next).toBeUndefined();
        else expect(children).toContain(next);
        const moves = children.map((child) => JSON.stringify(placeAt(game, child).move));
        expect(new Set(moves).size).toBe(moves.length);
      }
      expect(lineOf(game)).toContain(game.current);
    }
  });

  it('never changes: every change makes a new one', () => {
    const random = seededRandom(20_261_202);
    for (let round = 0; round < 50; round += 1) {
      const game = randomGame(random);
      const before = structuredClone(game);
      const place = random(game.places.length);
      hinted(wentTo(game, place), 3);
      played(wentTo(game, place), A);
      played(game, B);
      swapped(game);
      expect(game).toEqual(before);
    }
  });

  it('is gone through however long it is', () => {
    const moves = 3_000;
    let game = startOfGame(setup);
    const places = Array.from({ length: moves + 1 }, (_, place) => ({
      ...placeAt(game, 0),
      ...(place > 0 ? { move: A, parent: place - 1 } : {}),
      ...(place < moves ? { children: [place + 1], next: place + 1 } : {}),
    }));
    game = { ...game, places };
    for (let step = 0; step < 20; step += 1) game = wentTo(game, moves - step);
    expect(game.current).toBe(moves - 19);
    expect(lineOf(game)).toHaveLength(moves + 1);
  });
});
