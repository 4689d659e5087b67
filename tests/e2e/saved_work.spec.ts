/** A long run is interrupted by a reload, and gone on with from what the browser has kept of it. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import type { SolvePage } from './solve_page';

/** Takes seconds enough to be interrupted; its answer is in tests/golden/openings_large_boards.tsv. */
const BOARD = '#/solve?rows=10000000&columns=10000000';
const NAME = 'P(10,000,000)';
const ANSWER = '7231067726119384';
const DAMAGED = 'The saved work was damaged and is not used: the board is computed anew.';

interface KeptPiece {
  readonly axis: string;
  readonly first: number;
  readonly count: number;
}

/** What the database holds, without the values. */
function keptPieces(page: Page): Promise<KeptPiece[]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('tartan-work')) return [];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('tartan-work');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('It cannot be opened.'));
    });
    const pieces = await new Promise<KeptPiece[]>((resolve) => {
      const found: KeptPiece[] = [];
      const request = database.transaction('pieces').objectStore('pieces').openCursor();
      request.onsuccess = () => {
        const cursor = request.result;
        if (cursor === null) return resolve(found);
        const [, axis, first] = cursor.key as [string, string, number];
        const { values } = cursor.value as { values: Uint16Array };
        found.push({ axis, first, count: values.length });
        cursor.continue();
      };
    });
    database.close();
    return pieces;
  });
}

/** Changes the kept pieces behind the page's back. */
function damage(page: Page, how: 'a value' | 'no piece'): Promise<void> {
  return page.evaluate(async (kind) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('tartan-work');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('It cannot be opened.'));
    });
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
async function startAndKeep(solve: SolvePage): Promise<void> {
  await solve.open(BOARD);
  await solve.compute.click();
  await expect
    .poll(async () => new Set((await keptPieces(solve.page)).map(({ axis }) => axis)).size, {
      timeout: 30_000,
    })
    .toBe(2);
}

const offer = (page: Page) =>
  page.getByRole('region', {
    name: new RegExp(`^${escaped(NAME)} was interrupted at \\d+%$`, 'u'),
  });
const escaped = (text: string) => text.replace(/[()]/gu, '\\$&');

test.describe('a run that is interrupted', () => {
  test.describe.configure({ timeout: 180_000 });

  test('is offered after a reload, goes on from there, and comes to the right answer', async ({
    solve,
    page,
    workers,
  }) => {
    await startAndKeep(solve);
    await page.reload();
    await expect(offer(page)).toBeVisible();
    await expect(page.getByRole('status')).toHaveText(/was interrupted at/u);
    // An offer starts nothing by itself.
    await expect(solve.progress).toHaveCount(0);
    expect(await workers.sweepsAsked()).toBe(0);
    const kept = await keptPieces(page);

    await solve.button('Go on').press('Enter');
    await expect(solve.heading(`Computing ${NAME}`)).toBeVisible();
    await expect(solve.button('Pause')).toBeFocused();
    await expect(offer(page)).toHaveCount(0);
    const percent = Number(/at (\d+)%/u.exec((await heard(page)) ?? '')?.[1] ?? 1) / 100;
    await solve.expectProgress();
    expect(await solve.progressValue()).toBeGreaterThanOrEqual(percent * 0.9);
    await expect(solve.answer).toHaveText(ANSWER, { timeout: 120_000 });
    expect(kept.length).toBeGreaterThan(1);
    await expect.poll(() => keptPieces(page)).toEqual([]);
    await page.reload();
    await expect(solve.plan).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });
});

async function heard(page: Page) {
  return page.getByRole('status').first().textContent();
}
