/**
 * Measures everything in parts.js and reports it, or compares the results of two runs.
 *   npm run bench -- [--quick] [--json FILE]     (some minutes; --quick: fewer rounds, nothing long)
 *   npm run bench -- --compare OLD.json NEW.json
 */
import { writeFileSync } from 'node:fs';
import { serve } from '../../scripts/serve/server.js';
import { inProject } from '../../scripts/tools/places.js';
import { aboutThisRun, inWords } from './about.js';
import { compareFigures, comparisonTable } from './comparison.js';
import { Misuse } from './misuse.js';
import { readOptions } from './options.js';
import { withBrowser } from './page.js';
import { figuresOf, parts } from './parts.js';
import { readResult, writeResult } from './result_file.js';
import { openWays } from './ways.js';

/** The exit status for bad options. */
const MISUSED = 2;

const options = readOptions(process.argv.slice(2));
try {
  if (options.problem) throw new Misuse(options.problem);
  if (options.compare) compare(...options.compare.map(readResult));
  else await measure(options);
  process.exit(); // the server's last visitor is gone
} catch (error) {
  if (!(error instanceof Misuse)) throw error;
  console.error(error.message);
  process.exit(MISUSED);
}

async function measure({ quick, json }) {
  // Fails now, and not after minutes of measuring, if the file can't be written.
  if (json) writeFileSync(json, '');
  const result = aboutThisRun({ quick });
  console.log(inWords(result));
  const address = await serve(inProject('dist'), 0);
  await withBrowser('chromium', (chromium) =>
    withBrowser('firefox', async (firefox) => {
      const browsers = { chromium, firefox };
      const ways = await openWays({ ...browsers, address });
      const bench = { ways, browsers, address, quick, rounds: quick ? 3 : 5 };
      for (const { key, measure: measurePart, lines } of parts) {
        result[key] = await measurePart(bench);
        console.log(['', ...lines(result[key])].join('\n'));
      }
    }),
  );
  if (json) writeResult(json, result);
}

function compare(old, now) {
  console.log(`old: ${inWords(old)}\nnew: ${inWords(now)}\n`);
  console.log(comparisonTable(compareFigures(figuresOf(old), figuresOf(now))).join('\n'));
}
