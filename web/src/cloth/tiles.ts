/**
 * A cloth is painted in tiles of 256 × 256 blocks. At level k a block has 2ᵏ × 2ᵏ discs, so each tile of a level covers
 * four of the level below; at the coarsest level one tile has the whole board.
 */
import type { ShadeScale } from '../drawing/shades';
import type { ClothTile } from '../engine/api/cloth';
import type { ClothPlace, ClothSides, ViewSize } from './place';
import { clothLevel } from './scale';

/** The number of blocks along each side of a tile. */
export const TILE_BLOCKS = 256;

/** A tile by its level, and how many tiles lie below it and to the left of it. */
export interface TileName {
  readonly level: number;
  readonly row: number;
  readonly column: number;
}

export const blockOf = (level: number): number => 2 ** level;

/** The level whose one tile has the whole board. */
export function coarsestLevel({ rows, columns }: ClothSides): number {
  return Math.max(0, Math.ceil(Math.log2(Math.max(rows, columns) / TILE_BLOCKS)));
}

/** The level whose blocks are nearest to a device pixel; a CSS pixel may have several. */
export function levelFor(scale: number, pixelRatio: number, board: ClothSides): number {
  return Math.min(Math.max(0, Math.round(Math.log2(scale / pixelRatio))), coarsestLevel(board));
}

/** The visible tiles of a level, from the middle of the view outwards. */
export function tilesSeen(
  level: number,
  place: ClothPlace,
  board: ClothSides,
  view: ViewSize,
): TileName[] {
  const side = TILE_BLOCKS * blockOf(level);
  const range = (middle: number, length: number, pixels: number) => {
    const half = (place.scale * pixels) / 2;
    const first = Math.max(0, Math.floor((middle - half) / side));
    const last = Math.min(Math.ceil(length / side) - 1, Math.floor((middle + half) / side));
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  };
  const columns = range(place.column, board.columns, view.width);
  const far = ({ row, column }: TileName) =>
    Math.hypot((row + 0.5) * side - place.row, (column + 0.5) * side - place.column);
  return range(place.row, board.rows, view.height)
    .flatMap((row) => columns.map((column) => ({ level, row, column })))
    .sort((one, other) => far(one) - far(other));
}

/** The edges of a tile's blocks; those beyond the board lie on its border, so their blocks are empty. */
export function tileEdgesOf(
  { level, row, column }: TileName,
  { rows, columns }: ClothSides,
): ClothTile {
  const edges = (tile: number, side: number) =>
    Uint32Array.from({ length: TILE_BLOCKS + 1 }, (_, block) =>
      Math.min(side, (tile * TILE_BLOCKS + block) * blockOf(level)),
    );
  return { rows: edges(row, rows), columns: edges(column, columns) };
}

/** A sample of so many blocks along each side is enough for a picture's colour scale. */
const SAMPLES = 96;

/** Edges of sample blocks from all over the axis: first edge, last edge of the first block, then of the second, … */
export function sampleOfAxis(blocks: number, edgeAt: (edge: number) => number): Uint32Array {
  const count = Math.min(SAMPLES, blocks);
  return Uint32Array.from({ length: 2 * count }, (_, edge) =>
    edgeAt(Math.floor(((edge >> 1) * blocks) / count) + (edge % 2)),
  );
}

/** A sample of the blocks of a level, from all over the board. */
export function sampleOf(level: number, { rows, columns }: ClothSides): ClothTile {
  const block = blockOf(level);
  const edges = (side: number) =>
    sampleOfAxis(Math.ceil(side / block), (edge) => Math.min(side, edge * block));
  return { rows: edges(rows), columns: edges(columns) };
}

/** The blocks of a sample, without the gaps between them. */
export function sampledDensities(densities: Float32Array, { columns }: ClothTile): Float32Array {
  const width = columns.length - 1;
  return densities.filter(
    (_, place) => Math.floor(place / width) % 2 === 0 && (place % width) % 2 === 0,
  );
}

/** The levels of blocks, for an image whose first line is the highest row of blocks. */
export function levelsOfBlocks(
  densities: Float32Array,
  width: number,
  scale: ShadeScale,
): Uint8Array {
  const height = densities.length / width;
  const levels = new Uint8Array(densities.length);
  for (const [place, density] of densities.entries()) {
    const line = height - 1 - Math.floor(place / width);
    levels[line * width + (place % width)] = clothLevel(density, scale);
  }
  return levels;
}
