/**
 * node scripts/keep_fuzz_corpus.js: adds the fuzzer's findings to the repository, reduced to as few inputs as reach the
 * same code.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { buildFuzzTarget, fuzzProgram } from './build/cpp_tests.js';
import { forFuzzing } from './setup/needs.js';
import { setUp } from './setup/setup.js';
import { found } from './suites/fuzz.js';
import { packCorpus, unpackCorpus } from './suites/fuzz_corpus.js';
import { inProject } from './tools/places.js';
import { run } from './tools/run.js';
import { main } from './tools/say.js';

/** Reduces to few inputs that reach every branch that all reach, however often each does. */
const reachTheSame = ['-set_cover_merge=1', '-use_counters=0', '-max_len=600'];

await main(async () => {
  await setUp(forFuzzing);
  await buildFuzzTarget();
  const before = inProject('build/fuzz/corpus');
  const merged = inProject('build/fuzz/merged');
  unpackCorpus(before);
  rmSync(merged, { recursive: true, force: true });
  for (const folder of [merged, found]) mkdirSync(folder, { recursive: true });
  await run([fuzzProgram, ...reachTheSame, merged, before, found], {
    trouble: 'libFuzzer could not merge the inputs: mend what it says above.',
  });
  packCorpus(merged);
});
