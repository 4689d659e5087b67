/** Settings that people type like sizes. */
import type { Size } from './position';
import { valueSetting, type Setting } from './schema';
import { DEFAULT_SIZE, readSize } from './size_input';

/** A size from 1 to `most`, in any spelling of `readSize`. */
export function sizeSetting(most: number, defaultValue: number): Setting<number> {
  return valueSetting(defaultValue, (text) => readUpTo(text, most));
}

/** Two sizes; if one is missing or bad, it equals the other. */
export function boardSideSetting(most: number): Setting<Size> {
  return {
    keys: ['rows', 'columns'],
    defaultValue: { rows: DEFAULT_SIZE, columns: DEFAULT_SIZE },
    isAlwaysWritten: true,
    read(texts, refuse) {
      const [rows, columns] = texts.map((text) => readUpTo(text, most));
      ['rows', 'columns'].forEach((key, index) => {
        const text = texts[index] ?? '';
        if (text !== '' && readUpTo(text, most) === undefined) refuse(text, key);
      });
      return { rows: rows ?? columns ?? DEFAULT_SIZE, columns: columns ?? rows ?? DEFAULT_SIZE };
    },
    format: ({ rows, columns }) => [String(rows), String(columns)],
  };
}

function readUpTo(text: string, most: number): number | undefined {
  const size = readSize(text);
  return size.ok && size.value <= most ? size.value : undefined;
}
