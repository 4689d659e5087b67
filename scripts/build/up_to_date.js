/** Remembers the contents that something was built from, so that it is built again only when they change. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject } from '../tools/places.js';

/**
 * `inputs` are files and folders of the project, `settings` all other inputs of the build; `output` is the file that it
 * writes last.
 */
export function isUpToDate({ name, inputs, settings, output }) {
  if (!existsSync(inProject(output)) || !existsSync(stampOf(name))) return false;
  return readFileSync(stampOf(name), 'utf8') === fingerprint(inputs, settings);
}

/** Calls build(), and records its inputs once it has succeeded. */
export async function buildAndRemember({ name, inputs, settings }, build) {
  rmSync(stampOf(name), { force: true });
  const built = fingerprint(inputs, settings);
  await build();
  mkdirSync(dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), built);
}

const stampOf = (name) => inProject('build/stamps', name);

/** Changes whenever the name or the content of an input file changes, or a setting. */
function fingerprint(inputs, settings = {}) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of inputs.flatMap(filesIn)) {
    const contents = readFileSync(inProject(file));
    hash.update(`${file}\n${contents.length}\n`).update(contents);
  }
  return hash.digest('hex');
}

function filesIn(path) {
  const status = statSync(inProject(path), { throwIfNoEntry: false });
  if (!status) return [];
  if (!status.isDirectory()) return [path];
  return readdirSync(inProject(path))
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
