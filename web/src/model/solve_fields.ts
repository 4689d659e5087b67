/** The fields of the Solve page as typed, and the board they ask about once they can all be read. */
import type { BoardQuestion } from '../solver/solver';
import { lengthFamilyField, namedFamily, readLengthFamily } from './length_family_input';
import type { LengthFamily, LengthFamilyField, ListProblem } from './length_family_input';
import { readSize } from './size_input';
import type { SizeProblem } from './size_input';

export interface SolveFields {
  readonly rows: string;
  readonly columns: string;
  /** One field sets rows and columns alike. */
  readonly linked: boolean;
  readonly rowLengths: LengthFamilyField;
  readonly columnLengths: LengthFamilyField;
}

/** In the order in which the page shows them, so that the first bad one is the first in reading order. */
export const FIELD_NAMES = ['rows', 'columns', 'rowLengths', 'columnLengths'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

export interface FieldProblems {
  readonly rows?: SizeProblem | undefined;
  readonly columns?: SizeProblem | undefined;
  readonly rowLengths?: ListProblem | undefined;
  readonly columnLengths?: ListProblem | undefined;
}

export interface FieldsReading {
  /** Present when no field has a problem. */
  readonly question?: BoardQuestion;
  readonly problems: FieldProblems;
}

export function squareBoardFields(size: number): SolveFields {
  return {
    rows: String(size),
    columns: String(size),
    linked: true,
    rowLengths: namedFamily('triangular'),
    columnLengths: namedFamily('square'),
  };
}

/** The fields that ask about this board: the inverse of `readFields`. */
export function fieldsOf({ rows, columns }: BoardQuestion): SolveFields {
  return {
    rows: String(rows.size),
    columns: String(columns.size),
    linked: rows.size === columns.size,
    rowLengths: lengthsField(rows.lengths, 'triangular'),
    columnLengths: lengthsField(columns.lengths, 'square'),
  };
}

function lengthsField(lengths: string, usual: LengthFamily): LengthFamilyField {
  const field = lengthFamilyField(lengths);
  return field.ok ? field.value : namedFamily(usual);
}

export function readFields(fields: SolveFields): FieldsReading {
  const rows = readSize(fields.rows);
  const columns = readSize(fields.linked ? fields.rows : fields.columns);
  const rowLengths = readLengthFamily(fields.rowLengths);
  const columnLengths = readLengthFamily(fields.columnLengths);
  if (rows.ok && columns.ok && rowLengths.ok && columnLengths.ok) {
    return {
      question: {
        rows: { size: rows.value, lengths: rowLengths.value },
        columns: { size: columns.value, lengths: columnLengths.value },
      },
      problems: {},
    };
  }
  return {
    problems: {
      ...(rows.ok ? {} : { rows: rows.problem }),
      // Linked, there is one field, and it reports for both.
      ...(columns.ok || fields.linked ? {} : { columns: columns.problem }),
      ...(rowLengths.ok ? {} : { rowLengths: rowLengths.problem }),
      ...(columnLengths.ok ? {} : { columnLengths: columnLengths.problem }),
    },
  };
}

export function firstProblem(problems: FieldProblems): FieldName | undefined {
  return FIELD_NAMES.find((name) => problems[name] !== undefined);
}
