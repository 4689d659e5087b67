/**
 * The numbers around the board: coordinates to the left and below, second numbers to the right and above. On a board of
 * one row or column each coin has one number; the other one would be the same in every line of a ribbon.
 */
import type { PaneDrawing } from './frame';
import { labelWidth, largestOf } from '../drawing/box';
import { lastNumbers, leftOf, topOf, visibleCells, type Pane } from './geometry';
import type { PaintedLabel, Painter } from '../drawing/painter';
import type { NumberInterval } from './state';

export function drawMargins(painter: Painter, { scene, pane, palette }: PaneDrawing): void {
  const { field, space, shape } = pane;
  const { fontSize } = space;
  const gap = fontSize * 0.4;
  const { columnNumbers, rowNumbers } = scene;
  const last = lastNumbers(shape);
  painter.labels(
    [
      ...alongColumns(
        pane,
        field.top + field.height + fontSize * 0.9,
        last.column,
        (column) => column - 1 + shape.columnOrigin,
      ),
      ...alongRows(
        pane,
        field.left - gap - labelWidth(last.row, fontSize) / 2,
        (row) => row - 1 + shape.rowOrigin,
      ),
    ],
    { colour: palette.colours['ink-soft'], size: fontSize },
  );
  const seconds: PaintedLabel[] = [];
  if (columnNumbers !== undefined)
    seconds.push(
      ...alongColumns(
        pane,
        field.top - fontSize * 0.75,
        largestOf(columnNumbers),
        (column) => columnNumbers[column - 1],
      ),
    );
  if (rowNumbers !== undefined) {
    const x = field.left + field.width + gap + labelWidth(largestOf(rowNumbers), fontSize) / 2;
    seconds.push(...alongRows(pane, x, (row) => rowNumbers[row - 1]));
  }
  painter.labels(seconds, { colour: palette.colours.ink, size: fontSize, bold: true });
}

type NumberAt = (place: number) => number | undefined;

function alongColumns(pane: Pane, y: number, widest: number, at: NumberAt): PaintedLabel[] {
  const { cell, field, space, shape } = pane;
  if (shape.columns === 1 && shape.rows > 1) return [];
  const visible = visibleCells(pane).columns;
  const room = labelWidth(widest, space.fontSize) + space.fontSize * 0.45;
  return labelledPlaces(shape.columns, shape.columnOrigin, cell, room)
    .filter((column) => isBetween(column, visible))
    .map((column) => ({ x: leftOf(pane, column) + cell / 2, y, text: written(at(column)) }))
    .filter(({ x }) => isWithin(x, field.left, field.width));
}

function alongRows(pane: Pane, x: number, at: NumberAt): PaintedLabel[] {
  const { cell, field, space, shape } = pane;
  if (shape.rows === 1) return [];
  const visible = visibleCells(pane).rows;
  return labelledPlaces(shape.rows, shape.rowOrigin, cell, space.fontSize * 1.25)
    .filter((row) => isBetween(row, visible))
    .map((row) => ({ x, y: topOf(pane, row) + cell / 2, text: written(at(row)) }))
    .filter(({ y }) => isWithin(y, field.top, field.height));
}

function isBetween(place: number, { from, to }: NumberInterval): boolean {
  return place >= from && place <= to;
}

/** A disc that is cut in half by the edge of the field gets no label: there is no room beyond the edge. */
function isWithin(place: number, start: number, length: number): boolean {
  return place >= start && place <= start + length;
}

function written(number: number | undefined): string {
  return number === undefined ? '' : String(number);
}

const STEPS = [1, 5, 10, 20, 50, 100, 200];

/**
 * The places of an axis that get a label: all of them, or the first and those with the numbers 5, 10, 15, … that have
 * `room` pixels each, and the last one unless it is too close to the previous label.
 */
export function labelledPlaces(count: number, origin: 0 | 1, cell: number, room: number): number[] {
  const last = count - 1 + origin;
  // Starting from 1 the first step is one less, so that round numbers follow.
  const step = STEPS.find((each) => Math.max(each - origin, 1) * cell >= room) ?? last;
  const numbers: number[] = [origin];
  for (let number = Math.max(step, origin + 1); number <= last; number += step)
    numbers.push(number);
  if (step > 1 && (last - (numbers.at(-1) ?? origin)) * cell >= room) numbers.push(last);
  return numbers.map((number) => number + 1 - origin);
}
