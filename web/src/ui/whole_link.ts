/** The whole link of an address of this page, `#/…`. It carries no language, so that each reader has their own. */
export const wholeLink = (address: string): string =>
  location.href.replace(/[?#].*/u, '') + address;
