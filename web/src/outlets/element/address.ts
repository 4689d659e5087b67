/** The address of the frame, from the element's attributes. */
import { readQuery } from '../../game/query';
import { schemaOf } from '../../game/schema';
import type { ChangedLive, ChangedSettings } from './messages';
import { FRAME_SETTING_NAMES, LIVE_SETTINGS, type Theme } from './settings';

/** The attributes that are keys of the frame's address under the same names, besides the settings. */
export const BOARD_ADDRESS_KEYS = [
  ...['lesson', 'seed', 'exercises', 'puzzles'],
  ...['game', 'rows', 'columns', 'mode', 'position', 'opponent', 'you', 'moves'],
] as const;
export const ADDRESS_KEYS: readonly string[] = [...BOARD_ADDRESS_KEYS, ...FRAME_SETTING_NAMES];

/** Keys that change the look of the board, and not the board: the state outlives a change of these. */
const LOOKS = [...FRAME_SETTING_NAMES.filter((name) => name !== 'view'), 'origin'];

export interface AddressParts {
  readonly src: string;
  /** The base of a relative `src`. */
  readonly base: string;
  /** The page's origin; the text `null` if it has none. */
  readonly origin: string;
  /** The colours of the page around the element. */
  readonly scheme: Theme;
  readonly attribute: (name: string) => string | null;
}

/** Attributes override `settings`, and `settings` override the query of `src`. */
export function frameAddress({ src, base, origin, scheme, attribute }: AddressParts): string {
  const address = new URL(src, base);
  address.search = readQuery(address.search).toString();
  const keys = address.searchParams;
  readQuery(attribute('settings') ?? '').forEach((value, key) => keys.set(key, value));
  for (const key of ADDRESS_KEYS) {
    const value = attribute(key);
    if (value !== null && value !== '') keys.set(key, value);
  }
  if (scheme !== 'auto' && (keys.get('theme') ?? 'auto') === 'auto') keys.set('theme', scheme);
  if (origin !== 'null') keys.set('origin', origin);
  return address.href;
}

/**
 * The theme that a computed `color-scheme` asks for. If it allows both, or names neither, the browser decides, in the
 * frame as around it.
 */
export function themeOfScheme(scheme: string): Theme {
  const names = scheme.split(' ');
  const isDark = names.includes('dark');
  return isDark === names.includes('light') ? 'auto' : isDark ? 'dark' : 'light';
}

const LIVE = schemaOf(LIVE_SETTINGS);

export interface SplitAddress {
  /** Settings that can be changed in a loaded frame. */
  readonly settings: ChangedSettings;
  /** The part of the address that needs loading. */
  readonly rest: string;
}

/**
 * A value that can't be used belongs to the rest, since the frame must report it. Whether a size is given at all
 * belongs to the rest, too.
 */
export function splitAddress(address: string): SplitAddress {
  const url = new URL(address);
  const keys = url.searchParams;
  const sizes = ['rows', 'columns'].filter((key) => numberIn(keys.get(key) ?? '') !== undefined);
  const [rows, columns] = ['rows', 'columns'].map((key) => numberIn(keys.get(key) ?? ''));
  const live = LIVE.read(keys);
  const isRejected = (name: string) => live.rejected.some(({ key }) => key === name);
  for (const name of Object.keys(LIVE_SETTINGS)) if (!isRejected(name)) keys.delete(name);
  // JSON drops undefined values.
  const told = Object.entries(live.settings).map(([name, value]) => [name, value ?? null]);
  const settings = { rows, columns, ...(Object.fromEntries(told) as ChangedLive) };
  for (const key of sizes) keys.set(key, '');
  return { settings, rest: url.href };
}

function numberIn(text: string): number | undefined {
  return /^\d{1,9}$/u.test(text) ? Number(text) : undefined;
}

/** The part of an address that identifies the board. */
export function boardOf(address: string): string {
  const keys = new URL(address).searchParams;
  for (const key of LOOKS) keys.delete(key);
  return keys.toString();
}
