/**
 * What a classic script loads late: files beside it, since in a sandbox without an origin a page can load classic scripts
 * and no modules. Where the page is one file they may lie within, as text that does nothing until then.
 */

type Ending = 'css' | 'js';

/** `embed-lessons.js` with `embed-lessons.css`, or alone. Rejects where they lie neither beside the script nor within the file. */
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

/** A text, or what of it was packed with gzip and written in base64. */
async function unpacked({ textContent, dataset }: HTMLElement): Promise<string> {
  if (dataset.packed === undefined) return textContent;
  const packed = Uint8Array.from(atob(textContent), (sign) => sign.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text();
}
