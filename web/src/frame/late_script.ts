/**
 * Loads what comes late, as a script beside the frame's own: in a sandbox without an origin a page can load classic
 * scripts and no modules. Where the frame is one file it may lie within, as text that does nothing until then.
 */
import type { LateName, LateParts } from './late_parts';

const IN_DEVELOPMENT = {
  lessons: () => import('./lesson_main'),
  tartan: () => import('./tartan_main'),
};

/** Rejects where it lies neither beside the frame's own script nor within the file. */
export async function loadLate<Name extends LateName>(
  name: Name,
  document: Document,
): Promise<LateParts[Name]> {
  const view = document.defaultView;
  // In development it is a module like any other.
  if (import.meta.env.DEV) await IN_DEVELOPMENT[name]();
  else if (view?.tartanLate?.[name] === undefined) await loadFiles(`embed-${name}`, document);
  const part = view?.tartanLate?.[name];
  if (part === undefined) throw new Error(`embed-${name}.js has no ${name}.`);
  return part;
}

async function loadFiles(file: string, document: Document): Promise<void> {
  const within = document.querySelectorAll(`[data-late="${file}"]`);
  for (const { localName, textContent } of within)
    document.head.append(Object.assign(document.createElement(localName), { textContent }));
  if (within.length > 0) return;
  const own = document.querySelector<HTMLScriptElement>('script[src]')?.src;
  const beside = (ending: string) => new URL(`${file}.${ending}`, own).href;
  const style = document.createElement('link');
  Object.assign(style, { rel: 'stylesheet', href: beside('css') });
  const script = document.createElement('script');
  script.src = beside('js');
  await Promise.all(
    [style, script].map(
      (element) =>
        new Promise((resolve, reject) => {
          element.onload = resolve;
          element.onerror = reject;
          document.head.append(element);
        }),
    ),
  );
}
