/** Loads a part of the frame from a script beside its own. */
import { loadFiles } from '../../text/files_beside';
import type { LateName, LateParts } from './late_parts';

const IN_DEVELOPMENT = {
  lessons: () => import('./lesson_main'),
  tartan: () => import('./tartan_main'),
};

/** Rejects if it lies neither beside the frame's own script nor within the file. */
export async function loadLate<Name extends LateName>(
  name: Name,
  document: Document,
): Promise<LateParts[Name]> {
  const view = document.defaultView;
  // In development it is a normal module.
  if (import.meta.env.DEV) await IN_DEVELOPMENT[name]();
  else if (view?.tartanLate?.[name] === undefined)
    await loadFiles(`embed-${name}`, ['css', 'js'], document);
  const part = view?.tartanLate?.[name];
  if (part === undefined) throw new Error(`embed-${name}.js has no ${name}.`);
  return part;
}
