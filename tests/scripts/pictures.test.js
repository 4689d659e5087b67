import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { picturesToDraw } from '../../scripts/pictures/pictures.js';
import { readPng } from '../../scripts/pictures/png_source.js';
import { inProject } from '../../scripts/tools/places.js';
import { PREVIEW } from '../../web/build/preview.js';

it('Each picture is what npm run pictures would draw, in its size', async () => {
  for (const { path, width, height, source } of await picturesToDraw())
    expect(readPng(readFileSync(inProject(path)), source), path).toEqual({
      width,
      height,
      isOfSource: true,
    });
});

it('The preview is small enough for those who show it beside a link', () => {
  expect(statSync(inProject(`web/build/${PREVIEW.file}`)).size).toBeLessThan(150_000);
});
