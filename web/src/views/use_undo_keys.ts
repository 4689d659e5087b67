import { useEffect } from 'preact/hooks';

/** Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z (⌘ on a Mac); in a text field they belong to its text. */
export function useUndoKeys(model: { undo(): void; redo(): void }): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTextField(event.target)) return;
      const key = event.key.toLowerCase();
      const redo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!redo && key !== 'z') return;
      event.preventDefault();
      if (redo) model.redo();
      else model.undo();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [model]);
}

function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && (target.type === 'text' || target.type === 'number');
}
