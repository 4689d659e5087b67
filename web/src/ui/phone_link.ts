import { wholeLink } from './whole_link';

/** A link for another machine: a page on this disk alone has none. */
export function phoneLink(address: string): string | undefined {
  const link = wholeLink(address);
  return link.startsWith('http') ? link : undefined;
}
