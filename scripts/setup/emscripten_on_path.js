/** Examines the system's own Emscripten: whether its emcc is on the PATH, how old it is, and what it lacks. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram, isProgram } from '../tools/find_program.js';
import { inCache } from '../tools/places.js';
import { ask } from '../tools/run.js';
import { compareVersions, versionOf } from '../tools/version.js';

export const OLDEST_EMSCRIPTEN = '3.1.58';

/** Its programs are Python, and all these questions take a second, so a complete one is examined only once. */
const record = inCache('emscripten_on_path.json');

let found;

/**
 * Resolves to { emcc, version, isOld, lacks, hasTools }, or undefined if no emcc is on the PATH. `lacks` are the paths
 * of missing programs, and `hasTools` tells whether the npm packages that it runs are beside it.
 */
export async function emscriptenOnPath() {
  const emcc = findProgram('emcc');
  if (!emcc) return undefined;
  found ??= look(emcc);
  return found;
}

async function look(emcc) {
  const key = `${emcc} ${statSync(emcc).mtimeMs}`;
  const known = remembered(key);
  if (known) return known;
  const version = await versionOf(emcc);
  const isOld = version === undefined || compareVersions(version, OLDEST_EMSCRIPTEN) < 0;
  if (isOld) return { emcc, version, isOld, lacks: [], hasTools: false };
  const { EMSCRIPTEN_ROOT, ...roots } = await configurationBeside(emcc);
  const lacks = partsOf(emcc, roots).filter((part) => !isProgram(part));
  const hasTools = [CLOSURE_COMPILER, 'node_modules/.bin/tsc'].every((program) =>
    existsSync(join(EMSCRIPTEN_ROOT, program)),
  );
  const seen = { emcc, version, isOld, lacks, hasTools };
  if (lacks.length === 0) remember(key, seen);
  return seen;
}

/** The path of the closure compiler in a folder with Emscripten's npm packages. */
export const CLOSURE_COMPILER = 'node_modules/.bin/google-closure-compiler';

/** emcc's configuration, by its names; empty if there is none. */
async function configurationBeside(emcc) {
  const names = [
    ...['EMSCRIPTEN_ROOT', 'LLVM_ROOT', 'BINARYEN_ROOT'],
    ...['CLANG_ADD_VERSION', 'LLVM_ADD_VERSION'],
  ];
  const answers = await Promise.all(
    names.map((name) => ask([join(dirname(emcc), 'em-config'), name])),
  );
  return Object.fromEntries(
    names.map((name, i) => [name, answers[i].output === 'None' ? '' : answers[i].output]),
  );
}

/** The programs without which it can't build the solver. */
function partsOf(emcc, { LLVM_ROOT, BINARYEN_ROOT, CLANG_ADD_VERSION, LLVM_ADD_VERSION }) {
  const beside = ['em++', 'emar', 'emcmake', 'em-config'].map((name) => join(dirname(emcc), name));
  if (!LLVM_ROOT || !BINARYEN_ROOT) return beside;
  const versioned = (name, version) => join(LLVM_ROOT, version ? `${name}-${version}` : name);
  return [
    ...beside,
    ...['clang', 'clang++'].map((name) => versioned(name, CLANG_ADD_VERSION)),
    ...['wasm-ld', 'llvm-ar'].map((name) => versioned(name, LLVM_ADD_VERSION)),
    ...['wasm-opt', 'wasm-metadce'].map((name) => join(BINARYEN_ROOT, 'bin', name)),
  ];
}

function remembered(key) {
  try {
    return JSON.parse(readFileSync(record, 'utf8'))[key];
  } catch {
    return undefined;
  }
}

function remember(key, seen) {
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify({ [key]: seen }));
}
