/** Prints a page and returns its first sheet as pixels. */
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';

export type Colour = readonly [red: number, green: number, blue: number];

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Sheet {
  readonly width: number;
  /** Three bytes per pixel; a pixel is as large as a CSS pixel. */
  readonly bytes: Buffer;
}

/** Only Chromium makes PDFs. Backgrounds are off, which is the browsers' default. */
export async function printed(page: Page): Promise<Sheet> {
  const pdf = await page.pdf({ format: 'A4' });
  const ppm = execFileSync('pdftoppm', ['-r', '96', '-l', '1', '-'], {
    input: pdf,
    maxBuffer: 2 ** 24,
  });
  const [header = '', width] = /^P6\n(\d+) \d+\n255\n/u.exec(ppm.toString('latin1', 0, 64)) ?? [];
  if (header === '') throw new Error('pdftoppm gave no picture.');
  return { width: Number(width), bytes: ppm.subarray(header.length) };
}

/** All words on the paper, roughly in their order. */
export async function wordsOnPaper(page: Page): Promise<string> {
  const pdf = await page.pdf({ format: 'A4' });
  return execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
}

export async function sheetsOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format });
  return Number(/\/Type \/Pages[^>]*\/Count (\d+)/su.exec(pdf.toString('latin1'))?.[1]);
}

/** Bounding boxes of the connected areas of a colour that have at least this width and height. */
export function spotsOn({ width, bytes }: Sheet, colour: Colour, least: number): Box[] {
  const seen = new Set<number>();
  const isNew = (at: number) =>
    !seen.has(at) &&
    colour.every((value, part) => Math.abs((bytes[3 * at + part] ?? 0) - value) < 24);
  const boxes: Box[] = [];
  for (let start = 0; 3 * start < bytes.length; start += 1) {
    if (!isNew(start)) continue;
    const box = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
    const waiting = [start];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (!isNew(at)) continue;
      seen.add(at);
      const [x, y] = [at % width, Math.floor(at / width)];
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x + 1);
      box.bottom = Math.max(box.bottom, y + 1);
      waiting.push(at - 1, at + 1, at - width, at + width);
    }
    if (Math.min(box.right - box.left, box.bottom - box.top) >= least) boxes.push(box);
  }
  return boxes;
}
