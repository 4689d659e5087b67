/** The parts of the panel beside the board, one of which is visible. */
import type { Mode } from '../../game/look';

export const PANEL_ID = 'panel';
export const tabId = (part: PanelPart): string => `tab-${part}`;

export type PanelPart = 'position' | 'why' | 'lesson' | 'setup';

/** A match has no part about winning moves, and its review has the reasons beside each move. */
export function partsIn(mode: Mode): readonly PanelPart[] {
  return mode === 'play' || mode === 'edit'
    ? ['position', 'lesson', 'setup']
    : ['position', 'why', 'lesson', 'setup'];
}
