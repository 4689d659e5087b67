/** Checks the layers of the C++ core by its includes. */
import { readFileSync } from 'node:fs';
import { inProject } from '../tools/places.js';
import { cppFiles } from './cpp_files.js';

/** From the lowest: a file includes headers of its own layer and of those below. */
const LAYERS = [
  ['nimber', 'length_family'],
  ['nim_product_steps', 'axis_sweep'],
  ['board_axis', 'coin_game'],
  ['openings', 'board', 'tartan_product'],
  ['position'],
  ['game_review', 'opponent'],
];

const layerOf = (header) => LAYERS.findIndex((names) => names.includes(header));

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
      const [, stem] = /^wasm\/(?:include\/tartan|src)\/(\w+)\.[ch]pp$/.exec(file) ?? [];
      const [, header] = /^tartan\/(\w+)\.hpp$/.exec(included) ?? [];
      return layerOf(stem) >= 0 && layerOf(header) > layerOf(stem);
    },
    reason: `the layers are, from the lowest, ${LAYERS.map((names) => names.join(', ')).join(' < ')}: include only downwards`,
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
