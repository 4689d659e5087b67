/** Reads colours from the drawn board by the place of a disc. */
import type { Locator } from '@playwright/test';

export type Colour = readonly number[];

/** The colour in the middle of a disc, if no number is there. */
export function pixel(disc: Locator): Promise<Colour> {
  return disc.evaluate((button) => {
    const box = button.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    let colour: number[] = [];
    for (const canvas of document.querySelectorAll('canvas')) {
      const { left: start, top, width } = canvas.getBoundingClientRect();
      const scale = canvas.width / width;
      const copy = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
      copy.drawImage(canvas, -Math.floor((x - start) * scale), -Math.floor((y - top) * scale));
      const [red = 0, green = 0, blue = 0, alpha = 0] = copy.getImageData(0, 0, 1, 1).data;
      if (alpha > 127) colour = [red, green, blue];
    }
    return colour;
  });
}

export async function brightness(disc: Locator): Promise<number> {
  return Math.max(...(await pixel(disc)));
}
