/** The C++ tests: one source, compiled for this machine and to WebAssembly for Node. */
import { join } from 'node:path';
import { catch2Folder } from '../setup/catch2.js';
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

export const buildWasmTests = () => buildWasm(tests('as WebAssembly'));
