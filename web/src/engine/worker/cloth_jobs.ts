/** The jobs about where the winning first moves lie: a cloth is opened once, and then asked. */
import type { MainModule } from '#module/tartan.mjs';
import type { AxisCopy, AxisQuestion, BoardQuestion, PerAxis } from '../api/axes';
import type { AxisName } from '../api/boards';
import type { ClothFacts, ClothRegion, ClothTile, ThreadMoves } from '../api/cloth';
import type { JobContext } from '../wire/job';
import { openingsOf } from './instant_board';
import { giveInPieces, throwFailure } from './module_values';

type Cloth = InstanceType<MainModule['Cloth']>;
type GivenAxis = InstanceType<MainModule['GivenAxis']>;
type Axis = InstanceType<MainModule['Axis']>;

/** A worker has at most one cloth. */
interface HeldCloth {
  cloth?: Cloth | undefined;
  clothAxes?: PerAxis<GivenAxis> | undefined;
  /** A flag for each thread of the cloth. */
  allThreads?: Uint8Array;
}
type Context = JobContext<MainModule, HeldCloth>;

const AXES = ['rows', 'columns'] as const;

export const CLOTH_JOBS = {
  /** Opens the cloth of a board for the jobs below, and drops the previous one. */
  async openCloth(
    context: Context,
    request: {
      readonly board: BoardQuestion;
      /** Copies of the swept axes; without them both are swept here. */
      readonly axes?: PerAxis<AxisCopy> | undefined;
    },
  ): Promise<ClothFacts> {
    const { module, held, inSlices } = context;
    const { board, axes } = request;
    forget(held);
    const given = {
      rows: new module.GivenAxis(board.rows.size, board.rows.lengths),
      columns: new module.GivenAxis(board.columns.size, board.columns.lengths),
    };
    held.clothAxes = given;
    for (const name of AXES) throwFailure(given[name].failure(), name);
    for (const name of AXES) {
      const copy = axes?.[name].prefixXors ?? (await sweep(context, board[name], name));
      if (!giveInPieces(copy, (some) => given[name].give(some)))
        throw new Error('A copy of an axis is not what it was.');
    }
    const cloth = new module.Cloth(given.rows, given.columns);
    held.cloth = cloth;
    throwFailure(cloth.failure());
    const stretches = AXES.map((name) => axes?.[name].stretches?.counts ?? new Uint32Array());
    cloth.take(...(stretches as [Uint32Array, Uint32Array]));
    await inSlices({
      total: cloth.pairsTotal(),
      advance: (pairs) => cloth.advance(pairs),
      isDone: () => cloth.isFinished(),
      isCurrent: () => held.cloth === cloth,
    });
    const facts = factsOf(cloth);
    held.allThreads = new Uint8Array(facts.threads.length).fill(1);
    return facts;
  },

  countRegion({ held }: Context, { rows, columns, shown }: ClothRegion): bigint {
    const count = opened(held).winningMoves(
      ...([rows.first, rows.last, columns.first, columns.last] as const),
      shownThreads(held, shown),
    );
    if (count === undefined) throw notOnCloth();
    return count;
  },

  weaveTile({ held }: Context, { rows, columns, shown }: ClothTile): Float32Array {
    const densities = opened(held).densities(rows, columns, shownThreads(held, shown));
    if (densities.length !== (rows.length - 1) * (columns.length - 1)) throw notOnCloth();
    return densities;
  },

  countDiscs({ held }: Context, { rows, columns, shown }: ClothRegion): Uint32Array {
    const counts = opened(held).discs(
      ...([rows.first, rows.last, columns.first, columns.last] as const),
      shownThreads(held, shown),
    );
    if (counts.length === 0) throw notOnCloth();
    return counts;
  },

  movesAtCorner: (
    { held }: Context,
    { row, column }: { readonly row: number; readonly column: number },
  ): readonly ThreadMoves[] => opened(held).movesAt(row, column),
};

export type ClothJobs = typeof CLOTH_JOBS;

function forget(held: HeldCloth): void {
  held.cloth?.delete();
  held.cloth = undefined;
  for (const name of AXES) held.clothAxes?.[name].delete();
  held.clothAxes = undefined;
}

async function sweep(
  { module, held, inSlices }: Context,
  { size, lengths }: AxisQuestion,
  name: AxisName,
): Promise<Uint16Array> {
  const given = held.clothAxes;
  const axis: Axis = new module.Axis(size, lengths);
  try {
    throwFailure(axis.failure(), name);
    await inSlices({
      total: axis.pairsTotal(),
      advance: (pairs) => axis.advanceSweep(pairs),
      isDone: () => axis.isSwept(),
      isCurrent: () => held.clothAxes === given,
    });
    return axis.prefixXors();
  } finally {
    axis.delete();
  }
}

function opened({ cloth }: HeldCloth): Cloth {
  if (cloth?.isFinished() !== true) throw new Error('No cloth was opened.');
  return cloth;
}

const shownThreads = ({ allThreads = new Uint8Array() }: HeldCloth, shown = allThreads) => shown;

function factsOf(cloth: Cloth): ClothFacts {
  const { boardNimber, winningOpenings, pairs: threads } = openingsOf(cloth.openings());
  return { boardNimber, winningOpenings, threads };
}

const notOnCloth = () => new Error('The cloth has no such rows and columns, or other threads.');
