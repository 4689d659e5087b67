/** What came of reading something from outside: a value, or the problem that keeps it from being one. */
export type Reading<Value, Problem> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: Problem };

/** In characters: as much of a bad value as a message can show. */
const LONGEST_FOUND = 60;

/** The beginning of a long text. */
export function shortened(text: string): string {
  // No half of a letter that takes two places.
  return text.length > LONGEST_FOUND
    ? `${text.slice(0, LONGEST_FOUND).replace(/[\uD800-\uDBFF]$/u, '')}…`
    : text;
}

/** A bad value as it would stand in JSON, which itself would call NaN null and has no word for nothing; cut off where it gets long. */
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
    // It contains itself: a message can bring that.
    return '{…}';
  }
}

/** A number that JSON can't write down. */
function isBareNumber(value: unknown): boolean {
  return typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value));
}

/** Whether a value from outside has keys to be looked at; a list has none. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
