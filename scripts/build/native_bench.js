/** The solver, the straightforward algorithm and the nimbers for this machine, as programs that measure. */
import { buildPreset } from './cmake.js';
import { buildWasm } from './module.js';

export const buildNativeBench = () =>
  buildPreset({
    preset: 'native',
    target: 'tartan_benches',
    options: { TARTAN_BUILD_BENCH: 'ON' },
    what: 'the native benchmarks',
  });

/** The nimbers once more, for Node. */
export const buildWasmBench = () =>
  buildWasm({
    target: 'tartan_nimber_bench',
    options: { TARTAN_BUILD_BENCH: 'ON' },
    what: 'the benchmark of nimbers as WebAssembly',
  });
