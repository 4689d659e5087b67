/**
 * How a move with gaps is drawn: blocks of adjacent coins, and thin lines that join them.
 *
 *     columns 2, 5, 6
 *       . o . . o o .    row 4
 *       . . . . . . .              rows 1, 4 and columns 2, 5, 6: four blocks,
 *       . . . . . . .              two of one coin and two of two
 *       . o . . o o .    row 1
 */
import type { Block } from './geometry';
import type { SceneCell, CellMove, NumberInterval } from './state';

/** The coin of a move that must be heads. */
export function cornerCell({ rows, columns }: CellMove): SceneCell {
  return { row: rows.at(-1) ?? 1, column: columns.at(-1) ?? 1 };
}

/** The coin of a move that is farthest from its corner. */
export function endCell({ rows, columns }: CellMove): SceneCell {
  return { row: rows[0] ?? 1, column: columns[0] ?? 1 };
}

/** Ascending places as the fewest runs without gaps. */
export function runsOfPlaces(places: readonly number[]): readonly NumberInterval[] {
  const runs: { from: number; to: number }[] = [];
  for (const place of places) {
    const last = runs.at(-1);
    if (last !== undefined && place === last.to + 1) last.to = place;
    else runs.push({ from: place, to: place });
  }
  return runs;
}

/**
 * The coins between two blocks, through whose middle a line joins them; between blocks that are an even number of coins
 * thick the line lies between two rows of the board, at a half.
 */
export interface BlockJoint extends Block {
  readonly way: 'across' | 'upright';
}

/**
 * Up to this many rows of blocks have a line through each. With more, only the outermost two do, as all would look like
 * a grid.
 */
const MAX_LINES = 6;

export function blockJointsOf(
  columns: readonly NumberInterval[],
  rows: readonly NumberInterval[],
): BlockJoint[] {
  return [
    ...linesAmong(rows).flatMap((at) =>
      gapsBetween(columns).map((gap) => ({ way: 'across' as const, columns: gap, rows: at })),
    ),
    ...linesAmong(columns).flatMap((at) =>
      gapsBetween(rows).map((gap) => ({ way: 'upright' as const, columns: at, rows: gap })),
    ),
  ];
}

function gapsBetween(runs: readonly NumberInterval[]): NumberInterval[] {
  return runs.slice(1).map(({ from }, before) => ({
    from: (runs[before]?.to ?? from) + 1,
    to: from - 1,
  }));
}

function linesAmong(runs: readonly NumberInterval[]): NumberInterval[] {
  const drawn = runs.length <= MAX_LINES ? runs : [runs[0], runs.at(-1)];
  return drawn.flatMap((run) => {
    if (run === undefined) return [];
    const middle = (run.from + run.to) / 2;
    return [{ from: middle, to: middle }];
  });
}
