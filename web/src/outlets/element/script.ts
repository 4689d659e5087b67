/** flipping-game.js: `<script src="flipping-game.js" defer>`, or with `type="module"`. */
import { defineElement } from './define';

/** A module doesn't know its own script element. */
function ownElement(): HTMLScriptElement | undefined {
  const { currentScript, scripts } = document;
  if (currentScript instanceof HTMLScriptElement) return currentScript;
  return [...scripts].find(({ src }) => /\/flipping-game\.js(?:[?#]|$)/u.test(src));
}

/**
 * Opened from a disk, a sandboxed frame can load no files, so the one-file version is used there. Beside a script with
 * a generated address, as in LiaScript, there are no files.
 */
function frameBeside(script: string): string {
  if (script === '' || /^(?:blob|data):/u.test(script)) return '';
  const isOnDisk = script.startsWith('file:');
  return new URL(isOnDisk ? 'frame.html' : 'embed.html', script).href;
}

defineElement(frameBeside(ownElement()?.src ?? ''));
