/** The complete link to an address of this page, `#/…`. It contains no language, so that each reader has their own. */
export const wholeLink = (address: string): string =>
  location.href.replace(/[?#].*/u, '') + address;
