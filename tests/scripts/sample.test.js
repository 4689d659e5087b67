import { expect, it } from 'vitest';
import { isInSample } from '../mutants/sample.js';
import { inProject } from '../../scripts/tools/places.js';

const mutants = Array.from({ length: 4000 }, (_, line) => ({
  fileName: inProject('web/src/game/board.ts'),
  location: { start: { line, column: 1 } },
  replacement: 'false',
}));
const sample = (percent, seed) => mutants.filter((mutant) => isInSample({ percent, seed }, mutant));

it('takes so many of a hundred mutants, the same ones for a seed and others for another one', () => {
  const one = sample(10, '1');
  expect(one.length).toBeGreaterThan(340);
  expect(one.length).toBeLessThan(460);
  expect(sample(10, '1')).toEqual(one);
  const both = sample(10, '2').filter((mutant) => one.includes(mutant));
  expect(both.length).toBeLessThan(80);
  expect(sample(100, '1')).toEqual(mutants);
});
