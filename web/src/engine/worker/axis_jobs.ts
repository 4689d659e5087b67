/** The jobs about axes of any length: sweeping, counting, and joining two of them. */
import type { CutRecord, MainModule, WantedRecord } from '#module/tartan.mjs';
import type {
  AxisCopy,
  AxisPiece,
  AxisPlan,
  AxisQuestion,
  AxisTotal,
  BoardPlan,
  BoardQuestion,
  PerAxis,
  MoveCounts,
  WinningFirstMoves,
  PositionRange,
} from '../api/axes';
import type { AxisName } from '../api/boards';
import type { JobContext, ModuleContext } from '../wire/job';
import {
  totalOfAxis,
  findWantedNimbers,
  joinAxes,
  solveAtOnce,
  type AxisMoves,
} from './instant_board';
import { giveInPieces, throwFailure } from './module_values';

type Axis = InstanceType<MainModule['Axis']>;
type GivenAxis = InstanceType<MainModule['GivenAxis']>;

/** A worker holds the axis that it swept, and a copy of one that another worker swept, so that it can count both. */
interface HeldAxes {
  swept?: Axis | undefined;
  given?: GivenAxis | undefined;
}
type Context = JobContext<MainModule, HeldAxes>;

/** The move nimbers that contribute to an answer: rows[k] ⊗ columns[k] = Γ. */
export type WantedNimbers = Readonly<WantedRecord>;

/** An axis cut into chunks: the last position of each and its pairs, nearly the same for all. */
export type AxisCut = Readonly<CutRecord>;

export const AXIS_JOBS = {
  /** Plans a board, and solves it if it has at most `mostPairs` pairs and positions. */
  planBoard(
    { module }: ModuleContext<MainModule>,
    { board, mostPairs }: { readonly board: BoardQuestion; readonly mostPairs: number },
  ): BoardPlan {
    const plan = {
      rows: planAxis(module, board, 'rows'),
      columns: planAxis(module, board, 'columns'),
    };
    // Positions take time too, even if few lengths fit them.
    const work = plan.rows.pairs + plan.columns.pairs + board.rows.size + board.columns.size;
    return work > mostPairs ? plan : { ...plan, instant: solveAtOnce(module, board) };
  },

  /** Restores an axis piece by piece, beginning with its first; false if a piece was refused. */
  restoreAxis(
    context: Context,
    { axis: question, piece }: { readonly axis: AxisQuestion; readonly piece: AxisPiece },
  ): boolean {
    const { first, values, checkSum } = piece;
    const axis = first === 1 ? beginAxis(context, question) : context.held.swept;
    return axis?.restore(first, values, checkSum) === true;
  },

  async sweepAxis(
    context: Context,
    request: {
      readonly axis: AxisQuestion;
      /** Resumes the axis that was restored just before. */
      readonly restored?: boolean;
      /** Posts new pieces this many milliseconds apart, at a pause and at the end. */
      readonly millisecondsBetweenPieces?: number;
    },
  ): Promise<AxisTotal> {
    const { held, inSlices, postPiece } = context;
    const restored = request.restored === true ? held.swept : undefined;
    const axis = restored ?? beginAxis(context, request.axis);
    const between = request.millisecondsBetweenPieces;
    const poster = between === undefined ? undefined : new PiecePoster(axis, between, postPiece);
    await inSlices({
      total: axis.pairsTotal(),
      advance: (pairs) => axis.advanceSweep(pairs),
      isDone: () => axis.isSwept(),
      isCurrent: () => held.swept === axis,
      afterSlice: () => poster?.postWhenDue(),
      beforePause: () => poster?.post(),
    });
    return totalOfAxis(axis);
  },

  findWanted: (
    { module }: ModuleContext<MainModule>,
    { rows, columns }: PerAxis<AxisTotal>,
  ): WantedNimbers => findWantedNimbers(module, rows, columns),

  joinAxes: (
    { module }: ModuleContext<MainModule>,
    { rows, columns }: PerAxis<AxisMoves>,
  ): WinningFirstMoves => joinAxes(module, rows, columns),

  /** A copy of the swept axis, for another worker to count. */
  copyAxis: ({ held }: Context): AxisCopy => ({ prefixXors: sweptAxis(held).prefixXors() }),

  /** Cuts the axis into this many chunks, 1 or more; a very short axis into fewer. */
  cutAxis({ held }: Context, { parts }: { readonly parts: number }): AxisCut {
    const { lasts, pairs } = sweptAxis(held).cut(parts);
    return { lasts, pairs };
  },

  /** Takes a copy of an axis beside the swept one; false if its memory was refused. */
  giveAxis(
    { module, held }: Context,
    request: {
      readonly axis: AxisQuestion;
      /** A power of two above all nimbers of the axis, as in its `AxisTotal`. */
      readonly width: number;
      readonly prefixXors: Uint16Array;
    },
  ): boolean {
    const { axis, width, prefixXors } = request;
    forgetGiven(held);
    const given = new module.GivenAxis(axis.size, axis.lengths);
    held.given = given;
    throwFailure(given.failure());
    return giveInPieces(prefixXors, (some) => given.give(some)) && given.width() === width;
  },

  /** Counts the moves that end at some positions. */
  async countMoves(
    { held, inSlices }: Context,
    request: {
      readonly wanted: Uint16Array | 'all';
      readonly positions: PositionRange;
      /** Counts also by the stretch in which the wanted moves end. */
      readonly byStretch?: boolean | undefined;
      /** Count the copied axis, and not the swept one. */
      readonly given?: boolean;
    },
  ): Promise<MoveCounts> {
    const { wanted, positions, byStretch } = request;
    const axis = request.given === true ? held.given : sweptAxis(held);
    if (axis === undefined) throw new Error('There is no axis that was given.');
    const { first, last } = positions;
    const begun =
      wanted === 'all'
        ? axis.countAll(first, last)
        : axis.countWanted(wanted, first, last, byStretch === true);
    if (!begun) throw new Error(`The axis has no positions ${first} to ${last} to count.`);
    await inSlices({
      total: axis.countTotal(),
      advance: (pairs) => axis.advanceCount(pairs),
      isDone: () => axis.isCounted(),
      isCurrent: () => held.swept === axis || held.given === axis,
    });
    const stretches = axis.stretches();
    return {
      histogram: axis.histogram(),
      complete: axis.countsAll(),
      ...(stretches.counts.length > 0 && { stretches }),
    };
  },
};

export type AxisJobs = typeof AXIS_JOBS;

function planAxis(module: MainModule, board: BoardQuestion, axis: AxisName): AxisPlan {
  const { failure, ...plan } = module.planAxis(board[axis].size, board[axis].lengths);
  throwFailure(failure, axis);
  return plan;
}

/** Begins an axis, and drops both that are held. */
function beginAxis({ module, held }: Context, { size, lengths }: AxisQuestion): Axis {
  held.swept?.delete();
  held.swept = undefined;
  forgetGiven(held);
  const axis = new module.Axis(size, lengths);
  held.swept = axis;
  throwFailure(axis.failure());
  return axis;
}

function forgetGiven(held: HeldAxes): void {
  held.given?.delete();
  held.given = undefined;
}

function sweptAxis({ swept }: HeldAxes): Axis {
  if (swept?.isSwept() !== true) throw new Error('There is no swept axis to count.');
  return swept;
}

/** Posts the results of a sweep in pieces, without gaps and each position once. */
export class PiecePoster {
  readonly #axis: Axis;
  readonly #between: number;
  readonly #post: (piece: AxisPiece) => void;
  #next: number;
  #postedAt = performance.now();

  /** Starts with the next position; earlier ones are not posted. */
  constructor(axis: Axis, between: number, post: (piece: AxisPiece) => void) {
    this.#axis = axis;
    this.#between = between;
    this.#post = post;
    this.#next = axis.positionsDone() + 1;
  }

  /** Must be called after each slice. */
  postWhenDue(): void {
    const isTime = performance.now() - this.#postedAt >= this.#between;
    // The last piece is posted at once, so that the stored axis is complete; a sweep that ends before its first piece
    // isn't stored.
    if (isTime || (this.#axis.isSwept() && this.#next > 1)) this.post();
  }

  /** Posts all new positions. */
  post(): void {
    this.#postedAt = performance.now();
    while (this.#next <= this.#axis.positionsDone()) {
      const piece = this.#axis.piece(this.#next);
      this.#next += piece.values.length;
      this.#post(piece);
    }
  }
}
