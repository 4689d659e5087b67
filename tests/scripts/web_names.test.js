import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sharedNames } from '../../scripts/lint/web_names.js';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tartan-names-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('finds what two files declare and export, and not what they share, keep or are', () => {
  const files = {
    'one.ts':
      'export type Move = 1; export const { a, of: [b] } = c; const inside = 1; export default 1;',
    'two.tsx': 'export function Move() {} export function b(): void; export function b() {}',
    'three.ts': "export { Move } from './one'; export interface Other {} export const inside = 2;",
    'four.ts': 'export default function Other() {}',
  };
  for (const [name, source] of Object.entries(files)) writeFileSync(join(folder, name), source);
  const found = sharedNames([folder]).map(([name, paths]) => [
    name,
    paths.map((path) => basename(path)).sort(),
  ]);
  expect(found.sort()).toEqual([
    ['Move', ['one.ts', 'two.tsx']],
    ['b', ['one.ts', 'two.tsx']],
  ]);
});
