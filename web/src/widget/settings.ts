/**
 * What the address of a frame can set beside the board itself:
 * `embed.html?rows=8&columns=8&mode=predict&hide=nimbers&lock=size,mode&theme=dark&lang=en`.
 * The other keys are those of the Board page's address.
 */

/** What is not shown. `answers`: what wins. `hints`: help while one plays. `nimbers`: every nimber, and why. */
export const HIDEABLE = ['answers', 'hints', 'nimbers'] as const;
export type Hideable = (typeof HIDEABLE)[number];

/**
 * What the reader can't change. `size`: the game as well. `position`: moves can be chosen and looked into,
 * but none is made on a board that is explored; a game begins from its own start.
 */
export const LOCKABLE = ['size', 'mode', 'position'] as const;
export type Lockable = (typeof LOCKABLE)[number];

/** `auto`: the colours of the page around the frame, or those that the reader's system prefers. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The keys that are the frame's own; `origin` is the only one that it then talks with. */
export const FRAME_KEYS = ['hide', 'lock', 'theme', 'lang', 'origin'] as const;
export type FrameKey = (typeof FRAME_KEYS)[number];
