/** `<flipping-game>` in the components of Svelte, with events as attributes: `onmove={…}`. */
import type { HTMLAttributes } from 'svelte/elements';
import type { FlippingGame } from './flipping_game';
import type { WithOwn } from './markup';

type InSvelte = WithOwn<HTMLAttributes<FlippingGame>>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'flipping-game': InSvelte;
  }
}
