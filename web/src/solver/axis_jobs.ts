/** The jobs about axes of any length: sweeping them, counting their moves, and what they add up to. */
import type { TartanModule } from './load';
import { asText, throwFailure } from './module_values';
import { PiecePoster } from './piece_poster';
import type {
  AxisCut,
  AxisMoves,
  AxisPiece,
  AxisPlan,
  AxisQuestion,
  AxisTotal,
  Job,
  JobResult,
  MoveCounts,
  NimberPair,
  Openings,
  WantedNimbers,
} from './protocol';
import type { JobTools } from './worker_jobs';

type Axis = InstanceType<TartanModule['Axis']>;
type OtherAxis = InstanceType<TartanModule['OtherAxis']>;
type JobOf<Kind extends Job['kind']> = Extract<Job, { kind: Kind }>;

export type AxisJob = JobOf<
  | 'planAxis'
  | 'restoreAxis'
  | 'sweepAxis'
  | 'findWanted'
  | 'cutAxis'
  | 'countMoves'
  | 'copyAxis'
  | 'giveAxis'
  | 'joinAxes'
>;

/** A worker has one axis of its own at a time, and one that it was given. */
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

  answer(id: number, job: AxisJob): JobResult | Promise<JobResult> {
    switch (job.kind) {
      case 'planAxis':
        return planAxis(this.#module, job.axis);
      case 'restoreAxis':
        return this.#restoreAxis(job.axis, job.piece);
      case 'sweepAxis':
        return this.#sweepAxis(id, job);
      case 'findWanted':
        return findWanted(this.#module, job.rows, job.columns);
      case 'cutAxis':
        return this.#cutAxis(job.parts);
      case 'countMoves':
        return this.#countMoves(id, job);
      case 'copyAxis':
        return { prefixXors: this.#sweptAxis().prefixXors() };
      case 'giveAxis':
        return this.#giveAxis(job);
      case 'joinAxes':
        return joinAxes(this.#module, job.rows, job.columns);
    }
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

  #restoreAxis(question: AxisQuestion, { first, values, checkSum }: AxisPiece): boolean {
    const axis = first === 1 ? this.#beginAxis(question) : this.#axis;
    return axis?.restore(first, values, checkSum) === true;
  }

  async #sweepAxis(id: number, job: JobOf<'sweepAxis'>): Promise<AxisTotal> {
    const restored = job.restored === true ? this.#axis : undefined;
    const axis = restored ?? this.#beginAxis(job.axis);
    const poster = new PiecePoster(axis, job.millisecondsBetweenPieces, (piece) => {
      this.#tools.post({ type: 'piece', id, piece }, [piece.values.buffer]);
    });
    await this.#tools.inSlices(id, {
      total: axis.pairsTotal(),
      advance: (pairs) => axis.advanceSweep(pairs),
      isDone: () => axis.isSwept(),
      isCurrent: () => this.#axis === axis,
      afterSlice: () => poster.postWhenDue(),
      beforePause: () => poster.post(),
    });
    return { total: axis.total(), width: axis.width(), choices: axis.pairsTotal() };
  }

  #sweptAxis(): Axis {
    const axis = this.#axis;
    if (axis?.isSwept() !== true) throw new Error('There is no swept axis to count.');
    return axis;
  }

  #cutAxis(parts: number): AxisCut {
    const { lasts, pairs } = this.#sweptAxis().cut(parts);
    return { lasts, pairs };
  }

  #forgetOther(): void {
    this.#other?.delete();
    this.#other = undefined;
  }

  #giveAxis({ axis: { size, lengths }, width, prefixXors }: JobOf<'giveAxis'>): boolean {
    this.#forgetOther();
    const other = new this.#module.OtherAxis(size, lengths);
    this.#other = other;
    throwFailure(other.failure());
    // What is given is copied once more on its way.
    for (let from = 0; from < prefixXors.length; from += mostGiven) {
      if (!other.give(prefixXors.subarray(from, from + mostGiven))) return false;
    }
    return other.width() === width;
  }

  async #countMoves(
    id: number,
    { wanted, positions, given }: JobOf<'countMoves'>,
  ): Promise<MoveCounts> {
    const axis = given === true ? this.#other : this.#sweptAxis();
    if (axis === undefined) throw new Error('There is no axis that was given.');
    const { first, last } = positions;
    const begun =
      wanted === 'all' ? axis.countAll(first, last) : axis.countWanted(wanted, first, last);
    if (!begun) throw new Error(`The axis has no positions ${first} to ${last} to count.`);
    await this.#tools.inSlices(id, {
      total: axis.countTotal(),
      advance: (pairs) => axis.advanceCount(pairs),
      isDone: () => axis.isCounted(),
      isCurrent: () => this.#axis === axis || this.#other === axis,
    });
    return { histogram: axis.histogram(), complete: axis.countsAll() };
  }
}

/** Two megabytes. */
const mostGiven = 1 << 20;

function planAxis(module: TartanModule, { size, lengths }: AxisQuestion): AxisPlan {
  const { failure, lengthCount, pairs, bytes } = module.planAxis(size, lengths);
  throwFailure(failure);
  return { lengthCount, pairs, bytes };
}

function findWanted(module: TartanModule, rows: AxisTotal, columns: AxisTotal): WantedNimbers {
  return module.findWanted(rows.total, rows.width, columns.total, columns.width);
}

function joinAxes(module: TartanModule, rows: AxisMoves, columns: AxisMoves): Openings {
  const record = module.joinAxes(
    ...([rows.total, rows.choices, rows.histogram] as const),
    ...([columns.total, columns.choices, columns.histogram] as const),
  );
  const pairs: NimberPair[] = [];
  record.a.forEach((a, index) => {
    const b = record.b[index];
    const rowMoves = record.rowMoves[index];
    const columnMoves = record.columnMoves[index];
    if (b === undefined || rowMoves === undefined || columnMoves === undefined) return;
    pairs.push({ a, b, rowMoves, columnMoves });
  });
  return {
    winningOpenings: BigInt(asText(record.winningOpenings)),
    openings: BigInt(asText(record.openings)),
    boardNimber: record.boardNimber,
    pairs,
  };
}
