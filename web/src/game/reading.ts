/** The result of reading an untrusted value: the value, or the problem with it. */
export type Reading<Value, Problem> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: Problem };

/** The number of characters of a bad value that a message can show. */
const MAX_QUOTED_CHARACTERS = 60;

/** The beginning of a long text, with an ellipsis. */
export function shortened(text: string): string {
  // Cuts no surrogate pair in half.
  return text.length > MAX_QUOTED_CHARACTERS
    ? `${text.slice(0, MAX_QUOTED_CHARACTERS).replace(/[\uD800-\uDBFF]$/u, '')}…`
    : text;
}

/** A bad value roughly as JSON, which itself would write NaN as null and can't write undefined; shortened if long. */
export function foundText(found: unknown): string {
  return shortened(isBareNumber(found) ? String(found) : jsonText(found));
}

function jsonText(found: unknown): string {
  try {
    const text = JSON.stringify(found, (_, part: unknown) =>
      isBareNumber(part) ? String(part) : part,
    ) as string | undefined;
    return text ?? 'nothing';
  } catch {
    // A message can contain an object that contains itself.
    return '{…}';
  }
}

/** A number that JSON can't write. */
function isBareNumber(value: unknown): boolean {
  return typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value));
}

/** True for an object with keys; false for arrays and null. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
