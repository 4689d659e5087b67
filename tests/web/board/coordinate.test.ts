import { expect, it } from 'vitest';
import { readPosition } from '../../../web/src/board/coordinate';

it.each([
  ['7', 7],
  [' 12 ', 12],
  ['012', 12],
  ['50', 50],
  ['٤٢', 42],
  ['۳۹', 39],
  ['１０', 10],
])('reads %j', (typed, position) => {
  expect(readPosition(typed, 50)).toBe(position);
});

it.each(['', ' ', '0', '51', '-1', '1.5', '1e1', 'x', '1 2', '9999999999999'])(
  'takes %j for no position',
  (typed) => {
    expect(readPosition(typed, 50)).toBeUndefined();
  },
);
