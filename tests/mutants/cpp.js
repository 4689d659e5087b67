/**
 * npm run mutants:cpp: makes small faults in the solver, one at a time, and lists those that its tests don't notice.
 * `-- --sample 100 --seed 2` draws others, `-- wasm/src/nimber.cpp` stays in one file, and `-- wasm/src/nimber.cpp:92`
 * tries all mutants of a line. `--jobs 1` leaves room for other work.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { cppFiles } from '../../scripts/lint/cpp_files.js';
import { changesOf } from './changes.js';
import { Trial } from './trial.js';
import { forNativeTests } from '../../scripts/setup/needs.js';
import { setUp } from '../../scripts/setup/setup.js';
import { inProject } from '../../scripts/tools/places.js';
import { main, Problem, say } from '../../scripts/tools/say.js';

await main(async () => {
  const { places, sample, seed, jobs } = choose();
  const mutants = draw(places, sample, seed);
  await setUp(forNativeTests);
  const trials = Array.from({ length: jobs }, (_, number) => new Trial(number));
  say('Building the solver as it is, and running its tests');
  for (const trial of trials) await trial.prepare();
  const lists = await trials[0].listTests();

  const waiting = [...mutants];
  const goThrough = async (trial) => {
    while (waiting.length > 0) {
      const mutant = waiting.shift();
      mutant.outcome = await trial.judge(mutant, lists);
      console.log(`${mutant.outcome.padEnd(9)}  ${inWords(mutant)}`);
    }
  };
  await Promise.all(trials.map(goThrough));
  report(mutants);
});

function choose() {
  const { values, positionals } = parseArgs({
    options: {
      sample: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: String(availableParallelism()) },
    },
    allowPositionals: true,
  });
  const { seed } = values;
  return { places: positionals, sample: Number(values.sample), seed, jobs: Number(values.jobs) };
}

/** Draws mutants; places are files or lines of files. */
function draw(places, sample, seed) {
  const core = cppFiles().filter((file) => /^wasm\/(?:src|include)\//u.test(file));
  if (places.length === 0) return drawFrom(core.flatMap(mutantsOf), sample, seed);
  return places.flatMap((place) => {
    const [file, line] = place.split(':');
    if (!core.includes(file)) throw new Problem(`${file} is no file of the solver.`);
    const mutants = mutantsOf(file);
    return line
      ? mutants.filter((mutant) => mutant.line === Number(line))
      : drawFrom(mutants, sample, seed);
  });
}

function mutantsOf(file) {
  const before = readFileSync(inProject(file), 'utf8');
  return changesOf(before).map(({ start, end, text }) => ({
    file,
    line: before.slice(0, start).split('\n').length,
    source: before.slice(0, start) + text + before.slice(end),
    ...words(before, start, end, text),
  }));
}

/** A mutant in words: the whole line before and after, or the removed statement. */
function words(source, start, end, text) {
  const changed = source.slice(start, end);
  const first = source.lastIndexOf('\n', start) + 1;
  const last = source.indexOf('\n', end);
  if (changed.includes('\n')) return { from: changed.replaceAll(/\s+/gu, ' '), to: text };
  return {
    from: source.slice(first, last).trim(),
    to: (source.slice(first, start) + text + source.slice(end, last)).trim(),
  };
}

function inWords({ file, line, from, to }) {
  return `${file}:${line}: ${from}  →  ${to}`;
}

/**
 * Draws one mutant from each line, so all lines are equally likely. The draw depends on the line's text, so a change
 * elsewhere in a file doesn't affect it. Mutants come in the order of their draws, so an interrupted run is a sample
 * too.
 */
function drawFrom(mutants, sample, seed) {
  const lot = (...text) =>
    createHash('sha256')
      .update([seed, ...text].join('\n'))
      .digest('hex');
  const lines = new Map();
  for (const mutant of mutants) {
    const { file, line, from, to } = mutant;
    const place = `${file}:${line}`;
    const drawn = lines.get(place) ?? { lot: lot(file, from), first: undefined };
    const first = { lot: lot(file, from, to), mutant };
    if (!drawn.first || first.lot < drawn.first.lot) drawn.first = first;
    lines.set(place, drawn);
  }
  const inOrder = [...lines.values()].sort((a, b) => a.lot.localeCompare(b.lot));
  return inOrder.slice(0, sample).map(({ first }) => first.mutant);
}

function report(mutants) {
  const tried = mutants.filter(({ outcome }) => outcome !== 'not built');
  const survivors = tried.filter(({ outcome }) => outcome === 'survived');
  console.log('\n=== by file ===\n');
  for (const file of [...new Set(tried.map((mutant) => mutant.file))].sort())
    console.log(`${figure(tried.filter((mutant) => mutant.file === file))}  ${file}`);
  console.log('\n=== survivors ===\n');
  for (const survivor of survivors) console.log(inWords(survivor));
  const hung = tried.filter(({ outcome }) => outcome === 'hung').length;
  console.log(`\n${mutants.length - tried.length} could not be compiled, and ${hung} hung.`);
  console.log(`${figure(tried)} of the mutants were killed.`);
}

function figure(mutants) {
  const killed = mutants.filter(({ outcome }) => outcome !== 'survived').length;
  const percent = ((100 * killed) / mutants.length).toFixed(1);
  return `${`${killed}/${mutants.length}`.padStart(7)} ${percent.padStart(5)} %`;
}
