/** Accessibility checks for every page and state: axe finds nothing, targets are large, nothing is cut off. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixture';

/** Rules that depend on the preferred colours; the other rules run once. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Checks a page. `exceptions` is a selector of small targets that have an equivalent elsewhere on the page. */
export async function expectForEverybody(
  page: Page,
  browserName: string,
  exceptions = ':not(*)',
): Promise<void> {
  await test.step('axe finds nothing', () => expectNoViolations(page));
  // Only Chromium can emulate preferences. This doubles the time.
  if (browserName === 'chromium' && process.env.TARTAN_FULL === '1') {
    await test.step('nor in the dark, without motion', async () => {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expectNoViolations(page, COLOUR_RULES);
    });
    await test.step('nor in forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      await expectNoViolations(page, COLOUR_RULES);
      await page.emulateMedia({ colorScheme: null, reducedMotion: null, forcedColors: null });
    });
  }
  await test.step('every target is at least 24 pixels large', () =>
    expectLargeTargets(page, exceptions));
  await test.step('nothing is cut off at 320 pixels', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNothingCutOff(page);
    await expectLargeTargets(page, exceptions);
  });
}

/** Expects headings in order, one of them the page's title. */
export async function expectHeadingsInOrder(page: Page): Promise<void> {
  const levels = await page
    .locator(':is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [place, level] of levels.entries())
    expect(level, String(levels)).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1);
}

/** The number of animations that run, or would after scrolling. */
export function movingThings(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document.getAnimations().length +
      Array.from(document.querySelectorAll('*')).filter(
        (element) => getComputedStyle(element).scrollBehavior === 'smooth',
      ).length,
  );
}

async function expectNoViolations(page: Page, rules?: readonly string[]) {
  // Framed pages are checked separately.
  const axe = new AxeBuilder({ page })
    .exclude('iframe')
    // Without frames the report needs no merging in a page of its own, which doubles the time.
    .setLegacyMode()
    // Passed rules are listed without their nodes.
    .options({ resultTypes: ['violations'] });
  if (rules) axe.withRules([...rules]);
  const { violations, passes } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(passes.length).toBeGreaterThan(rules ? 0 : 10);
}

/** Expects nothing wider than the page without its scrollbar. */
export async function expectNothingCutOff(page: Page): Promise<void> {
  // A board follows its container in the next animation frame. A frame's body is as wide as its window, including the
  // scrollbar.
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth),
    )
    .toBeLessThanOrEqual(0);
}

async function expectLargeTargets(page: Page, exceptions: string) {
  const small = await page
    .locator('main :is(button, input, select, summary, [role=slider]), nav a')
    .evaluateAll(
      (targets, excepted) =>
        targets
          .filter((target) => target.checkVisibility() && !target.matches(excepted))
          // A checkbox's label is part of its target.
          .map((target) => target.closest('label') ?? target)
          .map((target) => ({ html: target.outerHTML, box: target.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 24 || box.height < 24)
          .map(({ html }) => html),
      exceptions,
    );
  expect(small).toEqual([]);
}

/** All texts of a page: its title, visible texts, and those for screen readers. */
export function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [document.title];
    const labels = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'];
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('noscript, script, style, code, textarea, option[lang]')) continue;
      for (const name of [...labels, 'alt', 'placeholder', 'title'])
        found.push(element.getAttribute(name) ?? '');
      for (const { nodeType, nodeValue } of element.childNodes)
        if (nodeType === Node.TEXT_NODE) found.push(nodeValue ?? '');
    }
    return found;
  });
}

/** Controls and lines that are narrower than their words. */
export function cramped(page: Page): Promise<string[]> {
  // Firefox breaks a line of Arabic up to three pixels too late if its words are isolated.
  const spare = page.context().browser()?.browserType().name() === 'firefox' ? 3 : 2;
  return page.evaluate(
    (pixels) =>
      Array.from(document.querySelectorAll('button, a, label, summary, p, h1, h2, h3, th, legend'))
        .filter(
          (element) =>
            element.checkVisibility() && element.scrollWidth > element.clientWidth + pixels,
        )
        // Inline elements have clientWidth 0, so they would seem to overflow.
        .filter((element) => getComputedStyle(element).display !== 'inline')
        // Texts for screen readers alone take no room.
        .filter((element) => getComputedStyle(element).clipPath === 'none')
        .map((element) => element.textContent),
    spare,
  );
}
