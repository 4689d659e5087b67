import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../tools/places.js';

/** The project's C++ files, as paths inside the project. */
export function cppFiles() {
  return ['wasm', 'tests']
    .flatMap((folder) =>
      readdirSync(inProject(folder), { recursive: true }).map((name) => join(folder, name)),
    )
    .filter((name) => /\.[ch]pp$/.test(name))
    .sort();
}
