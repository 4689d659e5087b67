/**
 * npm run pictures: draws the icons and the preview of links again, in the system's Chromium. Their letters are in this
 * machine's fonts: P052, in Debian's fonts-urw-base35, is the Palatino of the page's headings.
 */
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';
import { solverModule } from '../web/build/solver_module.js';
import { buildModule } from './build/module.js';
import { withSource } from './pictures/png_source.js';
import { browserEnvironment } from './setup/browsers.js';
import { forBrowserTests } from './setup/needs.js';
import { setUp } from './setup/setup.js';
import { inProject, project } from './tools/places.js';
import { main, say } from './tools/say.js';

await main(async () => {
  await setUp(forBrowserTests);
  await buildModule();
  const { module } = await runnerImport(inProject('scripts/pictures/pictures.js'), {
    configFile: false,
    root: project,
    resolve: solverModule.resolve,
  });
  const browser = await chromium.launch({
    executablePath: browserEnvironment().TARTAN_CHROMIUM,
    args: ['--no-sandbox'],
  });
  try {
    for (const picture of await module.picturesToDraw()) await drawPng(browser, picture);
  } finally {
    await browser.close();
  }
});

async function drawPng(browser, { path, width, height, source }) {
  const page = await browser.newPage({ viewport: { width, height } });
  const address = `data:image/svg+xml,${encodeURIComponent(source)}`;
  await page.setContent(
    `<body style="margin: 0"><img src="${address}" width="${width}" height="${height}" style="display: block">`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  writeFileSync(inProject(path), withSource(png, source));
  say(`Drawn: ${path}`);
}
