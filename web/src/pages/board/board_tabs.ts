/** The parts of the panel beside the board, one of which is visible. */
import type { StudyMode } from '../../game/look';

export const PANEL_ID = 'panel';
export const tabId = (part: BoardTab): string => `tab-${part}`;

export type BoardTab = 'position' | 'why' | 'lesson' | 'setup';

/** A match has no part about winning moves, and its review has the reasons beside each move. */
export function tabsIn(mode: StudyMode): readonly BoardTab[] {
  return mode === 'play' || mode === 'edit'
    ? ['position', 'lesson', 'setup']
    : ['position', 'why', 'lesson', 'setup'];
}
