/** Pictures of few colours as PNG files (ISO/IEC 15948). */
import { crc32, deflateSync } from 'node:zlib';

interface PalettePicture {
  readonly width: number;
  readonly height: number;
  /** At most 256 colours of red, green and blue. */
  readonly colours: readonly (readonly [number, number, number])[];
  /** The index of the colour of each pixel, row by row from the top left. */
  readonly pixels: Uint8Array;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

export function encodePng({ width, height, colours, pixels }: PalettePicture): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // 8 bits a pixel, as indices of colours; the rest is 0
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(colours.flat())),
    chunk('IDAT', deflateSync(scanlines(width, height, pixels), { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** Each row with its filter type: none, which compresses indices best. */
function scanlines(width: number, height: number, pixels: Uint8Array): Uint8Array {
  const lines = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    lines.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return lines;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
