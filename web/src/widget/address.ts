/** The address of the frame, from what the element's attributes say. */
import { THEMES, type Theme } from './settings';

/** The attributes that are keys of the frame's address under the same names. */
export const KEYS = [
  ...['game', 'rows', 'columns', 'mode', 'position', 'opponent', 'first', 'you', 'moves'],
  ...['hide', 'lock', 'theme', 'lang'],
] as const;

/** How the board looks, not which it is: the state outlives a change of these. */
const LOOKS = ['hide', 'lock', 'theme', 'lang', 'origin'];

export interface AddressParts {
  readonly src: string;
  /** Against what a relative `src` is taken. */
  readonly base: string;
  /** The page's, `null` as a text where it has none. */
  readonly origin: string;
  /** The colours of the page around the element. */
  readonly scheme: Theme;
  readonly attribute: (name: string) => string | null;
}

/** Attributes go before `settings`, and those before what stands in `src` itself. */
export function frameAddress({ src, base, origin, scheme, attribute }: AddressParts): string {
  const address = new URL(src, base);
  const keys = address.searchParams;
  new URLSearchParams(attribute('settings') ?? '').forEach((value, key) => keys.set(key, value));
  for (const key of KEYS) {
    const value = attribute(key);
    if (value !== null && value !== '') keys.set(key, value);
  }
  if (scheme !== 'auto' && (keys.get('theme') ?? 'auto') === 'auto') keys.set('theme', scheme);
  if (origin !== 'null') keys.set('origin', origin);
  return address.href;
}

/**
 * What a computed `color-scheme` asks for. Where it leaves both open, or neither is named, the browser
 * decides, in the frame as around it.
 */
export function themeOfScheme(scheme: string): Theme {
  const names = scheme.split(' ');
  const isDark = names.includes('dark');
  return isDark === names.includes('light') ? 'auto' : isDark ? 'dark' : 'light';
}

/**
 * The theme in an address, which a frame takes at any time, and the rest, which has to be loaded. A theme
 * that there is not belongs to the rest: the frame has to tell of it.
 */
export function splitTheme(address: string): { readonly theme: Theme; readonly rest: string } {
  const url = new URL(address);
  const given = url.searchParams.get('theme') ?? 'auto';
  const theme = THEMES.find((name) => name === given);
  if (theme !== undefined) url.searchParams.delete('theme');
  return { theme: theme ?? 'auto', rest: url.href };
}

/** What in an address says which board it is. */
export function boardOf(address: string): string {
  const keys = new URL(address).searchParams;
  for (const key of LOOKS) keys.delete(key);
  return keys.toString();
}
