/** What a teacher chooses for the board in another page. */
import { HIDEABLE, LOCKABLE, THEMES } from '../../widget/settings';
import type { Hideable, Lockable, Theme } from '../../widget/settings';
import { DEFAULT_SIZE } from '../size_input';
import { filledPosition } from '../board/position';
import type { Position } from '../board/position';
import { OPPONENTS, PLAYERS } from '../play/game';
import type { Opponent, Player } from '../play/game';
import { USUAL_SETUP } from '../play/game_setup';

export { HIDEABLE, LOCKABLE, OPPONENTS, PLAYERS, THEMES };
export type { Hideable, Lockable, Opponent, Player, Theme };

/** What can be done with the board there. */
export const EMBED_MODES = ['explore', 'predict', 'play'] as const;
export type EmbedMode = (typeof EMBED_MODES)[number];

/** Where the board goes, which decides how it is written. */
export const SNIPPET_KINDS = [
  'element',
  'frame',
  'moodle',
  'canvas',
  'jupyter-book-2',
  'jupyter-book-1',
  'vitepress',
  'docusaurus',
  'reveal',
] as const;
export type SnippetKind = (typeof SNIPPET_KINDS)[number];

/** How wide the frame is at most, in CSS pixels. */
export const WIDTHS = ['400', '600', '800'] as const;
export type Width = (typeof WIDTHS)[number];

export interface EmbedSettings {
  readonly position: Position;
  readonly mode: EmbedMode;
  readonly opponent: Opponent;
  /** In a game against the computer, whom the reader plays. */
  readonly you: Player;
  readonly hide: readonly Hideable[];
  readonly lock: readonly Lockable[];
  readonly theme: Theme;
  readonly width: Width;
  readonly kind: SnippetKind;
}

export const USUAL_SETTINGS: EmbedSettings = {
  position: filledPosition(DEFAULT_SIZE, DEFAULT_SIZE, 1),
  mode: 'explore',
  opponent: USUAL_SETUP.opponent,
  you: USUAL_SETUP.you,
  hide: [],
  lock: [],
  theme: 'auto',
  width: '600',
  kind: 'element',
};
