import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importsCommand } from '../../scripts/lint/commands.js';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tartan-layers-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Imports in a tree of these files that break a rule, as `rule: file → imported`. */
function complaints(files) {
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), source);
  }
  const [program, ...args] = importsCommand(['web'], 'err');
  const { stdout } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  expect(stdout).toMatch(/violation/u);
  return Array.from(stdout.matchAll(/^ +error (.*?): (\S+) →\s+(\S+)/gmu), ([, rule, from, to]) =>
    `${rule}: ${from} → ${to}`.replaceAll('web/src/', ''),
  );
}

it('finds a circle by imports of types, by exports and by what is fetched later', () => {
  const found = complaints({
    'web/src/game/one.ts': "import type { Two } from './two'; export type One = Two;",
    'web/src/game/two.ts': "export { Three as Two } from './three';",
    'web/src/game/three.tsx': "export type Three = 3; export const late = () => import('./one');",
    'web/src/game/beside.ts': "import './one';",
  });
  expect(found.every((line) => line.startsWith('circle: '))).toBe(true);
  expect(found.join(' ')).not.toContain('beside');
  expect(found.length).toBeGreaterThan(0);
});

it('keeps each layer to what it may import, types counted too', () => {
  const found = complaints({
    'web/src/game/move.ts': "import type { Study } from '../study/study'; export type A = Study;",
    'web/src/study/study.ts': "import '../game/size'; export type Study = 1;",
    'web/src/game/size.ts': 'export {};',
  });
  expect(found).toContain('src/game: game/move.ts → study/study.ts');
  expect(found.join(' ')).not.toContain('study/study.ts → game/size.ts');
});

it('lets pages know the types of a worker’s jobs, and nothing else of it', () => {
  const found = complaints({
    'web/src/engine/worker/board_jobs.ts': 'export const BOARD_JOBS = {};',
    'web/src/engine/api/engine.ts':
      "import type { BOARD_JOBS } from '../worker/board_jobs'; export type B = typeof BOARD_JOBS;",
    'web/src/engine/client/engines.ts':
      "import { BOARD_JOBS } from '../worker/board_jobs'; export const jobs = BOARD_JOBS;",
    'web/src/site/site.ts':
      "import type { BOARD_JOBS } from '../engine/worker/board_jobs'; export type B = typeof BOARD_JOBS;",
  });
  expect(found.sort()).toEqual([
    'types of a worker: engine/client/engines.ts → engine/worker/board_jobs.ts',
    'worker: site/site.ts → engine/worker/board_jobs.ts',
  ]);
});
