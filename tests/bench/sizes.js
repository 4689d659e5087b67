import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inProject } from '../../scripts/tools/places.js';

/** The gzipped bytes of all files in dist/ with an ending. */
export function gzipBytes(ending) {
  const files = readdirSync(inProject('dist'), { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && file.name.endsWith(ending))
    .map((file) => gzipSync(readFileSync(`${file.parentPath}/${file.name}`)).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
