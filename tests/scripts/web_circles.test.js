import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importCircles } from '../../scripts/lint/web_circles.js';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tartan-circles-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The circles of these files, each by the names along it in alphabetical order. */
function circlesOf(files) {
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), source);
  }
  const options = { moduleResolution: ts.ModuleResolutionKind.Bundler };
  return importCircles([folder], options).map((circle) =>
    circle.map((path) => basename(path)).sort(),
  );
}

it('finds a circle by imports of types, by exports and by what is fetched later', () => {
  const circles = circlesOf({
    'one.ts': "import type { Two } from './inner/two'; export type One = Two;",
    'inner/two.ts': "export { Three as Two } from './three';",
    'inner/three.tsx': "export type Three = 3; export const late = () => import('../one');",
  });
  expect(circles).toEqual([['one.ts', 'three.tsx', 'two.ts']]);
});

it('finds each of two circles through one file, and a file that imports itself', () => {
  const circles = circlesOf({
    'hub.ts': "import './left'; import './right';",
    'left.ts': "import './hub';",
    'right.ts': "import './hub';",
    'self.ts': "import './self';",
  });
  expect(circles.sort()).toEqual([['hub.ts', 'left.ts'], ['hub.ts', 'right.ts'], ['self.ts']]);
});

it('finds none where two ways lead to one file', () => {
  const circles = circlesOf({
    'top.ts': "import './left'; import './right';",
    'left.ts': "import './bottom';",
    'right.ts': "import './bottom'; import 'typescript';",
    'bottom.ts': 'export {};',
  });
  expect(circles).toEqual([]);
});
