import type { BoardProgress } from '../src/engine/api/solver';

/** Writes the share of the work that is done, over the previous one, on a terminal only. */
export function progressLine(stream: NodeJS.WriteStream) {
  let shown = '';
  const show = (text: string) => {
    if (!stream.isTTY || text === shown) return;
    stream.write(`\r${text.padEnd(shown.length)}${text === '' ? '\r' : ''}`);
    shown = text;
  };
  const reportShare = (share: number) => {
    show(`${Math.floor(100 * share)} % of the work is done`);
  };
  return {
    reportShare,
    report: ({ done, total }: BoardProgress) => {
      reportShare(done / total);
    },
    clear: () => {
      show('');
    },
  };
}
