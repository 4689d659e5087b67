/** The solver and the straightforward algorithm for this machine, on the same inputs. */
import { buildPreset } from './cmake.js';

export const buildNativeBench = () =>
  buildPreset({
    preset: 'native',
    target: 'tartan_bench',
    options: { TARTAN_BUILD_BENCH: 'ON' },
    what: 'the native benchmark',
  });
