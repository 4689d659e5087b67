/** What Vite bundles: the page into dist/, the command line into build/cli/. */
import { inProject } from '../tools/places.js';
import { run } from '../tools/run.js';
import { say } from '../tools/say.js';
import { buildModule, moduleFiles } from './module.js';
import { buildAndRemember, isUpToDate } from './up_to_date.js';

/** The module's sources too, so that nothing has to be set up to see that all is up to date. */
const inputs = [
  ...['CMakeLists.txt', 'CMakePresets.json', 'wasm', ...moduleFiles],
  ...['web', 'vite.config.js', 'package.json', 'package-lock.json'],
];

const page = { name: 'page', inputs, output: 'dist/index.html', mode: 'production' };
const commandLine = { name: 'cli', inputs, output: 'build/cli/main.js', mode: 'cli' };

export const commandLineFile = inProject(commandLine.output);
export const isCommandLineUpToDate = () => isUpToDate(commandLine);

/** Vite's own program: npx would leave it running when it is ended itself. */
export const vite = [process.execPath, inProject('node_modules/vite/bin/vite.js')];

export const buildPage = () => bundle(page, 'the page');
export const buildCommandLine = () => bundle(commandLine, 'the command line');

async function bundle(target, what) {
  await buildModule();
  if (isUpToDate(target)) return;
  say(`Building ${what}`);
  await buildAndRemember(target, () =>
    run([...vite, 'build', '--mode', target.mode], {
      cwd: inProject(),
      trouble: `Vite could not build ${what}: mend what it says above.`,
      lines: 60,
    }),
  );
}
