/** A measurement as a file: one JSON object, with one entry for each part (see parts.js). */
import { accessSync, constants, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Misuse } from './misuse.js';

/** Changes when files of before can no longer be compared. */
const FORMAT = 'tartan-bench-1';

/** To be asked before minutes of measuring. */
export function canBeWritten(file) {
  try {
    accessSync(dirname(file), constants.W_OK);
    return !statSync(file, { throwIfNoEntry: false })?.isDirectory();
  } catch {
    return false;
  }
}

export function writeResult(file, result) {
  writeFileSync(file, `${JSON.stringify({ format: FORMAT, ...result }, undefined, 2)}\n`);
}

export function readResult(file) {
  let result;
  try {
    result = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Misuse(`${file} cannot be read: ${reasonOf(error)}.`);
  }
  if (result?.format === FORMAT) return result;
  throw new Misuse(`${file} is not a file that npm run bench -- --json has written.`);
}

function reasonOf(error) {
  if (error instanceof SyntaxError) return 'it is not JSON';
  return error.code === 'ENOENT' ? 'there is no such file' : error.code;
}
