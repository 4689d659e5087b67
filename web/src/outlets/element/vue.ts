/** `<flipping-game>` in the templates of Vue: `@move="…"` listens, `:rows="8"` sets. */
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { OwnEventMap } from './events';
import type { FlippingGame } from './flipping_game';
import type { FlippingGameProperties } from './markup';

type InVue = new () => FlippingGame & {
  $props: FlippingGameProperties & Omit<HTMLAttributes, keyof FlippingGameProperties> & PublicProps;
  $emit: EmitFn<{ [Type in keyof OwnEventMap]: (event: OwnEventMap[Type]) => void }>;
};

declare module 'vue' {
  interface GlobalComponents {
    'flipping-game': InVue;
  }
}
