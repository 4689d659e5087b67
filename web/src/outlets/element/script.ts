/** flipping-game.js: `<script src="flipping-game.js" defer>`, or with `type="module"`. */
import { define } from './define';

/** As a module a script is not told which element it came by. */
function ownElement(): HTMLScriptElement | undefined {
  const { currentScript, scripts } = document;
  if (currentScript instanceof HTMLScriptElement) return currentScript;
  return [...scripts].find(({ src }) => /\/flipping-game\.js(?:[?#]|$)/u.test(src));
}

/**
 * From a disk a browser lets no frame in a sandbox load a file, so there it's the one that is a single file.
 * Beside a script that its page made an address for, as LiaScript does, lies nothing.
 */
function frameBeside(script: string): string {
  if (script === '' || /^(?:blob|data):/u.test(script)) return '';
  const isOnDisk = script.startsWith('file:');
  return new URL(isOnDisk ? 'frame.html' : 'embed.html', script).href;
}

define(frameBeside(ownElement()?.src ?? ''));
