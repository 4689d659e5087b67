/** The whole link of an address of this page, `#/…`. It carries no language, so that each reader has their own. */
export const wholeLink = (address: string): string =>
  location.href.replace(/[?#].*/u, '') + address;

/** A link for another machine: a page on this disk alone has none. */
export function phoneLink(address: string): string | undefined {
  const link = wholeLink(address);
  return link.startsWith('http') ? link : undefined;
}
