/** The fields of the Solve page as typed, and their board once all of them can be read. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { isLengthFamily, type LengthFamily } from '../../game/game';
import { readLengthList, type ListProblem } from '../../game/length_list';
import type { Reading } from '../../game/reading';
import { DEFAULT_SIZE, readSize, type SizeProblem } from '../../game/size_input';
import { numbers } from '../../text/language';
import type { BoardQuestion } from '../../engine/api/axes';

/** A length family by its name, or a list such as `1, 3, 7`, which is remembered while another family is chosen. */
export interface LengthFamilyField {
  readonly choice: LengthFamily | 'list';
  readonly list: string;
}

const EXAMPLE_LIST = '1, 3, 7';

export function namedFamily(choice: LengthFamily): LengthFamilyField {
  return { choice, list: EXAMPLE_LIST };
}

/** The solver's name for the chosen lengths: a family, or a list in ascending order without repetition. */
export function readLengthFamily(field: LengthFamilyField): Reading<string, ListProblem> {
  return field.choice === 'list'
    ? readLengthList(numbers.list(field.list))
    : { ok: true, value: field.choice };
}

/** Converts the solver's `lengths` to the content of a form's field; the inverse of `readLengthFamily`. */
export function lengthFamilyField(lengths: string): Reading<LengthFamilyField, ListProblem> {
  if (isLengthFamily(lengths)) return { ok: true, value: namedFamily(lengths) };
  const list = readLengthList(lengths);
  return list.ok
    ? { ok: true, value: { choice: 'list', list: list.value.replaceAll(',', ', ') } }
    : list;
}

export interface SolveFields {
  readonly rows: string;
  readonly columns: string;
  /** One field sets both rows and columns. */
  readonly linked: boolean;
  readonly rowLengths: LengthFamilyField;
  readonly columnLengths: LengthFamilyField;
}

/** In the order of the page, so that the first bad one is the first in reading order. */
const FIELD_NAMES = ['rows', 'columns', 'rowLengths', 'columnLengths'] as const;
export type SolveField = (typeof FIELD_NAMES)[number];

export interface SolveProblems {
  readonly rows?: SizeProblem | undefined;
  readonly columns?: SizeProblem | undefined;
  readonly rowLengths?: ListProblem | undefined;
  readonly columnLengths?: ListProblem | undefined;
}

interface FieldsReading {
  /** Present if no field has a problem. */
  readonly question?: BoardQuestion;
  readonly problems: SolveProblems;
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

/** The fields that ask about this board: the inverse of `readBoardFields`. */
export function solveFieldsOf({ rows, columns }: BoardQuestion): SolveFields {
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

export function readBoardFields(fields: SolveFields): FieldsReading {
  const rows = readSize(numbers.plain(fields.rows));
  const columns = readSize(numbers.plain(fields.linked ? fields.rows : fields.columns));
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
      // If linked, there is one field, which reports for both.
      ...(columns.ok || fields.linked ? {} : { columns: columns.problem }),
      ...(rowLengths.ok ? {} : { rowLengths: rowLengths.problem }),
      ...(columnLengths.ok ? {} : { columnLengths: columnLengths.problem }),
    },
  };
}

/** Longer than a slow typist's pauses between keys: `1,` on the way to `1,000` is no error yet. */
const PROBLEM_DELAY_MS = 400;

/** The typed fields, which are never changed, and the visible problems. */
export class FieldsModel {
  readonly #fields = signal<SolveFields>(squareBoardFields(DEFAULT_SIZE));
  readonly #revealed = signal<readonly SolveField[]>([]);
  #problemTimer: ReturnType<typeof setTimeout> | undefined;

  readonly fields: ReadonlySignal<SolveFields> = this.#fields;
  readonly reading = computed(() => readBoardFields(this.#fields.value));
  /** Not before the first edit, and not while somebody is typing a number. */
  readonly problems = computed<SolveProblems>(() => {
    const { problems } = this.reading.value;
    return Object.fromEntries(this.#revealed.value.map((name) => [name, problems[name]]));
  });

  /** The requested board; undefined while a field can't be read. */
  get question(): BoardQuestion | undefined {
    return this.reading.value.question;
  }

  edit(change: Partial<SolveFields>): void {
    this.#fields.value = { ...this.#fields.value, ...change };
    // A field that became valid stops complaining at once.
    const { problems } = this.reading.value;
    this.#revealed.value = this.#revealed.value.filter((name) => problems[name] !== undefined);
    clearTimeout(this.#problemTimer);
    this.#problemTimer = setTimeout(() => this.reveal(), PROBLEM_DELAY_MS);
  }

  /** Shows all current problems; returns the first bad field. */
  reveal(): SolveField | undefined {
    clearTimeout(this.#problemTimer);
    const { problems } = this.reading.value;
    this.#revealed.value = FIELD_NAMES.filter((name) => problems[name] !== undefined);
    return this.#revealed.value[0];
  }

  /** Sets fields that nobody typed: none of their problems is shown. */
  show(fields: SolveFields): void {
    clearTimeout(this.#problemTimer);
    this.#fields.value = fields;
    this.#revealed.value = [];
  }
}
