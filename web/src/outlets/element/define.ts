import { FlippingGame } from './flipping_game';

/** Only once per page: a second script, or a second version, leaves the first one in place. */
export function defineElement(defaultSrc: string): void {
  if (typeof customElements === 'undefined' || customElements.get('flipping-game')) return;
  FlippingGame.defaultSrc = defaultSrc;
  customElements.define('flipping-game', FlippingGame);
}
