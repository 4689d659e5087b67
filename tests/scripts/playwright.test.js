/** The reading of Playwright's reports: each test counts once for each run, and flaky ones are named. */
import { expect, it, vi } from 'vitest';
import { countPlaywright, judgeAgain } from '../../scripts/suites/playwright.js';

vi.mock('../../scripts/tools/say.js', () => ({ say: vi.fn() }));

const spec = (title, ...statuses) => ({
  title,
  tests: statuses.map((status, place) => ({ status, projectName: ['chromium', 'firefox'][place] })),
});

/** A report with these specs in a file, the last of them in a group. */
function report(specs, errors = []) {
  const all = specs.flatMap(({ tests }) => tests.map(({ status }) => status));
  const count = (wanted) => all.filter((status) => status === wanted).length;
  const inGroup = { title: 'a group', specs: specs.slice(-1) };
  return JSON.stringify({
    suites: [{ title: 'solve.spec.ts', specs: specs.slice(0, -1), suites: [inGroup] }],
    stats: {
      expected: count('expected'),
      unexpected: count('unexpected'),
      flaky: count('flaky'),
      skipped: count('skipped'),
    },
    errors,
  });
}

const first = countPlaywright(
  report([spec('adds', 'expected', 'unexpected'), spec('divides', 'unexpected', 'skipped')]),
);

it('counts each test of a report and names those that failed', () => {
  expect(first).toEqual({
    passed: 1,
    failed: 2,
    skipped: 1,
    failures: ['firefox › solve.spec.ts › adds', 'chromium › solve.spec.ts › a group › divides'],
  });
});

it('counts an error outside of tests as a failure that no other try mends', () => {
  const broken = countPlaywright(report([spec('adds', 'unexpected')], [{ message: 'No server.' }]));
  expect(broken.failed).toBe(2);
  const again = countPlaywright(report([spec('adds', 'expected')]));
  expect(judgeAgain(broken, again, false)).toMatchObject({ passed: 1, failed: 1 });
});

it('lets a test pass that passes alone, and counts it as failed with --full', () => {
  const again = countPlaywright(report([spec('adds', 'expected'), spec('divides', 'unexpected')]));
  // The test in Firefox now comes first in its report.
  again.failures = ['chromium › solve.spec.ts › a group › divides'];
  expect(judgeAgain(first, again, false)).toMatchObject({ passed: 2, failed: 1, skipped: 1 });
  expect(judgeAgain(first, again, true)).toMatchObject({ passed: 1, failed: 2, skipped: 1 });
});

it('goes by the first run where the second one did not run all', () => {
  expect(judgeAgain(first, { passed: 0, failed: 1, skipped: 0 }, false)).toEqual(first);
});
