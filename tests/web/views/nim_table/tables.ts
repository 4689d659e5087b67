import { PRINT_PALETTE } from '../../../../web/src/board/picture';
import type { NimTableScene } from '../../../../web/src/views/nim_table/nim_table';
import { nimProduct } from '../../engine/nimbers';

const values = Uint8Array.from({ length: 256 * 256 }, (_, place) =>
  Number(nimProduct(BigInt(place >> 8), BigInt(place & 255))),
);

export function productScene(size: number, lit?: number): NimTableScene {
  return { operation: 'product', size, values, lit };
}

/** a ⊘ b is found where it times b is a. */
export function quotientScene(size: number, lit?: number): NimTableScene {
  const quotients = new Uint8Array(256 * 256);
  for (let c = 0; c < 256; c += 1)
    for (let b = 1; b < 256; b += 1) quotients[256 * values[256 * c + b]! + b] = c;
  return { operation: 'quotient', size, values: quotients, lit };
}

export const PALETTE = PRINT_PALETTE;
