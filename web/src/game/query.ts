/** Parses a query. Links copied from a page's source have `&amp;` between the settings. */
export function readQuery(query: string): URLSearchParams {
  const settings = Array.from(new URLSearchParams(query), ([key, value]) => [
    key.replace(/^(?:amp;)+/u, ''),
    value,
  ]);
  return new URLSearchParams(settings);
}
