/** Solves a board of few pairs at once. */
import type { MainModule, OpeningsRecord } from '#module/tartan.mjs';
import { throwFailure } from './module_values';
import type {
  AxisQuestion,
  AxisTotal,
  BoardQuestion,
  InstantAnswer,
  NimberPair,
  WinningFirstMoves,
} from '../api/axes';

/** An axis as `joinAxes` needs it. */
export interface AxisMoves extends AxisTotal {
  readonly histogram: BigUint64Array;
}

type Axis = InstanceType<MainModule['Axis']>;

/**
 * Counts all moves of both axes. The module's self-check counts only the wanted ones of the rows, to test both ways of
 * counting.
 */
export function solveAtOnce(
  module: MainModule,
  { rows, columns }: BoardQuestion,
  countedOfRows: 'all' | 'wanted' = 'all',
): InstantAnswer {
  const start = performance.now();
  const axes: Axis[] = [];
  const sweep = ({ size, lengths }: AxisQuestion): Axis => {
    const axis = new module.Axis(size, lengths);
    axes.push(axis);
    throwFailure(axis.failure());
    while (!axis.isSwept()) axis.advanceSweep(Math.max(1, axis.pairsTotal()));
    return axis;
  };
  try {
    const ofRows = sweep(rows);
    const ofColumns = sweep(columns);
    const totals = { rows: totalOfAxis(ofRows), columns: totalOfAxis(ofColumns) };
    if (countedOfRows === 'all') ofRows.countAll(1, rows.size);
    else
      ofRows.countWanted(
        findWantedNimbers(module, totals.rows, totals.columns).rows,
        1,
        rows.size,
        false,
      );
    ofColumns.countAll(1, columns.size);
    for (const axis of axes) axis.advanceCount(axis.countTotal());
    const histograms = { rows: ofRows.histogram(), columns: ofColumns.histogram() };
    const openings = joinAxes(
      module,
      { ...totals.rows, histogram: histograms.rows },
      { ...totals.columns, histogram: histograms.columns },
    );
    return { ...openings, ...totals, histograms, milliseconds: performance.now() - start };
  } finally {
    for (const axis of axes) axis.delete();
  }
}

export function totalOfAxis(axis: Axis): AxisTotal {
  return { total: axis.total(), width: axis.width(), choices: axis.pairsTotal() };
}

export function findWantedNimbers(module: MainModule, rows: AxisTotal, columns: AxisTotal) {
  return module.findWanted(rows.total, rows.width, columns.total, columns.width);
}

export function joinAxes(
  module: MainModule,
  rows: AxisMoves,
  columns: AxisMoves,
): WinningFirstMoves {
  return openingsOf(
    module.joinAxes(
      ...([rows.total, rows.choices, rows.histogram] as const),
      ...([columns.total, columns.choices, columns.histogram] as const),
    ),
  );
}

export function openingsOf(record: OpeningsRecord): WinningFirstMoves {
  return {
    winningOpenings: record.winningOpenings,
    openings: record.openings,
    boardNimber: record.boardNimber,
    pairs: pairsOf(record),
  };
}

/** The pairs of move nimbers, which the module returns column by column. */
function pairsOf({ a, b, rowMoves, columnMoves }: OpeningsRecord): NimberPair[] {
  return Array.from(a, (ofRows, index) => ({
    a: ofRows,
    b: b[index] ?? 0,
    rowMoves: rowMoves[index] ?? 0n,
    columnMoves: columnMoves[index] ?? 0n,
  }));
}
