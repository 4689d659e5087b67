/** Checks the layers of the C++ core by its includes. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inProject } from '../tools/places.js';
import { cppFiles } from './cpp_files.js';

/**
 * The rooms of the core by their folders in wasm/include/tartan and wasm/src, and the other rooms that each may
 * include. Nimbers, and what every room needs of lengths, errors and memory, are in no folder.
 */
const ROOMS = {
  nimber: [],
  counting: ['nimber'],
  games: ['nimber'],
};

const roomOf = (path) => /^(counting|games)\//.exec(path)?.[1] ?? 'nimber';

const RULES = [
  {
    broken: (file, included) =>
      /^emscripten(\/|\.h$)/.test(included) && !file.startsWith('wasm/bindings/'),
    reason: 'only wasm/bindings includes headers of Emscripten: give the core plain C++ instead',
  },
  {
    broken: (file, included) =>
      /^wasm\/(include|src)\//.test(file) && /^(iostream|cstdio|stdio\.h|print)$/.test(included),
    reason: 'the core prints nothing: return the text or a status instead',
  },
  {
    broken: (file, included) => {
      const [, path] = /^wasm\/(?:include\/tartan|src)\/(.+)$/.exec(file) ?? [];
      if (path === undefined || !included.endsWith('.hpp')) return false;
      // Within a folder of src a header is included by its bare name.
      const besideIt = existsSync(inProject(dirname(file), included));
      const room = besideIt ? roomOf(path) : roomOf(included.replace(/^tartan\//, ''));
      return room !== roomOf(path) && !ROOMS[roomOf(path)].includes(room);
    },
    reason: 'bindings include games and counting, and those the nimbers: never the other way round',
  },
  {
    // See wasm/CMakeLists.txt: the linker removes virtual functions that these don't call.
    broken: (file, included) =>
      included.endsWith('line_rules.hpp') &&
      !/^wasm\/src\/games\/(lines\/\w+|line|line_game)\.cpp$/.test(file),
    reason: 'only the lines call their rules: ask LineGame instead',
  },
];

for (const file of cppFiles()) {
  readFileSync(inProject(file), 'utf8')
    .split('\n')
    .forEach((line, index) => {
      const included = /^\s*#\s*include\s*[<"]([^>"]+)[>"]/.exec(line)?.[1];
      if (included) check(file, index + 1, included);
    });
}

function check(file, line, included) {
  for (const { reason } of RULES.filter(({ broken }) => broken(file, included))) {
    console.error(`${file}:${line}: includes ${included}, but ${reason}.`);
    process.exitCode = 1;
  }
}
