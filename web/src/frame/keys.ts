import type { Host } from './host';

/**
 * Escape with nothing held gives the keys back to the page around the frame. On the board Escape first lets
 * go of what is held, and then of the focus; anywhere else nothing has to be let go of before.
 */
export function giveKeysBack(document: Document, host: Host): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    const { activeElement, body } = document;
    const isLetGo = activeElement === null || activeElement === body;
    if (event.defaultPrevented && !isLetGo) return;
    if (!isLetGo && activeElement instanceof HTMLElement) activeElement.blur();
    host.focus();
  });
}
