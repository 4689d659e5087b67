/** clang with libFuzzer, which makes up inputs by what they reach in the code. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../tools/find_program.js';
import { ask } from '../tools/run.js';

/** The one that Emscripten needs on Debian 12 too, whose own clang is older than the code. */
const DEBIAN_VERSION = 19;

export const fuzzer = {
  name: 'clang++ with libFuzzer',
  why: 'makes up what the solver is given from outside',
  debianPackages: [`clang-${DEBIAN_VERSION}`, `libclang-rt-${DEBIAN_VERSION}-dev`],
  elsewhere: {
    apt: 'clang libclang-rt-dev',
    brew: 'llvm',
    note: 'needed only by the suite fuzz: npm test -- followed by the names of others does without',
  },
  find: async () => Boolean(await fuzzingCompiler()),
};

/** The path of the first compiler that brings libFuzzer along, or undefined. */
export async function fuzzingCompiler() {
  const names = [`clang++-${DEBIAN_VERSION}`, 'clang++', '/opt/homebrew/opt/llvm/bin/clang++'];
  for (const name of names) {
    const program = name.startsWith('/') ? name : findProgram(name);
    if (program && (await bringsLibFuzzer(program))) return program;
  }
  return undefined;
}

async function bringsLibFuzzer(compiler) {
  const { output } = await ask([compiler, '-print-resource-dir']);
  const libraries = join(output, 'lib');
  if (!output || !existsSync(libraries)) return false;
  return readdirSync(libraries, { recursive: true }).some((file) =>
    /libclang_rt\.fuzzer(-x86_64|-aarch64|_osx)?\.a$/.test(file),
  );
}
