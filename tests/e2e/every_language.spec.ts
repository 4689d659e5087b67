/** Every page and its main states in each language, on wide and narrow screens. */
import languages from '../../web/src/text/languages.json' with { type: 'json' };
import { readWords, wordFiles } from '../../web/build/words.js';
import { expect, test } from './fixture';
import { cramped, expectNothingCutOff, saidOn } from './for_everybody';
import { visit } from './visit';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

const BOARD = '#/board?rows=5&columns=5';
/** Pages, each with a text that is there once everything has loaded. */
const PAGES: readonly (readonly [address: string, shown: string])[] = [
  [BOARD, 'main [role=grid]'],
  [`${BOARD}&move=3x4`, 'main [role=grid]'],
  [`${BOARD}&mode=predict`, 'main [role=grid]'],
  [`${BOARD}&mode=edit`, 'main [role=grid]'],
  [`${BOARD}&mode=play&opponent=person&moves=1x1-5x5`, '[data-phase]'],
  ['#/board?game=turning-corners&rows=5&columns=5', 'main [role=grid]'],
  ['#/solve?rows=100&columns=100', '#histograms-heading'],
  ['#/solve?sequence=100', 'main svg'],
  ['#/games', 'main svg'],
  ['#/games?game=ruler', 'main svg'],
  ['#/games?game=turning-corners', 'main table'],
  ['#/nimbers?expression=6*21', 'main ol > li'],
  ['#/nimbers?part=tables', 'main table'],
  ['#/nimbers?part=heaps', 'main [role=group]'],
  ['#/nimbers?part=boxes', 'main h2'],
  ['#/nimbers?part=chessboard', 'main h2'],
  ['#/learn', 'main ol > li'],
  ...['rule', 'mex', 'runs', 'nim-product', 'counting', 'winning-move', 'chessboard'].map(
    (slug) => [`#/learn/${slug}`, 'article h2'] as const,
  ),
  ...['worksheet', 'hand-in', 'for-teachers'].map(
    (sheet) => [`#/learn/mex?sheet=${sheet}`, 'main h1'] as const,
  ),
  ['#/embed', 'main iframe'],
  ['#/embed?what=course', 'main iframe'],
];

/** English texts of at least two words, without arguments, that differ in this language. */
function englishOnly(tag: string): ReadonlySet<unknown> {
  const texts = wordFiles().flatMap((file) => {
    const [english, translated] = [readWords(file), readWords(file, tag)];
    return Object.entries(english).flatMap(([id, text]) =>
      typeof text === 'string' && text.includes(' ') && translated[id] !== text ? [text] : [],
    );
  });
  return new Set(texts);
}

for (const { tag, direction } of languages.filter((one) => one.tag !== 'en')) {
  test(
    `Every page has room for ${tag}, and says nothing in English`,
    { tag: ['@full', '@chromium'] },
    async ({ page }) => {
      const english = englishOnly(tag);
      await page.goto(`./?lang=${tag}#/learn`);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      for (const [address, shown] of PAGES)
        await test.step(address, async () => {
          await visit(page, address);
          await expect(page.locator(shown).filter({ visible: true }).first()).toBeVisible();
          for (const size of SIZES) {
            await page.setViewportSize(size);
            await expectNothingCutOff(page);
            expect.soft(await cramped(page), `cut off, ${size.width} wide`).toEqual([]);
          }
          const said = await saidOn(page);
          expect.soft(said.filter((text) => english.has(text.trim()))).toEqual([]);
        });
    },
  );
}
