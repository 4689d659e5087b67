/**
 * What can be set of a frame beside the board itself:
 * `embed.html?rows=8&columns=8&mode=predict&hide=nimbers&lock=size,mode&panels=moves&height=400&theme=dark`.
 * From what stands here follow the frame's address, the attributes of the element, the message `set` and the form of
 * the Embed page. The other keys are those of the Board page's address.
 */
import { anyOf, choice, optional, whole } from '../game/schema';
import type { ValuesOf } from '../game/schema';

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

/** Those that a frame takes at any time, without being loaded anew. */
export const LIVE_SETTINGS = {
  /** What the reader can open below the board: any of `why`, `moves`, `hints`, `setup`, with commas, or `none`; all of them, if nothing is said. */
  panels: anyOf(PANELS, PANELS, 'none'),
  /** The most that it takes down, in CSS pixels, from 160 to 4000: the board shrinks, and what is opened scrolls. */
  height: optional(whole(160, 4_000, 480, [360, 480, 640])),
  /** The colours; `auto`, which is usual, are those of the page around. */
  theme: choice(THEMES, 'auto'),
};
export type LiveSettings = ValuesOf<typeof LIVE_SETTINGS>;

export const FRAME_SETTINGS = {
  /** What is not shown: any of `answers`, `hints`, `nimbers`, with commas. */
  hide: anyOf(HIDEABLE, []),
  /** What the reader cannot change: any of `game`, `size`, `mode`, `position`, with commas. */
  lock: anyOf(LOCKABLE, []),
  ...LIVE_SETTINGS,
};
export type FrameSettingName = keyof typeof FRAME_SETTINGS;
export const FRAME_SETTING_NAMES = Object.keys(FRAME_SETTINGS) as readonly FrameSettingName[];
