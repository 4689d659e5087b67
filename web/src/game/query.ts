/** The settings in a query. A link that was copied from the source of a page has `&amp;` between them. */
export function readQuery(query: string): URLSearchParams {
  const settings = Array.from(new URLSearchParams(query), ([key, value]) => [
    key.replace(/^(?:amp;)+/u, ''),
    value,
  ]);
  return new URLSearchParams(settings);
}
