import { expect, it } from 'vitest';
import { readRoute } from '../../../web/src/game/route';

it.each([
  ['#/solve?rows=5&amp;columns=7', 'rows=5&columns=7'],
  ['#/solve?rows=5&amp;amp;columns=7', 'rows=5&columns=7'],
  ['#/solve?rows=5&amp%3Bcolumns=7', 'rows=5&columns=7'],
  ['#/nimbers?expression=%26amp%3B2', 'expression=%26amp%3B2'],
  ['#/solve?amp=1&rows=5', 'amp=1&rows=5'],
  ['#/solve', ''],
])('the settings of %s', (hash, settings) => {
  expect(readRoute(hash).query.toString()).toBe(settings);
});
