import { expect, it } from 'vitest';
import { readGame } from '../../../../web/src/game/game';
import { fileOf } from '../../../../web/src/pages/games/number_file';

const numbers = BigUint64Array.of(1n, 2n, 18_446_744_073_709_551_615n);
const line = (name: string) => readGame(`single*${name}`)!.columns;

it('writes the numbers with the game’s own places', () => {
  expect(fileOf('b-file', line('mock-turtles'), numbers)).toEqual({
    text: '0 1\n1 2\n2 18446744073709551615\n',
    type: 'text/plain',
    name: 'b-mock-turtles-3.txt',
  });
  expect(fileOf('csv', line('runs:1,3'), numbers)).toEqual({
    text: 'n,g(n)\n1,1\n2,2\n3,18446744073709551615\n',
    type: 'text/csv',
    name: 'runs-1-3-3.csv',
  });
  expect(fileOf('text', line('ruler'), numbers)).toEqual({
    text: '1 2 18446744073709551615\n',
    type: 'text/plain',
    name: 'ruler-3.txt',
  });
});
