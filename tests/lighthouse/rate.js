/**
 * Rates each page of dist/ by Lighthouse, as a slow phone with a slow network loads it, and writes how many passed and
 * failed to the file that is named. How fast it is hangs on the machine, so that is told and never fails.
 */
import { writeFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { serve } from '../../scripts/serve/server.js';
import { inProject } from '../../scripts/tools/places.js';

const PAGES = ['board', 'solve', 'games', 'nimbers', 'learn', 'learn/rule', 'embed'];

/** Whose score is 1 at best. */
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
// The server would go on.
process.exit(0);

function hundred({ score }) {
  return Math.round(100 * score);
}

/** In words, with what takes points away. What moves is held by layout_shift.spec.ts. */
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
