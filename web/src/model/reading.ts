/** What came of reading a typed text: a value, or the problem that keeps it from being one. */
export type Reading<Value, Problem> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: Problem };
