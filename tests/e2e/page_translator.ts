/**
 * A page translator, as a browser or an extension has it. What was seen on 28 November 2026 in the scripts of Google
 * Translate's page: each text node gives way to a `font` within a `font` that has the words of the other language, and
 * what comes later is translated when it comes. Other translators move the text node itself into an element.
 */
import type { FrameLocator, Page } from '@playwright/test';

export type TranslatorKind = 'replacing' | 'wrapping';

/** Has every later document of a page translated: each text is put in ⟦brackets⟧. */
export async function translatePage(page: Page, kind: TranslatorKind): Promise<void> {
  await page.addInitScript((way: TranslatorKind) => {
    const untouched = 'script, style, textarea, title, [translate=no], font';
    function translate(text: Text) {
      const { parentElement } = text;
      if (text.data.trim() === '' || !parentElement || parentElement.closest(untouched)) return;
      const translation: HTMLElement = document.createElement('font' as string);
      const inner: HTMLElement = document.createElement('font' as string);
      translation.append(inner);
      text.replaceWith(translation);
      inner.append(way === 'wrapping' ? text : `⟦${text.data}⟧`);
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
