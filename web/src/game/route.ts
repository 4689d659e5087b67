/** The page's address: a page and what its reader has set, `#/solve?rows=5&columns=5`. */
import { shortened } from './reading';

export interface Route {
  /** What stands between `#/` and `?`; empty when the address names no page. */
  readonly page: string;
  readonly query: URLSearchParams;
}

export function readRoute(hash: string): Route {
  const address = hash.replace(/^#?\/?/u, '');
  const mark = address.indexOf('?');
  const page = mark < 0 ? address : address.slice(0, mark);
  return {
    page: decoded(page.replace(/\/$/u, '')),
    query: new URLSearchParams(mark < 0 ? '' : address.slice(mark + 1)),
  };
}

export function printRoute(
  page: string,
  settings: readonly (readonly [key: string, value: string])[],
): string {
  const query = settings.map(([key, value]) => `${key}=${readableEncoding(value)}`).join('&');
  return `#/${page}${query === '' ? '' : `?${query}`}`;
}

/** A value of the address that could not be used; its default stands in its place. */
export interface Rejected<Key extends string = string> {
  readonly key: Key;
  /** Of a long one its beginning: an address can be a book. */
  readonly value: string;
}

export function rejection<Key extends string>(key: Key, value: string): Rejected<Key> {
  return { key, value: shortened(value) };
}

export interface AddressSettings<Key extends string> {
  readonly rejected: readonly Rejected<Key>[];
  /** The value of a key as `read` takes it; undefined when it is absent or bad, and then rejected. */
  readonly setting: <T>(key: Key, read: (value: string) => T | undefined) => T | undefined;
  /** Rejects the keys that the address has. */
  readonly reject: (...keys: readonly Key[]) => void;
}

export function settingsIn<Key extends string>(query: URLSearchParams): AddressSettings<Key> {
  const rejected: Rejected<Key>[] = [];

  function reject(...keys: readonly Key[]) {
    for (const key of keys) {
      const value = query.get(key);
      if (value !== null) rejected.push(rejection(key, value));
    }
  }

  return {
    rejected,
    reject,
    setting(key, read) {
      const value = query.get(key);
      const result = value === null ? undefined : read(value);
      if (result === undefined) reject(key);
      return result;
    },
  };
}

/** Commas and colons may stand in a fragment as they are; a game of runs stays readable. */
function readableEncoding(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
