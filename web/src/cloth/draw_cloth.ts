/** Draws a cloth: the tiles of its level, or coarser ones until those arrive; at close range the discs themselves. */
import { MIN_DISC_PX, type ClothModel, type CountedDiscs, type WovenTile } from './cloth_model';
import type { ClothPlace, ViewSize } from './place';
import { CLOTH_COLOURS, clothLevel } from './scale';
import { hexOf, mixedColour, type ShadeScale } from '../drawing/shades';
import {
  blockOf,
  coarsestLevel,
  levelsOfBlocks,
  TILE_BLOCKS,
  tilesSeen,
  type TileName,
} from './tiles';
import type { ClothRegion } from '../engine/api/cloth';
import { imageOfKinds } from '../drawing/canvas_painter';

export const CLOTH_HEX = CLOTH_COLOURS.map((colour) => hexOf(colour));
const NONE = CLOTH_HEX[0] ?? '';
/** From this size on a disc has room for its count. */
const MIN_COUNTED_DISC_PX = 26;

/** The time for painting new tiles per frame, in milliseconds: they arrive by the dozen. */
const MAX_PAINTING_MS = 5;

/** Each tile is painted once, and the image kept with it. */
let images = new WeakMap<WovenTile, OffscreenCanvas>();

/** Drops all painted images: a browser that takes contexts away takes theirs as well. */
export function forgetImages(): void {
  images = new WeakMap();
}

type Context = CanvasRenderingContext2D;

/** Returns true if tiles are left for the next frame. */
export function drawCloth(context: Context, model: ClothModel, pixelRatio: number): boolean {
  const place = model.place.value;
  const view = model.view.value;
  if (place === undefined || view === undefined) return false;
  const paint = paintingUntil(performance.now() + MAX_PAINTING_MS);
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.clearRect(0, 0, view.width, view.height);
  context.save();
  clipBoard(context, model, place, view);
  context.imageSmoothingEnabled = false;
  for (const name of tilesSeen(model.level.value, place, model.board, view))
    drawTile(context, { model, paint }, name, place, view);
  const discs = 1 / place.scale >= MIN_DISC_PX ? model.discs.value : undefined;
  const scale = model.scale.value;
  if (discs && scale) drawDiscs(context, discs, scale, place, view);
  const { region, inView } = model;
  if (region.value !== inView.value && region.value) veilOthers(context, region.value, place, view);
  drawChosen(context, model, place, view);
  context.restore();
  return paint.isBehind();
}

interface Painting {
  /** Undefined if there is no time left in this frame. */
  readonly imageOf: (tile: WovenTile) => OffscreenCanvas | undefined;
  readonly isBehind: () => boolean;
}

function paintingUntil(end: number): Painting {
  let isBehind = false;
  return {
    imageOf: (tile) => {
      const before = images.get(tile);
      if (before !== undefined) return before;
      isBehind ||= performance.now() > end;
      return isBehind ? undefined : imageOf(tile);
    },
    isBehind: () => isBehind,
  };
}

/** Darkens everything outside the requested region. */
function veilOthers(
  context: Context,
  { rows, columns }: ClothRegion,
  place: ClothPlace,
  view: ViewSize,
) {
  const [left, bottom] = [xOf(columns.first - 1, place, view), yOf(rows.first - 1, place, view)];
  const [right, top] = [xOf(columns.last, place, view), yOf(rows.last, place, view)];
  context.beginPath();
  context.rect(0, 0, view.width, view.height);
  context.rect(left, top, right - left, bottom - top);
  context.fillStyle = 'rgb(0 0 0 / 60%)';
  context.fill('evenodd');
}

/** Draws a ring around the disc whose moves are listed, visible on every colour. */
function drawChosen(context: Context, { corner }: ClothModel, place: ClothPlace, view: ViewSize) {
  const size = 1 / place.scale;
  if (size < MIN_DISC_PX || corner.value.status === 'idle') return;
  const { row, column } = corner.value.question;
  context.beginPath();
  context.arc(
    xOf(column - 0.5, place, view),
    yOf(row - 0.5, place, view),
    size / 2,
    0,
    2 * Math.PI,
  );
  for (const [lineWidth, strokeStyle] of [
    [5, '#000'],
    [2.5, '#fff'],
  ] as const) {
    Object.assign(context, { lineWidth, strokeStyle });
    context.stroke();
  }
}

/** The x coordinate of a disc's left edge in the view, in pixels; `column` is the number of columns before it. */
const xOf = (column: number, place: ClothPlace, view: ViewSize) =>
  view.width / 2 + (column - place.column) / place.scale;
const yOf = (row: number, place: ClothPlace, view: ViewSize) =>
  view.height / 2 - (row - place.row) / place.scale;

function clipBoard(context: Context, { board }: ClothModel, place: ClothPlace, view: ViewSize) {
  const [left, bottom] = [xOf(0, place, view), yOf(0, place, view)];
  const [right, top] = [xOf(board.columns, place, view), yOf(board.rows, place, view)];
  context.beginPath();
  context.rect(left, top, right - left, bottom - top);
  context.clip();
  context.fillStyle = NONE;
  context.fill();
}

/** Draws the tile itself, or the part of a coarser one. */
function drawTile(
  context: Context,
  { model, paint }: { readonly model: ClothModel; readonly paint: Painting },
  name: TileName,
  place: ClothPlace,
  view: ViewSize,
) {
  const side = TILE_BLOCKS * blockOf(name.level);
  const left = xOf(name.column * side, place, view);
  const top = yOf((name.row + 1) * side, place, view);
  const length = side / place.scale;
  for (let level = name.level; level <= coarsestLevel(model.board); level += 1) {
    const parts = 2 ** (level - name.level);
    const [row, column] = [Math.floor(name.row / parts), Math.floor(name.column / parts)];
    const tile = model.tile({ level, row, column });
    const image = tile && paint.imageOf(tile);
    if (image === undefined) continue;
    const part = TILE_BLOCKS / parts;
    const [right, up] = [name.column - column * parts, name.row - row * parts];
    const source = [right * part, TILE_BLOCKS - (up + 1) * part, part, part] as const;
    context.drawImage(image, ...source, left, top, length, length);
    return;
  }
}

function imageOf(tile: WovenTile): OffscreenCanvas {
  const before = images.get(tile);
  if (before !== undefined) return before;
  const image = imageOfKinds(
    TILE_BLOCKS,
    levelsOfBlocks(tile.densities, TILE_BLOCKS, tile.scale),
    CLOTH_COLOURS,
  );
  images.set(tile, image);
  return image;
}

/** Draws discs over the ground, each in the colour of its count, with the count if it fits. */
export function drawDiscs(
  context: Context,
  { region, counts }: CountedDiscs,
  scale: ShadeScale,
  place: ClothPlace,
  view: ViewSize,
) {
  const size = 1 / place.scale;
  const width = region.columns.last - region.columns.first + 1;
  const [first, last] = [region.columns.first, region.rows.last];
  context.fillStyle = NONE;
  context.fillRect(
    xOf(first - 1, place, view),
    yOf(last, place, view),
    width * size,
    (last - region.rows.first + 1) * size,
  );
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `${Math.round(Math.min(size * 0.36, 18))}px system-ui, sans-serif`;
  for (const [index, count] of counts.entries()) {
    const row = region.rows.first + Math.floor(index / width);
    const column = first + (index % width);
    const x = xOf(column - 0.5, place, view);
    const y = yOf(row - 0.5, place, view);
    const level = clothLevel(count, scale);
    context.beginPath();
    context.arc(x, y, size * 0.42, 0, 2 * Math.PI);
    context.fillStyle = count === 0 ? OUTLINED : (CLOTH_HEX[level] ?? NONE);
    context.fill();
    if (count === 0 || size < MIN_COUNTED_DISC_PX) continue;
    context.fillStyle = level > CLOTH_COLOURS.length / 2 ? '#0e2e24' : '#fff4d3';
    context.fillText(String(count), x, y);
  }
}

/** A disc without winning moves is drawn as an outline. */
const OUTLINED = hexOf(
  mixedColour(CLOTH_COLOURS[0] ?? [0, 0, 0], CLOTH_COLOURS.at(-1) ?? [0, 0, 0], 0.12),
);

/** Draws the whole cloth, small. */
export function drawOverview(context: Context, model: ClothModel, size: ViewSize): void {
  const { rows, columns } = model.board;
  const level = coarsestLevel(model.board);
  const tile = model.tile({ level, row: 0, column: 0 });
  context.clearRect(0, 0, size.width, size.height);
  context.fillStyle = NONE;
  context.fillRect(0, 0, size.width, size.height);
  if (tile === undefined) return;
  const [across, up] = [columns / blockOf(level), rows / blockOf(level)];
  context.imageSmoothingEnabled = true;
  context.drawImage(imageOf(tile), 0, TILE_BLOCKS - up, across, up, 0, 0, size.width, size.height);
}
