/** Programs that measure the solver, the straightforward algorithm and the nimbers on this machine. */
import { buildPreset } from './cmake.js';
import { buildWasm } from './module.js';

export const buildNativeBench = () =>
  buildPreset({
    preset: 'native',
    target: 'tartan_benches',
    options: { TARTAN_BUILD_BENCH: 'ON' },
    what: 'the native benchmarks',
  });

/** The nimbers as WebAssembly, for Node. */
export const buildWasmBench = () =>
  buildWasm({
    target: 'tartan_nimber_bench',
    options: { TARTAN_BUILD_BENCH: 'ON' },
    what: 'the benchmark of nimbers as WebAssembly',
  });
