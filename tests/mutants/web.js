/**
 * npm run mutants: changes a copy of the sources in small ways, one at a time, and lists the changes that no test
 * notices.
 */
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCommandLine } from '../../scripts/build/vite.js';
import { forPage } from '../../scripts/setup/needs.js';
import { setUp } from '../../scripts/setup/setup.js';
import { inProject, project } from '../../scripts/tools/places.js';
import { main, Problem } from '../../scripts/tools/say.js';
import { withScratchFolder } from '../../scripts/tools/scratch.js';

const WAYS = 'npm run mutants -- [FILES…] [--sample PERCENT] [--seed SEED]';

/** Values, stores and drawing are mutated. Components are left out, and so is `engine/wire`, which starts workers. */
const EXERCISES = 'activity/exercises';
/** A kind of exercise is in one file, including its form. */
const KINDS = `${EXERCISES}/kinds`;
const ENGINE = ['api', 'client', 'kept', 'worker'].map((side) => `engine/${side}`);
const FOLDERS = ['game', 'asking', 'study', ...ENGINE, 'drawing', 'board', EXERCISES, KINDS];
/** Hooks need a browser, and the wording of exercises is for readers to judge. */
const isLeftOut = (file) => file.startsWith('use_') || file === 'exercise_words.ts';

const MISSED = ['NoCoverage', 'Survived'];
const CAUGHT = ['Killed', 'Timeout'];

await main(async () => {
  const { files, sample } = readOptions(process.argv.slice(2));
  await setUp(forPage);
  await buildCommandLine();
  const { Stryker } = await import('@stryker-mutator/core');
  const mutants = await withScratchFolder(inProject('build/mutants'), (folder) =>
    new Stryker(optionsOf(files, sample, relative(project, folder))).runMutationTest(),
  );
  tellOf(mutants.filter(({ status }) => [...MISSED, ...CAUGHT].includes(status)));
});

function readOptions(args) {
  const options = {
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  };
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const percent = Number(values.sample);
    if (!(percent > 0 && percent <= 100)) throw new Error('A sample is above 0 and up to 100');
    return {
      files: positionals.map((file) => relative(project, file)),
      sample: { percent, seed: values.seed },
    };
  } catch (error) {
    throw new Problem(`${error.message.split('.')[0]}. Ask for ${WAYS}.`);
  }
}

function sourceFiles() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(inProject('web/src', folder))
      .filter((file) => file.endsWith(folder === KINDS ? '.tsx' : '.ts') && !isLeftOut(file))
      .map((file) => `web/src/${folder}/${file}`),
  );
}

function optionsOf(files, sample, tempDirName) {
  return {
    mutate: files.length > 0 ? files : sourceFiles(),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', inProject('tests/mutants/plugins.js')],
    vitest: { configFile: 'vite.config.js' },
    coverageAnalysis: 'perTest',
    ignorers: ['error-sentences'],
    // A mutant outside the sample is skipped as if its types were wrong.
    checkers: sample.percent < 100 ? ['sample'] : [],
    sample,
    warnings: { unknownOptions: false },
    // Vitest doesn't check types.
    disableTypeChecks: false,
    concurrency: availableParallelism(),
    // Generous, because a test that is slow on a busy machine has noticed nothing.
    timeoutFactor: 4,
    timeoutMS: 15_000,
    dryRunTimeoutMinutes: 30,
    reporters: ['progress-append-only'],
    tempDirName,
    // Copies what the tests read, and no other build output.
    ignorePatterns: ['/build/*', '!/build/wasm', '!/build/cli', '/dist', '/wasm', '/test-results'],
  };
}

function tellOf(mutants) {
  const files = [...new Set(mutants.map(({ fileName }) => fileName))].sort();
  const lines = files.map((file) =>
    figure(
      mutants.filter(({ fileName }) => fileName === file),
      relative(project, file),
    ),
  );
  const survivors = mutants
    .filter(({ status }) => MISSED.includes(status))
    .map(({ fileName, location, status, replacement }) => {
      const place = `${relative(project, fileName)}:${location.start.line}:${location.start.column}`;
      const note = status === 'NoCoverage' ? ' (no test comes here)' : '';
      return `${place}${note} ${replacement.replaceAll(/\s+/gu, ' ')}`;
    })
    .sort(new Intl.Collator('en', { numeric: true }).compare);
  console.log([...survivors, '', ...lines, figure(mutants, 'in all')].join('\n'));
}

function figure(mutants, name) {
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const [caught, late] = [count(...CAUGHT), count('Timeout')];
  const percent = `${Math.floor((100 * caught) / mutants.length)}`;
  const note = late > 0 ? ` (${late} by the time limit)` : '';
  return `${percent.padStart(3)} %  ${`${caught} of ${mutants.length}`.padStart(12)}  ${name}${note}`;
}
