/** What a site gives back as the reader's work. */

/**
 * Undefined where it has none. Some sites keep an object, others a text, and some have a word or an empty object for nothing.
 * What is not JSON is given back as it is: whoever uses it has to refuse it.
 */
export function readKept(kept: unknown): unknown {
  if (typeof kept !== 'string') return isNothing(kept) ? undefined : kept;
  if (kept.trim() === '') return undefined;
  try {
    const read: unknown = JSON.parse(kept);
    return isNothing(read) ? undefined : read;
  } catch {
    return kept;
  }
}

function isNothing(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    (typeof value === 'object' && Object.keys(value).length === 0)
  );
}
