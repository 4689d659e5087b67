/** A study as an address: `#/board?game=rugs&rows=8&columns=8&mode=explore&moves=3x1~4`. */
import { readSize } from './size_input';
import {
  STUDY_FIELD_NAMES,
  fieldsOfState,
  readStudyFields,
  stateOf,
  type StudyFieldName,
  type Fields,
  type StudyState,
} from './fields';
import { rejection, type Rejected } from './route';

export interface ReadAddress {
  readonly state: StudyState;
  readonly rejected: readonly Rejected[];
}

/** People's names stay out of links. */
const ADDRESS_NAMES = STUDY_FIELD_NAMES.filter((name) => name !== 'names');

/** The settings of a study in the order of the schema, for `formatRoute`. */
export function addressSettings(state: StudyState): [StudyFieldName, string][] {
  const fields = fieldsOfState(state);
  return ADDRESS_NAMES.flatMap((name) => {
    const value = fields[name];
    return value === undefined ? [] : [[name, printField(name, value)] as [StudyFieldName, string]];
  });
}

export function readAddress(query: URLSearchParams): ReadAddress {
  const rejected: Rejected[] = [];
  const refuse = (key: StudyFieldName, found: unknown, place?: string) =>
    rejected.push(rejection(key, place === undefined ? (query.get(key) ?? '') : String(found)));
  const raw: Record<string, unknown> = {};
  for (const name of ADDRESS_NAMES) {
    const text = query.get(name);
    if (text !== null) raw[name] = rawField(name, text);
  }
  const fields = readStudyFields(raw, (key) => refuse(key, raw[key]));
  return { state: stateOf(fields, refuse), rejected };
}

type Variations = NonNullable<Fields['variations']>;

function printField(name: StudyFieldName, value: unknown): string {
  switch (name) {
    case 'moves':
    case 'hints':
      return (value as readonly unknown[]).join('-');
    case 'variations':
      return (value as Variations).map(({ after, moves }) => [after, ...moves].join('-')).join('_');
    case 'show':
      return (value as readonly string[]).join(',');
    case 'answers':
    case 'revealed':
      return value === true ? 'yes' : 'no';
    default:
      return String(value);
  }
}

/** The value of a field before it is validated. */
function rawField(name: StudyFieldName, text: string): unknown {
  switch (name) {
    case 'rows':
    case 'columns': {
      const size = readSize(text);
      return size.ok ? size.value : text;
    }
    case 'at':
    case 'seed':
    case 'step':
    case 'review':
    case 'zoom':
      return rawNumber(text);
    case 'moves':
      return text.split('-');
    case 'hints':
      return text.split('-').map(rawNumber);
    case 'variations':
      return text.split('_').map((variation) => {
        const [after = '', ...moves] = variation.split('-');
        return { after: rawNumber(after), moves };
      });
    case 'show':
      return text.split(',');
    case 'answers':
    case 'revealed':
      return text === 'yes' ? true : text === 'no' ? false : text;
    default:
      return text;
  }
}

function rawNumber(text: string): unknown {
  return /^\d+(?:\.\d+)?$/u.test(text) ? Number(text) : text;
}
