import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultAllowedOrigins, defineConfig } from 'vite';
import { aboutPages } from './web/build/about_pages.js';
import { chunkList } from './web/build/chunk_list.js';
import { classicScript } from './web/build/classic_script.js';
import { contentSecurityPolicy, policies } from './web/build/content_security_policy.js';
import { course } from './web/build/course_build.js';
import { COURSE_FRAME, courseLicense } from './web/build/course_frame.js';
import { element, elementPackage } from './web/build/element_build.js';
import {
  boardsSolver,
  inlinedSolver,
  tablesSolver,
  wholeSolver,
} from './web/build/inlined_solver.js';
import { lessons, LESSONS, NOTES } from './web/build/lessons.js';
import { serviceWorkerBuild } from './web/build/offline_build.js';
import { oneFile } from './web/build/one_file.js';
import { webManifests } from './web/build/manifest.js';
import { languagePages } from './web/build/language_pages.js';
import { pageHead } from './web/build/page_head.js';
import { siteAddress } from './web/build/site_address.js';
import { paperBeforehand } from './web/build/paper_beforehand.js';
import { besideTheProgram, solverModule } from './web/build/solver_module.js';
import { filesTogether, togetherAsNamed } from './web/build/together.js';
import { folderOfTexts, textModules, textScripts, textsWithin } from './web/build/texts.js';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));

/** `board-Legend_line`: unlike the digits of a hash, such names compress to almost nothing. */
function readableClass(name, file) {
  const [folder, sheet] = file.split('/').slice(-2);
  return `${folder}-${sheet.split('.')[0]}_${name}`;
}

/** Undefined if nobody has named it. */
const site = siteAddress();

/** The page: static files with relative addresses, so that they can lie in any folder of a host. */
const page = {
  root: at('web'),
  base: './',
  define: { TARTAN_VERSION: JSON.stringify(version) },
  resolve: solverModule.resolve,
  // In development the frame is served too, and in its sandbox it has no origin.
  server: { cors: { origin: [defaultAllowedOrigins, 'null'] } },
  plugins: [
    textModules(),
    lessons(),
    // For the frame in development: a solver with all jobs of those in its builds.
    inlinedSolver(wholeSolver),
    inlinedSolver(tablesSolver),
    contentSecurityPolicy(policies.page),
    aboutPages(),
    webManifests(),
    pageHead(site),
    ...(site === undefined ? [] : [languagePages(site)]),
    chunkList(),
    togetherAsNamed(),
  ],
  worker: { format: 'es' },
  css: { modules: { generateScopedName: readableClass } },
  build: {
    outDir: at('dist'),
    emptyOutDir: true,
    target: 'es2022',
    // Browsers of 2023, which do not have light-dark() yet.
    cssTarget: ['chrome111', 'firefox113', 'safari16.4'],
    modulePreload: { polyfill: false },
    // Bundled code must come with its licence.
    license: { fileName: 'licenses.md' },
    rollupOptions: {
      output: {
        codeSplitting: { groups: filesTogether },
        // The name of each file occurs in others, and hashes don't compress.
        chunkFileNames: (chunk) => `assets/${folderOfTexts(chunk)}[name]-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
};

/** A build besides the page's: one classic script without a hash in its name, and one style sheet. */
const besideThePage = ({ input, name, licenses, plugins, css }) => ({
  ...page,
  css: { ...page.css, ...css },
  plugins,
  publicDir: false,
  build: {
    ...page.build,
    emptyOutDir: false,
    cssCodeSplit: false,
    // It requests no other files.
    assetsInlineLimit: 2 ** 20,
    license: { fileName: licenses },
    rollupOptions: {
      input,
      // Vite's loader of style sheets asks for its own address, and has none to load here.
      checks: { emptyImportMeta: false },
      output: {
        format: 'iife',
        entryFileNames: `${name}.js`,
        assetFileNames: `${name}[extname]`,
      },
    },
  },
});

/** For frames that report their height on paper. */
const onPaper = { postcss: { plugins: [paperBeforehand] } };

/** The board in a frame of another page. */
const frame = besideThePage({
  input: at('web/embed.html'),
  name: 'embed',
  licenses: 'embed.licenses.md',
  plugins: [
    textScripts('embed'),
    inlinedSolver(boardsSolver),
    contentSecurityPolicy(policies.frame),
    classicScript(),
  ],
  css: onPaper,
});

/** The lessons in such a frame, loaded on demand. The frame has the solver of boards. */
const frameLessons = besideThePage({
  input: at('web/src/outlets/frame/lesson_main.tsx'),
  name: 'embed-lessons',
  licenses: 'embed-lessons.licenses.md',
  plugins: [textScripts('embed-lessons', LESSONS), lessons(), inlinedSolver(tablesSolver)],
  css: onPaper,
});

/** The picture of a large board in such a frame, loaded on demand. */
const frameTartan = besideThePage({
  input: at('web/src/outlets/frame/tartan_main.tsx'),
  name: 'embed-tartan',
  licenses: 'embed-tartan.licenses.md',
  plugins: [textScripts('embed-tartan'), inlinedSolver(wholeSolver)],
});

/** The lessons with everything they may load in one script, for packages for course sites. */
const frameOfCourses = besideThePage({
  input: at('web/src/outlets/frame/course_main.ts'),
  name: COURSE_FRAME,
  licenses: `${COURSE_FRAME}.licenses.md`,
  plugins: [
    textScripts(COURSE_FRAME, LESSONS),
    lessons(),
    inlinedSolver(wholeSolver),
    inlinedSolver(tablesSolver),
    courseLicense(),
  ],
  css: onPaper,
});

const ONE_FILE = 'flipping-game';
const lessonsOfPage = [...LESSONS, ...NOTES];

/** The page in one file, which opens from a disk. */
const inOneFile = besideThePage({
  input: at('web/index.html'),
  name: ONE_FILE,
  licenses: `${ONE_FILE}.licenses.md`,
  plugins: [
    textScripts(ONE_FILE, lessonsOfPage),
    lessons(),
    inlinedSolver(wholeSolver),
    inlinedSolver(tablesSolver),
    pageHead(),
    oneFile({
      name: ONE_FILE,
      lessons: lessonsOfPage,
      licenses: `${ONE_FILE}.licenses.md`,
    }),
  ],
});

/** The command line: two files for Node, the program and its threads, beside the same wasm module. */
const commandLine = {
  root: at('web'),
  base: './',
  resolve: solverModule.resolve,
  // Texts that may be in another language: the title of a package.
  plugins: [textsWithin(['common', 'course_site', 'embed', 'learn']), besideTheProgram()],
  publicDir: false,
  build: {
    outDir: at('build/cli'),
    emptyOutDir: true,
    target: 'node20',
    ssr: true,
    rollupOptions: {
      input: {
        main: at('web/cli/main.ts'),
        thread: at('web/src/engine/worker/node_entry.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared.js' },
    },
  },
};

/** A file with this ending tests components, in a document of happy-dom. */
const IN_DOCUMENT = 'tests/web/**/*.dom.test.{ts,tsx}';

const unitTests = {
  root: at('.'),
  resolve: solverModule.resolve,
  plugins: [textModules(), lessons()],
  oxc: { jsx: { importSource: 'preact' } },
  test: {
    // A missing golden picture is a failure: only -u writes one.
    update: 'none',
    // Some tests compute for seconds, and longer on a busy machine.
    testTimeout: 60_000,
    // By default Vitest leaves one of two processors to its user.
    maxWorkers: '100%',
    // Both processes read each module once instead of for each file, in half of the time. Tests leave nothing behind.
    isolate: false,
    // A process has a document or none. Vitest runs one project after the other, so each keeps its processes and
    // modules.
    projects: [
      {
        extends: true,
        test: { name: 'document', include: [IN_DOCUMENT], environment: 'happy-dom' },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/web/**/*.test.{js,ts,tsx}', 'tests/{bench,scripts}/**/*.test.js'],
          exclude: [IN_DOCUMENT],
        },
      },
    ],
  },
};

const configurations = {
  cli: commandLine,
  course,
  'course-frame': frameOfCourses,
  element,
  frame,
  'frame-lessons': frameLessons,
  'frame-tartan': frameTartan,
  'one-file': inOneFile,
  package: elementPackage,
  test: unitTests,
};

export default defineConfig(({ mode }) =>
  // The content of a service worker is known only once the page is built.
  mode === 'offline' ? serviceWorkerBuild() : (configurations[mode] ?? page),
);
