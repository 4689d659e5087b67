import { browsers } from './browsers.js';
import { checks } from './checks.js';
import { coverage } from './coverage.js';
import { native, sanitize, wasm } from './cpp.js';
import { fuzz } from './fuzz.js';
import { lighthouse } from './lighthouse.js';
import { size } from './size.js';
import { web } from './web.js';
import { webkit } from './webkit.js';

/**
 * In the order in which npm test runs them. A suite is an object: a name to choose it by, a heading, its needs, its
 * builds (functions that build what is not up to date), and run({ full, onlyFailed }), which prints as it goes and
 * resolves to a tally. Suites with `fullOnly` run with --full; one that doesn't know `onlyFailed` runs as a whole.
 */
export const suites = [
  checks,
  native,
  wasm,
  web,
  size,
  browsers,
  webkit,
  lighthouse,
  sanitize,
  fuzz,
  coverage,
];
