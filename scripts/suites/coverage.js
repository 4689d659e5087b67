/**
 * The code of the solver that no C++ test runs, by llvm-cov: each stretch of code, and each condition that is always or
 * never true. Any of them is a failure.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildCoveredTests, coveredProgram } from '../build/cpp_tests.js';
import { llvmTool } from '../setup/fuzzer.js';
import { forCoverage } from '../setup/needs.js';
import { inProject, project } from '../tools/places.js';
import { ask, run } from '../tools/run.js';
import { Problem } from '../tools/say.js';
import { nothing } from './tally.js';

const solver = ['wasm/src', 'wasm/include'];
const counts = inProject('build/coverage/counts');
const trouble = 'llvm-cov could not tell what the C++ tests run: mend what it says above.';

export const coverage = {
  name: 'coverage',
  heading: 'what of the solver no C++ test runs',
  needs: forCoverage,
  fullOnly: true,
  builds: [buildCoveredTests],
  async run() {
    const gaps = (await countedFiles()).map(gapsOf);
    for (const { file, line, what, code } of gaps.flat()) {
      console.log(`${file}:${line}: ${what}\n    ${code}`);
    }
    const covered = gaps.filter((found) => found.length === 0);
    return { ...nothing, passed: covered.length, failed: gaps.flat().length };
  },
};

/** Runs the tests, and resolves to llvm-cov's data of each file. */
async function countedFiles() {
  rmSync(counts, { recursive: true, force: true });
  mkdirSync(counts, { recursive: true });
  const raw = join(counts, 'raw');
  const merged = join(counts, 'merged');
  await run([coveredProgram, '~[long]'], { env: { LLVM_PROFILE_FILE: raw }, trouble });
  await run([await llvmTool('llvm-profdata'), 'merge', raw, '-o', merged], { trouble });
  const sources = solver.map((path) => inProject(path));
  const asked = ['export', '-skip-functions', coveredProgram, `-instr-profile=${merged}`];
  const { ok, output } = await ask([await llvmTool('llvm-cov'), ...asked, ...sources]);
  if (!ok) throw new Problem(trouble);
  return JSON.parse(output).data[0].files;
}

/** { file, line, what, code } of each stretch that is never run, and of each condition. */
function gapsOf({ filename, segments, branches }) {
  const lines = readFileSync(filename, 'utf8').split('\n');
  const gap = (line, what) => ({
    file: relative(project, filename),
    line,
    what,
    code: lines[line - 1].trim(),
  });
  const neverRun = segments
    .filter(([, , count, hasCount, begins, isGap]) => hasCount && begins && !isGap && count === 0)
    .map(([line]) => gap(line, 'never run'));
  const neverTaken = [...ways(branches)].flatMap(([place, [times, timesFalse]]) => {
    const line = Number(place.split(':')[0]);
    if (times + timesFalse === 0) return [];
    return [times === 0 && 'never true', timesFalse === 0 && 'never false']
      .filter(Boolean)
      .map((what) => gap(line, what));
  });
  const told = new Set(neverTaken.map(({ line }) => line));
  return [...neverRun.filter(({ line }) => !told.has(line)), ...neverTaken]
    .filter(isWritten)
    .sort((a, b) => a.line - b.line);
}

/** Ignores code that the compiler adds: the parts of a comparison, and the missing case of a switch over an enum. */
function isWritten({ what, code }) {
  return !code.endsWith('= default;') && !(what === 'never true' && code.startsWith('switch ('));
}

/** How often a condition was true and false, by its place: a template has one for each of its types. */
function ways(branches) {
  const all = new Map();
  for (const [line, column, , , times, timesFalse] of branches) {
    const place = `${line}:${column}`;
    const [before, beforeFalse] = all.get(place) ?? [0, 0];
    all.set(place, [before + times, beforeFalse + timesFalse]);
  }
  return all;
}
