/** The address of the frame, from what the element's attributes say. */
import type { ChangedSettings } from './messages';
import { NO_PANELS, PANELS, THEMES, type Theme } from './settings';

/** The attributes that are keys of the frame's address under the same names. */
export const KEYS = [
  ...['lesson', 'seed', 'exercises'],
  ...['game', 'rows', 'columns', 'mode', 'position', 'opponent', 'you', 'moves'],
  ...['hide', 'lock', 'panels', 'height', 'theme', 'lang'],
] as const;

/** How the board looks, not which it is: the state outlives a change of these. */
const LOOKS = ['hide', 'lock', 'panels', 'height', 'theme', 'lang', 'origin'];

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

export interface SplitAddress {
  /** What a frame can be told at any time. */
  readonly settings: ChangedSettings;
  /** What has to be loaded. */
  readonly rest: string;
}

/** A value that can't be used belongs to the rest, as the frame has to tell of it; so does that a size is given at all. */
export function splitAddress(address: string): SplitAddress {
  const url = new URL(address);
  const keys = url.searchParams;
  /** Takes a value out of the address, where it can be read. */
  function take<Value, Absent>(key: string, read: (text: string) => Value, absent: Absent) {
    const text = keys.get(key);
    const value = text === null ? undefined : read(text);
    if (value !== undefined) keys.delete(key);
    return value ?? absent;
  }
  const sizes = ['rows', 'columns'].filter((key) => numberIn(keys.get(key) ?? '') !== undefined);
  const settings = {
    rows: take('rows', numberIn, undefined),
    columns: take('columns', numberIn, undefined),
    theme: take('theme', (text) => THEMES.find((name) => name === text), 'auto' as const),
    panels: take('panels', panelsIn, null),
    height: take('height', numberIn, null),
  };
  for (const key of sizes) keys.set(key, '');
  return { settings, rest: url.href };
}

function numberIn(text: string): number | undefined {
  return /^\d{1,4}$/u.test(text) ? Number(text) : undefined;
}

function panelsIn(text: string) {
  if (text === NO_PANELS) return [];
  const given = text.split(',');
  const known = PANELS.filter((name) => given.includes(name));
  return known.length === given.length ? known : undefined;
}

/** What in an address says which board it is. */
export function boardOf(address: string): string {
  const keys = new URL(address).searchParams;
  for (const key of LOOKS) keys.delete(key);
  return keys.toString();
}
