/** Records which files of the built page contain which modules, for `.size-limit.js`, in `build/chunks.json`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
export const CHUNK_LIST = fileURLToPath(new URL('../../build/chunks.json', import.meta.url));

/** `{file, imports, modules}` of each script: what it imports at once, and its own modules, from `web/` on. */
export function chunkList() {
  return {
    name: 'chunk-list',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle)
        .filter(({ type }) => type === 'chunk')
        .map(({ fileName, imports, moduleIds }) => ({
          file: fileName,
          imports,
          modules: moduleIds.map((id) => relative(root, id)),
        }));
      mkdirSync(dirname(CHUNK_LIST), { recursive: true });
      writeFileSync(CHUNK_LIST, JSON.stringify(chunks));
    },
  };
}
