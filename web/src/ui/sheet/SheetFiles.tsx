import t from '#words/copying';
import savingWords from '#words/saving';
import { CopyText } from '../copying';
import { SaveButton } from '../SaveButton';
import type { SheetHead, SheetCell, SheetProps } from './Sheet';

type SavedSheet = Pick<SheetProps, 'rows' | 'columns'> & {
  /** Above the heads of the rows. */
  readonly corner?: string;
};

interface SheetFilesProps {
  /** Created on demand. */
  readonly sheet: () => SavedSheet;
  /** The file name, without its ending. */
  readonly name: string;
  /** The name of the copied thing, for readers. */
  readonly label: string;
  /** The id of the element that shows the whole sheet. */
  readonly shownIn?: string;
}

/** Buttons that copy a sheet, and save it as a file. */
export function SheetFiles({ sheet, name, label, shownIn }: SheetFilesProps) {
  const csv = () => csvOf(sheet());
  return (
    <>
      <CopyText text={csv} name={t('copy-csv')} label={label} shownIn={shownIn} />
      <SaveButton
        name={savingWords('save-csv')}
        file={() => ({ blob: new Blob([csv()], { type: 'text/csv' }), name: `${name}.csv` })}
      />
    </>
  );
}

/** Comma-separated values (RFC 4180), with a header line if the sheet has heads. */
export function csvOf({ rows, columns, corner = '' }: SavedSheet): string {
  const hasHeads = rows.some(({ head }) => head !== undefined);
  const line = (head: SheetCell | undefined, places: readonly (SheetCell | SheetHead)[]) =>
    [...(hasHeads ? [head] : []), ...places].map(fieldOf).join(',');
  const lines = rows.map(({ head, places }) => line(head, places));
  if (columns) lines.unshift(line({ value: corner }, columns));
  return lines.map((each) => `${each}\n`).join('');
}

function fieldOf(place: SheetCell | undefined): string {
  const text = String(place?.value ?? '');
  return /[",\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
