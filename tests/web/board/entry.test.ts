import { expect, it } from 'vitest';
import { readPlace } from '../../../web/src/board/BoardTools';

it.each([
  ['7', 7],
  [' 12 ', 12],
  ['012', 12],
  ['50', 50],
])('reads %j', (typed, position) => {
  expect(readPlace(typed, 50, 1)).toBe(position);
});

it.each(['', ' ', '0', '51', '-1', '1.5', '1e1', 'x', '1 2', '9999999999999'])(
  'takes %j for no position',
  (typed) => {
    expect(readPlace(typed, 50, 1)).toBeUndefined();
  },
);

it.each([
  ['0', 1],
  ['49', 50],
])('reads %j where the first place is called 0', (typed, place) => {
  expect(readPlace(typed, 50, 0)).toBe(place);
});

it.each(['50', '-1', ''])('takes %j for no place where the first is called 0', (typed) => {
  expect(readPlace(typed, 50, 0)).toBeUndefined();
});
