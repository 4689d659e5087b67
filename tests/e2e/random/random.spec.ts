/**
 * A random reader on each page and in the frames. Consistency is tested without a browser elsewhere. This test shows
 * what only a browser can: no press, drag or key at any moment breaks a page, and the numbers on the screen are always
 * right.
 */
import { expect, test } from '../fixture';
import { wantWholeLessons } from '../lesson_questions';
import { board } from './board';
import { boardFrame, embed, lessonFrame } from './embed';

import { games } from './games';
import { learn } from './learn';
import { nimbers } from './nimbers';
import { RandomReader, type ReadPage } from './reader';
import { solve } from './solve';

const ALL = [board, solve, games, nimbers, learn, embed, boardFrame, lessonFrame];
const ACTIONS = 60;
/** The total time for all pages. TARTAN_READER_MINUTES=2 makes a trial run shorter. */
const MINUTES = Number(process.env.TARTAN_READER_MINUTES ?? 4);
const KEPT_SEED = 204;
/** A seed that the configuration draws for each run. */
const FRESH_SEED = Number(process.env.TARTAN_SEED);

// Distributes the pages over both workers.
test.describe.configure({ mode: 'parallel' });

for (const where of ALL) {
  readerTest(where, `${ACTIONS} actions`, KEPT_SEED, ['@full'], (actions) => actions >= ACTIONS);
  const milliseconds = (MINUTES * 60_000) / ALL.length;
  let end: number | undefined;
  readerTest(where, `${milliseconds / 1_000} seconds`, FRESH_SEED, ['@full', '@chromium'], () => {
    end ??= Date.now() + milliseconds;
    return Date.now() > end;
  });
}

function readerTest(
  where: ReadPage,
  length: string,
  seed: number,
  tag: string[],
  isEnough: (actions: number) => boolean,
): void {
  test(`${length} at random: ${where.name} (seed ${seed})`, { tag }, async ({ page }) => {
    test.setTimeout(900_000);
    page.setDefaultTimeout(20_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The footer links to other documents; an empty response keeps the browser where it is.
    await page.route('**/about/**', (route) => route.fulfill({ status: 204 }));
    // Most numbers of a lesson come after its questions.
    await wantWholeLessons(page);
    const reader = new RandomReader(page, where, seed);
    try {
      await reader.walk(isEnough);
    } catch (error) {
      const last = reader.done.slice(-15).join('\n');
      throw new Error(`At ${page.url()} after:\n${last}\n\n${String(error)}`, { cause: error });
    }
    test.info().annotations.push({ type: 'numbers read', description: String(reader.numbers) });
    expect(reader.numbers).toBeGreaterThan(0);
  });
}
