import { CLOTH_COLOURS, clothLevel, scaleFor } from '../src/cloth/scale';
import type { Cloth } from '../src/engine/cloth';
import type { ClothRegion, PositionRange } from '../src/engine/protocol';
import { clothDetails, clothOptions, readClothRequest, regionJson, withCloth } from './cloth';
import type { Command } from './command';
import { readOptions, readPositiveNumber } from './options';
import { encodePng } from './png';
import { UsageError } from './usage_error';
import { checkWritable, writeWholeFile } from './whole_file';

const MOST_PIXELS = 8192;

const synopsis = 'picture N|MxN --size S --out FILE.png';

export const pictureCommand: Command = {
  synopsis,
  summary: 'paint where the winning opening moves of the Flipping Game have their corner',
  details: `Writes a PNG file of the board of N rows and N columns, or M and N. Each pixel shows how many winning
opening moves have their upper right corner in its discs, from none, dark green, to many, cream.

  --size S                  the pixels of the longer side, from 1 to ${MOST_PIXELS.toLocaleString('en')}
  --out FILE.png            the file; one that is there is replaced
${clothDetails}
  --json                    one JSON object with the size of the picture, its part of the board, and the
                            scale of its colours: the share of a density d is (d / full)^power

F is as for tartan solve.`,
  run: async (words) => {
    const options = readOptions(words, {
      ...clothOptions,
      size: { type: 'string' },
      out: { type: 'string' },
    });
    const { size, out, json } = options.values;
    const { question, region } = readClothRequest(options, synopsis);
    if (size === undefined) throw new UsageError('Say how large: --size S, in pixels.');
    const longer = readPositiveNumber(size, '--size', MOST_PIXELS);
    if (out === undefined || out === '') throw new UsageError('Say the file: --out FILE.png.');
    await checkWritable(out);
    const painted = await withCloth(question, (cloth) => paint(cloth, region, longer));
    const { width, height, scale } = painted;
    await writeWholeFile(out, encodePng({ ...painted, colours: CLOTH_COLOURS }));
    if (json) return [JSON.stringify({ out, width, height, ...regionJson(region), scale })];
    return [`${out}: ${width} × ${height} pixels`];
  },
};

/** How an axis is painted: its blocks by their edges, and the pixels, which are no fewer. */
interface PaintedAxis {
  readonly edges: Uint32Array;
  readonly pixels: number;
}

const lengthOf = ({ first, last }: PositionRange) => last - first + 1;

/** A pixel has some discs or a part of one. */
function paintedAxis(range: PositionRange, pixels: number): PaintedAxis {
  const length = lengthOf(range);
  const blocks = Math.min(pixels, length);
  const edge = (block: number) => range.first - 1 + Math.floor((block * length) / blocks);
  return { edges: Uint32Array.from({ length: blocks + 1 }, (_, block) => edge(block)), pixels };
}

async function paint(cloth: Cloth, region: ClothRegion, longer: number) {
  const most = Math.max(lengthOf(region.rows), lengthOf(region.columns));
  const pixelsOf = (range: PositionRange) =>
    Math.max(1, Math.round((longer * lengthOf(range)) / most));
  const rows = paintedAxis(region.rows, pixelsOf(region.rows));
  const columns = paintedAxis(region.columns, pixelsOf(region.columns));
  const densities = await weave(cloth, rows.edges, columns.edges);
  const scale = scaleFor(densities);
  const levels = Uint8Array.from(densities, (density) => clothLevel(density, scale));
  return {
    ...{ width: columns.pixels, height: rows.pixels, scale },
    pixels: magnify(levels, rows, columns),
  };
}

/** So many blocks at once are some megabytes. */
const MOST_BLOCKS = 1 << 23;

async function weave(cloth: Cloth, rows: Uint32Array, columns: Uint32Array): Promise<Float32Array> {
  const width = columns.length - 1;
  const densities = new Float32Array((rows.length - 1) * width);
  const height = Math.max(1, Math.floor(MOST_BLOCKS / width));
  for (let row = 0; row < rows.length - 1; row += height) {
    const some = rows.slice(row, row + height + 1);
    densities.set(await cloth.tile({ rows: some, columns }), row * width);
  }
  return densities;
}

/** The first row of blocks is the lowest, and the first line of a picture the highest. */
function magnify(levels: Uint8Array, rows: PaintedAxis, columns: PaintedAxis): Uint8Array {
  const [height, width] = [rows.edges.length - 1, columns.edges.length - 1];
  const pixels = new Uint8Array(rows.pixels * columns.pixels);
  let place = 0;
  for (let line = 0; line < rows.pixels; line += 1) {
    const block = height - 1 - Math.floor((line * height) / rows.pixels);
    for (let pixel = 0; pixel < columns.pixels; pixel += 1) {
      const level = levels[block * width + Math.floor((pixel * width) / columns.pixels)] ?? 0;
      pixels[place] = level;
      place += 1;
    }
  }
  return pixels;
}
