import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { contentSecurityPolicy } from './web/build/content_security_policy.js';
import { besideTheProgram, solverModule } from './web/build/solver_module.js';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The page: static files with relative addresses, so that they can lie in any folder of a host. */
const page = {
  root: at('web'),
  base: './',
  resolve: solverModule.resolve,
  plugins: [contentSecurityPolicy()],
  worker: { format: 'es' },
  build: {
    outDir: at('dist'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // What is built in has to come with its licence.
    license: { fileName: 'licenses.md' },
  },
};

/** The command line: two files for Node, the program and its threads, beside the same wasm module. */
const commandLine = {
  root: at('web'),
  base: './',
  resolve: solverModule.resolve,
  plugins: [besideTheProgram()],
  publicDir: false,
  build: {
    outDir: at('build/cli'),
    emptyOutDir: true,
    target: 'node20',
    ssr: true,
    rollupOptions: {
      input: {
        main: at('web/cli/main.ts'),
        thread: at('web/src/solver/ports/node_thread_entry.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared.js' },
    },
  },
};

const unitTests = {
  root: at('.'),
  resolve: solverModule.resolve,
  test: {
    include: ['tests/web/**/*.test.{ts,tsx}', 'tests/bench/**/*.test.js'],
    // Some tests compute for seconds, and more on a machine that does other things as well.
    testTimeout: 60_000,
  },
};

export default defineConfig(({ mode }) => {
  if (mode === 'cli') return commandLine;
  return mode === 'test' ? unitTests : page;
});
