/** The C++ tests, which CTest runs twice: for this machine, and as WebAssembly in Node. */
import { availableParallelism } from 'node:os';
import { buildNativeTests, buildWasmTests } from '../build/cpp_tests.js';
import { forNativeTests, forWasmTests } from '../setup/needs.js';
import { inProject } from '../tools/places.js';
import { show } from '../tools/run.js';
import { tallyOfReport } from './report.js';

export const native = {
  name: 'native',
  heading: 'the C++ tests on this machine',
  needs: forNativeTests,
  builds: [buildNativeTests],
  run: () => runCTest('native'),
};

export const wasm = {
  name: 'wasm',
  heading: 'the same C++ tests as WebAssembly in Node',
  needs: forWasmTests,
  builds: [buildWasmTests],
  run: () => runCTest('wasm'),
};

function runCTest(preset) {
  const ctest = ['ctest', '--test-dir', inProject('build', preset), '--output-on-failure'];
  const parallel = ['--parallel', String(availableParallelism())];
  return tallyOfReport(
    `${preset}.xml`,
    (file) => show([...ctest, ...parallel, '--output-junit', file], { input: 'ignore' }),
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
