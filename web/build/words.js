/**
 * The words: Fluent files in `web/src/text/en`, one for each part of the page. The build makes functions of their
 * messages, so that the page doesn't contain Fluent, and the English file determines the types: `import t from
 * '#words/solve'` gives `t`, which formats the messages of `solve.ftl`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { isolateFormulasIn } from './left_to_right.js';

const textFolder = fileURLToPath(new URL('../src/text/', import.meta.url));
const folder = `${textFolder}en/`;
const typesFolder = fileURLToPath(new URL('../../build/words/', import.meta.url));

const PREFIX = '#words/';

const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];
export const isPlural = (key) => PLURALS.includes(key);

/** The languages, English first, as listed in `web/src/text/languages.json`. */
export const LANGUAGES = JSON.parse(readFileSync(`${textFolder}languages.json`, 'utf8'));
/** The languages that English is translated to. */
export const TRANSLATIONS = LANGUAGES.filter(({ tag }) => tag !== 'en');

/** The names of the files of a language, such as `solve`. */
export function wordFiles(tag = 'en') {
  return readdirSync(`${textFolder}${tag}`).flatMap((file) =>
    file.endsWith('.ftl') ? [basename(file, '.ftl')] : [],
  );
}

/** The messages of a file by their names. Throws where Fluent would ignore a mistake. */
export function readWords(file, tag = 'en') {
  return parseWords(sourceOfWords(file, tag), `${tag}/${file}.ftl`);
}

export function sourceOfWords(file, tag = 'en') {
  return readFileSync(`${textFolder}${tag}/${file}.ftl`, 'utf8');
}

export function parseWords(source, name) {
  const entries = new FluentResource(source).body;
  const words = Object.fromEntries(entries.map(({ id, value }) => [id, value]));
  for (const [, id] of source.matchAll(/^(-?[\w-]+) *=/gmu)) {
    if (words[id] === undefined) throw new Error(`${name}: “${id}” cannot be read.`);
  }
  if (entries.length > Object.keys(words).length)
    throw new Error(`${name}: a message is there twice.`);
  return words;
}

/**
 * The arguments of a message, by name, with their possible values. An argument that is shown or counted may be any
 * number or text; one that selects a variant by words is one of these words.
 */
export function argumentsOf(words, id) {
  const found = new Map();
  const note = (name, choices) => {
    if (choices !== undefined || !found.has(name)) found.set(name, choices ?? 'shown');
  };
  const walk = (part) => {
    if (Array.isArray(part)) part.forEach(walk);
    else if (part?.type === 'var') note(part.name);
    else if (part?.type === 'select') {
      const keys = part.variants.map(({ key }) => String(key.value));
      const isCounted = part.variants.every(
        ({ key }) => key.type === 'num' || isPlural(key.value),
      );
      note(part.selector.name, isCounted ? 'counted' : keys);
      for (const { value } of part.variants) walk(value);
    } else if (part?.type === 'func') {
      for (const { name } of part.args) note(name, 'counted');
    } else if (part?.type === 'mesg') walk(words[part.name]);
  };
  walk(words[id]);
  return found;
}

const TYPES = { shown: 'string | number | bigint', counted: 'number | bigint' };

function typeOf(choices) {
  return TYPES[choices] ?? choices.map((word) => `'${word}'`).join(' | ');
}

/** A file as a JavaScript expression, see `Catalogue` in `web/src/text/words.ts`. */
export function catalogueOf(words) {
  const messages = Object.entries(words).map(([id, pattern]) => {
    const text = expressionOf(words, pattern);
    return `  '${id}': ${argumentsOf(words, id).size === 0 ? text : `(values) => ${text}`},`;
  });
  return ['(speaker) => ({', ...messages, '})'].join('\n');
}

/** A pattern as a JavaScript expression, with the messages it refers to inside. */
function expressionOf(words, pattern) {
  if (!Array.isArray(pattern)) return JSON.stringify(pattern);
  const parts = pattern.map((part) =>
    typeof part === 'string'
      ? part.replaceAll(/[\\`]/gu, '\\$&')
      : `\${${placeableOf(words, part)}}`,
  );
  return `\`${parts.join('')}\``;
}

/** The text between braces. Throws for Fluent features that aren't used here. */
function placeableOf(words, part) {
  switch (part.type) {
    case 'str':
      return JSON.stringify(part.value);
    case 'num':
      return `speaker.show(${part.value})`;
    case 'var':
      return `speaker.show(values.${part.name})`;
    case 'func':
      return `speaker.${part.name}(${part.args.map(valueOf).join(', ')})`;
    case 'select': {
      const variants = part.variants.map(
        ({ key, value }) => `'${key.value}': ${expressionOf(words, value)}`,
      );
      const otherwise = part.variants[part.star].key.value;
      return `speaker.choose(${valueOf(part.selector)}, { ${variants.join(', ')} }, '${otherwise}')`;
    }
  }
  const name = part.attr ? `${part.name}.${part.attr}` : part.name;
  if (part.type !== 'mesg' || words[name] === undefined)
    throw new Error(`“${name}” isn’t a message of this file.`);
  return expressionOf(words, words[part.name]);
}

/** An argument as it was given, before formatting. */
function valueOf(part) {
  if (part.type !== 'var') throw new Error('A message can count and choose by its arguments only.');
  return `values.${part.name}`;
}

/** The types of a file of words. */
export function typesOfWords(words) {
  const lines = Object.keys(words).map((id) => {
    const members = Array.from(
      argumentsOf(words, id),
      ([name, choices]) => `readonly ${name}: ${typeOf(choices)}`,
    );
    return `  '${id}': ${members.length === 0 ? 'undefined' : `{ ${members.join('; ')} }`};`;
  });
  return [
    "import type { Words } from '../../web/src/text/words';",
    'declare const words: Words<{',
    ...lines,
    '}>;',
    'export default words;',
    '',
  ].join('\n');
}

export function writeWordTypes() {
  mkdirSync(typesFolder, { recursive: true });
  for (const file of wordFiles())
    writeFileSync(`${typesFolder}${file}.d.ts`, typesOfWords(readWords(file)));
}

/** The catalogue of a file in a language other than English. */
export function translatedCatalogue(file, { tag, direction }) {
  const words = readWords(file, tag);
  if (direction === 'ltr') return catalogueOf(words);
  const isolated = Object.entries(words).map(([id, pattern]) => [id, isolateFormulasIn(pattern)]);
  return catalogueOf(Object.fromEntries(isolated));
}

/**
 * Resolves `#words/solve` to `solve.ftl`, and makes a module of it. `onFile` is called for each file that a build
 * imports.
 */
export function words({ onFile = () => undefined } = {}) {
  return {
    name: 'words',
    buildStart: writeWordTypes,
    resolveId: (id) => (id.startsWith(PREFIX) ? `${folder}${id.slice(PREFIX.length)}.ftl` : undefined),
    load(id) {
      if (!id.startsWith(folder) || !id.endsWith('.ftl')) return undefined;
      const file = basename(id, '.ftl');
      onFile(file);
      const catalogue = catalogueOf(readWords(file));
      return `import { wordsOf } from '../words';\nexport default wordsOf('${file}', ${catalogue});\n`;
    },
  };
}
