/**
 * Canvases one above the other, one for each layer of the picture, drawn at most once a frame, and only when
 * something changed or while discs turn over.
 */
import { canvasPainter } from './canvas_painter';
import { LAYERS } from './draw';
import type { Layer } from './draw';
import type { Frame } from './frame';
import { paletteOf } from './palette';
import type { Palette } from './palette';
import { startTurner, turnsAreSeen } from './turning';

type Shown = Pick<Frame, 'scene' | 'geometry'>;

export interface Stage {
  /** Draws this in the next frame, or what is shown after it until then. */
  readonly show: (what: Shown) => void;
  readonly stop: () => void;
}

interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** When one of these changes its answer the colours do. */
const COLOUR_QUERIES = [
  '(prefers-color-scheme: dark)',
  '(forced-colors: active)',
  '(prefers-contrast: more)',
];

/** `probe` is an element within the board, for its colours. */
export function startStage(canvases: readonly HTMLCanvasElement[], probe: HTMLElement): Stage {
  const stopped = new AbortController();
  const { signal } = stopped;
  let shown: Shown | undefined;
  let palette: Palette | undefined;
  let request = 0;
  /** As the browser lays the canvases out on the device's pixels, where it tells. */
  let observed: Pixels | undefined;
  const drawn = new Map<HTMLCanvasElement, readonly unknown[]>();
  const turner = startTurner();
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

  const draw = () => {
    cancelAnimationFrame(request);
    request = 0;
    if (shown === undefined || signal.aborted) return;
    palette ??= paletteOf(probe);
    const { scene, geometry } = shown;
    const still = scene.animated !== true || !turnsAreSeen(geometry) || lessMotion.matches;
    const turning = turner.momentOf(scene, performance.now(), still);
    const frame: Frame = { ...shown, palette, turning };
    const pixels = pixelsFor(frame, observed);
    for (const [place, layer] of LAYERS.entries()) {
      const canvas = canvases[place];
      if (canvas === undefined) continue;
      const seen = whatIsSeen(layer, frame, pixels);
      const before = drawn.get(canvas);
      if (before !== undefined && seen.every((part, at) => part === before[at])) continue;
      drawn.set(canvas, seen);
      paint(canvas, layer, frame, pixels);
    }
    if (turning !== undefined) drawSoon();
  };
  const drawSoon = () => {
    if (request === 0) request = requestAnimationFrame(draw);
  };

  const colours = () => {
    palette = undefined;
    drawSoon();
  };
  watchColours(colours, signal);
  watchPixelRatio(drawSoon, signal);
  const sizes = new ResizeObserver(([entry]) => {
    const box = entry?.devicePixelContentBoxSize[0];
    if (box === undefined) return;
    observed = { width: box.inlineSize, height: box.blockSize };
    const [lowest] = canvases;
    // The browser paints right after this: another frame would show the old picture stretched.
    if (lowest?.width !== observed.width || lowest.height !== observed.height) draw();
  });
  if (canvases[0] !== undefined && 'devicePixelContentBoxSize' in ResizeObserverEntry.prototype)
    sizes.observe(canvases[0], { box: 'device-pixel-content-box' });

  return {
    show: (what) => {
      shown = what;
      drawSoon();
    },
    stop: () => {
      stopped.abort();
      sizes.disconnect();
      cancelAnimationFrame(request);
    },
  };
}

function watchColours(changed: () => void, signal: AbortSignal): void {
  for (const query of COLOUR_QUERIES)
    matchMedia(query).addEventListener('change', changed, { signal });
  // A host gives its frame another theme.
  const themes = new MutationObserver(changed);
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => themes.disconnect());
}

/** The observed size, unless the canvases have just been given another one. */
function pixelsFor({ geometry }: Frame, observed: Pixels | undefined): Pixels {
  const width = geometry.width * devicePixelRatio;
  const height = geometry.height * devicePixelRatio;
  const near =
    observed !== undefined &&
    Math.abs(observed.width - width) < 2 &&
    Math.abs(observed.height - height) < 2;
  return near ? observed : { width: Math.round(width), height: Math.round(height) };
}

/** Whatever is set on the page is replaced, not changed in place: the same parts are the same picture. */
function whatIsSeen(layer: Layer, { scene, geometry, palette, turning }: Frame, pixels: Pixels) {
  const { field, view, cell, width, height, shape } = geometry;
  return [
    ...layer.shows.map((name) => scene[name]),
    ...[palette, shape.rows, shape.columns, shape.rowsUpward, shape.rowOrigin, shape.columnOrigin],
    ...[cell, view.columnsBefore, view.rowsBefore, width, height],
    ...[field.left, field.top, field.width, field.height, pixels.width, pixels.height],
    layer.turns ? turning : undefined,
  ];
}

function paint(canvas: HTMLCanvasElement, layer: Layer, frame: Frame, pixels: Pixels): void {
  const context = canvas.getContext('2d');
  // Without a picture the board is still there for the keyboard and for assistive technology.
  if (context === null) return;
  if (canvas.width !== pixels.width || canvas.height !== pixels.height) {
    canvas.width = pixels.width;
    canvas.height = pixels.height;
  }
  const { width, height } = frame.geometry;
  context.setTransform(pixels.width / width, 0, 0, pixels.height / height, 0, 0);
  context.clearRect(0, 0, width, height);
  layer.draw(canvasPainter(context, frame.palette.fontFamily), frame);
}

/** A window comes to another screen, or the reader zooms the page. */
function watchPixelRatio(changed: () => void, signal: AbortSignal): void {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
    'change',
    () => {
      changed();
      watchPixelRatio(changed, signal);
    },
    { once: true, signal },
  );
}
