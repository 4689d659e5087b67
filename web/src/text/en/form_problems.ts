/** What can be wrong with a board or a game that was pasted as text. */
import { counted, whole } from './grammar';

interface Form {
  /** The key of the discs. */
  readonly discs: string;
  readonly smallest: number;
  readonly largest: number;
}

export type FormProblemTexts = ReturnType<typeof formProblems>;

export function formProblems({ discs, smallest, largest }: Form) {
  return {
    'not-json': () => 'This is not JSON. Paste the whole text, from { to }.',
    'unknown-version': (found: string) =>
      `This text has version ${found}; this page reads version 1.`,
    'bad-size': (key: string, found: string) =>
      `“${key}” must be a whole number from ${whole(smallest)} to ${whole(largest)}, not ${found}.`,
    'wrong-row-count': (rows: number, found: number) =>
      `“${discs}” must have ${counted(rows, 'row', 'rows')}, not ${whole(found)}.`,
    'bad-row': (row: number, columns: number, found: string) =>
      `Row ${whole(row)} of “${discs}”, counted from the top, must be ${counted(columns, 'letter', 'letters')} W or B, not ${found}.`,
    'bad-value': (key: string, found: string) =>
      found === 'undefined' ? `“${key}” is missing.` : `“${key}” cannot be ${found}.`,
  };
}
