import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { StudyStepping } from '../study/moving';
import { pressedKey } from '../viewport/key_press';

/**
 * Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z (⌘ on a Mac). In a text field they act on its text. On a page with several boards
 * each reacts only `within` its own part.
 */
export function useUndoKeys(
  moving: Pick<StudyStepping, 'undo' | 'redo'>,
  within?: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const part = within?.current ?? document.body;
    function onKey(event: KeyboardEvent) {
      // A board embedded in the page has handled it.
      if (event.defaultPrevented || isTextField(event.target)) return;
      const step = STEPS[pressedKey(event)];
      if (step === undefined) return;
      event.preventDefault();
      moving[step]();
    }
    part.addEventListener('keydown', onKey);
    return () => part.removeEventListener('keydown', onKey);
  }, [moving, within]);
}

const STEPS: Readonly<Record<string, 'undo' | 'redo'>> = {
  'Control+z': 'undo',
  'Control+Shift+z': 'redo',
  'Control+y': 'redo',
  'Meta+z': 'undo',
  'Meta+Shift+z': 'redo',
  'Meta+y': 'redo',
};

function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && (target.type === 'text' || target.type === 'number');
}
