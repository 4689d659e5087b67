/** The page under a page translator: it says the same as without one, and no outdated text stays. */
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixture';
import { hostPage } from './frame_host';
import { wantWholeLessons } from './lesson_questions';
import { translatePage, untranslatedText } from './page_translator';
import { visit } from './visit';

type Shown = Page | FrameLocator;
type Step = (shown: Shown) => Promise<void>;

/** A page, and the part that is compared: the page itself or a frame in it. */
interface Side {
  readonly page: Page;
  readonly shown: Shown;
}

/** Elements found by their text have it in brackets under the translator. */
const press =
  (name: string | RegExp, role: 'button' | 'tab' | 'checkbox' | 'radio' = 'button'): Step =>
  (shown) =>
    shown
      .getByRole(role, { name })
      .first()
      .press(role === 'checkbox' || role === 'radio' ? 'Space' : 'Enter');

const fill =
  (name: string | RegExp, text: string): Step =>
  (shown) =>
    shown.getByRole('textbox', { name }).first().fill(text);

/** Ways through the site that change sentences, lists, numbers and whole panels. */
const WAYS = {
  Board: {
    address: '#/board?rows=5&columns=5',
    steps: [
      press(/^Row 3, column 4, white/u),
      press(/^Row 3, column 4, /u),
      press('Flip it'),
      press('Why', 'tab'),
      press('Undo'),
      press('Position', 'tab'),
    ],
  },
  Solve: {
    address: '#/solve?rows=5&columns=5',
    steps: [fill('Board size', '1000'), press('Compute'), fill('Board size', 'x')],
  },
  Games: {
    address: '#/games?line=ruler',
    steps: [fill('How many', '7'), press(/List/u, 'radio'), press(/Plot/u, 'radio')],
  },
  Nimbers: {
    address: '#/nimbers?expression=2*9',
    steps: [fill('Expression', '7*9'), press('Keep as $1'), fill('Expression', '7*(9')],
  },
  Learn: {
    address: '#/learn/mex?seed=5',
    steps: [
      press('Box 0: empty'),
      press('Fill in one for me'),
      fill('Your answer, a whole number', '4'),
      press('Check'),
      fill('Your answer, a whole number', '3'),
      press('Check'),
    ],
  },
  Embed: {
    address: '#/embed',
    steps: [fill('Rows', '3'), press('which moves win', 'checkbox'), fill('Rows', '4')],
  },
} as const;

test.describe(() => {
  // Each page is visited twice, side by side.
  test.slow();
  for (const [name, { address, steps }] of Object.entries(WAYS))
    for (const kind of ['replacing', 'merging', 'wrapping'] as const)
      test(
        `${name}, with a translator ${kind} its texts`,
        { tag: kind === 'replacing' ? [] : ['@full', '@chromium'] },
        async ({ page, context }) => {
          const plain = await context.newPage();
          await translatePage(page, kind);
          for (const each of [page, plain]) {
            await wantWholeLessons(each);
            // On a wide screen the board beside a lesson follows what is in view, and longer words change that.
            if (name === 'Learn') await each.setViewportSize({ width: 800, height: 900 });
            await visit(each, address);
          }
          await goThrough(steps, { page, shown: page }, { page: plain, shown: plain });
        },
      );

  for (const query of ['rows=3&columns=3', 'lesson=mex&seed=5'])
    test(`The frame ${query}, with a translator replacing its texts`, async ({ page, context }) => {
      const plain = await context.newPage();
      await translatePage(page, 'replacing');
      const sides: Side[] = [];
      for (const each of [page, plain]) {
        await each.route('**/host.html', (route) =>
          route.fulfill({ contentType: 'text/html', body: hostPage(query) }),
        );
        await each.goto('./host.html');
        sides.push({ page: each, shown: each.frameLocator('iframe') });
      }
      const [translated, own] = sides as [Side, Side];
      const onBoard = [
        press(/^Row 3, column 1, white/u),
        press(/^Row 3, column 1,/u),
        press('Flip it'),
      ];
      await goThrough(query.startsWith('rows') ? onBoard : WAYS.Learn.steps, translated, own);
    });
});

/** Takes each step on both pages, then expects the same text on both. */
async function goThrough(steps: readonly Step[], translated: Side, plain: Side): Promise<void> {
  await expectSame(translated.shown, plain.shown);
  for (const step of steps) {
    for (const { page, shown } of [translated, plain]) {
      // Firefox sends keys only to the page in front.
      await page.bringToFront();
      await step(shown);
    }
    await expectSame(translated.shown, plain.shown);
  }
}

/** Waits for equal texts: the translator, the solver and late parts take their time. */
async function expectSame(translated: Shown, plain: Shown): Promise<void> {
  await expect(async () => {
    expect(await untranslatedText(translated)).toBe(await untranslatedText(plain));
  }).toPass({ timeout: 10_000 });
  await expect(translated.locator('#app :is(math, code, [dir=ltr])').locator('font')).toHaveCount(
    0,
  );
}
