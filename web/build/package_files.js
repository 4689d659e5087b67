/** What lies in the package `tartan-flipping-game` around its script; the frame has to be built before. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { FRAME_FILES, frameInOneFile } from './one_file.js';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (path) => readFileSync(at(path), 'utf8');

export function packageFiles() {
  return {
    name: 'package-files',
    generateBundle() {
      const files = {
        'package.json': manifest(),
        'README.md': read('web/src/widget/package.md'),
        LICENSE: read('LICENSE'),
        'licenses.md': read('dist/embed.licenses.md'),
        'frame.html': frameInOneFile(),
        ...Object.fromEntries(FRAME_FILES.map((name) => [`frame/${name}`, read(`dist/${name}`)])),
        ...declarations(at('web/src/widget/package.ts')),
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
      '.': { types: './flipping-game.d.ts', default: './flipping-game.js' },
      './frame.html': './frame.html',
      './frame/*': './frame/*',
      './package.json': './package.json',
    },
    files: ['flipping-game.js', 'flipping-game.d.ts', 'types', 'frame.html', 'frame', 'licenses.md'],
    sideEffects: ['./flipping-game.js'],
  };
  return `${JSON.stringify(contents, null, 2)}\n`;
}

/** `flipping-game.d.ts` of the entry, and `types/` of what it imports. */
function declarations(entry) {
  const files = {};
  const program = ts.createProgram([entry], {
    declaration: true,
    emitDeclarationOnly: true,
    stripInternal: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  });
  const wrong = ts.getPreEmitDiagnostics(program);
  if (wrong.length > 0) throw new Error(ts.formatDiagnostics(wrong, ts.createCompilerHost({})));
  const texts = new Map();
  program.emit(undefined, (path, text) => texts.set(basename(path, '.d.ts'), text));
  // Only what the entry's types lead to: the rest is inside of the script.
  const lay = (name, file, folder) => {
    files[file] ??= texts.get(name).replace(/from '\.\/(.+?)'/gu, (_, imported) => {
      lay(imported, `types/${imported}.d.ts`, './');
      // Node finds no module without its ending.
      return `from '${folder}${imported}.js'`;
    });
  };
  lay(basename(entry, '.ts'), 'flipping-game.d.ts', './types/');
  return files;
}
