/** What of a set of exercises is for paper. */
export const SHEETS = ['worksheet', 'hand-in'] as const;
export type Sheet = (typeof SHEETS)[number];

/** The one that an address of a lesson asks for. */
export function askedSheet(query: URLSearchParams): Sheet | undefined {
  return SHEETS.find((sheet) => sheet === query.get('sheet'));
}
