/** The address of the frame, from what the element's attributes say. */

/** The attributes that are keys of the frame's address under the same names. */
export const KEYS = [
  ...['rows', 'columns', 'mode', 'position', 'opponent', 'first', 'you', 'moves'],
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
  readonly attribute: (name: string) => string | null;
}

/** Attributes go before `settings`, and those before what stands in `src` itself. */
export function frameAddress({ src, base, origin, attribute }: AddressParts): string {
  const address = new URL(src, base);
  const keys = address.searchParams;
  new URLSearchParams(attribute('settings') ?? '').forEach((value, key) => keys.set(key, value));
  for (const key of KEYS) {
    const value = attribute(key);
    if (value !== null && value !== '') keys.set(key, value);
  }
  if (origin !== 'null') keys.set('origin', origin);
  return address.href;
}

/** What in an address says which board or game it is. */
export function boardOf(address: string): string {
  const keys = new URL(address).searchParams;
  for (const key of LOOKS) keys.delete(key);
  return keys.toString();
}
