/** The jobs about composed games: sums of heaps and rows, and boxes, the products of several line games. */
import type { MainModule as TablesModule } from '#module/tartan_tables.mjs';
import { SolverError } from '../api/errors';
import type { SummandRequest, SumMove } from '../api/tables';
import type { ModuleContext } from '../wire/job';
import { unwrapOrThrow } from './module_values';

type Context = ModuleContext<TablesModule>;

/** A part of a sum: its nimber; for a row also the value of each place, and how many places it may have. */
interface SummandFacts {
  readonly nimber: bigint;
  readonly grundy: readonly bigint[];
  readonly mostPlaces: number;
}

interface SumQuestion {
  readonly parts: readonly SummandRequest[];
  /** The most winning moves that are listed; all are counted. */
  readonly mostListed: number;
}

interface BoxQuestion {
  /** A line game for each axis. */
  readonly games: readonly string[];
  readonly sizes: readonly number[];
  /** The slice of the box that is shown: two axes, and a place on each of the others. */
  readonly rowAxis: number;
  readonly columnAxis: number;
  readonly at: readonly number[];
  /** For each head, its place along each axis. */
  readonly heads: readonly (readonly number[])[];
}

export const SUM_JOBS = {
  sum: ({ module }: Context, { parts, mostListed }: SumQuestion) => {
    const facts = parts.map((part) => factsOf(module, part));
    const { nimber, nimbers, winningCount, winning } = unwrapOrThrow(
      module.solveSum(parts.map(modulePart), mostListed),
    );
    return {
      nimber,
      winningCount,
      winning: winning.map(({ part, left, turned }): SumMove =>
        parts[part]?.kind === 'heap' ? { part, kind: 'heap', left } : { part, kind: 'row', turned },
      ),
      parts: facts.map((fact, part): SummandFacts => ({ ...fact, nimber: nimbers[part] ?? 0n })),
    };
  },

  /**
   * `corner`: the head that is the corner of a winning move, if one wins; `turned`: the places that the move turns
   * along each axis.
   */
  box: ({ module }: Context, question: BoxQuestion) => {
    const { games, sizes, at, rowAxis, columnAxis, heads } = question;
    const { values } = unwrapOrThrow(
      module.boxSlice(
        games,
        Uint32Array.from(at),
        rowAxis,
        columnAxis,
        sizes[rowAxis] ?? 0,
        sizes[columnAxis] ?? 0,
      ),
    );
    return {
      ...unwrapOrThrow(module.solveBox(games, Uint32Array.from(heads.flat()))),
      /** The values of the slice's coins, row by row. */
      values,
      /** The Grundy numbers of the places along each axis. */
      grundy: games.map(
        (game, axis) => unwrapOrThrow(module.grundyNumbers(game, sizes[axis] ?? 0)).numbers,
      ),
    };
  },
};

/** A heap has no game and a single number. */
const modulePart = (part: SummandRequest) =>
  part.kind === 'heap'
    ? { game: '', numbers: BigUint64Array.of(part.size) }
    : { game: part.game, numbers: BigUint64Array.from(part.heads, BigInt) };

/** The default number of places in a row; fewer if its game has fewer. */
const DEFAULT_PLACES = 10;

function factsOf(module: TablesModule, part: SummandRequest): Omit<SummandFacts, 'nimber'> {
  if (part.kind === 'heap') return { grundy: [], mostPlaces: 0 };
  const mostPlaces = unwrapOrThrow(module.describeLineGame(part.game)).largestSize;
  const places =
    part.places ?? Math.max(Math.min(DEFAULT_PLACES, mostPlaces), (part.heads.at(-1) ?? 0) + 1);
  if (places > mostPlaces) {
    throw new SolverError({
      kind: 'board-out-of-range',
      message: `A row of this game has from 1 to ${mostPlaces} places.`,
      amount: mostPlaces,
    });
  }
  return {
    grundy: [...unwrapOrThrow(module.grundyNumbers(part.game, places)).numbers],
    mostPlaces,
  };
}
