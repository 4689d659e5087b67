import { expect, it } from 'vitest';
import { readGame } from '../../../../web/src/game/game';
import {
  numberFileKinds,
  numberFileOf,
  NO_ENTRY,
} from '../../../../web/src/pages/games/number_file';

const numbers = BigUint64Array.of(1n, 2n, 18_446_744_073_709_551_615n);
const line = (name: string) => readGame(`single*${name}`)!.columns;

it('writes the numbers with the game’s own places', () => {
  expect(numberFileOf('b-file', line('mock-turtles'), NO_ENTRY, numbers)).toEqual({
    text: '0 1\n1 2\n2 18446744073709551615\n',
    type: 'text/plain',
    name: 'b-mock-turtles-3.txt',
  });
  expect(numberFileOf('csv', line('runs:1,3'), NO_ENTRY, numbers)).toEqual({
    text: 'n,g(n)\n1,1\n2,2\n3,18446744073709551615\n',
    type: 'text/csv',
    name: 'runs-1-3-3.csv',
  });
  expect(numberFileOf('text', line('ruler'), NO_ENTRY, numbers)).toEqual({
    text: '1 2 18446744073709551615\n',
    type: 'text/plain',
    name: 'ruler-3.txt',
  });
});

it('offers a b-file with the OEIS’s own numbers where they are others', () => {
  const odious = { oeis: 'A000069', oeisIndex: 1 };
  expect(numberFileOf('oeis-b-file', line('mock-turtles'), odious, numbers)).toEqual({
    text: '1 1\n2 2\n3 18446744073709551615\n',
    type: 'text/plain',
    name: 'b000069.txt',
  });
  expect(numberFileOf('b-file', line('mock-turtles'), odious, numbers).text).toMatch(/^0 1\n/u);
  expect(numberFileKinds(line('mock-turtles'), odious)).toContain('oeis-b-file');
  expect(numberFileKinds(line('ruler'), { oeis: 'A006519', oeisIndex: 1 })).not.toContain(
    'oeis-b-file',
  );
  expect(numberFileKinds(line('runs:1,3'), NO_ENTRY)).not.toContain('oeis-b-file');
});
