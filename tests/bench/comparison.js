/**
 * Compares two measurements. Machines differ, and so does one machine from hour to hour, so only figures are compared:
 * each time is a ratio to a yardstick of the same measurement.
 */
import { textTable } from './text_table.js';

/**
 * Compares two lists of { name, value }: a row for each name, with old, new and ratio = new / old. Names come in the
 * order of the new list, then those of the old list alone. A name in only one list has no ratio.
 */
export function compareFigures(oldFigures, newFigures) {
  const valuesOf = (figures) => new Map(figures.map(({ name, value }) => [name, value]));
  const [before, after] = [valuesOf(oldFigures), valuesOf(newFigures)];
  return [...new Set([...after.keys(), ...before.keys()])].map((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    const ratio = old === undefined || now === undefined ? undefined : now / old;
    return { name, old, new: now, ratio };
  });
}

export function comparisonTable(rows) {
  const digits = (value) => (value === undefined ? '–' : Number(value.toPrecision(4)).toString());
  return textTable([
    ['', 'old', 'new', 'new : old'],
    ...rows.map((row) => [
      row.name,
      digits(row.old),
      digits(row.new),
      row.ratio?.toFixed(3) ?? '–',
    ]),
  ]);
}
