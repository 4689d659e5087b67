/** The length families a reader can choose, and lists of their own such as `1, 3, 7`. */
import { isLengthFamily } from '../../game/game';
import type { LengthFamily } from '../../game/game';
import { readLengthList } from '../../game/length_list';
import type { ListProblem } from '../../game/length_list';
import type { Reading } from '../../game/reading';
import { numbers } from '../../text/language';

/** A family chosen by name, or a list; the typed list is kept while another family is chosen. */
export interface LengthFamilyField {
  readonly choice: LengthFamily | 'list';
  readonly list: string;
}

const EXAMPLE_LIST = '1, 3, 7';

export function namedFamily(choice: LengthFamily): LengthFamilyField {
  return { choice, list: EXAMPLE_LIST };
}

/** The solver's name for the chosen lengths: a family, or a list in order and without repeats. */
export function readLengthFamily(field: LengthFamilyField): Reading<string, ListProblem> {
  return field.choice === 'list'
    ? readLengthList(numbers.digits(field.list))
    : { ok: true, value: field.choice };
}

/** The field that shows what the solver calls `lengths`: the inverse of `readLengthFamily`. */
export function lengthFamilyField(lengths: string): Reading<LengthFamilyField, ListProblem> {
  if (isLengthFamily(lengths)) return { ok: true, value: namedFamily(lengths) };
  const list = readLengthList(lengths);
  return list.ok
    ? { ok: true, value: { choice: 'list', list: list.value.replaceAll(',', ', ') } }
    : list;
}
