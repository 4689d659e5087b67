/**
 * Settings that come from addresses. A schema declares the settings with their kinds and defaults; from it follow the
 * type of the values, and how an address is read and written:
 *
 *     schemaOf({ size: wholeNumberSetting(2, 256, 16), list: choiceSetting(LISTS, 'powers') })
 *       .and(({ size }) => ({ lit: optionalSetting(wholeNumberSetting(0, size - 1, 0)) }))
 */
import { rejection, type Rejected } from './route';

export interface Setting<Value> {
  /** Its keys in an address, if they differ from its name. */
  readonly keys?: readonly string[];
  readonly defaultValue: Value;
  /** Written even if it has its default. */
  readonly isAlwaysWritten?: boolean;
  /**
   * Reads the texts of its keys, '' for a missing one. Undefined if they can't be used: then the default applies.
   * `refuse` is called with a part that can't be used while the rest can, and its key, by default the first.
   */
  read(texts: readonly string[], refuse: (part: string, key?: string) => void): Value | undefined;
  /** The text for each of its keys; undefined to leave one out. */
  format(value: Value): readonly (string | undefined)[];
  /** The values to choose from, if they can be listed. */
  readonly form?: ValueForm;
}

/** The values of a setting, for forms, for messages, and for checking values that come as JSON. */
export type ValueForm =
  | { readonly kind: 'one' | 'any'; readonly names: readonly string[] }
  | {
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      /** The numbers that a form offers, beside none. */
      readonly offered: readonly number[];
    }
  /** A text that matches `shape`; `like` is an example. */
  | { readonly kind: 'text'; readonly shape: RegExp; readonly like: string };

/** True if a JSON value has this form: a name, a list of names, a number, a text. */
export function hasForm(form: ValueForm, value: unknown): boolean {
  switch (form.kind) {
    case 'one':
      return form.names.some((name) => name === value);
    case 'any':
      return (
        Array.isArray(value) && value.every((part) => form.names.some((name) => name === part))
      );
    case 'number':
      return Number.isInteger(value) && Number(value) >= form.least && Number(value) <= form.most;
    case 'text':
      return typeof value === 'string' && form.shape.test(value);
  }
}

/** Keys and values of an address, for `formatRoute`. */
export type AddressEntries = readonly (readonly [key: string, value: string])[];

/** The values that were read, with defaults in place of bad ones, and the bad ones. */
export interface ReadSettings<Values> {
  readonly settings: Values;
  readonly rejected: readonly Rejected[];
}

interface Schema<Values> {
  /** The default of every setting. */
  readonly defaults: Values;
  read(query: URLSearchParams): ReadSettings<Values>;
  /** Defaults are left out. */
  format(values: Values): AddressEntries;
  /** Adds settings whose limits or defaults depend on the previous ones. */
  and<More extends Settings>(next: (before: Values) => More): Schema<Values & ValuesOf<More>>;
}

export type Settings = Readonly<Record<string, Setting<unknown>>>;

export type ValuesOf<Of extends Settings> = {
  readonly [Name in keyof Of]: Of[Name] extends Setting<infer Value> ? Value : never;
};

export type ValuesOfSchema<Of> = Of extends Schema<infer Values> ? Values : never;

export function schemaOf<First extends Settings>(first: First): Schema<ValuesOf<First>> {
  return schemaIn<ValuesOf<First>>([() => first]);
}

/** The settings added by one step, given the values of the previous ones. */
type Step = (before: never) => Settings;
type Values = Readonly<Record<string, unknown>>;

function schemaIn<Whole extends object>(steps: readonly Step[]): Schema<Whole> {
  function read(query: URLSearchParams) {
    const rejected: Rejected[] = [];
    let settings: Values = {};
    for (const step of steps) {
      const found = Object.entries(step(settings as never)).map(([name, setting]) => [
        name,
        readFrom(query, keysOf(name, setting), setting, rejected),
      ]);
      settings = { ...settings, ...(Object.fromEntries(found) as Values) };
    }
    return { settings: settings as Whole, rejected };
  }

  return {
    read,
    defaults: read(new URLSearchParams()).settings,
    format: (values) =>
      steps.flatMap((step) =>
        Object.entries(step(values as never)).flatMap(([name, setting]) =>
          printed(keysOf(name, setting), setting, (values as Values)[name]),
        ),
      ),
    and: (next) => schemaIn([...steps, next as Step]),
  };
}

const keysOf = (name: string, { keys }: Setting<unknown>) => keys ?? [name];

function readFrom(
  query: URLSearchParams,
  keys: readonly string[],
  setting: Setting<unknown>,
  rejected: Rejected[],
): unknown {
  const given = keys.filter((key) => query.has(key));
  if (given.length === 0) return setting.defaultValue;
  const refuse = (part: string, key = given[0] ?? '') => rejected.push(rejection(key, part));
  const texts = keys.map((key) => query.get(key) ?? '');
  const value = setting.read(texts, refuse);
  if (value === undefined) given.forEach((key) => refuse(query.get(key) ?? '', key));
  return value ?? setting.defaultValue;
}

function printed(
  keys: readonly string[],
  setting: Setting<unknown>,
  value: unknown,
): AddressEntries {
  const texts = setting.format(value);
  const isUsual = String(texts) === String(setting.format(setting.defaultValue));
  if (isUsual && setting.isAlwaysWritten !== true) return [];
  return keys.flatMap((key, index) => {
    const text = texts[index];
    return text === undefined ? [] : [[key, text] as const];
  });
}

/** A setting with one key and its own text form. */
export function valueSetting<Value>(
  defaultValue: Value,
  read: (text: string) => Value | undefined,
  print: (value: Value) => string = String,
): Setting<Value> {
  return {
    defaultValue,
    read: ([text = '']) => read(text),
    format: (value) => [print(value)],
  };
}

/** A whole number from `least` to `most`, in plain digits. */
export function wholeNumberSetting(
  least: number,
  most: number,
  defaultValue: number,
  offered: readonly number[] = [],
): Setting<number> {
  return {
    ...valueSetting(defaultValue, (text) => readWithin(text, least, most)),
    form: { kind: 'number', least, most, offered },
  };
}

/** A text that matches `shape`; more may be required of it than that. */
export function textSetting(shape: RegExp, like: string): Setting<string> {
  const form = { kind: 'text', shape, like } as const;
  return { ...valueSetting(like, (text) => (hasForm(form, text) ? text : undefined)), form };
}

/** One of these names. */
export function choiceSetting<Name extends string>(
  names: readonly Name[],
  defaultValue: Name,
): Setting<Name> {
  return {
    ...valueSetting(defaultValue, (text) => names.find((name) => name === text)),
    form: { kind: 'one', names },
  };
}

export function yesNoSetting(defaultValue: boolean): Setting<boolean> {
  return valueSetting(
    defaultValue,
    (text) => (text === 'yes' ? true : text === 'no' ? false : undefined),
    (value) => (value ? 'yes' : 'no'),
  );
}

/** Any of these names, separated by commas, in their order; `none` is the text for none of them. */
export function namesSetting<Name extends string>(
  names: readonly Name[],
  defaultValue: readonly Name[],
  none = '',
): Setting<readonly Name[]> {
  return {
    defaultValue,
    read([text = ''], refuse) {
      const given = text === none ? [] : text.split(',').filter((part) => part !== '');
      const unknown = given.filter((part) => names.every((name) => name !== part));
      if (unknown.length > 0) refuse(unknown.join(','));
      return names.filter((name) => given.includes(name));
    },
    format: (value) => [value.join(',') || none],
    form: { kind: 'any', names },
  };
}

/** A setting that may be absent, which is its default. */
export function optionalSetting<Value>(setting: Setting<Value>): Setting<Value | undefined> {
  return {
    ...setting,
    defaultValue: undefined,
    format: (value) => (value === undefined ? [] : setting.format(value)),
  };
}

/** The setting if it applies; otherwise it keeps its default and stays out of the address. */
export function settingIf<Value>(isOfUse: boolean, setting: Setting<Value>): Setting<Value> {
  return isOfUse ? setting : { ...setting, keys: [] };
}

/** The first and the last index of a visible range, from 1 to `most`; undefined for all. One of them may be missing. */
export function rangeSetting(
  most: number,
): Setting<{ readonly from: number; readonly to: number } | undefined> {
  return {
    keys: ['from', 'to'],
    defaultValue: undefined,
    read([fromText = '', toText = '']) {
      const from = fromText === '' ? 1 : readWithin(fromText, 1, most);
      const to = toText === '' ? most : readWithin(toText, 1, most);
      return from !== undefined && to !== undefined && from < to ? { from, to } : undefined;
    },
    format: (range) => (range === undefined ? [] : [String(range.from), String(range.to)]),
  };
}

function readWithin(text: string, least: number, most: number): number | undefined {
  const number = /^\d{1,16}$/u.test(text) ? Number(text) : -1;
  return number >= least && number <= most ? number : undefined;
}
