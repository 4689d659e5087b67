/** The whole link of an address of this page, for another machine: a page on this disk alone has none. */
export function phoneLink(address: string): string | undefined {
  const { protocol, href } = new URL(address, location.href);
  return protocol.startsWith('http') ? href : undefined;
}
