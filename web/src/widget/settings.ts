/**
 * What the address of a frame can set beside the board itself:
 * `embed.html?rows=8&columns=8&mode=predict&hide=nimbers&lock=size,mode&panels=moves&height=400&theme=dark`.
 * The other keys are those of the Board page's address.
 */

/** What is not shown. `answers`: what wins. `hints`: help while one plays. `nimbers`: every nimber, and why. */
export const HIDEABLE = ['answers', 'hints', 'nimbers'] as const;
export type Hideable = (typeof HIDEABLE)[number];

/**
 * What the reader can't change. `position`: the size and the game as well; moves can be chosen and looked
 * into, but none is made on a board that is explored; a game begins from its own start.
 */
export const LOCKABLE = ['game', 'size', 'mode', 'position'] as const;
export type Lockable = (typeof LOCKABLE)[number];

/** `auto`: the colours of the page around the frame, or those that the reader's system prefers. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * What the reader can open. `why`: why the chosen move wins or not. `moves`: all moves of a corner, and the
 * winning ones. `hints`: help under the board. `setup`: the game, the size, what is shown, and a new game.
 */
export const PANELS = ['why', 'moves', 'hints', 'setup'] as const;
export type Panel = (typeof PANELS)[number];
/** In an address, in place of them: nothing can be opened. */
export const NO_PANELS = 'none';

/** The most and the least that a frame can be kept to, in CSS pixels. */
export const FRAME_HEIGHTS = { least: 160, most: 4_000 } as const;

/**
 * The keys that are the frame's own. `lesson`: the one that is shown in place of a board. `origin` is the only one that it then talks with.
 */
export const FRAME_KEYS = [
  'lesson',
  'hide',
  'lock',
  'panels',
  'height',
  'theme',
  'lang',
  'origin',
] as const;
