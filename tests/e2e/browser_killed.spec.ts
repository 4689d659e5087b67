/** A browser that is killed in the middle of a long run, and started again with the same profile. */
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { expect, test } from './fixture';
import { goldenAnswer } from './golden_answer';
import { SolvePage } from './solve_page';

test('the work of a browser that is killed is offered when it is started again, and finished @full', async ({
  playwright,
  browserName,
  channel,
  launchOptions,
  baseURL,
}, info) => {
  test.setTimeout(600_000);
  const profile = info.outputPath('profile');
  const open = async (): Promise<[BrowserContext, SolvePage]> => {
    const context = await playwright[browserName].launchPersistentContext(profile, {
      ...launchOptions,
      ...(channel !== undefined && { channel }),
      ...(baseURL !== undefined && { baseURL }),
    });
    return [context, new SolvePage(context.pages()[0] ?? (await context.newPage()))];
  };

  const [killed, before] = await open();
  await before.open('#/solve?rows=10000000&columns=10000000');
  await before.compute.click();
  await before.expectProgress();
  // A pause hands out at once what was found; the run goes on then, and is caught in the middle of it.
  await before.button('Pause').click();
  const keptOf = () =>
    before.page.evaluate(async () => {
      const known = await indexedDB.databases();
      if (!known.some(({ name }) => name === 'tartan-work')) return 0;
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('tartan-work');
        request.onsuccess = () => resolve(request.result);
      });
      const count = await new Promise<number>((resolve) => {
        const request = database.transaction('checkpoints').objectStore('checkpoints').count();
        request.onsuccess = () => resolve(request.result);
      });
      database.close();
      return count;
    });
  await expect.poll(keptOf, { timeout: 60_000 }).toBeGreaterThan(1);
  await before.button('Resume').click();
  await expect(before.heading('Computing P(10,000,000)')).toBeVisible();
  const closed = new Promise((resolve) => killed.once('close', resolve));
  for (const id of processesOf(profile)) kill(id);
  await closed;
  await expect.poll(() => processesOf(profile)).toEqual([]);

  const [again, after] = await open();
  await after.open();
  await expect(after.offer.getByText(/^P\(10,000,000\) was interrupted at/u)).toBeVisible();
  await after.button('Go on').click();
  await expect(after.answer).toHaveText(goldenAnswer(10_000_000), { timeout: 400_000 });
  await again.close();
  await rm(profile, { recursive: true });
});

/** The processes that were started with this profile: each of them was started by this test. */
function processesOf(profile: string): number[] {
  return execFileSync('ps', ['-axww', '-o', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(profile) && !line.includes('<defunct>'))
    .map((line) => Number.parseInt(line, 10));
}

function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended with the one before it.
  }
}
