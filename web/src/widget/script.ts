/** flipping-game.js: `<script src="flipping-game.js" defer>`, or with `type="module"`. */
import { define } from './define';

/** As a module a script is not told which element it came by. */
function ownElement(): HTMLScriptElement | undefined {
  const { currentScript, scripts } = document;
  if (currentScript instanceof HTMLScriptElement) return currentScript;
  return [...scripts].find(({ src }) => /\/flipping-game\.js(?:[?#]|$)/u.test(src));
}

const src = ownElement()?.src ?? '';
define(src === '' ? '' : new URL('embed.html', src).href);
