/** A long run is interrupted by a reload, and gone on with from what the browser has kept of it. */
import type { Page } from '@playwright/test';
import { expect, ofCase, test } from './fixture';
import { expectForEverybody } from './for_everybody';
import { LONG_BOARD } from './solve_page';
import type { SolvePage } from './solve_page';
import type { CountedPositions } from './workers';

/** Takes seconds enough to be interrupted; its answer is in tests/golden/openings_large_boards.tsv. */
const BOARD = '#/solve?rows=10000000&columns=10000000';
const NAME = 'P(10,000,000)';
const ANSWER = '7231067726119384';
const DAMAGED = 'The saved work was damaged and is not used: the board is computed anew.';

declare global {
  interface Window {
    openSavedWork: () => Promise<IDBDatabase>;
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.openSavedWork = () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('tartan-work');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('It cannot be opened.'));
      });
  }),
);

/** Positions of an axis of which something is kept. */
interface KeptPositions extends CountedPositions {
  readonly axis: string;
}

/** Which pieces of the sweeps the database holds, or which parts of the counts. */
function kept(page: Page, store: 'pieces' | 'parts'): Promise<KeptPositions[]> {
  return page.evaluate(async (name) => {
    const names = (await indexedDB.databases()).map((known) => known.name);
    if (!names.includes('tartan-work')) return [];
    const database = await window.openSavedWork();
    const found: KeptPositions[] = [];
    await new Promise<void>((resolve) => {
      const request = database.transaction(name).objectStore(name).openCursor();
      request.onsuccess = () => {
        const cursor = request.result;
        if (cursor === null) {
          resolve();
          return;
        }
        const [, axis, first] = cursor.key as [string, string, number];
        const value = cursor.value as { values: Uint16Array } | { last: number };
        const last = 'last' in value ? value.last : first + value.values.length - 1;
        found.push({ axis, first, last });
        cursor.continue();
      };
    });
    database.close();
    return found;
  }, store);
}

/** Changes the kept pieces behind the page's back. */
function damage(page: Page, how: 'a value' | 'no piece'): Promise<void> {
  return page.evaluate(async (kind) => {
    const database = await window.openSavedWork();
    await new Promise<void>((resolve) => {
      const transaction = database.transaction('pieces', 'readwrite');
      const request = transaction.objectStore('pieces').openCursor();
      request.onsuccess = () => {
        const cursor = request.result;
        if (cursor === null) return;
        const piece = cursor.value as { values: Uint16Array };
        const middle = piece.values.length >> 1;
        piece.values[middle] = (piece.values[middle] ?? 0) ^ 1;
        cursor.update(kind === 'a value' ? piece : 'nothing of ours');
      };
      transaction.oncomplete = () => resolve();
    });
    database.close();
  }, how);
}

/** Starts the board and lets it run until some of both axes is kept. */
async function startAndKeep(solve: SolvePage, board: string): Promise<void> {
  await solve.open(board);
  await solve.compute.click();
  await expect
    .poll(async () => new Set((await kept(solve.page, 'pieces')).map(({ axis }) => axis)).size, {
      timeout: 60_000,
    })
    .toBe(2);
}

const offer = (page: Page) =>
  page.getByRole('region', { name: /was interrupted at \d+(\.\d)?%$/u });

test('a run goes on after a reload, and comes to the right answer', async ({
  solve,
  page,
  workers,
}) => {
  test.setTimeout(400_000);
  await startAndKeep(solve, BOARD);
  await solve.button('Pause').click();
  const before = await solve.progressValue();
  await page.reload();
  await expect(offer(page)).toBeVisible();
  const title = await offer(page).getByRole('heading').textContent();
  expect(title).toContain(`${NAME} was interrupted at`);
  await expect(page.getByRole('status')).toHaveText(title ?? '');
  // An offer starts nothing by itself.
  await expect(solve.plan).toBeVisible();
  await expect(solve.progress).toHaveCount(0);
  expect(await workers.sweepsAsked()).toBe(0);

  await solve.button('Go on').press('Enter');
  await expect(solve.heading(`Computing ${NAME}`)).toBeVisible();
  await expect(solve.button('Pause')).toBeFocused();
  await expect(offer(page)).toHaveCount(0);
  await expect.poll(() => solve.progressValue()).toBeGreaterThan(0.98 * before);
  await expect(solve.answer).toHaveText(ANSWER, { timeout: 300_000 });
  await expect.poll(() => kept(page, 'pieces')).toEqual([]);
  await page.reload();
  await expect(solve.plan).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('a count goes on after a reload where it was, and comes to the right answer', async ({
  solve,
  page,
  workers,
}) => {
  test.setTimeout(400_000);
  await startAndKeep(solve, BOARD);
  await expect
    .poll(async () => (await kept(page, 'parts')).length, { timeout: 200_000, intervals: [100] })
    .toBeGreaterThan(5);
  await solve.button('Pause').click();
  const before = await settledProgress(solve);
  await page.reload();
  await expect(offer(page)).toBeVisible();
  const parts = await kept(page, 'parts');
  expect(await workers.countsAsked()).toEqual([]);

  await solve.button('Go on').click();
  await expect.poll(() => solve.progressValue(), { timeout: 60_000 }).toBeGreaterThan(0.9 * before);
  await expect(solve.answer).toHaveText(ANSWER, { timeout: 300_000 });
  const counted = await workers.countsAsked();
  expect(counted.length).toBeGreaterThan(0);
  for (const { first, last } of parts) expect(counted).not.toContainEqual({ first, last });
  await expect.poll(() => kept(page, 'parts')).toEqual([]);
});

test('pausing keeps everything, and a run is interrupted more than once', async ({
  solve,
  page,
}) => {
  test.setTimeout(300_000);
  await startAndKeep(solve, LONG_BOARD);
  for (let round = 0; round < 3; round += 1) {
    await solve.button('Pause').click();
    const paused = await settledProgress(solve);
    await page.reload();
    await solve.button('Go on').click();
    await expect
      .poll(() => solve.progressValue(), { timeout: 60_000 })
      .toBeGreaterThanOrEqual(paused);
    expectContiguous(await kept(page, 'pieces'));
  }
});

for (const [place, how] of (['a value', 'no piece'] as const).entries()) {
  test(
    `damaged work is refused, and the board computed anew: ${how}`,
    ofCase(place),
    async ({ solve, page }) => {
      await startAndKeep(solve, LONG_BOARD);
      await solve.button('Pause').click();
      const before = await settledProgress(solve);
      await page.reload();
      await expect(offer(page)).toBeVisible();
      await damage(page, how);
      await solve.button('Go on').click();
      await expect(solve.run.getByText(DAMAGED)).toBeVisible();
      await expect(page.getByRole('status')).toContainText(DAMAGED);
      await solve.expectProgress();
      expect(await solve.progressValue()).toBeLessThan(before);
      await solve.button('Cancel').click();
      await expect.poll(() => kept(page, 'pieces')).toEqual([]);
    },
  );
}

test('cancelled work is forgotten, and so is discarded work', async ({ solve, page }) => {
  await startAndKeep(solve, LONG_BOARD);
  await solve.button('Cancel').click();
  await expect.poll(() => kept(page, 'pieces')).toEqual([]);
  await startAndKeep(solve, LONG_BOARD);
  await page.reload();
  await solve.button('Discard').click();
  await expect(offer(page)).toHaveCount(0);
  await expect(solve.size).toBeFocused();
  await expect.poll(() => kept(page, 'pieces')).toEqual([]);
});

test('a short run keeps nothing', { tag: '@chromium' }, async ({ solve, page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new Error('The database was opened.');
    };
  });
  await solve.solve('#/solve?rows=100000&columns=100000');
  await expect(page.getByText(/cannot be saved/u)).toHaveCount(0);
});

test('another tab does not offer what this one computes, and does once it is closed', async ({
  solve,
  page,
  context,
}) => {
  await startAndKeep(solve, LONG_BOARD);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('button', { name: 'Compute', exact: true })).toBeVisible();
  // Longer than it waits for a tab that is just being closed.
  await other.waitForTimeout(2_000);
  await expect(offer(other)).toHaveCount(0);
  await page.close();
  await other.reload();
  await expect(offer(other)).toBeVisible();
});

const FULL = 'This run cannot be saved: the browser’s storage is full; it goes on.';
const UNAVAILABLE =
  'This run cannot be saved: the browser does not let this page keep anything; it goes on.';

for (const [place, [what, prepare, words]] of (
  [
    [
      'cannot be opened',
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('not here', 'SecurityError');
        };
      },
      UNAVAILABLE,
    ],
    [
      'is not there at all',
      () => {
        Object.defineProperty(window, 'indexedDB', { value: undefined });
      },
      UNAVAILABLE,
    ],
    [
      'has no locks',
      () => {
        Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
      },
      UNAVAILABLE,
    ],
    [
      'begins no transaction',
      () => {
        IDBDatabase.prototype.transaction = () => {
          throw new DOMException('closed', 'InvalidStateError');
        };
      },
      UNAVAILABLE,
    ],
    [
      'is full',
      () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
      FULL,
    ],
  ] as const
).entries()) {
  test(
    `a storage that ${what}: said once, and the run goes on`,
    ofCase(place),
    async ({ solve, page }) => {
      await page.addInitScript(prepare);
      await solve.startLongRun();
      await solve.button('Pause').click();
      await expect(solve.run.getByText(words)).toHaveCount(1);
      await expect(page.getByRole('status')).toContainText(words);
      const paused = await settledProgress(solve);
      await solve.button('Resume').click();
      await expect.poll(() => solve.progressValue()).toBeGreaterThan(paused);
      await expect(solve.run.getByText(words)).toHaveCount(1);
    },
  );
}

test(
  'a storage that has too little room',
  { tag: '@chromium' },
  async ({ solve, page, context }) => {
    await solve.open(LONG_BOARD);
    const client = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 2_000_000 });
    await solve.compute.click();
    await expect(solve.run.getByText(FULL)).toBeVisible({ timeout: 50_000 });
    const before = await solve.progressValue();
    await expect.poll(() => solve.progressValue()).toBeGreaterThan(before);
  },
);

test(
  'work in a form of another time is removed, with a word',
  { tag: '@chromium' },
  async ({ solve, page }) => {
    await startAndKeep(solve, LONG_BOARD);
    /** Puts a job there, if one is given, and tells which are. */
    const jobs = (put?: { id: string; form: number }) =>
      page.evaluate(async (job) => {
        const database = await window.openSavedWork();
        const store = database.transaction('jobs', 'readwrite').objectStore('jobs');
        if (job !== undefined) store.put(job);
        const ids = await new Promise<IDBValidKey[]>((resolve) => {
          const request = store.getAllKeys();
          request.onsuccess = () => resolve(request.result);
        });
        database.close();
        return ids;
      }, put);
    expect(await jobs({ id: 'old', form: 0 })).toHaveLength(2);
    await solve.button('Cancel').click();
    await expect.poll(() => jobs()).toEqual(['old']);
    await page.reload();
    await expect(
      page.getByText('Saved work of an earlier visit was found, but it cannot be used any more.'),
    ).toBeVisible();
    await page.reload();
    await expect(solve.plan).toBeVisible();
    await expect(page.getByText(/Saved work/u)).toHaveCount(0);
  },
);

test('the offer is for everybody', { tag: '@chromium' }, async ({ solve, page, browserName }) => {
  await startAndKeep(solve, LONG_BOARD);
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await expectForEverybody(page, browserName);
});

/** A slice that had begun is still reported after the pause. */
async function settledProgress(solve: SolvePage): Promise<number> {
  await expect(solve.button('Resume')).toBeVisible();
  await solve.page.waitForTimeout(500);
  return solve.progressValue();
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
