/**
 * The C++ tests for this machine, as WebAssembly in Node, and with sanitizers. Tests tagged [long] cover everything,
 * and each has one tagged [sample] beside it, for runs in which they take too long.
 */
import { availableParallelism } from 'node:os';
import {
  buildNativeTests,
  buildSanitizedTests,
  buildWasmTests,
  testCommand,
} from '../build/cpp_tests.js';
import { forNativeTests, forWasmTests } from '../setup/needs.js';
import { show } from '../tools/run.js';
import { tallyOfReport } from './report.js';
import { add, nothing } from './tally.js';

const everything = '~[sample]';
const inShort = '~[long]';
const asAsked = ({ full }) => (full ? everything : inShort);

export const native = {
  name: 'native',
  heading: 'the C++ tests on this machine',
  needs: forNativeTests,
  builds: [buildNativeTests],
  run: (asked) => runTests('native', asAsked(asked)),
};

export const wasm = {
  name: 'wasm',
  heading: 'the same C++ tests as WebAssembly in Node',
  needs: forWasmTests,
  builds: [buildWasmTests],
  run: (asked) => runTests('wasm', asAsked(asked)),
};

export const sanitize = {
  name: 'sanitize',
  heading: 'the same C++ tests, watched for undefined behaviour and wrong addresses',
  needs: forNativeTests,
  fullOnly: true,
  builds: [buildSanitizedTests],
  run: () => runTests('sanitize', inShort),
};

/** The number of processes for all tests: one for each test would take longer to start than most tests to run. */
const SHARDS = 16;

async function runTests(preset, tests) {
  const left = Array.from({ length: SHARDS }, (_, shard) => shard);
  const tallies = [];
  const runner = async () => {
    for (let shard = left.shift(); shard !== undefined; shard = left.shift())
      tallies.push(await runShard(preset, tests, shard));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runner));
  return tallies.reduce(add, nothing);
}

/** Prints what fails. */
function runShard(preset, tests, shard) {
  return tallyOfReport(
    `${preset}-${shard}.xml`,
    (file) =>
      show(
        [
          ...[...testCommand(preset), tests, '--colour-mode', 'none'],
          ...['--shard-count', String(SHARDS), '--shard-index', String(shard)],
          ...['--reporter', 'compact', '--reporter', `xml::out=${file}`],
        ],
        { input: 'ignore' },
      ),
    countCases,
  );
}

/** A test that dies leaves a report without this line. */
function countCases(xml) {
  const [, passed, failed, skipped] =
    /<OverallResultsCases successes="(\d+)" failures="(\d+)" expectedFailures="0" skips="(\d+)"/u.exec(
      xml,
    ) ?? [];
  if (passed === undefined) throw new Error('The report has no end.');
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) };
}
