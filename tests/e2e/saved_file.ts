import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

declare global {
  interface Window {
    /** A file that the page gave the browser to save, as a data address. */
    saved: Promise<{ readonly name: string; readonly address: string }>;
  }
}

interface Saved {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Presses a button and returns the file that it saves. */
export async function save(page: Page, button: Locator): Promise<Saved> {
  if (page.context().browser()?.browserType().name() === 'firefox') return saveUnseen(page, button);
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Stock Firefox reports no downloads to Playwright, so this intercepts the link. */
async function saveUnseen(page: Page, button: Locator): Promise<Saved> {
  await page.evaluate(() => {
    const files = new Map<string, Blob | MediaSource>();
    const createUrl = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file) => {
      const address = createUrl(file);
      files.set(address, file);
      return address;
    };
    window.saved = new Promise((resolve) => {
      HTMLAnchorElement.prototype.click = function () {
        const reader = new FileReader();
        reader.onload = () => resolve({ name: this.download, address: reader.result as string });
        reader.readAsDataURL(files.get(this.href) as Blob);
      };
    });
  });
  await button.click();
  const { name, address } = await page.evaluate(() => window.saved);
  return { name, bytes: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64') };
}
