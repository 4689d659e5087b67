/** `<flipping-game>` in the JSX of Preact. */
import type { HTMLAttributes } from 'preact';
import type { FlippingGame } from './flipping_game';
import type { WithOwn } from './markup';

type InPreact = WithOwn<HTMLAttributes<FlippingGame>>;

declare module 'preact' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- There Preact looks for elements.
  namespace JSX {
    interface IntrinsicElements {
      'flipping-game': InPreact;
    }
  }
}
