import { expect, it } from 'vitest';
import { pointsOf, quartersOf, type Attempt } from '../../../web/src/game/score';

const work = (outcome: Attempt['outcome'], tries = 0, hints = 0) => ({
  outcome,
  tries,
  hints,
});

it.each([
  [work('open'), 0],
  [work('open', 3, 1), 0],
  [work('shown', 1), 0],
  [work('solved', 1), 4],
  [work('solved', 2), 3],
  [work('solved', 1, 2), 2],
  [work('solved', 2, 2), 1],
  [work('solved', 30, 2), 1],
])('%j gives %i quarters of a point', (done, quarters) => {
  expect(quartersOf(done)).toBe(quarters);
});

it('of a set is the share of all points, begun with the first answer and complete with the last', () => {
  expect(pointsOf([work('open', 0, 1), work('open')])).toEqual({
    gained: 0,
    most: 8,
    isBegun: false,
    isComplete: false,
  });
  expect(pointsOf([work('open', 1), work('solved', 1)])).toEqual({
    gained: 4,
    most: 8,
    isBegun: true,
    isComplete: false,
  });
  expect(pointsOf([work('shown'), work('solved', 2)])).toEqual({
    gained: 3,
    most: 8,
    isBegun: true,
    isComplete: true,
  });
});
