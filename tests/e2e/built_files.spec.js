/** Checks the folder that `npm run build` fills. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { targetsOf } from '../../scripts/build/vite.js';
import { inProject } from '../../scripts/tools/places.js';
import { expect, test } from './fixture';

test('Each file belongs to one target, which npm start builds when the file is asked for @chromium', () => {
  const folder = inProject('dist');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => targetsOf(file).length !== 1)).toEqual([]);
});
