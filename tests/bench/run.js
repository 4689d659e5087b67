/**
 * Measures P(10^6) in every way that Tartan runs, beside the straightforward algorithm, in one run:
 * each round has one turn of everything, so that a machine whose speed drifts drifts for all.
 *   npm run bench            (some three minutes)
 */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { choosePort } from '../../scripts/serve/port.js';
import { serve } from '../../scripts/serve/server.js';
import { inProject } from '../../scripts/tools/places.js';
import { openPage, secondsUntilUsable, solveInPage, withBrowser } from './page.js';
import { commandLine, commandLineSequence, native } from './programs.js';
import { gzipBytes } from './sizes.js';
import { growthExponent, median } from './statistics.js';

const rounds = 5;
const size = 1_000_000;
const growthSizes = [100_000, 10_000_000];

const address = await serve(inProject('dist'), choosePort());
describeRun();
await withBrowser('chromium', (inChromium) =>
  withBrowser('firefox', async (inFirefox) => {
    const chromiumPage = await openPage(inChromium, address);
    const firefoxPage = await openPage(inFirefox, address);
    const ways = {
      'straightforward, native, one thread': native('straightforward'),
      'kernels, native, one thread': native('kernels'),
      'page in Chromium, two workers': (wanted) => solveInPage(chromiumPage, wanted),
      'page in Firefox, two workers': (wanted) => solveInPage(firefoxPage, wanted),
      'command line in Node, two threads': commandLine,
    };
    await compare(ways);
    await grow('kernels, native, one thread', ways);
    await grow('page in Chromium, two workers', ways);
    await compareSequences();
    await weigh(inChromium);
  }),
);
process.exit(); // the server has no further visitor

function describeRun() {
  const git = (...words) =>
    execFileSync('git', words, { cwd: inProject(), encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain') === '' ? '' : ', with changes';
  console.log(`${cpus().length} × ${cpus()[0].model}, Node ${process.versions.node}`);
  console.log(
    `commit ${git('rev-parse', '--short', 'HEAD')}${changed}, ${new Date().toISOString()}\n`,
  );
}

async function compare(ways) {
  const seconds = new Map(Object.keys(ways).map((name) => [name, []]));
  const answers = new Set();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, solve] of Object.entries(ways)) {
      const turn = await solve(size);
      seconds.get(name).push(turn.seconds);
      answers.add(turn.answer);
    }
  }
  if (answers.size !== 1) throw new Error(`The ways disagree: ${[...answers].join(', ')}.`);

  const straightforward = [...seconds.values()][0];
  console.log(
    `P(${size}), median of ${rounds} rounds              seconds   min    max   times as fast`,
  );
  for (const [name, measured] of seconds) {
    const ratio = median(measured.map((value, round) => straightforward[round] / value));
    const figures = [median(measured), Math.min(...measured), Math.max(...measured)];
    const columns = figures.map((figure) => figure.toFixed(2).padStart(7));
    console.log(`${name.padEnd(46)}${columns.join('')}${ratio.toFixed(2).padStart(12)}`);
  }
}

async function grow(name, ways) {
  const [small, large] = growthSizes;
  const shortTurns = [];
  for (let round = 0; round < rounds; round += 1)
    shortTurns.push((await ways[name](small)).seconds);
  const { seconds } = await ways[name](large);
  const short = median(shortTurns);
  const exponent = growthExponent({ size: small, seconds: short }, { size: large, seconds });
  console.log(
    `\n${name}: P(${small}) in ${short.toFixed(3)} s, P(${large}) in ${seconds.toFixed(1)} s: growth N^${exponent.toFixed(2)}`,
  );
}

/** All of P(1), …, P(size) beside P(size) alone. */
async function compareSequences() {
  const ways = {
    'native, one thread': [native('kernels'), native('sequence')],
    'command line in Node': [commandLine, commandLineSequence],
  };
  for (const [name, [alone, sequence]] of Object.entries(ways)) {
    const turns = [];
    for (let round = 0; round < rounds; round += 1) {
      const [one, all] = [await alone(size), await sequence(size)];
      if (one.answer !== all.answer) throw new Error(`${one.answer} is not ${all.answer}.`);
      turns.push({ seconds: all.seconds, ratio: all.seconds / one.seconds });
    }
    const [seconds, ratio] = ['seconds', 'ratio'].map((key) => median(turns.map((t) => t[key])));
    console.log(
      `\nP(1) … P(${size}), ${name}: ${seconds.toFixed(2)} s, ${ratio.toFixed(2)} × P(${size}) alone`,
    );
  }
}

async function weigh(browser) {
  const visits = [];
  for (let round = 0; round < rounds; round += 1) {
    visits.push(await secondsUntilUsable(browser, address));
  }
  const kilobytes = (ending) => (gzipBytes(ending) / 1000).toFixed(1);
  console.log(
    `\nfirst view, gzip: JavaScript ${kilobytes('.js')} kB, wasm ${kilobytes('.wasm')} kB; ` +
      `usable after ${median(visits).toFixed(2)} s from a local server`,
  );
}
