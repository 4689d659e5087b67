/**
 * The lessons in a frame. They come late, as a script beside the frame's own: in a sandbox without an origin a
 * page can load classic scripts and no modules.
 */
const FILES = { script: 'embed-lessons.js', style: 'embed-lessons.css' };

/** Rejects where they don't lie beside the frame's own script, as where the frame is one file. */
export async function loadLessons(document: Document): Promise<void> {
  // In development it is a module like any other.
  if (import.meta.env.DEV) {
    await import('./lesson_main');
    return;
  }
  const own = document.querySelector<HTMLScriptElement>('script[src]')?.src;
  const beside = (name: string) => new URL(name, own).href;
  const style = document.createElement('link');
  Object.assign(style, { rel: 'stylesheet', href: beside(FILES.style) });
  const script = document.createElement('script');
  script.src = beside(FILES.script);
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
