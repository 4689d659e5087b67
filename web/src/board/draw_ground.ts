/** The layer that seldom changes: shading, discs, numbers, and the labels in the margins. */
import { blockBox, centreOf, isPicture, visibleCells, type Block } from './geometry';
import { largestOf, type ScreenBox } from '../drawing/box';
import { discRadius, numberSize, type PaneDrawing } from './frame';
import { heatLevel, heatSide } from '../drawing/heat';
import { drawMargins } from './draw_margins';
import type { PaintedLabel, Painter } from '../drawing/painter';
import type { BoardScene, SceneCell } from './state';
import { discPoseOf } from './turning';

export function drawGround(painter: Painter, frame: PaneDrawing): void {
  const { pane, palette, scene } = frame;
  const { colours, shades } = palette;
  painter.boxes([pane.field], { fill: scene.heat === undefined ? colours.paper : shades[0] });
  painter.within(pane.field, () => {
    if (isPicture(pane)) drawSquares(painter, frame);
    else {
      drawHeat(painter, frame);
      drawDiscs(painter, frame);
      drawNumbers(painter, frame);
      drawStrokes(painter, frame);
    }
  });
  painter.boxes([pane.field], { stroke: { colour: colours.edge, width: 1 } });
  drawMargins(painter, frame);
}

function eachVisible(range: Block, visit: (column: number, row: number) => void): void {
  for (let row = range.rows.from; row <= range.rows.to; row += 1)
    for (let column = range.columns.from; column <= range.columns.to; column += 1)
      visit(column, row);
}

function drawHeat(painter: Painter, { scene, pane, palette }: PaneDrawing): void {
  const { heat, columns } = scene;
  if (heat === undefined) return;
  const most = largestOf(heat);
  const boxes: ScreenBox[][] = palette.shades.map(() => []);
  eachVisible(visibleCells(pane), (column, row) => {
    const level = heatLevel(heat[(row - 1) * columns + column - 1] ?? 0, most);
    const side = pane.cell * heatSide(level);
    const [x, y] = centreOf(pane, { column, row });
    boxes[level]?.push({ left: x - side / 2, top: y - side / 2, width: side, height: side });
  });
  palette.shades.forEach((fill, level) => {
    if (level > 0) painter.boxes(boxes[level] ?? [], { fill }, pane.cell * 0.08);
  });
}

/** The opacity of a disc that cancels. */
const FAINT = 0.25;

function isCancelled({ scene, turning }: PaneDrawing, place: number): boolean {
  const isTurning = turning !== undefined && discPoseOf(turning, place) !== undefined;
  return scene.cancelled?.[place] === 1 && scene.discs[place] === 1 && !isTurning;
}

function drawDiscs(painter: Painter, frame: PaneDrawing): void {
  const { scene, pane, palette, turning } = frame;
  const { colours } = palette;
  const reach = discRadius(frame);
  const width = numberSize(frame) === undefined && scene.heat !== undefined ? 0.5 : 1;
  const radius = reach - width / 2;
  const flat: [black: number[], white: number[]] = [[], []];
  const tilted: [black: number[], white: number[]] = [[], []];
  const faint: number[] = [];
  eachVisible(visibleCells(pane), (column, row) => {
    const place = (row - 1) * scene.columns + column - 1;
    const centre = centreOf(pane, { column, row });
    const pose = turning && discPoseOf(turning, place);
    const isWhite = (scene.discs[place] === 1) !== (pose?.face === 'old');
    const kind = isWhite ? 1 : 0;
    if (isCancelled(frame, place)) faint.push(...centre);
    else if (pose === undefined || pose.width === 1) flat[kind].push(...centre);
    // Everything gets narrower, the rim too: a disc on its edge is only rim.
    else tilted[kind].push(...centre, Math.max(reach * pose.width - width / 2, 0));
  });
  // On a shade, the disc or its rim must stand out.
  const rims =
    scene.heat === undefined ? [colours.rim, colours.rim] : [colours.white, colours.black];
  const [black, white] = [
    { fill: colours.black, stroke: { colour: rims[0] ?? '', width } },
    { fill: colours.white, stroke: { colour: rims[1] ?? '', width } },
  ];
  painter.circles(flat[0], radius, black);
  painter.circles(flat[1], radius, white);
  painter.circles(faint, radius, { ...white, opacity: FAINT });
  if (turning === undefined) return;
  painter.ellipses(tilted[0], radius, black);
  painter.ellipses(tilted[1], radius, white);
}

/** Writes the numbers into all discs, or into some of them. */
export function drawNumbers(
  painter: Painter,
  frame: PaneDrawing,
  places?: ReadonlySet<number>,
): void {
  const { scene, pane, palette, turning } = frame;
  const numbers = scene.values ?? scene.heat;
  const size = numberSize(frame);
  if (numbers === undefined || size === undefined) return;
  const labels: [onBlack: PaintedLabel[], onWhite: PaintedLabel[], faint: PaintedLabel[]] = [
    [],
    [],
    [],
  ];
  eachVisible(visibleCells(pane), (column, row) => {
    const place = (row - 1) * scene.columns + column - 1;
    const number = numbers[place] ?? 0;
    if (places?.has(place) === false) return;
    // With shading, zeros are left out: a board full of them would hide the other numbers.
    if (number === 0 && scene.values === undefined) return;
    if (turning !== undefined && discPoseOf(turning, place) !== undefined) return;
    const isWhite = scene.discs[place] === 1;
    if (!isWhite && scene.cancelled !== undefined) return;
    const [x, y] = centreOf(pane, { column, row });
    const kind = isCancelled(frame, place) ? 2 : isWhite ? 1 : 0;
    labels[kind].push({ x, y, text: String(number) });
  });
  painter.labels(labels[0], { colour: palette.colours['black-ink'], size });
  painter.labels(labels[1], { colour: palette.colours['white-ink'], size });
  painter.labels(labels[2], { colour: palette.colours['ink-soft'], size });
}

/** Strikes through each disc that cancels. */
function drawStrokes(painter: Painter, frame: PaneDrawing): void {
  const { scene, pane, palette } = frame;
  if (scene.cancelled === undefined) return;
  const reach = discRadius(frame) * 0.8;
  const segments: number[] = [];
  eachVisible(visibleCells(pane), (column, row) => {
    if (!isCancelled(frame, (row - 1) * scene.columns + column - 1)) return;
    const [x, y] = centreOf(pane, { column, row });
    segments.push(x - reach, y + reach / 2, x + reach, y - reach / 2);
  });
  const width = Math.min(Math.max(pane.cell / 24, 0.75), 2);
  painter.lines(segments, { colour: palette.colours['ink-soft'], width });
}

/** The width of the front, as a fraction of the board. */
const FRONT = 0.4;

export function growthOfLevel(
  level: number,
  grown: number | undefined,
  { column, row }: SceneCell,
  { columns, rows }: BoardScene,
): number {
  if (grown === undefined) return level;
  const distance = Math.max(column / columns, row / rows);
  const risen = (grown * (1 + FRONT) - distance) / FRONT;
  return risen >= 1 ? level : Math.round(level * Math.max(risen, 0));
}

/** Draws cells of a few pixels, each in one colour. */
function drawSquares(painter: Painter, { scene, pane, palette, grown }: PaneDrawing): void {
  const { discs, heat, columns, cancelled } = scene;
  const { colours, shades } = palette;
  const seen = visibleCells(pane);
  const across = seen.columns.to - seen.columns.from + 1;
  const down = seen.rows.to - seen.rows.from + 1;
  const kinds = new Uint8Array(across * down);
  const faces = heat === undefined ? [colours.heads, colours.black] : [...shades, colours.tails];
  const black = faces.length - 1;
  const faint = faces.push(colours.edge) - 1;
  const most = heat === undefined ? 0 : largestOf(heat);
  eachVisible(seen, (column, row) => {
    const place = (row - 1) * columns + column - 1;
    const line = pane.shape.rowsUpward ? seen.rows.to - row : row - seen.rows.from;
    const level = heatLevel(heat?.[place] ?? 0, most);
    kinds[line * across + column - seen.columns.from] =
      discs[place] !== 1
        ? black
        : cancelled?.[place] === 1
          ? faint
          : growthOfLevel(level, grown, { column, row }, scene);
  });
  painter.squares(blockBox(pane, seen), across, kinds, faces);
}
