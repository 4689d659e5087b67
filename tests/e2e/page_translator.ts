/**
 * Page translators, as browsers have them.
 *
 * - `replacing`: that of Chrome puts a `font` within a `font` in the place of each text node, and translates what comes
 *   later when it comes. It can't be run here; so it is told in https://github.com/facebook/react/issues/11538.
 * - `merging`: that of Firefox 153, as read on 28 November 2026 in its translations-document.sys.mjs. It takes all
 *   nodes out of an element, puts them back in the order of the other language, has the words of the first text node
 *   say those of all that follow, and drops these.
 * - `wrapping`: an extension moves each text node itself into an element.
 */
import type { FrameLocator, Page } from '@playwright/test';

export type TranslatorKind = 'replacing' | 'merging' | 'wrapping';

/** Has every later document of a page translated: each text is put in ⟦brackets⟧. */
export async function translatePage(page: Page, kind: TranslatorKind): Promise<void> {
  await page.addInitScript((way: TranslatorKind) => {
    const untouched = 'script, style, textarea, title, code, math, [translate=no], font';
    function translate(text: Text) {
      const { parentElement } = text;
      if (text.data.trim() === '' || !parentElement || parentElement.closest(untouched)) return;
      if (way === 'merging') {
        merge(text);
        return;
      }
      const translation: HTMLElement = document.createElement('font' as string);
      const inner: HTMLElement = document.createElement('font' as string);
      translation.append(inner);
      text.replaceWith(translation);
      inner.append(way === 'wrapping' ? text : `⟦${text.data}⟧`);
    }

    /** A text that is followed by others takes their words. */
    function merge(text: Text) {
      if (text.previousSibling instanceof Text || text.data.startsWith('⟦')) return;
      let words = text.data;
      while (text.nextSibling instanceof Text) {
        words += text.nextSibling.data;
        text.nextSibling.remove();
      }
      text.data = `⟦${words}⟧`;
    }

    function translateAll(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      if (root instanceof Text) texts.push(root);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    }

    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records)
        if (type === 'childList') addedNodes.forEach(translateAll);
        else translateAll(target);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, kind);
}

/** All that a document's text says without the translator's brackets; times differ from run to run. */
export function untranslatedText(within: Page | FrameLocator): Promise<string> {
  return within.locator('#app').evaluate((app) => {
    const copy = app.cloneNode(true) as Element;
    for (const element of copy.querySelectorAll('script, style')) element.remove();
    const text = copy.textContent.replaceAll(/[⟦⟧\s]/gu, '');
    return text.replaceAll(/[\d.]+(?:milli)?seconds?/gu, 'a while');
  });
}
