/** `<flipping-game>` in the JSX of React, which passes properties and events of elements from its version 19 on. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { FlippingGame } from './flipping_game';
import type { WithOwn } from './markup';

type InReact = WithOwn<DetailedHTMLProps<HTMLAttributes<FlippingGame>, FlippingGame>>;

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- There React looks for elements.
  namespace JSX {
    interface IntrinsicElements {
      'flipping-game': InReact;
    }
  }
}
