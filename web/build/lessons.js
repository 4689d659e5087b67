/**
 * The lessons: MDX in `web/lessons`, one file a lesson and language. The build makes a component of each, and MathML of
 * its formulas, so that the page contains neither MDX nor TeX.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import rehypeMathml from '@daiji256/rehype-mathml';
import { compile } from '@mdx-js/mdx';
import remarkMath from 'remark-math';
import { isolateFormulas } from './left_to_right.js';
import { LANGUAGES } from './words.js';

const folder = fileURLToPath(new URL('../lessons/', import.meta.url));

/** The names of the lessons, such as `mex`. */
export const LESSONS = readdirSync(`${folder}en`).flatMap((file) =>
  file.endsWith('.mdx') ? [basename(file, '.mdx')] : [],
);

/** The names of the teachers' notes. */
export const NOTES = LESSONS.map((slug) => `for_teachers/${slug}`);

/** The path of a lesson's text, or of its notes. */
export const lessonPath = (slug, tag) => `${folder}${tag}/${slug}.mdx`;

const optionsFor = (tag) => ({
  jsxImportSource: 'preact',
  remarkPlugins: [remarkMath],
  rehypePlugins: [
    rehypeMathml,
    () => keepPunctuation,
    ...(isFromRight(tag) ? [() => keepFormulas] : []),
  ],
});

const isFromRight = (tag) => LANGUAGES.some((one) => one.tag === tag && one.direction === 'rtl');

const WORD_JOINER = '\u2060';

/** Keeps the comma after a formula on the formula's line. */
function keepPunctuation({ children = [] }) {
  for (const [at, child] of children.entries()) {
    const isAfterFormula = children[at - 1]?.tagName === 'math';
    if (isAfterFormula && child.type === 'text')
      child.value = child.value.replace(/^(?=[,.;:?!)’،؛؟，。；：？！）])/u, WORD_JOINER);
    keepPunctuation(child);
  }
}

/** Formulas run from left to right in every text. */
function keepFormulas({ children = [] }) {
  for (const child of children) {
    if (child.tagName === 'math') child.properties.dir = 'ltr';
    else if (child.type === 'text') child.value = isolateFormulas(child.value);
    else keepFormulas(child);
  }
}

/**
 * A lesson as a JavaScript function: given the JSX runtime it returns what the lesson's module would export. A classic
 * script can contain it.
 */
export async function lessonFunction(slug, tag) {
  const path = lessonPath(slug, tag);
  const value = readFileSync(path, 'utf8');
  const body = await compile({ value, path }, { ...optionsFor(tag), outputFormat: 'function-body' });
  return `function(){${String(body)}}`;
}

const languageOf = (path) => /\/lessons\/(\w+)\//u.exec(path)?.[1];

/** Runs before all other plugins, which take a lesson for a JavaScript module, as it then is. */
export function lessons() {
  return {
    name: 'lessons',
    enforce: 'pre',
    async transform(text, path) {
      if (!path.endsWith('.mdx')) return undefined;
      const compiled = await compile({ value: text, path }, optionsFor(languageOf(path)));
      return { code: String(compiled), map: null };
    },
  };
}
