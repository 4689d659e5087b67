/**
 * The words of the languages other than English, which is built in, and lessons of all languages. Builds import them as
 * `#texts` and `#lessons`: in the page they are modules, loaded when a reader wants the language; a classic script
 * `embed.js` has scripts beside it, `de/embed.js` with the words and `de/embed-mex.js` with a lesson.
 */
import { minifySync } from 'vite';
import { lessonFunction, lessonPath, LESSONS, NOTES } from './lessons.js';
import { LANGUAGES, translatedCatalogue, TRANSLATIONS, wordFiles, words } from './words.js';

/** `#words-of/de/first` */
const PACK = '#words-of/';
/** A name that a development server can serve. */
const virtual = (id) => id.replace('#', 'virtual:');

/**
 * The words of the first view: they are loaded before it is drawn, and all others after it. The build checks the list.
 */
const FIRST_WORDS = ['board', 'common', 'places', 'players', 'site'];

/** Words that only the build reads, for the static parts of the page. */
const UNLOADED = ['found'];

/** The folder of a chunk of the page if it has texts of another language: `de/`. */
export function folderOfTexts({ facadeModuleId }) {
  const id = facadeModuleId ?? '';
  const language = TRANSLATIONS.find(
    ({ tag }) => id.startsWith(virtual(`${PACK}${tag}/`)) || id.includes(`/lessons/${tag}/`),
  );
  return language === undefined ? '' : `${language.tag}/`;
}

/** A plugin for a module of this name. */
const moduleCalled = (name, source) => ({
  name: name.slice(1),
  resolveId: (id) => (id === name ? virtual(id) : undefined),
  load: (id) => (id === virtual(name) ? source : undefined),
});

/**
 * The texts as modules for the page. The page knows the first module of each language, which knows where the rest is.
 */
export function textModules() {
  return [
    words(),
    moduleCalled(
      '#texts',
      `
      const languages = { ${TRANSLATIONS.map(({ tag }) => importOf(tag, `${PACK}${tag}/first`)).join('\n')} };
      export const later = async (tag) => (await languages[tag]()).later();
      export const loadWords = async (tag, part) =>
        (await (part === 'first' ? languages[tag]() : later(tag))).default;
    `,
    ),
    // Separate, as the first view has words and no lesson.
    moduleCalled(
      '#lessons',
      `
      import { later } from '#texts';
      const english = { ${lessonImports('en')} };
      export const loadLesson = async (tag, slug) => {
        const lessons = tag === 'en' ? english : (await later(tag)).lessons;
        return (await lessons[slug]()).default;
      };
    `,
    ),
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
const lessonImports = (tag) =>
  [...LESSONS, ...NOTES].map((slug) => importOf(slug, lessonPath(slug, tag))).join('\n');

function packOf(name) {
  const [tag, part] = name.split('/');
  const language = TRANSLATIONS.find((one) => one.tag === tag);
  const isFirst = part === 'first';
  const files = wordFiles().filter(
    (file) => FIRST_WORDS.includes(file) === isFirst && !UNLOADED.includes(file),
  );
  return `
    export default ${catalogues(files, language)};
    ${
      isFirst
        ? `export const later = () => import('${PACK}${tag}/later');`
        : `export const lessons = { ${lessonImports(tag)} };`
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
 * The texts for the script of this name, in scripts beside it: the words of a language in one, and each of its lessons
 * in one, so that a package for course sites can contain a single lesson.
 */
export function textScripts(name, lessons = []) {
  const files = new Set();
  return [
    words({ onFile: (file) => files.add(file) }),
    moduleCalled(
      '#texts',
      `
      import { wordsLoaderOf } from '/src/text/texts_beside.ts';
      export const loadWords = wordsLoaderOf('${name}');
    `,
    ),
    moduleCalled(
      '#lessons',
      `
      import { lessonsBeside } from '/src/text/lessons_beside.ts';
      export const loadLesson = lessonsBeside('${name}');
    `,
    ),
    {
      name: 'text-files',
      async generateBundle() {
        const emit = (script, text) =>
          this.emitFile({
            type: 'asset', fileName: `${script}.js`,
            source: minifySync(
              `${script}.js`,
              `window.tartanTexts = { ...window.tartanTexts, '${script}': ${text} };`,
            ).code,
          });
        for (const language of TRANSLATIONS)
          emit(textScript(name, language.tag), catalogues([...files].sort(), language));
        for (const { tag } of LANGUAGES)
          for (const slug of lessons)
            emit(textScript(name, tag, slug), await lessonFunction(slug, tag));
      },
    },
  ];
}

/** `de/embed`, or for a lesson `de/embed-mex`. */
const textScript = (name, tag, slug) => `${tag}/${[name, slug].filter(Boolean).join('-')}`;

/** The files with texts of a built script, by the names under which it requests them. */
export function textScriptsOf(name, lessons = []) {
  return [
    ...TRANSLATIONS.map(({ tag }) => textScript(name, tag)),
    ...LANGUAGES.flatMap(({ tag }) => lessons.map((slug) => textScript(name, tag, slug))),
  ].map((script) => ({ name: script, file: `${script}.js` }));
}

/** The texts of a program, in all languages, from these files. */
export function textsWithin(files) {
  const languages = TRANSLATIONS.map(
    (language) => `'${language.tag}': ${catalogues(files, language)}`,
  );
  return [
    words(),
    moduleCalled(
      '#texts',
      `
      const languages = { ${languages.join(',\n')} };
      export const loadWords = async (tag) => languages[tag];
    `,
    ),
  ];
}
