/** The C++ tests: one source, compiled for this machine, with sanitizers, and to WebAssembly for Node. */
import { join } from 'node:path';
import { catch2Folder } from '../setup/catch2.js';
import { fuzzingCompiler } from '../setup/fuzzer.js';
import { inProject } from '../tools/places.js';
import { buildPreset } from './cmake.js';
import { buildWasm } from './module.js';

const tests = (where) => ({
  target: 'tartan_tests',
  options: {
    TARTAN_BUILD_TESTS: 'ON',
    TARTAN_CATCH2_DIR: join(catch2Folder(), 'extras'),
  },
  what: `the C++ tests ${where}`,
});

export const buildNativeTests = () =>
  buildPreset({ preset: 'native', ...tests('for this machine') });

export const buildSanitizedTests = () =>
  buildPreset({ preset: 'sanitize', ...tests('with sanitizers') });

const testProgram = (preset) => inProject('build', preset, 'tests/cpp/tartan_tests');

/** The command that runs the tests built by a preset. */
export const testCommand = (preset) =>
  preset === 'wasm' ? [process.execPath, `${testProgram(preset)}.js`] : [testProgram(preset)];

export const coveredProgram = testProgram('coverage');

export const buildCoveredTests = async () => {
  const { options, ...rest } = tests('to see what they run');
  const compiler = { CMAKE_CXX_COMPILER: await fuzzingCompiler() };
  return buildPreset({ preset: 'coverage', ...rest, options: { ...options, ...compiler } });
};

export const buildWasmTests = () => buildWasm(tests('as WebAssembly'));

export const fuzzProgram = inProject('build/fuzz/tests/fuzz/tartan_fuzz');

export const buildFuzzTarget = async () =>
  buildPreset({
    preset: 'fuzz',
    target: 'tartan_fuzz',
    options: { CMAKE_CXX_COMPILER: await fuzzingCompiler() },
    what: 'the fuzz target',
  });
