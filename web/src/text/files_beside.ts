/**
 * Classic scripts and styles that are loaded late, since a sandboxed page without an origin can't load modules. They
 * lie beside the page's script; in a one-file page they may be embedded as inert text.
 */

type Ending = 'css' | 'js';

/**
 * Loads `embed-lessons.js` with `embed-lessons.css`, or alone. Rejects if they are neither beside the script nor within
 * the page.
 */
export async function loadFiles(
  name: string,
  endings: readonly Ending[],
  document: Document,
): Promise<void> {
  const within = document.querySelectorAll<HTMLElement>(`[data-late="${name}"]`);
  for (const part of within)
    document.head.append(
      Object.assign(document.createElement(part.localName), { textContent: await unpacked(part) }),
    );
  if (within.length > 0) return;
  const own = document.querySelector<HTMLScriptElement>('script[src]')?.src;
  const elementFor = (ending: Ending) => {
    const address = new URL(`${name}.${ending}`, own).href;
    return ending === 'js'
      ? Object.assign(document.createElement('script'), { src: address })
      : Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  };
  await Promise.all(
    endings.map(
      (ending) =>
        new Promise((resolve, reject) => {
          const element = elementFor(ending);
          element.onload = resolve;
          element.onerror = reject;
          document.head.append(element);
        }),
    ),
  );
}

/** The text of an embedded file, which may be packed with gzip and base64. */
async function unpacked({ textContent, dataset }: HTMLElement): Promise<string> {
  if (dataset.packed === undefined) return textContent;
  const packed = Uint8Array.from(atob(textContent), (sign) => sign.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text();
}
