import { describe, expect, it } from 'vitest';
import { readRoute } from '../../../../web/src/game/route';
import { GAMES, formatGamesAddress } from '../../../../web/src/pages/games/games_settings';

const read = (hash: string) => GAMES.read(readRoute(hash).query);

describe('the address of the Games page', () => {
  it('begins with a game of its own, which stands in it', () => {
    const { settings, rejected } = read('#/games');
    expect(rejected).toEqual([]);
    expect(formatGamesAddress(settings)).toBe('#/games?game=mock-turtles');
  });

  it.each([
    '#/games?game=ruler&count=1000&show=plot&place=12&scale=log&from=3&to=90',
    '#/games?game=pattern%3A0%3B0,d&show=list'.replace('%3A', ':'),
    '#/games?game=rugs&rows=5&columns=7&filled=12&option=3&speed=fast',
    '#/games?game=twins-within:4*ruler&filled=64',
    '#/games?game=rugs&rows=256&columns=49&at=255,48&lit=18446744073709551615',
    '#/games?game=flipping-game',
    '#/games?game=connected-blocks&rows=5&columns=5&heads=0,4-3,3&revealed=yes',
    '#/games?game=connected-blocks&heads=3,3&move=5',
    '#/games?game=acrostic-twins',
  ])('keeps %s', (hash) => {
    const { settings, rejected } = read(hash);
    expect(rejected).toEqual([]);
    expect(formatGamesAddress(settings)).toBe(hash);
  });

  it('takes one row of a board for its line', () => {
    expect(formatGamesAddress(read('#/games?game=single*sym').settings)).toBe('#/games?game=sym');
  });

  it.each([
    ['game=nonsense', 'game'],
    ['game=runs:0', 'game'],
    ['game=ruler&count=1000001', 'count'],
    ['game=ruler&count=10&place=11', 'place'],
    ['game=ruler&from=9&to=9', 'from'],
    ['game=ruler&show=song', 'show'],
    ['game=rugs&rows=257', 'rows'],
    ['game=rugs&rows=5&at=5,0', 'at'],
    ['game=rugs&lit=-1', 'lit'],
    ['game=rugs&rows=2&columns=2&filled=5', 'filled'],
    ['game=rugs&option=18446744073709551616', 'option'],
    ['game=connected-blocks&columns=17', 'columns'],
    ['game=connected-blocks&heads=4,0', 'heads'],
    ['game=connected-blocks&heads=1,1-1,1', 'heads'],
    ['game=connected-blocks&revealed=maybe', 'revealed'],
  ])('rejects what %s asks for', (query, key) => {
    const { rejected } = read(`#/games?${query}`);
    expect(rejected.map((each) => each.key)).toContain(key);
  });
});
