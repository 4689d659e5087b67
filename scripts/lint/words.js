/**
 * Checks that every message is used; types ensure that only existing messages are used, with the right arguments. Also
 * checks that a text exists once: texts of several pages are in `common.ftl`, and a message that equals another by
 * chance names it in its comment: “unlike “common.play”, …”.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { readWords, sourceOfWords, wordFiles } from '../../web/build/words.js';
import { inProject } from '../tools/places.js';

/** All texts of a source file that may be a message's name: string literals, and templates as patterns. */
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

const sources = ['web/src', 'web/build'].flatMap((folder) =>
  readdirSync(inProject(folder), { recursive: true })
    .filter((path) => /\.(tsx?|js)$/u.test(path))
    .map((path) => ({ path, source: readFileSync(inProject(folder, path), 'utf8') })),
);

for (const file of wordFiles()) {
  const words = readWords(file);
  const referred = referencesIn(words);
  const asking = sources
    .filter(
      ({ path, source }) =>
        path === `text/${file}.ts` ||
        source.includes(`'#words/${file}'`) ||
        source.includes(`readWords('${file}'`),
    )
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

/** The comment above a message. */
function commentOn(file, id) {
  return new RegExp(`((?:^#.*\\n)*)^${id} =`, 'mu').exec(sourceOfWords(file))?.[1] ?? '';
}

const isReference = (pattern) =>
  Array.isArray(pattern) && pattern.length === 1 && pattern[0].type === 'mesg';

const withText = new Map();
for (const file of wordFiles()) {
  for (const [id, pattern] of Object.entries(readWords(file))) {
    if (isReference(pattern)) continue;
    const text = JSON.stringify(pattern);
    const name = `${file}.${id}`;
    const others = withText.get(text) ?? [];
    const same = others.find(
      (other) =>
        !commentOn(file, id).includes(`“${other}”`) &&
        !commentOn(...other.split('.')).includes(`“${name}”`),
    );
    withText.set(text, [...others, name]);
    if (same === undefined) continue;
    console.error(`web/src/text/en/${file}.ftl: “${id}” repeats the text of ${same}.`);
    process.exitCode = 1;
  }
}
