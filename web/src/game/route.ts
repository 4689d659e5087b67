/** The page's address: a page and what its reader has set, `#/solve?rows=5&columns=5`. */
import { readQuery } from './query';
import { shortened } from './reading';

interface Route {
  /** The part between `#/` and `?`; empty when the address names no page. */
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

export function printRoute(
  page: string,
  settings: readonly (readonly [key: string, value: string])[],
): string {
  const query = settings.map(([key, value]) => `${key}=${readableEncoding(value)}`).join('&');
  return `#/${page}${query === '' ? '' : `?${query}`}`;
}

/** A value of the address that could not be used, so that its default is. */
export interface Rejected {
  readonly key: string;
  /** Of a long one its beginning: an address can be a book. */
  readonly value: string;
}

export function rejection(key: string, value: string): Rejected {
  return { key, value: shortened(value) };
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
