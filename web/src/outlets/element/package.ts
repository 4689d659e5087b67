/** The package `tartan-flipping-game`: importing it defines `<flipping-game>`. */
import { defineElement } from './define';

export { HIDEABLE, LOCKABLE } from '../../game/limits';
export type { Hideable, Lockable } from '../../game/limits';
export type { StudyMode } from '../../game/look';
export type { Opponent, Player } from '../../game/match';
export { FlippingGame } from './flipping_game';
export type { FlippingGameEventMap, FlippingGameEventTarget, OwnEventMap } from './events';
export type { FlippingGameListeners, FlippingGameMarkup, FlippingGameProperties } from './markup';
export type {
  ReportedAnswer,
  ChangedBy,
  ChangedSettings,
  Envelope,
  FlippedRectangle,
  FrameState,
  FromFrame,
  FromFrameBody,
  MadeMove,
  ToFrame,
  ToFrameBody,
} from './messages';
export { PANELS, THEMES } from './settings';
export type { Panel, Theme } from './settings';

/** Inserted by the build: the address of the package's own frame, in the form that its users' bundlers must read. */
declare const FRAME_ADDRESS: string;

defineElement(FRAME_ADDRESS);
