/** The solver as native programs and as the command line, each in its own process. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inProject } from '../../scripts/tools/places.js';

const run = promisify(execFile);

/** Both axes in one thread. Returns the seconds that the program itself measures, and its answer. */
export const native = (method) => async (size) => {
  const program = inProject('build/native/tests/bench/tartan_bench');
  const { stdout } = await run(program, [method, String(size)]);
  const [seconds, answer] = stdout.trim().split(' ');
  return { seconds: Number(seconds), answer };
};

/** The nimber benchmark, compiled for this machine and as WebAssembly in Node. */
const nimberPrograms = {
  native: [inProject('build/native/tests/bench/tartan_nimber_bench')],
  wasm: [process.execPath, inProject('build/wasm/tests/bench/tartan_nimber_bench.js')],
};

/** Operations per second on nimbers of a number of bits, and the nim-sum of the first results. */
export async function operateOnNimbers(way, operation, bits) {
  const [program, ...words] = nimberPrograms[way];
  const { stdout } = await run(program, [...words, operation, String(bits)]);
  const [perSecond, sum] = stdout.trim().split(' ');
  return { perSecond: Number(perSecond), sum };
}

/** Two threads of Node with the wasm module, timed from the start of the process to its end. */
export async function commandLine(size) {
  const { seconds, stdout } = await timed('solve', String(size));
  return { seconds, answer: stdout.trim().split(' = ')[1] };
}

/** The command line with all of P(1), …, P(size); its answer is the last of them. */
export async function commandLineSequence(size) {
  const { seconds, stdout } = await timed('sequence', '1', String(size));
  return { seconds, answer: stdout.trimEnd().split(' ').at(-1) };
}

async function timed(...words) {
  const start = performance.now();
  const { stdout } = await run(process.execPath, [inProject('build/cli/main.js'), ...words], {
    maxBuffer: 1e9,
  });
  return { seconds: (performance.now() - start) / 1000, stdout };
}
