/**
 * Measures how long the canvas board takes to draw, in Chromium without a graphics processor: the highlights and marks,
 * which may change in every frame while the pointer moves; and the ground, which is drawn when the board changes and in
 * every frame while discs turn over.
 */
import { pageCode } from '../page_code.js';
import { median } from '../statistics.js';
import { textTable } from '../text_table.js';
import { YARDSTICK } from '../ways.js';

/** The drawing code without the page around it. */
const modules = [
  ...['draw', 'geometry', 'picture', 'turning'].map((module) => `board/${module}`),
  ...['canvas_painter', 'palette'].map((module) => `drawing/${module}`),
];
const frames = 60;
const width = 560;
const cases = [
  { size: 50, moves: 60, spots: 266, heat: true, pixelRatio: 1 },
  { size: 50, moves: 60, spots: 266, heat: true, pixelRatio: 2 },
  { size: 200, moves: 60, spots: 266, heat: true, pixelRatio: 1 },
  { size: 200, moves: 60, spots: 266, heat: false, pixelRatio: 2 },
  { size: 200, zoom: 2, moves: 60, spots: 266, heat: false, pixelRatio: 2 },
];
/** Turns all discs in the lower left corner of `turns` columns and rows. */
const turnings = [
  { size: 30, turns: [25, 10], pixelRatio: 1 },
  { size: 30, turns: [25, 10], pixelRatio: 2 },
  { size: 30, turns: [25, 10], width: 720, values: true, pixelRatio: 2 },
  // The largest cases: many turning discs, and many discs in all.
  { size: 50, turns: [20, 50], width: 640, pixelRatio: 1 },
  { size: 50, turns: [20, 50], width: 640, pixelRatio: 2 },
  { size: 50, turns: [20, 50], width: 900, values: true, pixelRatio: 2 },
];

/** Comparisons stop at a hundredth of a frame at 60 Hz; below that they compare clocks. */
const SHORTEST_MS = 0.17;

export const board = {
  key: 'board',

  async measure({ browsers }) {
    const page = await browsers.chromium.newPage();
    await page.addScriptTag({ content: await pageCode('boardDrawing', modules) });
    const entry = {};
    for (const each of cases) {
      const layers = await page.evaluate(measureLayers, { ...each, width, frames });
      const name = `${each.size}×${each.size}, zoom ${each.zoom ?? 1}, heat ${each.heat}, pixel ratio ${each.pixelRatio}`;
      ['ground', 'highlights', 'marks'].forEach((layer, place) => {
        entry[`${layer} of ${name}`] = summary(layers[place]);
      });
    }
    for (const each of turnings) {
      const name = `${each.turns.join('×')} of ${each.size}×${each.size}${each.values ? ' with numbers' : ''}`;
      entry[`turning ${name}, ${each.width ?? width} wide, pixel ratio ${each.pixelRatio}`] =
        summary(await page.evaluate(measureTurning, { width, frames, ...each }));
    }
    await page.close();
    return entry;
  },

  lines: (entry) =>
    textTable([
      [`drawing, milliseconds a frame, of ${frames}`, 'median', 'longest'],
      ...Object.entries(entry).map(([name, { median: usual, longest }]) => [
        name,
        usual.toFixed(1),
        longest.toFixed(1),
      ]),
    ]),

  figures: (entry, { solving }) =>
    Object.entries(entry)
      .filter(([, { median: usual }]) => usual >= SHORTEST_MS)
      .map(([name, { median: usual }]) => ({
        name: `${name}: time a frame, straightforward P(N) = 1000`,
        value: usual / solving.ways[YARDSTICK].median,
      })),
};

function summary(milliseconds) {
  return { median: median(milliseconds), longest: Math.max(...milliseconds), milliseconds };
}

/** Runs in the page. */
function measureLayers({ size, zoom = 1, moves, spots, heat, pixelRatio, width, frames }) {
  const { canvasPainter, boardGeometryOf, BOARD_LAYERS, PRINT_PALETTE } = globalThis.boardDrawing;
  const cells = size * size;
  const at = (place) => ({ column: (place % size) + 1, row: Math.floor(place / size) + 1 });
  const shape = { rows: size, columns: size, rowsUpward: true, rowOrigin: 1, columnOrigin: 1 };
  const space = { width, height: width, largestCell: 96, leastCell: 24, fontSize: 13 };
  const geometry = boardGeometryOf(shape, space, { zoom, columnsBefore: 0, rowsBefore: 0 });
  const upTo = (last, length) => Array.from({ length }, (_, place) => last - length + 1 + place);
  const corner = { column: size - 1, row: size - 2 };
  const scene = {
    ...shape,
    discs: Uint8Array.from({ length: cells }, (_, place) => (place % 7 < 5 ? 1 : 0)),
    heat: heat ? Uint32Array.from({ length: cells }, (_, place) => place % 23) : undefined,
    moves: Array.from({ length: moves }, (_, place) => ({
      columns: upTo(corner.column, Math.floor(((1 + (place % 7)) * (size - 2)) / 7)),
      rows: upTo(corner.row, Math.floor(((1 + Math.floor(place / 7)) * (size - 3)) / 9)),
      mark: 'winning',
    })),
    spots: Array.from({ length: spots }, (_, place) => ({
      ...at(Math.floor((place * cells) / spots)),
      mark: 'winning',
    })),
    corner,
  };
  const canvas = document.createElement('canvas');
  canvas.width = geometry.width * pixelRatio;
  canvas.height = geometry.height * pixelRatio;
  const context = canvas.getContext('2d');
  const painter = canvasPainter(context, PRINT_PALETTE.fontFamily);
  const time = (draw) =>
    Array.from({ length: frames }, () => {
      const start = performance.now();
      context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
      context.clearRect(0, 0, geometry.width, geometry.height);
      draw(painter, { scene, pane: geometry.panes[0], palette: PRINT_PALETTE });
      // Forces the drawing: the canvas queues commands until something reads it.
      context.getImageData(0, 0, 1, 1);
      return performance.now() - start;
    });
  return BOARD_LAYERS.map((layer) => time(layer.draw));
}

/** Runs in the page: draws the ground at `frames` moments of a turn, from its beginning to its end. */
function measureTurning({ size, turns, values = false, pixelRatio, width, frames }) {
  const { canvasPainter, boardGeometryOf, BOARD_LAYERS, PRINT_PALETTE, turningBetween } =
    globalThis.boardDrawing;
  const shape = { rows: size, columns: size, rowsUpward: true, rowOrigin: 1, columnOrigin: 1 };
  const space = { width, height: width, largestCell: 96, leastCell: 24, fontSize: 13 };
  const geometry = boardGeometryOf(shape, space, { zoom: 1, columnsBefore: 0, rowsBefore: 0 });
  const before = new Uint8Array(size * size).fill(1);
  const turned = (place) => place % size < turns[0] && Math.floor(place / size) < turns[1];
  const discs = before.map((disc, place) => (turned(place) ? 0 : disc));
  const numbers = values ? Uint32Array.from(discs, (_, place) => place % 9) : undefined;
  const scene = { ...shape, discs, values: numbers, moves: [], spots: [] };
  const turning = turningBetween(before, discs, shape);
  const canvas = document.createElement('canvas');
  canvas.width = geometry.width * pixelRatio;
  canvas.height = geometry.height * pixelRatio;
  const context = canvas.getContext('2d');
  const painter = canvasPainter(context, PRINT_PALETTE.fontFamily);
  const [ground] = BOARD_LAYERS;
  return Array.from({ length: frames }, (_, at) => {
    const start = performance.now();
    context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
    context.clearRect(0, 0, geometry.width, geometry.height);
    const moment = { turning, time: (at * turning.duration) / frames };
    const frame = { scene, pane: geometry.panes[0], palette: PRINT_PALETTE, turning: moment };
    ground.draw(painter, frame);
    context.getImageData(0, 0, 1, 1);
    return performance.now() - start;
  });
}
