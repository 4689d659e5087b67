/** Files that documents name exist, even after files have moved. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../../scripts/tools/places.js';

const inFolders = ['docs', 'scripts', 'tests', 'wasm', 'web'].flatMap((folder) =>
  readdirSync(inProject(folder), { recursive: true }).map((name) => join(folder, name)),
);
const files = [...readdirSync(inProject('.')), ...inFolders].filter(
  (file) => !file.includes('node_modules'),
);
const documents = files.filter((file) => file.endsWith('.md') && !/changelog|golden/u.test(file));

/** Matches a path with a folder and a source file's ending. */
const NAMED = /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|js|css|cpp|hpp|mdx|ftl|md))`/gu;
const LINKED = /\]\((?!\w+:)([^)#]+)[)#]/gu;
/** Build output, and names that are placeholders. */
const isElsewhere = (path) => /^(?:dist|build|frame|assets|node_modules)\/|NAME/u.test(path);

test.each(documents)('%s', (document) => {
  const text = readFileSync(inProject(document), 'utf8');
  const found = (pattern) => Array.from(text.matchAll(pattern), ([, path]) => path);
  const lost = found(NAMED).filter(
    (path) => !isElsewhere(path) && !files.some((file) => `/${file}`.endsWith(`/${path}`)),
  );
  const broken = found(LINKED).filter((path) => !existsSync(inProject(dirname(document), path)));
  expect([...lost, ...broken]).toEqual([]);
});
