/** The settings of a page's address, read one by one; what cannot be used is noted. */
import { shortened } from './reading';

/** A value of the address that could not be used; its default stands in its place. */
export interface RejectedSetting<Key extends string> {
  readonly key: Key;
  /** Of a long one its beginning: an address can be a book. */
  readonly value: string;
}

export function rejection<Key extends string>(key: Key, value: string): RejectedSetting<Key> {
  return { key, value: shortened(value) };
}

export interface AddressSettings<Key extends string> {
  readonly rejected: readonly RejectedSetting<Key>[];
  /** The value of a key as `read` takes it; undefined when it is absent or bad, and then rejected. */
  readonly setting: <T>(key: Key, read: (value: string) => T | undefined) => T | undefined;
  /** Rejects the keys that the address has. */
  readonly reject: (...keys: readonly Key[]) => void;
}

export function addressSettings<Key extends string>(query: URLSearchParams): AddressSettings<Key> {
  const rejected: RejectedSetting<Key>[] = [];

  function reject(...keys: readonly Key[]) {
    for (const key of keys) {
      const value = query.get(key);
      if (value !== null) rejected.push(rejection(key, value));
    }
  }

  return {
    rejected,
    reject,
    setting(key, read) {
      const value = query.get(key);
      const result = value === null ? undefined : read(value);
      if (result === undefined) reject(key);
      return result;
    },
  };
}

/** Rows and columns: one given size stands for both, unless the other one was given and bad. */
export function sizeSettings(
  query: URLSearchParams,
  { setting }: Pick<AddressSettings<'rows' | 'columns'>, 'setting'>,
  read: (value: string) => number | undefined,
  defaultSize: number,
): { readonly rows: number; readonly columns: number } {
  const givenRows = setting('rows', read);
  const givenColumns = setting('columns', read);
  const rows = givenRows ?? (query.has('rows') ? defaultSize : (givenColumns ?? defaultSize));
  const columns = givenColumns ?? (query.has('columns') ? defaultSize : rows);
  return { rows, columns };
}
