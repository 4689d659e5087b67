/**
 * The address where the page will lie: the environment variable TARTAN_SITE. Previews of links and search engines need
 * absolute addresses.
 */

/**
 * The address with a slash at its end, or undefined if no site is named. Throws a sentence for the person who builds.
 */
export function siteAddress(named = process.env.TARTAN_SITE ?? '') {
  if (named === '') return undefined;
  const url = URL.canParse(named) ? new URL(named) : undefined;
  if (!/^https?:$/u.test(url?.protocol) || url.search + url.hash !== '')
    throw new Error(
      `TARTAN_SITE is “${named}”, but has to be the address of the page’s folder, such as https://example.org/tartan/.`,
    );
  return url.href.replace(/(?:\/index\.html|\/)?$/u, '/');
}
