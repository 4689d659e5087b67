/** The solver, the straightforward algorithm and the nimbers for this machine, as programs that measure. */
import { buildPreset } from './cmake.js';

export const buildNativeBench = () =>
  buildPreset({
    preset: 'native',
    target: 'tartan_benches',
    options: { TARTAN_BUILD_BENCH: 'ON' },
    what: 'the native benchmarks',
  });
