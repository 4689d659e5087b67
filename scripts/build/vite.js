/** Everything that Vite builds: the page and the files for other pages into dist/, the command line into build/cli/. */
import { inProject } from '../tools/places.js';
import { run } from '../tools/run.js';
import { Problem, say } from '../tools/say.js';
import { COPIED_FILES } from '../../web/build/copied_files.js';
import { siteAddress } from '../../web/build/site_address.js';
import { buildModule, moduleFiles } from './module.js';
import { buildAndRemember, isUpToDate } from './up_to_date.js';

/** Includes the module's sources, so that nothing has to be set up to find that everything is up to date. */
const inputs = [
  ...['CMakeLists.txt', 'CMakePresets.json', 'wasm', ...moduleFiles],
  ...['web', 'vite.config.js', 'LICENSE', 'package.json', 'package-lock.json'],
];

/** Vite's own program: npx would leave it running when npx is ended. */
export const vite = [process.execPath, inProject('node_modules/vite/bin/vite.js')];

/** A target that one mode of vite.config.js builds; `output` is the file that it writes last. */
const target = (mode, what, output, more = {}) => ({
  name: mode, inputs, output, what,
  command: [...vite, 'build', '--mode', mode], after: [], ...more,
});

/**
 * Empties dist/, so everything else there is built after it. `files` matches the paths in dist/ that a target writes.
 */
const page = target('production', 'the page', 'dist/index.html', {
  inputs: [...inputs, 'docs'],
  settings: { site: process.env.TARTAN_SITE },
  files:
    /^(?:index(?:\.\w\w)?\.html|manifest(?:\.\w\w)?\.webmanifest|[\w-]+\.png|favicon\.svg|licenses\.md|sitemap\.xml|(?:about|assets)\/.*)$/u,
});

/** Contains the list of files that it stores: those of the page, and copies of what the Embed page shows. */
const serviceWorker = target('offline', 'the service worker', 'dist/service-worker.js', {
  files: /^service-worker\.js$/u,
  inputs: [
    ...[...inputs, 'dist/index.html', 'dist/assets'],
    ...COPIED_FILES.map((file) => `dist/${file}`),
  ],
});

const commandLine = target('cli', 'the command line', 'build/cli/main.js');
export const commandLineFile = inProject(commandLine.output);
export const isCommandLineUpToDate = () => isUpToDate(commandLine);

/** Texts of frames are in a folder for each language. */
const frame = target('frame', 'the frame for other pages', 'dist/embed.html', {
  files: /^(?:\w\w\/)?embed\.[a-z.]+$/u,
});
const frameLessons = target(
  'frame-lessons',
  'the lessons for such a frame',
  'dist/embed-lessons.js',
  { files: /^(?:\w\w\/)?embed-lessons[-.][a-z.-]+$/u },
);
const frameTartan = target(
  'frame-tartan',
  'the picture of large boards for such a frame',
  'dist/embed-tartan.js',
  { files: /^(?:\w\w\/)?embed-tartan\.[a-z.]+$/u },
);
const element = target('element', 'the element for other pages', 'dist/flipping-game.js', {
  // A page opened from a disk embeds the frame in one file.
  after: [frame, frameTartan],
  files: /^(?:flipping-game\.js|frame\.html|courses\/(?!.*\.zip$).*)$/u,
});
const course = target('course', 'what a page in a course site needs', 'dist/course.js', {
  files: /^(?:\w\w\/)?course\.[a-z]+$/u,
});
const courseFrame = target(
  'course-frame',
  'the lessons of packages for course sites',
  'dist/course-frame.js',
  { files: /^(?:LICENSE|(?:\w\w\/)?course-frame[-.][a-z.-]+)$/u },
);
const oneFile = target('one-file', 'the page in one file', 'dist/flipping-game.html', {
  files: /^flipping-game\.(?:html|licenses\.md)$/u,
});
const elementPackage = target('package', 'the package', 'build/package/package.json', {
  after: [frame, frameLessons, frameTartan],
});

/** Packages for course sites, which the command line makes from dist/. */
const coursePackages = [
  { what: 'lesson 1', file: 'rule-scorm-1.2', given: ['--lesson', 'rule', '--scorm', '1.2'] },
  { what: 'puzzles', file: 'puzzles-scorm-2004', given: ['--puzzles', '10', '--scorm', '2004'] },
].map(({ what, file, given }) => {
  const path = `courses/${file}.zip`;
  return target(`course-${file}`, `${what} for course sites`, `dist/${path}`, {
    after: [course, courseFrame, commandLine],
    command: [
      ...[process.execPath, commandLineFile, 'course', ...given],
      ...['--seed', '17', '--pass', '60', '--out', `dist/${path}`],
    ],
    files: new RegExp(`^${path}$`, 'u'),
  });
});

/** The service worker comes last: it lists the other files. */
const inDist = [
  ...[page, frame, frameLessons, frameTartan, element, course, courseFrame, oneFile],
  ...[...coursePackages, serviceWorker],
];

/** Builds the page only. buildAll() builds the rest of dist/, or buildFile() file by file. */
export async function buildPage() {
  namedSite();
  for (const each of [page, serviceWorker]) await bundle(each);
}

/**
 * Builds all of dist/, the element's package and the command line. Resolves to the address where the page will lie, if
 * it's named.
 */
export async function buildAll() {
  const site = namedSite();
  for (const each of [...inDist, elementPackage]) await bundle(each);
  await buildCommandLine();
  return site;
}

function namedSite() {
  try {
    return siteAddress();
  } catch (error) {
    throw new Problem(error.message);
  }
}

/** Builds the target that writes a file, given by its path in dist/, unless it's up to date. */
export async function buildFile(path) {
  for (const each of targetsOf(path)) await bundle(each);
}

/** The targets that write a file, given by its path in dist/: one for each file of a complete build. */
export const targetsOf = (path) => inDist.filter(({ files }) => files.test(path));

export const buildCommandLine = () => bundle(commandLine);

/** The build of each target in this run, by name. A failed one is tried again on the next request. */
const builds = new Map();

function bundle(wanted) {
  const { name } = wanted;
  if (!builds.has(name)) {
    const build = bundleUnlessUpToDate(wanted);
    build.catch(() => builds.delete(name));
    builds.set(name, build);
  }
  return builds.get(name);
}

async function bundleUnlessUpToDate(wanted) {
  await buildModule();
  for (const each of wanted.after) await bundle(each);
  if (isUpToDate(wanted)) return;
  const { what, command } = wanted;
  say(`Building ${what}`);
  await buildAndRemember(wanted, () =>
    run(command, {
      cwd: inProject(),
      trouble: `Could not build ${what}: mend what it says above.`,
      lines: 60,
    }),
  );
}
