import t from '#words/copying';
import { Button } from '../parts/Button';
import { CopyText } from '../parts/copying';
import { saveAs } from '../parts/save_as';
import type { SheetHead, SheetPlace, SheetProps } from './Sheet';

type SavedSheet = Pick<SheetProps, 'rows' | 'columns'> & {
  /** Above the heads of the rows. */
  readonly corner?: string;
};

interface SheetFilesProps {
  /** Made when it is asked for. */
  readonly sheet: () => SavedSheet;
  /** Of the file, without its ending. */
  readonly name: string;
  /** Where it can be copied: what that is called, and the element that shows the sheet. */
  readonly copied?: { readonly label: string; readonly shownIn: string };
}

/** Copies a sheet, and saves it as a file. */
export function SheetFiles({ sheet, name, copied }: SheetFilesProps) {
  const csv = () => csvOf(sheet());
  return (
    <>
      {copied && <CopyText text={csv} name={t('copy-csv')} {...copied} />}
      <Button onClick={() => saveAs(new Blob([csv()], { type: 'text/csv' }), `${name}.csv`)}>
        {t('save-csv')}
      </Button>
    </>
  );
}

/** Comma-separated values (RFC 4180), with a line of heads where the sheet has heads. */
export function csvOf({ rows, columns, corner = '' }: SavedSheet): string {
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
