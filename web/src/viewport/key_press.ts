/** Names keys the same way for every shortcut and on every keyboard. */

/** The fields of a keyboard event that name its key. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  /** An input method composes characters of several keys, as for Chinese; these are no shortcuts. */
  readonly isComposing?: boolean;
  /** 229 while composing. Safari reports nothing else for the Enter that ends a composition. */
  readonly keyCode?: number;
}

/**
 * The name of a key press, such as `f`, `Shift+ArrowUp`, `Control+z`, `Meta+Shift+z` or `+`; empty while an input
 * method composes. Shift is not named for signs, which some keyboards have only with it.
 */
export function pressedKey(press: KeyPress): string {
  if (press.isComposing === true || press.keyCode === 229) return '';
  const name = keyName(press);
  const isSign = name.length === 1 && !/[a-z0-9]/u.test(name);
  return (
    (press.ctrlKey ? 'Control+' : '') +
    (press.altKey ? 'Alt+' : '') +
    (press.metaKey ? 'Meta+' : '') +
    (press.shiftKey && !isSign ? 'Shift+' : '') +
    name
  );
}

/** A key with a letter or digit of another script is named by the Latin one in its place. */
function keyName({ key, code }: KeyPress): string {
  if (/^[a-z]$/iu.test(key)) return key.toLowerCase();
  const isForeign = /^[\p{L}\p{Nd}]$/u.test(key) && !/^\d$/u.test(key);
  const latin = /^(?:Key|Digit|Numpad)([A-Z0-9])$/u.exec(code)?.[1];
  return (isForeign ? latin?.toLowerCase() : undefined) ?? key;
}
