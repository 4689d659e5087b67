/** The inputs that the fuzzer begins with, in one file of the repository: one a line, in hex. */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../tools/places.js';

const file = inProject('tests/fuzz/corpus.txt');

/** Writes each input into a file of its own, as libFuzzer requires. */
export function unpackCorpus(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const inputs = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  inputs.forEach((hex, i) => writeFileSync(join(folder, String(i)), hex, 'hex'));
}

export function packCorpus(folder) {
  const inputs = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'hex'));
  writeFileSync(file, `${inputs.sort().join('\n')}\n`);
}
