/**
 * Rates each page of dist/ with Lighthouse on a slow phone with a slow network, and writes the numbers of passed and
 * failed pages to the given file. Performance depends on the machine, so it is reported and never fails.
 */
import { writeFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { serve } from '../../scripts/serve/server.js';
import { inProject } from '../../scripts/tools/places.js';

const PAGES = ['board', 'solve', 'games', 'nimbers', 'learn', 'learn/rule', 'embed'];

/** Categories that must have the full score, 1. */
const PERFECT = ['accessibility', 'best-practices', 'seo'];

const TOLD = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

const site = await serve(inProject('dist'), 0);
const chrome = await launch({
  chromePath: process.env.TARTAN_CHROMIUM,
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'],
});
const tally = { passed: 0, failed: 0, skipped: 0 };
for (const page of PAGES) {
  const result = await lighthouse(`${site}/#/${page}`, { port: chrome.port, logLevel: 'error' });
  const { categories, audits } = result.lhr;
  const told = TOLD.map((name) => `${audits[name].title} ${audits[name].displayValue}`).join(', ');
  console.log(`${page}: performance ${hundred(categories.performance)}, ${told}`);
  const faults = faultsOf(result.lhr);
  for (const fault of faults) console.log(`  FAILED: ${fault}`);
  tally[faults.length === 0 ? 'passed' : 'failed'] += 1;
}
chrome.kill();
writeFileSync(process.argv[2], JSON.stringify(tally));
// The server keeps the process alive.
process.exit(0);

function hundred({ score }) {
  return Math.round(100 * score);
}

/** Describes audits that cost points. layout_shift.spec.ts covers layout shifts. */
function faultsOf({ categories, audits }) {
  const flawed = PERFECT.map((id) => categories[id]).filter(({ score }) => score !== 1);
  return flawed.map((category) => {
    const costly = category.auditRefs.filter(
      ({ id, weight }) => weight > 0 && ![1, null].includes(audits[id].score),
    );
    const reasons = costly.map(({ id }) => audits[id].title).join('; ');
    return `${category.title} ${hundred(category)} of 100: ${reasons}`;
  });
}
