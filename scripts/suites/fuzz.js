import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildFuzzTarget, fuzzProgram } from '../build/cpp_tests.js';
import { forFuzzing } from '../setup/needs.js';
import { inProject } from '../tools/places.js';
import { check } from './check.js';
import { unpackCorpus } from './fuzz_corpus.js';

const SECONDS = 120;
/** Generous for a busy machine: an input takes some milliseconds, and an endless search is found. */
const SECONDS_FOR_AN_INPUT = 10;

const corpus = inProject('build/fuzz/corpus');
/** Stored from run to run, but only here: scripts/keep_fuzz_corpus.js adds it to the repository. */
export const found = inProject('build/fuzz/found');
const broken = inProject('build/fuzz/broken');

export const fuzz = {
  name: 'fuzz',
  heading: `what libFuzzer makes up in ${SECONDS} seconds, against the promises of the solver`,
  needs: forFuzzing,
  fullOnly: true,
  builds: [buildFuzzTarget],
  async run() {
    unpackCorpus(corpus);
    mkdirSync(found, { recursive: true });
    rmSync(broken, { recursive: true, force: true });
    mkdirSync(broken, { recursive: true });
    const tally = await check('no input breaks a promise', [
      ...[fuzzProgram, found, corpus],
      `-max_total_time=${SECONDS}`,
      `-timeout=${SECONDS_FOR_AN_INPUT}`,
      ...['-max_len=600', '-len_control=0', '-verbosity=0', '-print_final_stats=1'],
      `-dict=${inProject('tests/fuzz/families.dict')}`,
      `-artifact_prefix=${broken}/`,
    ]);
    readdirSync(broken).forEach(tellOf);
    return tally;
  },
};

function tellOf(name) {
  const file = join(broken, name);
  const hex = readFileSync(file, 'hex');
  console.log(`${name}: the input, in hex, is\n${hex}\nRun it again: ${fuzzProgram} ${file}`);
  console.log('Add the line to tests/fuzz/corpus.txt, and it is run by every npm test.');
}
