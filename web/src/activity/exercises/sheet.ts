import { formatRoute } from '../../game/route';

/** The printable sheets of a set of exercises. */
export const PRINTED_SHEETS = ['worksheet', 'hand-in', 'for-teachers'] as const;
export type PrintedSheet = (typeof PRINTED_SHEETS)[number];

/** The sheet that an address of a lesson asks for. */
export function readPrintedSheet(query: URLSearchParams): PrintedSheet | undefined {
  return PRINTED_SHEETS.find((sheet) => sheet === query.get('sheet'));
}

/** The address of a lesson's sheet, with the reader’s own set. */
export function sheetAddress(slug: string, sheet: PrintedSheet): string {
  return formatRoute(`learn/${slug}`, [['sheet', sheet]]);
}
