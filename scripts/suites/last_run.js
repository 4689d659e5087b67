/** The failures of the last run of the suites, so that `npm test -- --failed` runs only those again. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../tools/places.js';

const file = inProject('build/reports/last_run.json');

/** By the names of the failed suites: { full }, whether they ran with --full. */
export function failedLast() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Suites that didn't run now keep their record. `rows` are { name, full, tally }. */
export function rememberRun(rows) {
  const failed = failedLast();
  for (const { name, full, tally } of rows) {
    if (tally.failed > 0) failed[name] = { full };
    else delete failed[name];
  }
  mkdirSync(inProject('build/reports'), { recursive: true });
  writeFileSync(file, JSON.stringify(failed));
}
