/**
 * The Solve page's fields as its address, `#/solve?rows=1000000&columns=1000000`, and what is seen of
 * the whole sequence, `&sequence=1000&scale=log&from=1&to=100`.
 */
import type { AddressSettings, Rejected } from '../../game/route';
import { lengthFamilyField } from './length_family_input';
import { printRoute, settingsIn } from '../../game/route';
import type { AddressBar } from '../../study/address_keeping';
import { DEFAULT_SIZE, readSize } from '../../game/size_input';
import type { BoardQuestion } from '../../engine/protocol';
import { isPlotScale, isWhole, wholeView } from '../../views/plot/plot_view';
import { DEFAULT_SEQUENCE_SIZE, readSequenceSize } from './sequence/sequence_settings';
import type { SequenceSettings } from './sequence/sequence_settings';
import { fieldsOf, readFields, squareBoardFields } from './solve_fields';
import type { SolveFields } from './solve_fields';

type FieldKey = 'rows' | 'columns' | 'rowLengths' | 'columnLengths' | 'linked';
type SequenceKey = 'sequence' | 'scale' | 'from' | 'to';
type AddressKey = FieldKey | SequenceKey;

export type RejectedValue = Rejected<AddressKey>;

export interface SolveAddress {
  readonly fields: SolveFields;
  /** Absent where the address does not name the whole sequence. */
  readonly sequence?: SequenceSettings;
  readonly rejected: readonly RejectedValue[];
}

export function readSolveAddress(query: URLSearchParams): SolveAddress {
  const settings = settingsIn<AddressKey>(query);
  const { setting, rejected } = settings;
  const { rows, columns } = sizeSettings(query, settings);
  const defaults = squareBoardFields(DEFAULT_SIZE);
  const rowLengths = setting('rowLengths', lengthsValue) ?? defaults.rowLengths;
  const columnLengths = setting('columnLengths', lengthsValue) ?? defaults.columnLengths;
  const linked =
    setting('linked', (value) => linkedValue(value, rows === columns)) ?? rows === columns;
  const sequence = sequenceSettings(query, settings);
  return {
    fields: { rows: String(rows), columns: String(columns), linked, rowLengths, columnLengths },
    ...(sequence && { sequence }),
    rejected,
  };
}

/** Rows and columns: one given size stands for both, unless the other one was given and bad. */
function sizeSettings(query: URLSearchParams, { setting }: AddressSettings<AddressKey>) {
  const givenRows = setting('rows', sizeValue);
  const givenColumns = setting('columns', sizeValue);
  const rows = givenRows ?? (query.has('rows') ? DEFAULT_SIZE : (givenColumns ?? DEFAULT_SIZE));
  const columns = givenColumns ?? (query.has('columns') ? DEFAULT_SIZE : rows);
  return { rows, columns };
}

function sequenceSettings(
  query: URLSearchParams,
  { setting, reject }: AddressSettings<AddressKey>,
): SequenceSettings | undefined {
  if (!query.has('sequence')) return undefined;
  const size = setting('sequence', sequenceSizeValue) ?? DEFAULT_SEQUENCE_SIZE;
  const scale = setting('scale', (value) => (isPlotScale(value) ? value : undefined)) ?? 'linear';
  const board = (value: string) => (/^[1-9]\d*$/u.test(value) ? Number(value) : undefined);
  const given = { from: setting('from', board), to: setting('to', board) };
  const whole = wholeView(size);
  const from = given.from ?? whole.from;
  const to = given.to ?? whole.to;
  const fits = from <= to && to <= size;
  // Each is said once: one that is no number has been.
  if (!fits) reject(...(['from', 'to'] as const).filter((key) => given[key] !== undefined));
  return { size, scale, ...(fits && !isWhole({ from, to }, size) && { view: { from, to } }) };
}

/** The address of these fields; undefined while one of them cannot be read. */
export function printSolveAddress(
  fields: SolveFields,
  sequence?: SequenceSettings,
): string | undefined {
  const { question } = readFields(fields);
  if (question === undefined) return undefined;
  const { rows, columns } = question;
  const settings: [AddressKey, string][] = [
    ['rows', String(rows.size)],
    ['columns', String(columns.size)],
  ];
  if (rows.lengths !== 'triangular') settings.push(['rowLengths', rows.lengths]);
  if (columns.lengths !== 'square') settings.push(['columnLengths', columns.lengths]);
  // Unequal sizes are unlinked by themselves.
  if (!fields.linked && rows.size === columns.size) settings.push(['linked', 'no']);
  if (sequence !== undefined) {
    settings.push(['sequence', String(sequence.size)]);
    if (sequence.scale !== 'linear') settings.push(['scale', sequence.scale]);
    if (sequence.view !== undefined)
      settings.push(['from', String(sequence.view.from)], ['to', String(sequence.view.to)]);
  }
  return printRoute('solve', settings);
}

/** The address of a board's answer, whatever the fields have. */
export function answerAddress(question: BoardQuestion): string {
  return printSolveAddress(fieldsOf(question)) ?? printRoute('solve', []);
}

function sizeValue(value: string): number | undefined {
  const size = readSize(value);
  return size.ok ? size.value : undefined;
}

function sequenceSizeValue(value: string): number | undefined {
  const size = readSequenceSize(value);
  return size.ok ? size.value : undefined;
}

function lengthsValue(value: string) {
  const lengths = lengthFamilyField(value);
  return lengths.ok ? lengths.value : undefined;
}

function linkedValue(value: string, equalSizes: boolean): boolean | undefined {
  if (value === 'no') return false;
  return value === 'yes' && equalSizes ? true : undefined;
}

const ADDRESS_REST_MILLISECONDS = 400;

/** Where the page's address stands in the bar and its history. */
export class SolveAddressBar {
  readonly #bar: AddressBar;
  readonly #address: () => string | undefined;
  /** The address as it was when the reader came or last computed: what back should return to. */
  #settled = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `address` is that of what is shown; undefined while it has none. */
  constructor(bar: AddressBar, address: () => string | undefined) {
    this.#bar = bar;
    this.#address = address;
  }

  /** Somebody types: the address follows after a rest. */
  follow(): void {
    this.leave();
    this.#timer = setTimeout(() => this.#replace(), ADDRESS_REST_MILLISECONDS);
  }

  /** The same, for a change that the way back should not undo. */
  followAndSettle(): void {
    this.leave();
    this.#timer = setTimeout(() => this.settle(), ADDRESS_REST_MILLISECONDS);
  }

  settle(): void {
    this.leave();
    this.#replace();
    this.#settled = this.#bar.hash;
  }

  /** The edited entry goes back to what it was, and what is computed gets an entry of its own. */
  push(): void {
    this.leave();
    const address = this.#address();
    if (address === undefined || address === this.#settled) {
      this.#replace();
      return;
    }
    if (this.#bar.hash !== this.#settled) this.#bar.replace(this.#settled);
    this.#bar.push(address);
    this.#settled = address;
  }

  /** The bar has the address of another page, which is not this one's to replace. */
  leave(): void {
    clearTimeout(this.#timer);
  }

  #replace(): void {
    const address = this.#address();
    if (address !== undefined && address !== this.#bar.hash) this.#bar.replace(address);
  }
}
