/**
 * The C++ tests, which CTest runs for this machine, as WebAssembly in Node, and with sanitizers.
 * Those with the label long go through everything, and each has one with the label sample beside it,
 * for where they take too long.
 */
import { availableParallelism } from 'node:os';
import { buildNativeTests, buildSanitizedTests, buildWasmTests } from '../build/cpp_tests.js';
import { forNativeTests, forWasmTests } from '../setup/needs.js';
import { inProject } from '../tools/places.js';
import { show } from '../tools/run.js';
import { tallyOfReport } from './report.js';

const everything = { without: 'sample' };
const inShort = { without: 'long' };
const asAsked = ({ full }) => (full ? everything : inShort);

export const native = {
  name: 'native',
  heading: 'the C++ tests on this machine',
  needs: forNativeTests,
  builds: [buildNativeTests],
  run: (asked) => runCTest('native', asAsked(asked)),
};

export const wasm = {
  name: 'wasm',
  heading: 'the same C++ tests as WebAssembly in Node',
  needs: forWasmTests,
  builds: [buildWasmTests],
  run: (asked) => runCTest('wasm', asAsked(asked)),
};

export const sanitize = {
  name: 'sanitize',
  heading: 'the same C++ tests, watched for undefined behaviour and wrong addresses',
  needs: forNativeTests,
  fullOnly: true,
  builds: [buildSanitizedTests],
  run: () => runCTest('sanitize', inShort),
};

function runCTest(preset, { without }) {
  const ctest = ['ctest', '--test-dir', inProject('build', preset), '--output-on-failure'];
  const parallel = ['--parallel', String(availableParallelism())];
  const labels = ['--label-exclude', `^${without}$`];
  return tallyOfReport(
    `${preset}.xml`,
    (file) => show([...ctest, ...parallel, ...labels, '--output-junit', file], { input: 'ignore' }),
    countJUnit,
  );
}

/** CTest gives each test case a status: run, fail, notrun or disabled. */
function countJUnit(xml) {
  const statuses = [...xml.matchAll(/<testcase\b[^>]*\bstatus="(\w+)"/g)].map((match) => match[1]);
  const passed = statuses.filter((status) => status === 'run').length;
  const failed = statuses.filter((status) => status === 'fail').length;
  return { passed, failed, skipped: statuses.length - passed - failed };
}
