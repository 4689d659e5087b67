/** The element `<flipping-game>`: one script for any page, and a package for bundlers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { frameInOneFile } from './one_file.js';
import { packageFiles } from './package_files.js';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const common = { publicDir: false, logLevel: 'warn' };

/** A classic script, which may lie beside the page's other files, so those must stay. */
export const element = {
  ...common,
  root: at('web'),
  plugins: [coursePages(), diskFrame()],
  build: {
    outDir: at('dist'),
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: at('web/src/outlets/element/script.ts'),
      formats: ['iife'],
      name: 'flippingGame',
      fileName: () => 'flipping-game.js',
    },
  },
};

/** The package: its script and the files around it. */
export const elementPackage = {
  ...common,
  root: at('web'),
  plugins: [frameAddress(), packageFiles()],
  build: {
    outDir: at('build/package'),
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    lib: {
      entry: at('web/src/outlets/element/package.ts'),
      formats: ['es'],
      fileName: () => 'flipping-game.js',
    },
  },
};

/** The one-file frame that the element uses in a page opened from a disk, where size doesn't matter. */
function diskFrame() {
  return {
    name: 'disk-frame',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'frame.html', source: frameInOneFile(['embed-tartan']) });
    },
  };
}

/** Sample pages of courses with the board in them, copied as they are. */
function coursePages() {
  return {
    name: 'course-pages',
    generateBundle() {
      const files = readdirSync(at('web/courses'), { recursive: true, withFileTypes: true });
      for (const { parentPath, name } of files.filter((entry) => entry.isFile())) {
        const path = join(parentPath, name);
        const fileName = relative(at('web'), path);
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
      }
    },
  };
}

/** In this form bundlers recognise that the file belongs to the script. This build would, too. */
function frameAddress() {
  return {
    name: 'frame-address',
    renderChunk: (code) =>
      code.replaceAll('FRAME_ADDRESS', "new URL('./frame.html', import.meta.url).href"),
  };
}
