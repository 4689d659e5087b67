/** The solver as native programs and as the command line, each a process of its own. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inProject } from '../../scripts/tools/places.js';

const run = promisify(execFile);

/** One thread for both axes. Seconds as the program itself measures them, and its answer. */
export const native = (method) => async (size) => {
  const program = inProject('build/native/tests/bench/tartan_bench');
  const { stdout } = await run(program, [method, String(size)]);
  const [seconds, answer] = stdout.trim().split(' ');
  return { seconds: Number(seconds), answer };
};

/** The nimbers, compiled for this machine and as WebAssembly in Node. */
const nimberPrograms = {
  native: [inProject('build/native/tests/bench/tartan_nimber_bench')],
  wasm: [process.execPath, inProject('build/wasm/tests/bench/tartan_nimber_bench.js')],
};

/** How many operations on nimbers of so many bits it does a second, and the nim-sum of the first results. */
export async function operateOnNimbers(way, operation, bits) {
  const [program, ...words] = nimberPrograms[way];
  const { stdout } = await run(program, [...words, operation, String(bits)]);
  const [perSecond, sum] = stdout.trim().split(' ');
  return { perSecond: Number(perSecond), sum };
}

/** Two threads of Node with the wasm module, from the start of the process to its end. */
export async function commandLine(size) {
  const { seconds, stdout } = await timed('solve', String(size));
  return { seconds, answer: stdout.trim().split(' = ')[1] };
}

/** The same, with all of P(1), …, P(size); the answer is the last of them. */
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
