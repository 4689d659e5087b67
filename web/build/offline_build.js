/**
 * The service worker: one classic script beside the page. It contains the list of the page's files, so it is built
 * after all of them.
 */
import { fileURLToPath } from 'node:url';
import { keptFiles, versionOf } from './kept_files.js';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const dist = at('../../dist');

/** A function, because the list depends on the page at the time of this build. */
export const serviceWorkerBuild = () => ({
  root: at('..'),
  publicDir: false,
  define: { BUILT_VERSION: JSON.stringify(versionOf(keptFiles(dist))) },
  build: {
    outDir: dist,
    emptyOutDir: false,
    target: 'es2022',
    rollupOptions: {
      input: at('../src/offline/service_worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
