/**
 * The files of the package `tartan-flipping-game` around its script; the frame and its late files must be built before.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { elementManifest, withTables } from './element_manifest.js';
import { FRAME_FILES, frameInOneFile } from './one_file.js';
import { LESSONS } from './lessons.js';
import { textScriptsOf } from './texts.js';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (path) => readFileSync(at(path), 'utf8');

const source = (name) => at(`web/src/outlets/element/${name}.ts`);

const SCRIPT = './flipping-game.js';
/** The scripts that the frame loads on demand. */
const LATE = ['embed-lessons', 'embed-tartan'];
const LATE_FILES = [
  ...LATE.flatMap((name) => [`${name}.js`, `${name}.css`]),
  ...['embed', ...LATE]
    .flatMap((name) => textScriptsOf(name, name === 'embed-lessons' ? LESSONS : []))
    .map(({ file }) => file),
];
const FRAMEWORKS = ['react', 'preact', 'vue', 'svelte'];

/** Its attributes, properties, methods and events. */
export function describedElement(program = typesProgram()) {
  return elementManifest(program, (name) => program.getSourceFile(source(name)));
}

export function packageFiles() {
  return {
    name: 'package-files',
    generateBundle() {
      const program = typesProgram();
      const elements = describedElement(program);
      const files = {
        'package.json': manifest(),
        'README.md': withTables(read('web/src/outlets/element/package.md'), elements),
        'custom-elements.json': json(elements),
        LICENSE: read('LICENSE'),
        // Lessons contain everything that boards are built of, and more.
        'licenses.md': read('dist/embed-lessons.licenses.md'),
        'frame.html': frameInOneFile(),
        ...Object.fromEntries(
          [...FRAME_FILES, ...LATE_FILES].map((name) => [`frame/${name}`, read(`dist/${name}`)]),
        ),
        ...declarations(program),
      };
      for (const [fileName, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

function manifest() {
  const { version, license, author } = JSON.parse(read('package.json'));
  const contents = {
    name: 'tartan-flipping-game',
    version,
    description: 'The board of the Flipping Game as a custom element, <flipping-game>',
    keywords: ['custom-element', 'web-component', 'combinatorial-game', 'coin-turning', 'nim'],
    license,
    author,
    type: 'module',
    exports: {
      '.': { types: './flipping-game.d.ts', default: SCRIPT },
      // For each framework, the package with the types of the element in its templates.
      ...Object.fromEntries(
        FRAMEWORKS.map((name) => [`./${name}`, { types: `./types/${name}.d.ts`, default: SCRIPT }]),
      ),
      './frame.html': './frame.html',
      './frame/*': './frame/*',
      './custom-elements.json': './custom-elements.json',
      './package.json': './package.json',
    },
    files: [
      ...['flipping-game.js', 'flipping-game.d.ts', 'types', 'custom-elements.json'],
      ...['frame.html', 'frame', 'licenses.md'],
    ],
    customElements: 'custom-elements.json',
    sideEffects: [SCRIPT],
  };
  return json(contents);
}

const json = (contents) => `${JSON.stringify(contents, null, 2)}\n`;

function typesProgram() {
  const program = ts.createProgram(['package', ...FRAMEWORKS].map(source), {
    declaration: true,
    emitDeclarationOnly: true,
    stripInternal: true,
    strict: true,
    skipLibCheck: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  });
  const wrong = ts.getPreEmitDiagnostics(program);
  if (wrong.length > 0) throw new Error(ts.formatDiagnostics(wrong, ts.createCompilerHost({})));
  return program;
}

/** `flipping-game.d.ts` of the entry, and `types/` of the frameworks and of everything they import. */
function declarations(program) {
  const files = {};
  const texts = new Map();
  program.emit(undefined, (path, text) => texts.set(basename(path, '.d.ts'), text));
  // Only files that the entry's types refer to: the rest is internal to the script.
  const lay = (name, file, folder) => {
    files[file] ??= texts.get(name).replace(
      /(from |import\()['"](?:\.{1,2}\/)+(?:\w+\/)*(\w+)['"]/gu,
      (_, before, imported) => {
        lay(imported, `types/${imported}.d.ts`, './');
        // Node finds no module without its ending.
        return `${before}'${folder}${imported}.js'`;
      },
    );
  };
  lay('package', 'flipping-game.d.ts', './types/');
  for (const name of FRAMEWORKS) lay(name, `types/${name}.d.ts`, './');
  return files;
}
