/**
 * The settings of a frame besides the board itself:
 * `embed.html?rows=8&columns=8&mode=predict&hide=nimbers&lock=size,mode&panels=moves&height=400&theme=dark`. The
 * declarations determine the frame's address, the element's attributes with their types and comments, the message
 * `set`, the form of the Embed page for boards, and the table in README.md. All other keys of the address are those of
 * the Board page or, with `view=tartan`, of the Solve page.
 */
import { HIDEABLE, LOCKABLE } from '../../game/limits';
import {
  namesSetting,
  choiceSetting,
  optionalSetting,
  textSetting,
  wholeNumberSetting,
  type ValuesOf,
} from '../../game/schema';
import languages from '../../text/languages.json';

/** `auto`: the colours of the page around the frame, or those that the reader's system prefers. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** `tartan`: the zoomable picture of where the winning first moves of the Flipping Game lie. */
export const VIEWS = ['board', 'tartan'] as const;

/**
 * What the reader can open. `why`: why the chosen move wins or not. `moves`: all moves of a corner, and the winning
 * ones. `hints`: help under the board. `setup`: the game, the size, what is shown, and a new game.
 */
export const PANELS = ['why', 'moves', 'hints', 'setup'] as const;
export type Panel = (typeof PANELS)[number];

const LANGUAGE_TAGS = languages.map(({ tag }) => tag);
/** The pseudo-language for translators and tests, which is offered to nobody else. */
const PSEUDO_TAG = 'en-XA';

/** Settings that change in a loaded frame. */
export const LIVE_SETTINGS = {
  /** What the reader can open: any of `why`, `moves`, `hints`, `setup`, with commas, or `none`; all of them if you leave it out. */
  panels: namesSetting(PANELS, PANELS, 'none'),
  /** The most CSS pixels that the frame takes down, from 160 to 4000: the board shrinks, and what is opened scrolls. */
  height: optionalSetting(wholeNumberSetting(160, 4_000, 480, [360, 480, 640])),
  /** The colours: `light`, `dark`, or with `auto`, the default, those of the page around the frame. */
  theme: choiceSetting(THEMES, 'auto'),
  /** The language: `en`, `de`, `tr`, `es`, `zh`, `ru` or `ar`. */
  lang: {
    ...choiceSetting([...LANGUAGE_TAGS, PSEUDO_TAG], 'en'),
    form: { kind: 'one', names: LANGUAGE_TAGS } as const,
  },
  /** With `view=tartan`, the part that is seen: its rows, an `x` and its columns, `1-400x1-800`; all of it if you leave it out. */
  seen: optionalSetting(textSetting(/^\d{1,9}-\d{1,9}x\d{1,9}-\d{1,9}$/u, '1-400x1-800')),
};
export type LiveSettings = ValuesOf<typeof LIVE_SETTINGS>;

export const FRAME_SETTINGS = {
  /** What is seen of the board: `board`, or `tartan`, the picture of all winning first moves on up to a hundred million rows and columns. */
  view: choiceSetting(VIEWS, 'board'),
  /** What is not shown: any of `answers`, `hints`, `nimbers`, with commas. */
  hide: namesSetting(HIDEABLE, []),
  /** What the reader can't change: any of `game`, `size`, `mode`, `position`, `opponent`, `undo`, `answers`, with commas. */
  lock: namesSetting(LOCKABLE, []),
  ...LIVE_SETTINGS,
};
export type FrameSettingName = keyof typeof FRAME_SETTINGS;
export const FRAME_SETTING_NAMES = Object.keys(FRAME_SETTINGS) as readonly FrameSettingName[];
