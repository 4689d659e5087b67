/** A measurement as a file: a JSON object with an entry for each part (see parts.js). */
import { readFileSync, writeFileSync } from 'node:fs';
import { Misuse } from './misuse.js';

/** Change this when earlier files can no longer be compared. */
const FORMAT = 'tartan-bench-1';

export function writeResult(file, result) {
  writeFileSync(file, `${JSON.stringify({ format: FORMAT, ...result }, undefined, 2)}\n`);
}

export function readResult(file) {
  let result;
  try {
    result = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Misuse(`${file} cannot be read: ${error.message}.`);
  }
  if (result?.format === FORMAT) return result;
  throw new Misuse(`${file} is not a file that npm run bench -- --json has written.`);
}
