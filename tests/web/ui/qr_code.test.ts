import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrModules } from '../../../web/src/ui/QrCode';

const LINK = 'https://example.org/tartan/#/board?rows=5&columns=5';
const QUIET = 4;

/** The finder pattern in three corners of every code, with a row of light modules; 1 is dark. */
const FINDER = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];

const inside = (text: string) =>
  qrModules(text)!
    .slice(QUIET, -QUIET)
    .map((row) => row.slice(QUIET, -QUIET).map(Number));

const part = (code: readonly number[][], top: number, left: number) =>
  FINDER.map((_, row) => (code[top + row] ?? []).slice(left, left + 7).join(''));

describe('the code of a link', () => {
  it('is a square of 4 modules more for each version, with a quiet zone around it', () => {
    const code = qrModules(LINK)!;
    expect((code.length - 2 * QUIET - 17) % 4).toBe(0);
    for (const [y, row] of code.entries()) {
      expect(row).toHaveLength(code.length);
      for (const [x, isDark] of row.entries()) {
        const edge = Math.min(x, y, code.length - 1 - x, code.length - 1 - y);
        if (edge < QUIET) expect(isDark).toBe(false);
      }
    }
  });

  it('is found by the patterns in three corners, and counted by the lines between them', () => {
    const code = inside(LINK);
    const far = code.length - 7;
    expect(part(code, 0, 0)).toEqual(FINDER);
    expect(part(code, 0, far)).toEqual(FINDER);
    expect(part(code, far, 0)).toEqual(FINDER);
    for (let at = 8; at < far; at += 1) {
      expect(code[6]![at]).toBe((at + 1) % 2);
      expect(code[at]![6]).toBe((at + 1) % 2);
    }
  });

  it('has the link in it', () => {
    expect(inside(LINK)).toEqual(
      encode(LINK, { border: 0, boostEcc: true }).data.map((row) => row.map(Number)),
    );
    expect(inside(LINK)).not.toEqual(inside(LINK.replace('5', '6')));
  });

  it('holds addresses of 1,273 bytes, and none that are longer', () => {
    const start = 'https://example.org/#/board?position=';
    expect(qrModules(start.padEnd(1_273, 'w'))).toHaveLength(117 + 2 * QUIET);
    expect(qrModules(start.padEnd(1_274, 'w'))).toBeUndefined();
  });
});
