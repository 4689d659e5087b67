import { rmSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { buildAndRemember, isUpToDate } from '../../scripts/build/up_to_date.js';
import { inProject } from '../../scripts/tools/places.js';

const target = (settings) => ({
  name: 'up_to_date-test',
  inputs: ['LICENSE'],
  output: 'package.json',
  ...(settings && { settings }),
});

afterEach(() => rmSync(inProject('build/stamps', target().name), { force: true }));

it('What was built for one site is not up to date for another, nor for none', async () => {
  await buildAndRemember(target({ site: 'https://a.example/' }), async () => undefined);
  expect(isUpToDate(target({ site: 'https://a.example/' }))).toBe(true);
  expect(isUpToDate(target({ site: 'https://b.example/' }))).toBe(false);
  expect(isUpToDate(target({ site: undefined }))).toBe(false);
  expect(isUpToDate(target())).toBe(false);
});
