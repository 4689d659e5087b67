/** A long run is interrupted and resumed from the browser's storage. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { goldenAnswer } from './golden_answer';
import { LONG_BOARD, LONG_NAME, SolvePage } from './solve_page';
import type { Workers } from './workers';

const DAMAGED = 'The saved work was damaged, so the board is computed from the start.';

declare global {
  interface Window {
    openSavedWork: () => Promise<IDBDatabase>;
    /** The number of the page's lock requests that were granted or given up. */
    lockAnswers: number;
  }
}

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    window.openSavedWork = () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('tartan-work');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('It cannot be opened.'));
      });
  }),
);

/** Stored positions of an axis. */
interface KeptPositions {
  readonly axis: string;
  readonly first: number;
  readonly last: number;
}

interface KeptRecord {
  readonly piece: { readonly first: number; readonly last?: number; readonly values?: Uint16Array };
}

/** The sweeps' records in the database. */
function kept(page: Page): Promise<KeptPositions[]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map((known) => known.name);
    if (!names.includes('tartan-work')) return [];
    const database = await window.openSavedWork();
    const found: KeptPositions[] = [];
    await new Promise<void>((resolve) => {
      const request = database.transaction('checkpoints').objectStore('checkpoints').openCursor();
      request.onsuccess = () => {
        const cursor = request.result;
        if (cursor === null) {
          resolve();
          return;
        }
        const [, , axis, kind] = cursor.key as [string, number, string, string];
        const { first, last, values } = (cursor.value as KeptRecord).piece;
        if (kind === 'swept') found.push({ axis, first, last: last ?? first + values!.length - 1 });
        cursor.continue();
      };
    });
    database.close();
    return found;
  });
}

/** Changes a stored value of the sweeps behind the page's back. */
function damage(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const database = await window.openSavedWork();
    await new Promise<void>((resolve) => {
      const transaction = database.transaction('checkpoints', 'readwrite');
      const request = transaction.objectStore('checkpoints').openCursor();
      request.onsuccess = () => {
        const cursor = request.result;
        if (cursor === null) return;
        const record = cursor.value as KeptRecord;
        const { values } = record.piece;
        if (values !== undefined) values[values.length >> 1]! ^= 1;
        cursor.update(record);
      };
      transaction.oncomplete = () => resolve();
    });
    database.close();
  });
}

/** Pauses, which stores the progress at once, after positions of both axes were found. */
async function pauseAndKeep(solve: SolvePage, workers: Workers): Promise<void> {
  await solve.expectProgress();
  await solve.button('Pause').click();
  await expect(solve.button('Resume')).toBeVisible();
  const axesKept = async () => new Set((await kept(solve.page)).map(({ axis }) => axis));
  await expect.poll(async () => (await axesKept()).size, { timeout: 60_000 }).toBe(2);
  await workers.settle();
}

/** Starts the long board, and pauses it once positions of both axes are stored. */
async function startAndKeep(solve: SolvePage, workers: Workers): Promise<void> {
  await solve.open(LONG_BOARD);
  await solve.compute.click();
  await pauseAndKeep(solve, workers);
}

test('a run outlives a reload, belongs to one tab, and is forgotten when its reader says so', async ({
  solve,
  page,
  workers,
  context,
}) => {
  test.setTimeout(300_000);
  await startAndKeep(solve, workers);
  const paused = await solve.progressValue();
  const found = await workers.positionsFound();
  const keptPositions = async () =>
    (await kept(page)).reduce((sum, { first, last }) => sum + last - first + 1, 0);
  await expect.poll(keptPositions).toBe(found);

  await test.step('it is offered, and starts nothing by itself', async () => {
    await page.reload();
    await expect(solve.offer).toBeVisible();
    const title = (await solve.offer.getByRole('heading').textContent()) ?? '';
    expect(title).toContain(`${LONG_NAME} was interrupted at`);
    await expect(page.locator('p[role=status]').filter({ hasText: title })).toHaveCount(1);
    await expect(solve.plan).toBeVisible();
    await expect(solve.progress).toHaveCount(0);
    expect(await workers.sweepsAsked()).toBe(0);
  });
  await test.step('it goes on where it was', async () => {
    await solve.button('Resume').press('Enter');
    await expect(solve.heading(`Computing ${LONG_NAME}`)).toBeVisible();
    await expect(solve.button('Pause')).toBeFocused();
    await expect(solve.offer).toHaveCount(0);
    await expect
      .poll(() => solve.progressValue(), { timeout: 60_000 })
      .toBeGreaterThanOrEqual(paused);
    await pauseAndKeep(solve, workers);
    expectContiguous(await kept(page));
  });
  const other = new SolvePage(await context.newPage());
  await test.step('another tab does not offer it', async () => {
    await watchLocks(other.page);
    await other.open(LONG_BOARD);
    await expect.poll(() => other.page.evaluate(() => window.lockAnswers)).toBe(1);
    await expect(other.plan).toBeVisible();
    await expect(other.offer).toHaveCount(0);
  });
  await test.step('until the first one is closed', async () => {
    await page.close();
    const isHeld = () =>
      other.page.evaluate(async () => (await navigator.locks.query()).held?.length);
    await expect.poll(isHeld).toBe(0);
    await other.page.reload();
    await expect(other.offer).toBeVisible();
  });
  await test.step('discarded it is gone', async () => {
    await other.button('Cancel').click();
    await expect(other.offer).toHaveCount(0);
    await expect(other.size).toBeFocused();
    await expect.poll(() => kept(other.page)).toEqual([]);
  });
});

test('work that is damaged is refused with a word @full', async ({ solve, page, workers }) => {
  test.setTimeout(300_000);
  await startAndKeep(solve, workers);
  await page.reload();
  await expect(solve.offer).toBeVisible();
  await damage(page);
  await solve.button('Resume').click();
  await expect(solve.run.getByText(DAMAGED)).toBeVisible();
  await expect(solve.heard).toContainText(DAMAGED);
  await pauseAndKeep(solve, workers);
  expectContiguous(await kept(page));
  await solve.button('Cancel').click();
  await expect.poll(() => kept(page)).toEqual([]);
});

test('a storage that fails is told of once, and the run goes on', async ({
  solve,
  page,
  workers,
}) => {
  test.setTimeout(300_000);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not here', 'SecurityError');
    };
  });
  const words =
    'This browser doesn’t let the page save anything. The run continues but won’t be saved.';
  await solve.startLongRun();
  await solve.button('Pause').click();
  await expect(solve.run.getByText(words)).toHaveCount(1);
  await expect(solve.heard).toContainText(words);
  await workers.settle();
  const paused = await solve.progressValue();
  await solve.button('Resume').click();
  await solve.expectProgress(paused);
  await expect(solve.run.getByText(words)).toHaveCount(1);
});

test(
  'an answer is there at once after a reload, in its tab alone',
  { tag: '@full' },
  async ({ solve, page, workers, context }) => {
    const answer = goldenAnswer(2_351_075);
    const asked = '#/solve?rows=2351075&columns=2351075';
    await solve.solve(asked);
    await solve.showHistograms();
    const found = await page.getByText(/^There are /u).textContent();
    await page.reload();
    await expect(solve.answer).toHaveText(answer);
    await expect(page.getByText(/^There are /u)).toHaveText(found!);
    await expect(solve.table).toBeVisible();
    await expect(solve.histograms).toHaveCount(2);
    expect(await workers.sweepsAsked()).toBe(0);
    // Nothing was requested in that tab.
    const other = new SolvePage(await context.newPage());
    await other.open(asked);
    await expect(other.plan).toBeVisible();
    await expect(other.compute).toBeVisible();
    expect(await other.page.getByText(answer).count()).toBe(0);
  },
);

/** Counts lock requests. Call this before the page is opened. */
async function watchLocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.lockAnswers = 0;
    const request = LockManager.prototype.request as (...asked: unknown[]) => Promise<unknown>;
    LockManager.prototype.request = function (this: LockManager, ...asked: unknown[]) {
      const answer = request.apply(this, asked);
      answer.catch(() => undefined).finally(() => (window.lockAnswers += 1));
      return answer;
    };
  });
}

function expectContiguous(pieces: readonly KeptPositions[]): void {
  for (const axis of ['rows', 'columns']) {
    let next = 1;
    for (const { first, last } of pieces.filter((piece) => piece.axis === axis)) {
      expect(first).toBe(next);
      next = last + 1;
    }
    expect(next).toBeGreaterThan(1);
  }
}
