/**
 * What is set from outside. A schema says what there is to set, of what kind, and what is usual; from it
 * follow the type, and how an address is read and printed:
 *
 *     schemaOf({ size: whole(2, 256, 16), list: choice(LISTS, 'powers') })
 *       .and(({ size }) => ({ lit: optional(whole(0, size - 1, 0)) }))
 */
import { rejection, type Rejected } from './route';

export interface Setting<Value> {
  /** Its key in an address, if that isn't its name. */
  readonly keys?: readonly string[];
  readonly usual: Value;
  /** Printed even where it is as usual. */
  readonly isAlwaysPrinted?: boolean;
  /**
   * What its keys have, '' for one that is missing. Undefined if it can't be used: then it is as usual.
   * `refuse` is told of a part that can't be used if the rest can, and under which key, the first if nothing is said.
   */
  read(texts: readonly string[], refuse: (part: string, key?: string) => void): Value | undefined;
  /** For each of its keys; undefined for one that is left out. */
  print(value: Value): readonly (string | undefined)[];
  /** What there is to choose from, where that can be told. */
  readonly form?: ValueForm;
}

/** For a form, for words, and for values that come from elsewhere than an address. */
export type ValueForm =
  | { readonly kind: 'one' | 'any'; readonly names: readonly string[] }
  | {
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      /** Those that a form has, beside none. */
      readonly offered: readonly number[];
    }
  /** A text of this shape, as `like` is one. */
  | { readonly kind: 'text'; readonly shape: RegExp; readonly like: string };

/** Whether it is a value of this form, as JSON has it: a name, a list of names, a number, a text. */
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

/** Settings as `printRoute` takes them. */
export type Printed = readonly (readonly [key: string, value: string])[];

/** What was read, with usual values in place of bad ones, and a note of each bad value. */
export interface ReadSettings<Values> {
  readonly settings: Values;
  readonly rejected: readonly Rejected[];
}

interface Schema<Values> {
  /** All as usual. */
  readonly usual: Values;
  read(query: URLSearchParams): ReadSettings<Values>;
  /** What is as usual is left out. */
  print(values: Values): Printed;
  /** With settings that depend on those before: by what is possible, or by what is usual. */
  and<More extends Settings>(next: (before: Values) => More): Schema<Values & ValuesOf<More>>;
}

export type Settings = Readonly<Record<string, Setting<unknown>>>;

export type ValuesOf<Of extends Settings> = {
  readonly [Name in keyof Of]: Of[Name] extends Setting<infer Value> ? Value : never;
};

export type SetBy<Of> = Of extends Schema<infer Values> ? Values : never;

export function schemaOf<First extends Settings>(first: First): Schema<ValuesOf<First>> {
  return schemaIn<ValuesOf<First>>([() => first]);
}

/** Each step knows the values of those before. */
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
    usual: read(new URLSearchParams()).settings,
    print: (values) =>
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
  if (given.length === 0) return setting.usual;
  const refuse = (part: string, key = given[0] ?? '') => rejected.push(rejection(key, part));
  const texts = keys.map((key) => query.get(key) ?? '');
  const value = setting.read(texts, refuse);
  if (value === undefined) given.forEach((key) => refuse(query.get(key) ?? '', key));
  return value ?? setting.usual;
}

function printed(keys: readonly string[], setting: Setting<unknown>, value: unknown): Printed {
  const texts = setting.print(value);
  const isUsual = String(texts) === String(setting.print(setting.usual));
  if (isUsual && setting.isAlwaysPrinted !== true) return [];
  return keys.flatMap((key, index) => {
    const text = texts[index];
    return text === undefined ? [] : [[key, text] as const];
  });
}

/** Under one key, by what its text says. */
export function written<Value>(
  usual: Value,
  read: (text: string) => Value | undefined,
  print: (value: Value) => string = String,
): Setting<Value> {
  return { usual, read: ([text = '']) => read(text), print: (value) => [print(value)] };
}

/** A whole number from `least` to `most`, in digits alone. */
export function whole(
  least: number,
  most: number,
  usual: number,
  offered: readonly number[] = [],
): Setting<number> {
  return {
    ...written(usual, (text) => readWithin(text, least, most)),
    form: { kind: 'number', least, most, offered },
  };
}

/** A text of this shape; what it says depends on more than the shape. */
export function shaped(shape: RegExp, like: string): Setting<string> {
  const form = { kind: 'text', shape, like } as const;
  return { ...written(like, (text) => (hasForm(form, text) ? text : undefined)), form };
}

/** One of these names. */
export function choice<Name extends string>(names: readonly Name[], usual: Name): Setting<Name> {
  return {
    ...written(usual, (text) => names.find((name) => name === text)),
    form: { kind: 'one', names },
  };
}

export function yesNo(usual: boolean): Setting<boolean> {
  return written(
    usual,
    (text) => (text === 'yes' ? true : text === 'no' ? false : undefined),
    (value) => (value ? 'yes' : 'no'),
  );
}

/** Any of these names, with commas between them, in their order; `none` means none of them. */
export function anyOf<Name extends string>(
  names: readonly Name[],
  usual: readonly Name[],
  none = '',
): Setting<readonly Name[]> {
  return {
    usual,
    read([text = ''], refuse) {
      const given = text === none ? [] : text.split(',').filter((part) => part !== '');
      const unknown = given.filter((part) => names.every((name) => name !== part));
      if (unknown.length > 0) refuse(unknown.join(','));
      return names.filter((name) => given.includes(name));
    },
    print: (value) => [value.join(',') || none],
    form: { kind: 'any', names },
  };
}

/** What may be missing, and usually is. */
export function optional<Value>(setting: Setting<Value>): Setting<Value | undefined> {
  return {
    ...setting,
    usual: undefined,
    print: (value) => (value === undefined ? [] : setting.print(value)),
  };
}

/** What is of no use now stays as usual, and out of the address. */
export function onlyIf<Value>(isOfUse: boolean, setting: Setting<Value>): Setting<Value> {
  return isOfUse ? setting : { ...setting, keys: [] };
}

/** The first and the last of what is seen, from 1 to `most`; undefined for all. One of them may be missing. */
export function rangeWithin(
  most: number,
): Setting<{ readonly from: number; readonly to: number } | undefined> {
  return {
    keys: ['from', 'to'],
    usual: undefined,
    read([fromText = '', toText = '']) {
      const from = fromText === '' ? 1 : readWithin(fromText, 1, most);
      const to = toText === '' ? most : readWithin(toText, 1, most);
      return from !== undefined && to !== undefined && from < to ? { from, to } : undefined;
    },
    print: (range) => (range === undefined ? [] : [String(range.from), String(range.to)]),
  };
}

function readWithin(text: string, least: number, most: number): number | undefined {
  const number = /^\d{1,16}$/u.test(text) ? Number(text) : -1;
  return number >= least && number <= most ? number : undefined;
}
