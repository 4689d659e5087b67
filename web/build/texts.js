/**
 * The texts of the languages beside English, which is built in. A build asks for them by `#texts`: of the page they are
 * modules, loaded when a reader wants the language; beside a classic script `embed.js` lie scripts, `embed-de.js`.
 */
import { minifySync } from 'vite';
import { lessonFunction, lessonPath, LESSONS } from './lessons.js';
import { translatedCatalogue, TRANSLATIONS, wordFiles, words } from './words.js';

const TEXTS = '#texts';
/** `#words-of/de/first` */
const PACK = '#words-of/';
/** As a development server can ask for it by an address. */
const virtual = (id) => id.replace('#', 'virtual:');

/** The words of the first view: they come before it is drawn, and all others after it. The build checks the list. */
const FIRST_WORDS = ['board', 'common', 'places', 'players', 'site'];

/** Where a chunk of the page lies if it has texts of another language: `de/`. */
export function folderOfTexts({ facadeModuleId }) {
  const id = facadeModuleId ?? '';
  const language = TRANSLATIONS.find(
    ({ tag }) => id.startsWith(virtual(`${PACK}${tag}/`)) || id.includes(`/lessons/${tag}/`),
  );
  return language === undefined ? '' : `${language.tag}/`;
}

/** The module that a build asks for by `#texts`. */
const textsModule = (source) => ({
  name: 'texts',
  resolveId: (id) => (id === TEXTS ? virtual(id) : undefined),
  load: (id) => (id === virtual(TEXTS) ? source : undefined),
});

/** The texts as modules: what the page loads. It knows where the first of each language lie, and these where the rest is. */
export function textModules() {
  return [
    words(),
    textsModule(`
      const languages = { ${TRANSLATIONS.map(({ tag }) => importOf(tag, `${PACK}${tag}/first`)).join('\n')} };
      const later = async (tag) => (await languages[tag]()).later();
      export const loadWords = async (tag, part) =>
        (await (part === 'first' ? languages[tag]() : later(tag))).default;
      export const loadLesson = async (tag, slug) => (await (await later(tag)).lessons[slug]()).default;
    `),
    {
      name: 'text-packs',
      resolveId: (id) => (id.startsWith(PACK) ? virtual(id) : undefined),
      load: (id) =>
        id.startsWith(virtual(PACK)) ? packOf(id.slice(virtual(PACK).length)) : undefined,
      generateBundle(_, bundle) {
        const needed = firstWordsOf(bundle);
        if (needed.join() !== [...FIRST_WORDS].sort().join())
          this.error(`FIRST_WORDS in web/build/texts.js has to list: ${needed.join(', ')}.`);
      },
    },
  ];
}

const importOf = (name, id) => `'${name}': () => import('${id}'),`;

function packOf(name) {
  const [tag, part] = name.split('/');
  const language = TRANSLATIONS.find((one) => one.tag === tag);
  const isFirst = part === 'first';
  const files = wordFiles().filter((file) => FIRST_WORDS.includes(file) === isFirst);
  const lessons = LESSONS.map((slug) => importOf(slug, lessonPath(slug, tag)));
  return `
    export default ${catalogues(files, language)};
    ${
      isFirst
        ? `export const later = () => import('${PACK}${tag}/later');`
        : `export const lessons = { ${lessons.join('\n')} };`
    }`;
}

const catalogues = (files, language) =>
  `{ ${files.map((file) => `${file}: ${translatedCatalogue(file, language)}`).join(',\n')} }`;

/** The words in the scripts that the page loads at once. */
function firstWordsOf(bundle) {
  const scripts = new Set(Object.keys(bundle).filter((file) => bundle[file].isEntry));
  for (const file of scripts) for (const imported of bundle[file].imports) scripts.add(imported);
  return Array.from(scripts)
    .flatMap((file) => bundle[file].moduleIds)
    .flatMap((id) => /\/text\/en\/(\w+)\.ftl$/u.exec(id)?.[1] ?? [])
    .sort();
}

/**
 * The texts of what is built as the script of this name, each in a script beside it. `hasLessons` of those that show
 * them.
 */
export function textScripts(name, { hasLessons = false } = {}) {
  const files = new Set();
  return [
    words({ onFile: (file) => files.add(file) }),
    textsModule(`
      import { lessonsBeside, wordsBeside } from '/src/text/texts_beside.ts';
      export const loadWords = wordsBeside('${name}');
      export const loadLesson = lessonsBeside('${name}');
    `),
    {
      name: 'text-files',
      async generateBundle() {
        for (const language of TRANSLATIONS) {
          const source = await scriptOf(name, language, [...files].sort(), hasLessons ? LESSONS : []);
          this.emitFile({ type: 'asset', fileName: `${name}-${language.tag}.js`, source });
        }
      },
    },
  ];
}

async function scriptOf(name, language, files, lessons) {
  const { tag } = language;
  const functions = await Promise.all(
    lessons.map(async (slug) => `'${slug}': ${await lessonFunction(slug, tag)}`),
  );
  const texts = `{ words: ${catalogues(files, language)}, lessons: { ${functions.join(',\n')} } }`;
  const script = `window.tartanTexts = { ...window.tartanTexts, '${name}-${tag}': ${texts} };`;
  return minifySync(`${name}-${tag}.js`, script).code;
}

/** For what is always in English. */
export function englishAlone() {
  return [
    words(),
    textsModule(`
      export const loadWords = async () => ({});
      export const loadLesson = async () => undefined;
    `),
  ];
}
