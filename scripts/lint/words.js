/**
 * Every message has to be asked for by somebody; that nobody asks for one that is not there, or with
 * other arguments, the types see to.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { readWords, wordFiles } from '../../web/build/words.js';
import { inProject } from '../tools/places.js';

/** What of a source file may be a message's name: its texts in quotes, and its templates as patterns. */
function namesIn(source) {
  const plain = Array.from(source.matchAll(/'([\w-]+)'/gu), ([, name]) => name);
  const templates = Array.from(
    source.matchAll(/`((?:[\w-]|\$\{[^}]*\})+)`/gu),
    ([, template]) => new RegExp(`^${template.replaceAll(/\$\{[^}]*\}/gu, '.+')}$`, 'u'),
  );
  return { plain: new Set(plain), templates };
}

function referencesIn(words) {
  return new Set(
    Array.from(
      JSON.stringify(words).matchAll(/"type":"mesg","name":"([\w-]+)"/gu),
      ([, name]) => name,
    ),
  );
}

const sources = readdirSync(inProject('web/src'), { recursive: true })
  .filter((path) => /\.tsx?$/u.test(path))
  .map((path) => ({ path, source: readFileSync(inProject('web/src', path), 'utf8') }));

for (const file of wordFiles()) {
  const words = readWords(file);
  const referred = referencesIn(words);
  const asking = sources
    .filter(({ path, source }) => path === `text/${file}.ts` || source.includes(`'#words/${file}'`))
    .map(({ source }) => namesIn(source));
  for (const id of Object.keys(words)) {
    const isAsked =
      referred.has(id) ||
      asking.some(
        ({ plain, templates }) => plain.has(id) || templates.some((name) => name.test(id)),
      );
    if (isAsked) continue;
    console.error(`web/src/text/en/${file}.ftl: nobody asks for “${id}”.`);
    process.exitCode = 1;
  }
}
