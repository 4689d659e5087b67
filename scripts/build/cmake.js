/** Configures and builds a preset of CMakePresets.json, as far as it is not up to date. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { inProject } from '../tools/places.js';
import { ask, run } from '../tools/run.js';
import { say } from '../tools/say.js';
import { withCompilerCache } from './compiler_cache.js';

/**
 * `options` are the cache variables that this target needs. Those of earlier builds stay, so that building the module
 * alone does not discard the tests. `launcher` goes before cmake.
 */
export async function buildPreset({
  preset,
  target,
  options,
  launcher = [],
  env = withCompilerCache('CMAKE_CXX_COMPILER_LAUNCHER'),
  what,
}) {
  await configure({ preset, options, launcher, env });
  const ninja = ['ninja', '-C', inProject('build', preset)];
  const { output } = await ask([...ninja, '-n', target], { env });
  if (output.endsWith('no work to do.')) return;
  say(`Building ${what}`);
  await run([...ninja, target], {
    env,
    trouble: `${what} could not be built: mend what the compiler says above.`,
    lines: 100,
  });
}

async function configure({ preset, options, launcher, env }) {
  const folder = inProject('build', preset);
  const record = `${folder}/configured.json`;
  const before = existsSync(`${folder}/build.ninja`) ? read(record) : {};
  const wanted = {
    presets: readFileSync(inProject('CMakePresets.json'), 'utf8'),
    compiler: env.EM_CONFIG ?? '',
    // CMake lists this folder only when it configures.
    lineGames: readdirSync(inProject('wasm/src/games/lines')),
    options: { ...stillValid(before.options), ...options },
  };
  if (JSON.stringify(before) === JSON.stringify(wanted)) return;
  rmSync(record, { force: true });
  const variables = Object.entries(wanted.options).map(([name, value]) => `-D${name}=${value}`);
  await run([...launcher, 'cmake', '--fresh', '--preset', preset, ...variables], {
    cwd: inProject(),
    env,
    trouble: `CMake could not plan the build in ${folder}: mend what it says above.`,
  });
  writeFileSync(record, JSON.stringify(wanted));
}

/** Options may name a folder in the cache, which people empty. */
function stillValid(options = {}) {
  const isGone = (value) => isAbsolute(value) && !existsSync(value);
  return Object.values(options).some(isGone) ? {} : options;
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
