/** Grundy numbers as a text to be copied or saved. */
import { numberOf } from '../../game/game';
import type { LineGame } from '../../game/game';

export const FILE_KINDS = ['text', 'csv', 'b-file'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export interface NumberFile {
  readonly text: string;
  readonly type: string;
  /** Of the file. */
  readonly name: string;
}

/** Places have the game's own numbers: a b-file begins with the origin. */
export function fileOf(kind: FileKind, line: LineGame, numbers: BigUint64Array): NumberFile {
  const lines = (between: string) =>
    Array.from(numbers, (value, index) => `${numberOf(line, index + 1)}${between}${value}\n`);
  const stem = `${line.name.replaceAll(/[^a-z\d]+/gu, '-')}-${numbers.length}`;
  switch (kind) {
    case 'text':
      return { text: `${numbers.join(' ')}\n`, type: 'text/plain', name: `${stem}.txt` };
    case 'csv':
      return { text: `n,g(n)\n${lines(',').join('')}`, type: 'text/csv', name: `${stem}.csv` };
    case 'b-file':
      return { text: lines(' ').join(''), type: 'text/plain', name: `b-${stem}.txt` };
  }
}
