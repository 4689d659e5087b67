/** Grundy numbers as text to copy or save. */
import type { LineGame } from '../../game/game';
import { csvOf } from '../../ui/sheet/SheetFiles';

export type NumberFileKind = 'text' | 'csv' | 'b-file' | 'oeis-b-file';

/** The OEIS entry of a game, such as A000069, and the index of its first number. */
export interface OeisEntry {
  readonly oeis: string;
  readonly oeisIndex: number;
}

export const NO_ENTRY: OeisEntry = { oeis: '', oeisIndex: 0 };

/** The OEIS's b-file is offered if its indices differ from the game's numbers. */
export function numberFileKinds(line: LineGame, entry: OeisEntry): readonly NumberFileKind[] {
  const kinds = ['text', 'csv', 'b-file'] as const;
  return isCountedOtherwise(line, entry) ? [...kinds, 'oeis-b-file'] : kinds;
}

export function isCountedOtherwise({ origin }: LineGame, { oeis, oeisIndex }: OeisEntry): boolean {
  return oeis !== '' && oeisIndex !== origin;
}

interface NumberFile {
  readonly text: string;
  readonly type: string;
  /** The file's name. */
  readonly name: string;
}

/** Places have the game's own numbers or, in a b-file such as b000069.txt, the OEIS's. */
export function numberFileOf(
  kind: NumberFileKind,
  line: LineGame,
  { oeis, oeisIndex }: OeisEntry,
  numbers: BigUint64Array,
): NumberFile {
  const first = kind === 'oeis-b-file' ? oeisIndex : line.origin;
  const sheet = {
    corner: 'n',
    columns: [{ value: 'g(n)' }],
    rows: Array.from(numbers, (value, index) => ({
      head: { value: first + index },
      places: [{ value }],
    })),
  };
  const lines = Array.from(numbers, (value, index) => `${first + index} ${value}\n`).join('');
  const stem = `${line.name.replaceAll(/[^a-z\d]+/gu, '-')}-${numbers.length}`;
  switch (kind) {
    case 'text':
      return { text: `${numbers.join(' ')}\n`, type: 'text/plain', name: `${stem}.txt` };
    case 'csv':
      return { text: csvOf(sheet), type: 'text/csv', name: `${stem}.csv` };
    case 'b-file':
      return { text: lines, type: 'text/plain', name: `b-${stem}.txt` };
    case 'oeis-b-file':
      return {
        text: lines,
        type: 'text/plain',
        name: `${oeis.replace('A', 'b')}.txt`,
      };
  }
}
