/** The colours change when one of these media queries changes. */
const COLOUR_QUERIES = [
  '(prefers-color-scheme: dark)',
  '(forced-colors: active)',
  '(prefers-contrast: more)',
];

/** Calls `changed` whenever the reader's colours change. Returns how to stop. */
export function onColoursChange(changed: () => void): () => void {
  const stopped = new AbortController();
  for (const query of COLOUR_QUERIES)
    matchMedia(query).addEventListener('change', changed, { signal: stopped.signal });
  // A host page can switch the frame's theme.
  const themes = new MutationObserver(changed);
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    stopped.abort();
    themes.disconnect();
  };
}
