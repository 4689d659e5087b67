/** What Vite bundles: the page into dist/, the command line into build/cli/. */
import { inProject } from '../tools/places.js';
import { run } from '../tools/run.js';
import { say } from '../tools/say.js';
import { buildModule, moduleFiles } from './module.js';
import { buildAndRemember, isUpToDate } from './up_to_date.js';

/** The module's sources too, so that nothing has to be set up to see that all is up to date. */
const inputs = [
  ...['CMakeLists.txt', 'CMakePresets.json', 'wasm', ...moduleFiles],
  ...['web', 'vite.config.js', 'LICENSE', 'package.json', 'package-lock.json'],
];

const inDist = (output, mode) => ({ name: mode, inputs, output: `dist/${output}`, mode });
/** The page first: it empties the folder that the others add to. The service worker last: it lists what is there. */
const page = [
  { ...inDist('index.html', 'production'), what: 'the page' },
  { ...inDist('embed.html', 'frame'), what: 'the frame for other pages' },
  { ...inDist('embed-lessons.js', 'frame-lessons'), what: 'the lessons for such a frame' },
  { ...inDist('embed-tartan.js', 'frame-tartan'), what: 'the picture of large boards for such a frame' },
  { ...inDist('flipping-game.js', 'element'), what: 'the element for other pages' },
  { ...inDist('course.js', 'course'), what: 'what a page in a course site needs' },
  { ...inDist('course-frame.js', 'course-frame'), what: 'the lessons of packages for course sites' },
  { ...inDist('flipping-game.html', 'one-file'), what: 'the page in one file' },
  // With the frame inside.
  { name: 'package', inputs, output: 'build/package/package.json', mode: 'package', what: 'the package' },
  { ...inDist('service-worker.js', 'offline'), what: 'the service worker' },
];
const commandLine = {
  name: 'cli',
  inputs,
  output: 'build/cli/main.js',
  mode: 'cli',
  what: 'the command line',
};

export const commandLineFile = inProject(commandLine.output);
export const isCommandLineUpToDate = () => isUpToDate(commandLine);

/** Packages for course sites, which the command line makes of what lies in dist/. */
const packages = [
  { what: 'lesson 1', file: 'rule-scorm-1.2', given: ['--lesson', 'rule', '--scorm', '1.2'] },
  { what: 'puzzles', file: 'puzzles-scorm-2004', given: ['--puzzles', '10', '--scorm', '2004'] },
].map(({ what, file, given }) => {
  const output = `dist/courses/${file}.zip`;
  return {
    ...{ name: `course-${file}`, inputs, output, what: `${what} for course sites` },
    command: [
      ...[process.execPath, commandLineFile, 'course', ...given],
      ...['--seed', '17', '--pass', '60', '--out', output],
    ],
  };
});

/** Vite's own program: npx would leave it running when it is ended itself. */
export const vite = [process.execPath, inProject('node_modules/vite/bin/vite.js')];

export const buildCommandLine = () => bundle(commandLine);

export async function buildPage() {
  for (const target of page) await bundle(target);
  await buildCommandLine();
  for (const target of packages) await bundle(target);
}

async function bundle(target) {
  await buildModule();
  if (isUpToDate(target)) return;
  const { what, mode, command = [...vite, 'build', '--mode', mode] } = target;
  say(`Building ${what}`);
  await buildAndRemember(target, () =>
    run(command, {
      cwd: inProject(),
      trouble: `Could not build ${what}: mend what it says above.`,
      lines: 60,
    }),
  );
}
