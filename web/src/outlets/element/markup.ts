/** The element in the templates of frameworks. */
import type { FrameAttributes, OWN_ATTRIBUTES } from './attributes';
import type { OwnEventMap } from './events';
import type { FlippingGame } from './flipping_game';
import type { FrameState } from './messages';

type PropertyName = Exclude<
  (typeof OWN_ATTRIBUTES)[number] | keyof FrameAttributes,
  'lang' | 'title'
>;

/** A number may also be written as text: `rows="8"`. */
type Written<Value> = Value extends number ? number | `${number}` : Value;

export type FlippingGameProperties = {
  readonly [Name in PropertyName]?: Written<FlippingGame[Name]> | undefined;
} & { readonly state?: FrameState | null | undefined };

/** `onmove={…}` and the others. */
export type FlippingGameListeners = {
  readonly [Type in keyof OwnEventMap as `on${Type}`]?:
    ((event: OwnEventMap[Type]) => void) | undefined;
};

export type FlippingGameMarkup = FlippingGameProperties & FlippingGameListeners;

/** A framework's attributes of every element, with the element's own. */
export type WithOwn<OfEveryElement> = Omit<OfEveryElement, keyof FlippingGameMarkup> &
  FlippingGameMarkup;
