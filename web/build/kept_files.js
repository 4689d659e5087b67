/** What the service worker keeps of a built page. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The page, which its folder stands for, and all that it may load. What other sites frame is not of it. */
const PAGE = { path: './', file: 'index.html' };
const BESIDE = ['favicon.svg'];
const FOLDER = 'assets';

/** `{path, sha256}` of each file, in an order that does not depend on the machine. */
export function keptFiles(built) {
  const assets = readdirSync(join(built, FOLDER), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(built.length + 1));
  const others = [...BESIDE.filter((name) => existsSync(join(built, name))), ...assets.sort()];
  return [PAGE, ...others.map((file) => ({ path: file, file }))].map(({ path, file }) => ({
    path,
    sha256: sha256(readFileSync(join(built, file))),
  }));
}

/** Another name as soon as anything in any of its files differs. */
export function versionOf(files) {
  return { name: sha256(JSON.stringify(files)).slice(0, 16), files };
}

function sha256(contents) {
  return createHash('sha256').update(contents).digest('hex');
}
