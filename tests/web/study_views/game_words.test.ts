import { expect, it } from 'vitest';
import { readGame } from '../../../web/src/game/game';
import {
  BOARD_GAMES,
  gameName,
  listedGameName,
  ROW_GAMES,
  ruleText,
} from '../../../web/src/study_views/game_words';

const upTo = (last: number) => Array.from({ length: last }, (_, place) => place + 1).join();
const game = (name: string) => readGame(name)!;

it.each([
  ['mock-turtles-squared', '(Mock Turtles)²'],
  ['twins-within:4*ruler', 'Twins within 4 × Ruler'],
  ['single*moebius', 'Moebius, one row'],
  ['runs:primes*runs:1,3', 'Runs of primes × Runs of 1 and 3'],
  ['single*pattern:0,2;0,3;0,6', 'Hops of 2, 3, and 6, one row'],
  [`single*runs:${upTo(12)}`, 'Runs of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, and 12, one row'],
  [`single*runs:${upTo(1_000)}`, 'Runs of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, …, and 1,000, one row'],
  ['up-to-coins:4*pattern:0;0,d', 'Up to 4 × Patterns 0;0,d'],
])('%s is called %s', (name, words) => {
  expect(gameName(game(name))).toBe(words);
});

it.each([
  ['exactly-coins:1*runs:square', 'Rows: just one. Columns: 1, 4, 9, 16, … neighbours.'],
  ['turning-turtles*runs:1,3', 'Rows: one or two. Columns: 1 or 3 neighbours.'],
  ['single*up-to-coins:4', 'Turn over coins of one row: up to 4. The rightmost'],
  ['single*pattern:0,2;0,3', 'A coin hops 2 or 3 places to the left: turn'],
])('the rule of %s says: %s', (name, words) => {
  expect(ruleText(game(name))).toContain(words);
});

it('every listed game has a name of its own', () => {
  const names = [...BOARD_GAMES, ...ROW_GAMES].map((name) => listedGameName(game(name)));
  expect(new Set(names).size).toBe(names.length);
});
