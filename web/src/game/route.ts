/** The page's address: the name of a page and its settings, `#/solve?rows=5&columns=5`. */
import { readQuery } from './query';
import { shortened } from './reading';

interface Route {
  /** The text between `#/` and `?`; empty if the address names no page. */
  readonly page: string;
  readonly query: URLSearchParams;
}

export function readRoute(hash: string): Route {
  const address = hash.replace(/^#?\/?/u, '');
  const mark = address.indexOf('?');
  const page = mark < 0 ? address : address.slice(0, mark);
  return {
    page: decoded(page.replace(/\/$/u, '')),
    query: readQuery(mark < 0 ? '' : address.slice(mark + 1)),
  };
}

export function formatRoute(
  page: string,
  settings: readonly (readonly [key: string, value: string])[],
): string {
  const query = settings.map(([key, value]) => `${key}=${readableEncoding(value)}`).join('&');
  return `#/${page}${query === '' ? '' : `?${query}`}`;
}

/** A value of an address that could not be used, so that the default applies. */
export interface Rejected {
  readonly key: string;
  /** Shortened, as an address can be very long. */
  readonly value: string;
}

export function rejection(key: string, value: string): Rejected {
  return { key, value: shortened(value) };
}

/** Commas and colons are allowed in a fragment, so that a game of runs stays readable. */
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
