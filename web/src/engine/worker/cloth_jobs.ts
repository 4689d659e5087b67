/** The jobs about where the winning first moves lie: a cloth is opened once, and then asked. */
import { asText, giveInPieces, throwFailure } from './module_values';
import { openingsOf } from './instant_board';
import type { TartanModule } from './load';
import type { Both, ClothFacts, ThreadMoves } from '../wire/protocol';
import type { AxisName } from '../api/boards';
import type { JobOf, RunInSlices } from '../wire/worker_jobs';

type Cloth = InstanceType<TartanModule['Cloth']>;
type OtherAxis = InstanceType<TartanModule['OtherAxis']>;
type Axis = InstanceType<TartanModule['Axis']>;

const AXES = ['rows', 'columns'] as const;

/** A method for each kind of job. A worker has at most one cloth. */
export class ClothJobs {
  readonly #module: TartanModule;
  readonly #inSlices: RunInSlices;
  /** Those of the cloth. */
  #axes: Both<OtherAxis> | undefined;
  #cloth: Cloth | undefined;
  /** A flag for each thread of it. */
  #all = new Uint8Array();

  constructor(module: TartanModule, inSlices: RunInSlices) {
    this.#module = module;
    this.#inSlices = inSlices;
  }

  async openCloth({ board, axes }: JobOf<'openCloth'>, id: number): Promise<ClothFacts> {
    this.#forget();
    const given = {
      rows: new this.#module.OtherAxis(board.rows.size, board.rows.lengths),
      columns: new this.#module.OtherAxis(board.columns.size, board.columns.lengths),
    };
    this.#axes = given;
    for (const name of AXES) throwFailure(given[name].failure(), name);
    for (const name of AXES) {
      const copy = axes?.[name].prefixXors ?? (await this.#sweep(board, name, id));
      if (!giveInPieces(copy, (some) => given[name].give(some)))
        throw new Error('A copy of an axis is not what it was.');
    }
    const cloth = new this.#module.Cloth(given.rows, given.columns);
    this.#cloth = cloth;
    throwFailure(cloth.failure());
    const stretches = AXES.map((name) => axes?.[name].stretches?.counts ?? new Uint32Array());
    cloth.take(...(stretches as [Uint32Array, Uint32Array]));
    await this.#inSlices(id, {
      total: cloth.pairsTotal(),
      advance: (pairs) => cloth.advance(pairs),
      isDone: () => cloth.isFinished(),
      isCurrent: () => this.#cloth === cloth,
    });
    const facts = factsOf(cloth);
    this.#all = new Uint8Array(facts.threads.length).fill(1);
    return facts;
  }

  #forget(): void {
    this.#cloth?.delete();
    this.#cloth = undefined;
    for (const name of AXES) this.#axes?.[name].delete();
    this.#axes = undefined;
  }

  async #sweep(
    board: JobOf<'openCloth'>['board'],
    name: AxisName,
    id: number,
  ): Promise<Uint16Array> {
    const { size, lengths } = board[name];
    const given = this.#axes;
    const axis: Axis = new this.#module.Axis(size, lengths);
    try {
      throwFailure(axis.failure(), name);
      await this.#inSlices(id, {
        total: axis.pairsTotal(),
        advance: (pairs) => axis.advanceSweep(pairs),
        isDone: () => axis.isSwept(),
        isCurrent: () => this.#axes === given,
      });
      return axis.prefixXors();
    } finally {
      axis.delete();
    }
  }

  countRegion({ rows, columns, shown }: JobOf<'countRegion'>): bigint {
    const { cloth, all } = this.#opened();
    const count = cloth.winningMoves(
      ...([rows.first, rows.last, columns.first, columns.last] as const),
      shown ?? all,
    );
    if (count === '') throw notOnCloth();
    return BigInt(asText(count));
  }

  weaveTile({ rows, columns, shown }: JobOf<'weaveTile'>): Float32Array {
    const { cloth, all } = this.#opened();
    const densities = cloth.densities(rows, columns, shown ?? all);
    if (densities.length !== (rows.length - 1) * (columns.length - 1)) throw notOnCloth();
    return densities;
  }

  countDiscs({ rows, columns, shown }: JobOf<'countDiscs'>): Uint32Array {
    const { cloth, all } = this.#opened();
    const counts = cloth.discs(
      ...([rows.first, rows.last, columns.first, columns.last] as const),
      shown ?? all,
    );
    if (counts.length === 0) throw notOnCloth();
    return counts;
  }

  movesAtCorner({ row, column }: JobOf<'movesAtCorner'>): readonly ThreadMoves[] {
    return this.#opened().cloth.movesAt(row, column);
  }

  #opened() {
    if (this.#cloth?.isFinished() !== true) throw new Error('No cloth was opened.');
    return { cloth: this.#cloth, all: this.#all };
  }
}

function factsOf(cloth: Cloth): ClothFacts {
  const { boardNimber, winningOpenings, pairs: threads } = openingsOf(cloth.openings());
  return { boardNimber, winningOpenings, threads };
}

const notOnCloth = () => new Error('The cloth has no such rows and columns, or other threads.');
