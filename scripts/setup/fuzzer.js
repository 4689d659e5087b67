/** clang with libFuzzer, which generates inputs guided by coverage. */
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram, isProgram } from '../tools/find_program.js';
import { ask } from '../tools/run.js';
import { hasVersion } from '../tools/version.js';
import { PACKAGES } from './package_managers.js';

/** Emscripten needs the same on Debian 12. */
const DEBIAN_VERSION = 19;
/** Older versions of clang can't compile the ranges of the standard library that they find, as on Debian 12. */
const OLDEST = '16.0.0';

export const fuzzer = {
  name: `clang++ ${OLDEST} or newer with libFuzzer`,
  why: 'makes up what the solver is given from outside',
  packages: PACKAGES.fuzzer,
  byHand: 'needed only by the suite fuzz: npm test -- followed by the names of others does without',
  find: async () => Boolean(await fuzzingCompiler()),
};

export const coverageTools = {
  name: 'llvm-cov',
  why: 'tells what the C++ tests run of the solver',
  packages: PACKAGES.coverage,
  byHand: 'needed only by the suite coverage, in the version of clang++',
  find: async () => Boolean(await llvmTool('llvm-cov')),
};

/** The path of the first compiler with libFuzzer, or undefined. */
export async function fuzzingCompiler() {
  const names = [`clang++-${DEBIAN_VERSION}`, 'clang++', '/opt/homebrew/opt/llvm/bin/clang++'];
  for (const name of names) {
    const program = name.startsWith('/') ? name : findProgram(name);
    if (!program || !(await hasVersion(program, OLDEST))) continue;
    if (await bringsLibFuzzer(program)) return program;
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

/** The path of a tool of LLVM, of the version of that compiler; undefined if it is missing. */
export async function llvmTool(name) {
  const compiler = await fuzzingCompiler();
  if (!compiler) return undefined;
  const beside = join(dirname(realpathSync(compiler)), name);
  return isProgram(beside) ? beside : findProgram(`${name}-${DEBIAN_VERSION}`);
}
