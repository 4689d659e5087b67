/** The heading of a part in the page. */
export function partId(part: string): string {
  return `part-${part}`;
}
