/** How moves look: blocks of coins with an outline, hatched if the move wins, and lines that join the blocks. */
import { blockJointsOf, runsOfPlaces, type BlockJoint } from './blocks';
import { discRadius, numberSize, type PaneDrawing } from './frame';
import { boardBox, blockBox, visibleCells, type Block } from './geometry';
import { expandedBox, type ScreenBox } from '../drawing/box';
import { hatchLines } from './hatching';
import type { Painter } from '../drawing/painter';
import type { CellMove, NumberInterval, BoardMark } from './state';

/** The approximate distance of hatching lines in pixels, so that the numbers on the discs stay legible. */
const HATCH_PX = 13;
/** The least distance in pixels. A smaller block has no room for a line and is filled instead. */
const MIN_HATCH_PX = 9;
const MIN_DOT_PX = 5;
/** Translucent shapes are one path, which is slow to draw if it is long. */
const MAX_SHINING_CELLS = 100;

/** The outlines of some moves, in pixels. */
interface Figure {
  /** Moves without gaps. */
  readonly whole: readonly ScreenBox[];
  /** The blocks of moves with gaps, and those among them that are too small for an outline. */
  readonly blocks: readonly ScreenBox[];
  readonly dots: readonly ScreenBox[];
  /** The lines between the blocks: x1, y1, x2, y2 for each. */
  readonly joints: readonly number[];
}

/** Lines with wider and lighter ones beneath, which are visible on discs of both colours. */
interface Look {
  readonly colour: string;
  readonly width: number;
  readonly joint: number;
  /** How much wider the light is than its line, and its opacity. */
  readonly more: number;
  readonly light: number | undefined;
  readonly dashes?: readonly number[];
}

export function drawMoves(painter: Painter, frame: PaneDrawing): void {
  const { chosen, moves } = frame.scene;
  const { possible, accent } = frame.palette.colours;
  const inset = frame.pane.cell < 8 ? 0.5 : 1.5;
  const marked = (mark: BoardMark) => {
    const some = moves.filter((move) => move.mark === mark);
    return figureOf(frame, some, inset);
  };
  const winning = marked('winning');
  const strong = figureOf(frame, chosen === undefined ? [] : [chosen], inset);
  const looks = {
    possible: { colour: possible, width: 1, joint: 1, more: 1.5, light: 0.55 },
    winning: { colour: accent, width: 2, joint: 1.5, more: 1.5, light: 0.75 },
    chosen: { colour: accent, width: 4, joint: 2.5, more: 3, light: 0.75 },
  };
  drawFigure(painter, frame, marked('possible'), looks.possible);
  drawHatching(painter, frame, chosen?.mark === 'winning' ? [winning, strong] : [winning]);
  drawFigure(painter, frame, winning, looks.winning);
  drawFigure(painter, frame, strong, looks.chosen);
}

/** Draws the last move as dashes over a continuous light: one of the two is visible on any disc. */
export function drawLastMove(painter: Painter, frame: PaneDrawing): void {
  const { last } = frame.scene;
  if (last === undefined) return;
  // Among small discs, only a line that covers some of them can be found.
  const small = frame.pane.cell < 12;
  drawFigure(painter, frame, figureOf(frame, [last], 0), {
    colour: frame.palette.colours.ink,
    width: 1.5,
    joint: 1,
    more: small ? 2.5 : 1.5,
    light: small ? undefined : 0.75,
    dashes: small ? [3, 2.5] : [5, 4],
  });
}

function drawFigure(painter: Painter, frame: PaneDrawing, figure: Figure, look: Look): void {
  const { halo } = frame.palette.colours;
  const { cell } = frame.pane;
  const { colour, more, light, dashes } = look;
  const { whole, blocks, dots, joints } = figure;
  // Among small cells thick joints would hide the distances between the coins.
  const joint = Math.min(look.joint, Math.max(cell / 4, 1));
  if (joints.length > 0) {
    painter.lines(joints, { colour: halo, width: joint + more }, light);
    painter.lines(joints, { colour, width: joint, dashes });
  }
  drawDots(painter, dots, { halo, colour, more });
  // A single small coin must be visible within its frame.
  const thin = Math.min(look.width, Math.max(cell / 6, 1));
  const rounding = Math.min(4, cell / 6);
  for (const [boxes, width] of [[whole, look.width] as const, [blocks, thin] as const]) {
    if (boxes.length === 0) continue;
    const opacity = boxes.length > MAX_SHINING_CELLS ? undefined : light;
    painter.boxes(boxes, { stroke: { colour: halo, width: width + more }, opacity }, rounding);
    painter.boxes(boxes, { stroke: { colour, width, dashes } }, rounding);
  }
}

/**
 * Marks corners. A few get a light, to be found; many are visible by themselves, and their lights would cover the
 * board.
 */
function drawDots(
  painter: Painter,
  dots: readonly ScreenBox[],
  { halo, colour, more }: { halo: string; colour: string; more: number },
): void {
  if (dots.length === 0) return;
  const few = dots.length <= MAX_SHINING_CELLS;
  const drawn = few
    ? dots.map((dot) =>
        expandedBox(dot, Math.max(MIN_DOT_PX - dot.width, MIN_DOT_PX - dot.height, 0) / 2),
      )
    : dots;
  if (few)
    painter.boxes(
      drawn.map((dot) => expandedBox(dot, more / 2)),
      { fill: halo },
    );
  painter.boxes(drawn, { fill: colour });
}

function drawHatching(
  painter: Painter,
  { pane, palette }: PaneDrawing,
  figures: readonly Figure[],
) {
  const { left, top } = boardBox(pane);
  const boxes = figures.flatMap(({ whole, blocks }) => [...whole, ...blocks]);
  const lines = hatchLines(
    boxes.map((box) => cut(box, pane.field)),
    hatchSpacing(pane.cell),
    left + top,
  );
  painter.lines(lines, { colour: palette.colours.halo, width: 2.25 }, 0.75 * 0.7);
  painter.lines(lines, { colour: palette.colours.accent, width: 1 });
}

/** A whole number of lines per cell, or of cells per line, so that every disc is hatched alike. */
export function hatchSpacing(cell: number): number {
  return cell < MIN_HATCH_PX
    ? cell * Math.ceil(MIN_HATCH_PX / cell)
    : cell / Math.max(1, Math.round(cell / HATCH_PX));
}

function figureOf(frame: PaneDrawing, moves: readonly CellMove[], inset: number): Figure {
  const { pane } = frame;
  const seen = visibleCells(pane);
  const whole: Block[] = [];
  // Moves of one corner share most of their lines, which are drawn once.
  const parts = new Map<string, Block>();
  const joints = new Map<string, BlockJoint>();
  for (const move of moves) {
    const [columnRuns, rowRuns] = [runsOfPlaces(move.columns), runsOfPlaces(move.rows)];
    const hasGaps = columnRuns.length > 1 || rowRuns.length > 1;
    for (const rows of rowRuns.filter((run) => overlap(run, seen.rows)))
      for (const columns of columnRuns.filter((run) => overlap(run, seen.columns)))
        if (hasGaps) parts.set(nameOf({ columns, rows }), { columns, rows });
        else whole.push({ columns, rows });
    for (const joint of blockJointsOf(columnRuns, rowRuns))
      joints.set(joint.way + nameOf(joint), joint);
  }
  const boxesOf = (blocks: Iterable<Block>) =>
    [...blocks].map((block) => expandedBox(blockBox(pane, block), -inset));
  const isSmall = ({ width, height }: ScreenBox) =>
    Math.min(width, height) < MIN_HATCH_PX - 2 * inset;
  const boxes = boxesOf(parts.values());
  return {
    whole: boxesOf(whole),
    blocks: boxes.filter((box) => !isSmall(box)),
    dots: boxes.filter(isSmall),
    joints: [...joints.values()].flatMap((joint) => lineOf(frame, joint, inset)),
  };
}

function nameOf({ columns, rows }: Block): string {
  return `${columns.from} ${columns.to} ${rows.from} ${rows.to}`;
}

function overlap(one: NumberInterval, other: NumberInterval): boolean {
  return one.from <= other.to && one.to >= other.from;
}

/**
 * The line from the edge of one block to the edge of the next, or around each disc between them if discs have numbers.
 */
function lineOf(frame: PaneDrawing, { way, columns, rows }: BlockJoint, inset: number): number[] {
  const { pane } = frame;
  const { cell } = pane;
  const { left, top, width, height } = blockBox(pane, { columns, rows });
  const [start, length] = way === 'across' ? [left, width] : [top, height];
  const side = way === 'across' ? top + cell / 2 : left + cell / 2;
  const stops = [start - inset];
  const throughDiscs = Number.isInteger(way === 'across' ? rows.from : columns.from);
  if (throughDiscs && numberSize(frame) !== undefined) {
    const radius = discRadius(frame);
    for (let middle = start + cell / 2; middle < start + length; middle += cell)
      stops.push(middle - radius, middle + radius);
  }
  stops.push(start + length + inset);
  const line: number[] = [];
  for (let place = 0; place + 1 < stops.length; place += 2) {
    const [from = 0, to = 0] = stops.slice(place, place + 2);
    line.push(...(way === 'across' ? [from, side, to, side] : [side, from, side, to]));
  }
  return line;
}

/** The part of a box within another; hatching out of sight would be wasted. */
function cut(box: ScreenBox, within: ScreenBox): ScreenBox {
  const left = Math.max(box.left, within.left);
  const top = Math.max(box.top, within.top);
  const right = Math.min(box.left + box.width, within.left + within.width);
  const bottom = Math.min(box.top + box.height, within.top + within.height);
  return { left, top, width: Math.max(right - left, 0), height: Math.max(bottom - top, 0) };
}
