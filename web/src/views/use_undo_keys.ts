import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/**
 * Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z (⌘ on a Mac); in a text field they belong to its text. On a page with
 * several boards each hears only those `within` its own part.
 */
export function useUndoKeys(
  model: { undo(): void; redo(): void },
  within?: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const part = within?.current ?? document.body;
    function onKey(event: KeyboardEvent) {
      // A board within another's page has heard it first.
      if (event.defaultPrevented || isTextField(event.target)) return;
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const redo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!redo && key !== 'z') return;
      event.preventDefault();
      if (redo) model.redo();
      else model.undo();
    }
    part.addEventListener('keydown', onKey);
    return () => part.removeEventListener('keydown', onKey);
  }, [model, within]);
}

function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && (target.type === 'text' || target.type === 'number');
}
