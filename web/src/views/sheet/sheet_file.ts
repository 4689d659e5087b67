/** A sheet as a file: comma-separated values (RFC 4180), with a line of heads where it has heads. */
import type { SheetHead, SheetPlace, SheetProps } from './Sheet';

type Saved = Pick<SheetProps, 'rows' | 'columns'> & {
  /** Above the heads of the rows. */
  readonly corner?: string;
};

export function csvOf({ rows, columns, corner = '' }: Saved): string {
  const hasHeads = rows.some(({ head }) => head !== undefined);
  const line = (head: SheetPlace | undefined, places: readonly (SheetPlace | SheetHead)[]) =>
    [...(hasHeads ? [head] : []), ...places].map(fieldOf).join(',');
  const lines = rows.map(({ head, places }) => line(head, places));
  if (columns) lines.unshift(line({ value: corner }, columns));
  return lines.map((each) => `${each}\n`).join('');
}

function fieldOf(place: SheetPlace | undefined): string {
  const text = String(place?.value ?? '');
  return /[",\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
