/** The jobs about axes of any length: sweeping them, counting their moves, and what they add up to. */
import { axisTotal, findWanted, joinAxes, solveAtOnce } from './instant_board';
import type { TartanModule } from './load';
import { giveInPieces, throwFailure } from './module_values';
import type {
  AxisCopy,
  AxisCut,
  AxisPiece,
  AxisPlan,
  AxisQuestion,
  AxisTotal,
  BoardPlan,
  BoardQuestion,
  MoveCounts,
  Openings,
  WantedNimbers,
} from '../wire/protocol';
import type { AxisName } from '../api/boards';
import type { JobOf, JobTools } from '../wire/worker_jobs';

type Axis = InstanceType<TartanModule['Axis']>;
type OtherAxis = InstanceType<TartanModule['OtherAxis']>;

/** A method for each kind of job. A worker has at most one axis that it sweeps, and one that it was given. */
export class AxisJobs {
  readonly #module: TartanModule;
  readonly #tools: JobTools;
  #axis: Axis | undefined;
  /** The one that was given, to be counted too. */
  #other: OtherAxis | undefined;

  constructor(module: TartanModule, tools: JobTools) {
    this.#module = module;
    this.#tools = tools;
  }

  planBoard({ board, mostPairs }: JobOf<'planBoard'>): BoardPlan {
    const plan = { rows: this.#planAxis(board, 'rows'), columns: this.#planAxis(board, 'columns') };
    // Positions take time too, where few lengths fit them.
    const work = plan.rows.pairs + plan.columns.pairs + board.rows.size + board.columns.size;
    return work > mostPairs ? plan : { ...plan, instant: solveAtOnce(this.#module, board) };
  }

  #planAxis(board: BoardQuestion, axis: AxisName): AxisPlan {
    const { failure, ...plan } = this.#module.planAxis(board[axis].size, board[axis].lengths);
    throwFailure(failure, axis);
    return plan;
  }

  #beginAxis({ size, lengths }: AxisQuestion): Axis {
    this.#axis?.delete();
    this.#axis = undefined;
    this.#forgetOther();
    const axis = new this.#module.Axis(size, lengths);
    this.#axis = axis;
    throwFailure(axis.failure());
    return axis;
  }

  restoreAxis({ axis: question, piece }: JobOf<'restoreAxis'>): boolean {
    const { first, values, checkSum } = piece;
    const axis = first === 1 ? this.#beginAxis(question) : this.#axis;
    return axis?.restore(first, values, checkSum) === true;
  }

  async sweepAxis(job: JobOf<'sweepAxis'>, id: number): Promise<AxisTotal> {
    const restored = job.restored === true ? this.#axis : undefined;
    const axis = restored ?? this.#beginAxis(job.axis);
    const between = job.millisecondsBetweenPieces;
    const poster =
      between === undefined
        ? undefined
        : new PiecePoster(axis, between, (piece) => {
            this.#tools.post({ type: 'piece', id, piece }, [piece.values.buffer]);
          });
    await this.#tools.inSlices(id, {
      total: axis.pairsTotal(),
      advance: (pairs) => axis.advanceSweep(pairs),
      isDone: () => axis.isSwept(),
      isCurrent: () => this.#axis === axis,
      afterSlice: () => poster?.postWhenDue(),
      beforePause: () => poster?.post(),
    });
    return axisTotal(axis);
  }

  #sweptAxis(): Axis {
    const axis = this.#axis;
    if (axis?.isSwept() !== true) throw new Error('There is no swept axis to count.');
    return axis;
  }

  findWanted({ rows, columns }: JobOf<'findWanted'>): WantedNimbers {
    return findWanted(this.#module, rows, columns);
  }

  joinAxes({ rows, columns }: JobOf<'joinAxes'>): Openings {
    return joinAxes(this.#module, rows, columns);
  }

  copyAxis(): AxisCopy {
    return { prefixXors: this.#sweptAxis().prefixXors() };
  }

  cutAxis({ parts }: JobOf<'cutAxis'>): AxisCut {
    const { lasts, pairs } = this.#sweptAxis().cut(parts);
    return { lasts, pairs };
  }

  #forgetOther(): void {
    this.#other?.delete();
    this.#other = undefined;
  }

  giveAxis({ axis: { size, lengths }, width, prefixXors }: JobOf<'giveAxis'>): boolean {
    this.#forgetOther();
    const other = new this.#module.OtherAxis(size, lengths);
    this.#other = other;
    throwFailure(other.failure());
    if (!giveInPieces(prefixXors, (some) => other.give(some))) return false;
    return other.width() === width;
  }

  async countMoves(
    { wanted, positions, given, byStretch }: JobOf<'countMoves'>,
    id: number,
  ): Promise<MoveCounts> {
    const axis = given === true ? this.#other : this.#sweptAxis();
    if (axis === undefined) throw new Error('There is no axis that was given.');
    const { first, last } = positions;
    const begun =
      wanted === 'all'
        ? axis.countAll(first, last)
        : axis.countWanted(wanted, first, last, byStretch === true);
    if (!begun) throw new Error(`The axis has no positions ${first} to ${last} to count.`);
    await this.#tools.inSlices(id, {
      total: axis.countTotal(),
      advance: (pairs) => axis.advanceCount(pairs),
      isDone: () => axis.isCounted(),
      isCurrent: () => this.#axis === axis || this.#other === axis,
    });
    const stretches = axis.stretches();
    return {
      ...{ histogram: axis.histogram(), complete: axis.countsAll() },
      ...(stretches.counts.length > 0 && { stretches }),
    };
  }
}

/** Hands on what a sweep has found, piece after piece, without gaps and each position once. */
export class PiecePoster {
  readonly #axis: Axis;
  readonly #between: number;
  readonly #post: (piece: AxisPiece) => void;
  #next: number;
  #postedAt = performance.now();

  /** Begins with the next position: what is known of the axis by now is not posted. */
  constructor(axis: Axis, between: number, post: (piece: AxisPiece) => void) {
    this.#axis = axis;
    this.#between = between;
    this.#post = post;
    this.#next = axis.positionsDone() + 1;
  }

  /** To be called after each slice. */
  postWhenDue(): void {
    const isTime = performance.now() - this.#postedAt >= this.#between;
    // The last piece isn't waited for, so that what is kept is whole; a sweep that ends before a first one isn't kept.
    if (isTime || (this.#axis.isSwept() && this.#next > 1)) this.post();
  }

  /** Posts everything that is new. */
  post(): void {
    this.#postedAt = performance.now();
    while (this.#next <= this.#axis.positionsDone()) {
      const piece = this.#axis.piece(this.#next);
      this.#next += piece.values.length;
      this.#post(piece);
    }
  }
}
