/** The colours of the plot, with var(), system colours and the reader's colour scheme resolved. */
export interface PlotColours {
  readonly ink: string;
  readonly line: string;
  readonly point: string;
  readonly zero: string;
  readonly font: string;
}

const COLOUR_QUERIES = [
  '(prefers-color-scheme: dark)',
  '(forced-colors: active)',
  '(prefers-contrast: more)',
];

/** `probe` is an element that shows nothing and keeps its colour where colours are forced. */
export function plotColours(probe: HTMLElement): PlotColours {
  const computed = getComputedStyle(probe);
  const resolve = (property: string) => {
    probe.style.color = `var(${property})`;
    return computed.color;
  };
  return {
    ink: resolve('--plot-ink'),
    line: resolve('--plot-line'),
    point: resolve('--plot-point'),
    zero: resolve('--plot-zero'),
    font: `13px ${computed.fontFamily}`,
  };
}

/** Calls back whenever the reader's colours change; gives the way to stop that. */
export function onColoursChange(change: () => void): () => void {
  const stopped = new AbortController();
  for (const query of COLOUR_QUERIES)
    matchMedia(query).addEventListener('change', change, { signal: stopped.signal });
  return () => stopped.abort();
}
