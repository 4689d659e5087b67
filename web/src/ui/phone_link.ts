import { wholeLink } from './whole_link';

/** A link that works on another device; undefined for a page that is opened from a disk. */
export function phoneLink(address: string): string | undefined {
  const link = wholeLink(address);
  return link.startsWith('http') ? link : undefined;
}
