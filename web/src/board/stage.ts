/**
 * A stack of canvases, one for each layer of the picture, drawn at most once a frame, and only when something changed
 * or while discs turn over.
 */
import { canvasPainter } from '../drawing/canvas_painter';
import { BOARD_LAYERS, type BoardLayer } from './draw';
import { paneDrawingsOf, type WholeDrawing } from './frame';
import { isPicture, type BoardGeometry } from './geometry';
import type { GrowthAnimator } from './growing';
import { onColoursChange } from '../viewport/on_colours_change';
import { paletteOf, type Palette } from '../drawing/palette';
import { onStaleCanvas } from '../viewport/stale_canvas';
import type { BoardScene } from './state';
import { startTurningAnimator, turnsAreSeen } from './turning';

type Shown = Pick<WholeDrawing, 'scene' | 'geometry'>;

export interface BoardStage {
  /** Draws this in the next frame, unless another scene is shown before it. */
  readonly show: (what: Shown) => void;
  readonly stop: () => void;
}

interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** `layers` has a canvas for each layer; `probe` is an element within the board, for its colours. */
export function startStage(layers: HTMLElement, probe: HTMLElement): BoardStage {
  const stopped = new AbortController();
  let shown: Shown | undefined;
  let palette: Palette | undefined;
  const canvases = [...layers.querySelectorAll('canvas')];
  let drawChanged = layerDrawer(canvases);
  const turner = startTurningAnimator();
  const grower = lateGrower(() => shown?.scene.heat);
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

  const frames = oncePerFrame(() => {
    if (shown === undefined) return;
    palette ??= paletteOf(probe);
    const { scene, geometry } = shown;
    const time = performance.now();
    const still = scene.animated !== true || lessMotion.matches;
    const turning = turner.momentOf(scene, time, still || !turnsAreSeen(geometry));
    const grown = grower.momentOf(scene, geometry, time, still);
    drawChanged({ ...shown, palette, turning, grown }, pixelsFor(geometry, observed()));
    if (turning !== undefined || grown !== undefined) frames.soon();
  }, stopped.signal);
  for (const press of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(press, grower.stop, { signal: stopped.signal, passive: true });
  const observed = watchPixels(canvases[0], frames.now, stopped.signal);
  const stops = [
    onStaleCanvas(layers, () => {
      drawChanged = layerDrawer(canvases);
      frames.soon();
    }),
    onColoursChange(() => {
      palette = undefined;
      frames.soon();
    }),
  ];
  stopped.signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });

  return {
    show: (what) => {
      shown = what;
      frames.soon();
    },
    stop: () => stopped.abort(),
  };
}

/** Loaded after the first picture. A picture shown before that stays as it is. */
function lateGrower(countsShown: () => BoardScene['heat']): GrowthAnimator {
  let grower: GrowthAnimator | undefined;
  let isAsked = false;
  return {
    momentOf: (scene, geometry, time, still) => {
      if (!isAsked && isPicture(geometry)) {
        isAsked = true;
        import('./growing').then(
          ({ startGrowthAnimator }) => (grower = startGrowthAnimator(countsShown())),
          () => undefined,
        );
      }
      return grower?.momentOf(scene, geometry, time, still);
    },
    stop: () => grower?.stop(),
  };
}

/** Calls `draw` at most once a frame, however often it is asked for; `now` doesn't wait for the next frame. */
function oncePerFrame(draw: () => void, signal: AbortSignal) {
  let request = 0;
  const now = () => {
    cancelAnimationFrame(request);
    request = 0;
    if (!signal.aborted) draw();
  };
  signal.addEventListener('abort', () => cancelAnimationFrame(request));
  return {
    now,
    soon: () => {
      if (request === 0 && !signal.aborted) request = requestAnimationFrame(now);
    },
  };
}

/** Draws the layers that have changed since they were last drawn. */
function layerDrawer(canvases: readonly HTMLCanvasElement[]) {
  const drawn = new Map<HTMLCanvasElement, readonly unknown[]>();
  return (whole: WholeDrawing, pixels: Pixels) => {
    for (const [place, layer] of BOARD_LAYERS.entries()) {
      const canvas = canvases[place];
      if (canvas === undefined) continue;
      const seen = whatIsSeen(layer, whole, pixels);
      const before = drawn.get(canvas);
      if (before !== undefined && seen.every((part, at) => part === before[at])) continue;
      drawn.set(canvas, seen);
      paint(canvas, layer, whole, pixels);
    }
  };
}

/** The size of a canvas in device pixels, if the browser reports it. */
function watchPixels(
  canvas: HTMLCanvasElement | undefined,
  changed: () => void,
  signal: AbortSignal,
): () => Pixels | undefined {
  let observed: Pixels | undefined;
  const sizes = new ResizeObserver(([entry]) => {
    const box = entry?.devicePixelContentBoxSize[0];
    if (box === undefined) return;
    observed = { width: box.inlineSize, height: box.blockSize };
    // The browser paints right after this; waiting for a frame would show the old picture stretched.
    if (canvas?.width !== observed.width || canvas.height !== observed.height) changed();
  });
  if (canvas !== undefined && 'devicePixelContentBoxSize' in ResizeObserverEntry.prototype)
    sizes.observe(canvas, { box: 'device-pixel-content-box' });
  signal.addEventListener('abort', () => sizes.disconnect());
  return () => observed;
}

/** The observed size, unless the canvases have just been given another one. */
function pixelsFor(geometry: BoardGeometry, observed: Pixels | undefined): Pixels {
  const width = geometry.width * devicePixelRatio;
  const height = geometry.height * devicePixelRatio;
  const near =
    observed !== undefined &&
    Math.abs(observed.width - width) < 2 &&
    Math.abs(observed.height - height) < 2;
  return near ? observed : { width: Math.round(width), height: Math.round(height) };
}

/** Scenes are immutable: the same parts make the same picture. */
function whatIsSeen(layer: BoardLayer, whole: WholeDrawing, pixels: Pixels) {
  const { scene, geometry, palette, turning, grown } = whole;
  const { hull, view, cell, width, height, shape, ribbon } = geometry;
  return [
    ...layer.shows.map((name) => scene[name]),
    ...[palette, shape.rows, shape.columns, shape.rowsUpward, shape.rowOrigin, shape.columnOrigin],
    ...[cell, view.columnsBefore, view.rowsBefore, width, height, ribbon?.perLine],
    ...[hull.left, hull.top, hull.width, hull.height, pixels.width, pixels.height],
    ...(layer.turns ? [turning, grown] : []),
  ];
}

function paint(
  canvas: HTMLCanvasElement,
  layer: BoardLayer,
  whole: WholeDrawing,
  pixels: Pixels,
): void {
  const context = canvas.getContext('2d');
  // Without a picture the board still works for the keyboard and for assistive technology.
  if (context === null) return;
  if (canvas.width !== pixels.width || canvas.height !== pixels.height) {
    canvas.width = pixels.width;
    canvas.height = pixels.height;
  }
  const { width, height } = whole.geometry;
  context.setTransform(pixels.width / width, 0, 0, pixels.height / height, 0, 0);
  context.clearRect(0, 0, width, height);
  const painter = canvasPainter(context, whole.palette.fontFamily);
  for (const frame of paneDrawingsOf(whole)) layer.draw(painter, frame);
}
