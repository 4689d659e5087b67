/** The numbers around the board: coordinates to the left and below, second numbers to the right and above. */
import type { Frame } from './frame';
import { labelWidth, largest, leftOf, topOf, visibleCells } from './geometry';
import type { Geometry } from './geometry';
import { labelledPositions } from './margin_labels';
import type { Label, Painter } from './painter';

export function drawMargins(painter: Painter, { scene, geometry, palette }: Frame): void {
  const { field, space, shape } = geometry;
  const { fontSize } = space;
  const gap = fontSize * 0.4;
  const { columnNumbers, rowNumbers } = scene;
  painter.labels(
    [
      ...alongColumns(geometry, field.top + field.height + fontSize * 0.9, shape.columns, whole),
      ...alongRows(geometry, field.left - gap - labelWidth(shape.rows, fontSize) / 2, whole),
    ],
    { colour: palette.colours['ink-soft'], size: fontSize },
  );
  const seconds: Label[] = [];
  if (columnNumbers !== undefined)
    seconds.push(
      ...alongColumns(
        geometry,
        field.top - fontSize * 0.75,
        largest(columnNumbers),
        (column) => columnNumbers[column - 1],
      ),
    );
  if (rowNumbers !== undefined) {
    const x = field.left + field.width + gap + labelWidth(largest(rowNumbers), fontSize) / 2;
    seconds.push(...alongRows(geometry, x, (row) => rowNumbers[row - 1]));
  }
  painter.labels(seconds, { colour: palette.colours.ink, size: fontSize, bold: true });
}

type NumberAt = (position: number) => number | undefined;

const whole: NumberAt = (position) => position;

function alongColumns(geometry: Geometry, y: number, widest: number, at: NumberAt): Label[] {
  const { cell, field, space, shape } = geometry;
  const room = labelWidth(widest, space.fontSize) + space.fontSize * 0.45;
  return labelledPositions(shape.columns, cell, room, visibleCells(geometry).columns)
    .map((column) => ({ x: leftOf(geometry, column) + cell / 2, y, text: written(at(column)) }))
    .filter(({ x }) => isWithin(x, field.left, field.width));
}

function alongRows(geometry: Geometry, x: number, at: NumberAt): Label[] {
  const { cell, field, space, shape } = geometry;
  return labelledPositions(shape.rows, cell, space.fontSize * 1.25, visibleCells(geometry).rows)
    .map((row) => ({ x, y: topOf(geometry, row) + cell / 2, text: written(at(row)) }))
    .filter(({ y }) => isWithin(y, field.top, field.height));
}

/** A disc that is cut in half by the edge of the field is not labelled: there is no room beyond it. */
function isWithin(place: number, start: number, length: number): boolean {
  return place >= start && place <= start + length;
}

function written(number: number | undefined): string {
  return number === undefined ? '' : String(number);
}
