import { describe, expect, test } from 'vitest';
import { progressLine } from '../../../web/cli/progress_line';

/** An output stream that records what was written. */
function fakeStream(isTTY: boolean) {
  const written: string[] = [];
  const fake = { isTTY, write: (text: string) => written.push(text) };
  return { written, stream: fake as unknown as NodeJS.WriteStream };
}

const at = (done: number) => ({ done, total: 40 });

describe('the progress of the command line', () => {
  test('is written over itself on a terminal, and wiped away', () => {
    const terminal = fakeStream(true);
    const progress = progressLine(terminal.stream);
    progress.report(at(2));
    progress.report(at(2));
    progress.report(at(20));
    progress.clear();
    progress.clear();
    const shown = '50 % of the work is done';
    expect(terminal.written).toEqual([
      '\r5 % of the work is done',
      `\r${shown}`,
      `\r${' '.repeat(shown.length)}\r`,
    ]);
  });

  test('is not written where nobody reads it', () => {
    const file = fakeStream(false);
    const progress = progressLine(file.stream);
    progress.report(at(20));
    progress.clear();
    expect(file.written).toEqual([]);
  });
});
