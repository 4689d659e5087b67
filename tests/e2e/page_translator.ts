/**
 * Imitates the page translators of browsers.
 *
 * - `replacing`: Chrome's puts a `font` within a `font` in the place of each text node, and translates later text when
 * it appears. It can't run here; https://github.com/facebook/react/issues/11538 describes it.
 * - `merging`: Firefox 153's, as read on 28 November 2026 in its translations-document.sys.mjs. It takes all nodes out
 * of an element and puts them back in the order of the other language. The first text node gets the words of all that
 * follow, which are dropped.
 * - `wrapping`: an extension moves each text node into an element.
 */
import type { FrameLocator, Page } from '@playwright/test';

export type TranslatorKind = 'replacing' | 'merging' | 'wrapping';

/** Translates every document that the page loads from now on: each text is put in ⟦brackets⟧. */
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

/** A document's text without the translator's brackets and without times, which differ from run to run. */
export function untranslatedText(within: Page | FrameLocator): Promise<string> {
  return within.locator('#app').evaluate((app) => {
    const copy = app.cloneNode(true) as Element;
    for (const element of copy.querySelectorAll('script, style')) element.remove();
    const text = copy.textContent.replaceAll(/[⟦⟧\s]/gu, '');
    return text.replaceAll(/[\d.]+(?:milli)?seconds?/gu, 'a while');
  });
}
