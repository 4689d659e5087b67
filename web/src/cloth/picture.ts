/** A part of a cloth as a picture of any size: a pixel covers several discs, or a disc several pixels. */
import type { ClothEngine, ClothRegion } from '../engine/api/cloth';
import type { PositionRange } from '../engine/api/axes';
import { clothLevel, clothShadeScale } from './scale';
import type { ShadeScale } from '../drawing/shades';
import { sampledDensities, sampleOfAxis } from './tiles';

/** The largest length of the longer side. */
export const MAX_PICTURE_PX = 8192;

export interface PictureQuestion {
  readonly region: ClothRegion;
  /** The pixels of the longer side. */
  readonly longer: number;
  /** A flag for each thread; undefined for all. */
  readonly shown?: Uint8Array | undefined;
}

export interface ClothPicture {
  readonly width: number;
  readonly height: number;
  readonly scale: ShadeScale;
  /** The level of each pixel, line by line from the highest row of the board. */
  readonly levels: Uint8Array;
}

/** The painting of an axis: its blocks by their edges, and its pixels, of which there are at least as many. */
interface PaintedAxis {
  readonly edges: Uint32Array;
  readonly pixels: number;
}

const lengthOf = ({ first, last }: PositionRange) => last - first + 1;

export function pictureSize({ rows, columns }: ClothRegion, longer: number) {
  const most = Math.max(lengthOf(rows), lengthOf(columns));
  const pixelsOf = (range: PositionRange) =>
    Math.max(1, Math.round((longer * lengthOf(range)) / most));
  return { width: pixelsOf(columns), height: pixelsOf(rows) };
}

export async function paintPicture(
  cloth: Pick<ClothEngine, 'tile'>,
  { region, longer, shown }: PictureQuestion,
  signal?: AbortSignal,
): Promise<ClothPicture> {
  const size = pictureSize(region, longer);
  const rows = paintedAxis(region.rows, size.height);
  const columns = paintedAxis(region.columns, size.width);
  const tile = (some: Uint32Array, others: Uint32Array) =>
    cloth.tile({ rows: some, columns: others, ...(shown && { shown }) }, signal);
  const sample = { rows: sampleOfEdges(rows.edges), columns: sampleOfEdges(columns.edges) };
  const scale = clothShadeScale(sampledDensities(await tile(sample.rows, sample.columns), sample));
  const width = columns.edges.length - 1;
  const levels = new Uint8Array((rows.edges.length - 1) * width);
  for (const ofRows of tileStarts(rows.edges)) {
    for (const ofColumns of tileStarts(columns.edges)) {
      const across = columns.edges.slice(ofColumns, ofColumns + MAX_BLOCKS + 1);
      const densities = await tile(rows.edges.slice(ofRows, ofRows + MAX_BLOCKS + 1), across);
      for (const [place, density] of densities.entries()) {
        const row = ofRows + Math.floor(place / (across.length - 1));
        const column = ofColumns + (place % (across.length - 1));
        levels[row * width + column] = clothLevel(density, scale);
      }
    }
  }
  return { ...size, scale, levels: magnified(levels, rows, columns) };
}

/**
 * The largest number of blocks along each side in one request. A worker that counts the edges of thousands of blocks
 * would be silent so long that it is taken for dead. The largest picture needs 24 tiles a side; columns are reused by
 * the tiles above.
 */
const MAX_BLOCKS = 350;

const tileStarts = ({ length }: Uint32Array) =>
  Array.from({ length: Math.ceil((length - 1) / MAX_BLOCKS) }, (_, tile) => tile * MAX_BLOCKS);

function paintedAxis(range: PositionRange, pixels: number): PaintedAxis {
  const length = lengthOf(range);
  const blocks = Math.min(pixels, length);
  const edge = (block: number) => range.first - 1 + Math.floor((block * length) / blocks);
  return { edges: Uint32Array.from({ length: blocks + 1 }, (_, block) => edge(block)), pixels };
}

const sampleOfEdges = (edges: Uint32Array) =>
  sampleOfAxis(edges.length - 1, (edge) => edges[edge] ?? 0);

/** The first row of blocks is the lowest, and the first line of a picture the highest. */
function magnified(levels: Uint8Array, rows: PaintedAxis, columns: PaintedAxis): Uint8Array {
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
