import { PRINT_PALETTE } from '../../../../web/src/drawing/palette';
import { nimTable, type NimOperation } from '../../../../web/src/ui/value_table/nim_tables';
import {
  tableOf,
  type TableScene,
  type ValueTable,
} from '../../../../web/src/ui/value_table/value_table';
import { nimProduct } from '../../engine/nimbers';

const products = Uint8Array.from({ length: 256 * 256 }, (_, place) =>
  Number(nimProduct(BigInt(place >> 8), BigInt(place & 255))),
);

/** The quotient a ⊘ b is the number whose product with b is a. */
const quotients = new Uint8Array(256 * 256);
for (let c = 0; c < 256; c += 1)
  for (let b = 1; b < 256; b += 1) quotients[256 * products[256 * c + b]! + b] = c;

function sceneOf(operation: NimOperation, size: number, values: Uint8Array, lit?: bigint) {
  return { table: nimTable(operation, size, values), lit };
}

export const productScene = (size: number, lit?: bigint): TableScene =>
  sceneOf('product', size, products, lit);
export const quotientScene = (size: number, lit?: bigint): TableScene =>
  sceneOf('quotient', size, quotients, lit);

/** Powers of two in the shape of a board whose rows count upwards from 1: 2^(5·row + column). */
export function powerTable(rows: number, columns: number): ValueTable {
  return tableOf(
    {
      name: 'Powers <2>',
      rows,
      columns,
      sign: '×',
      rowsUpward: true,
      origin: { row: 1, column: 10 },
    },
    ({ row, column }) => 1n << BigInt(5 * row + column),
  );
}

export const PALETTE = PRINT_PALETTE;
