/** The jobs about games that are put together: sums of heaps and rows, and boxes of several line games. */
import { SolverError } from './errors';
import type { TablesModule } from './load_tables';
import { checked } from './module_values';

/** A heap of Nim, or a row of a line game. Places are indices from 0, and heads ascend. */
export type AskedPart =
  | { readonly kind: 'heap'; readonly size: bigint }
  | {
      readonly kind: 'row';
      readonly game: string;
      readonly heads: readonly number[];
      /** How many places are shown: as usual where it isn't said. */
      readonly places: number | undefined;
    };

/** A move of one part: what it leaves of a heap, or the places that it turns. */
export type SumMove =
  | { readonly part: number; readonly kind: 'heap'; readonly left: bigint }
  | { readonly part: number; readonly kind: 'row'; readonly turned: readonly number[] };

/** What is known of a part: of a row also what each of its places is worth, and how many it may have. */
export interface PartFacts {
  readonly nimber: bigint;
  readonly grundy: readonly bigint[];
  readonly mostPlaces: number;
}

interface SumQuestion {
  readonly parts: readonly AskedPart[];
  /** All winning moves are counted, and so many are listed. */
  readonly mostListed: number;
}

interface BoxQuestion {
  /** A line game for each axis. */
  readonly games: readonly string[];
  readonly sizes: readonly number[];
  /** The slice: two axes, and the place along each of the others. */
  readonly rowAxis: number;
  readonly columnAxis: number;
  readonly at: readonly number[];
  /** A place along each axis for each head. */
  readonly heads: readonly (readonly number[])[];
}

/** The move of one axis: the value of its corner's place, the smaller one that it leaves, and what it turns. */
export interface BoxAxisMove {
  readonly value: bigint;
  readonly wanted: bigint;
  readonly turned: readonly number[];
}

export const SUM_JOBS = {
  sum: (module: TablesModule, { parts, mostListed }: SumQuestion) => {
    const numbersOf = (part: AskedPart) =>
      part.kind === 'heap' ? [part.size] : part.heads.map(BigInt);
    const facts = parts.map((part) => factsOf(module, part));
    const { nimber, nimbers, winningCount, ...winning } = checked(
      module.solveSum(
        parts.map((part) => (part.kind === 'heap' ? '' : part.game)),
        Uint32Array.from(parts, (part) => numbersOf(part).length),
        BigUint64Array.from(parts.flatMap(numbersOf)),
        mostListed,
      ),
    );
    return {
      nimber: unsigned(nimber),
      winningCount,
      winning: movesOf(parts, winning),
      parts: facts.map((fact, part): PartFacts => ({ ...fact, nimber: nimbers[part] ?? 0n })),
    };
  },

  box: (module: TablesModule, question: BoxQuestion) => {
    const { games, sizes, at, rowAxis, columnAxis, heads } = question;
    const names = [...games];
    const { values } = checked(
      module.boxSlice(
        names,
        Uint32Array.from(at),
        rowAxis,
        columnAxis,
        sizes[rowAxis] ?? 0,
        sizes[columnAxis] ?? 0,
      ),
    );
    const solved = checked(module.solveBox(names, Uint32Array.from(heads.flat())));
    const turned = partsOf(solved.turned, solved.turnedCounts);
    return {
      /** Of the coins of the slice, row by row. */
      values,
      /** Of the places along each axis. */
      grundy: games.map(
        (game, axis) => checked(module.grundyNumbers(game, sizes[axis] ?? 0)).numbers,
      ),
      nimber: unsigned(solved.nimber),
      /** Which of the heads is the corner of a winning move, if there is one; and the move along each axis. */
      corner: solved.head < 0 ? undefined : solved.head,
      axes: turned.map((places, axis): BoxAxisMove => ({
        value: solved.numbers[2 * axis] ?? 0n,
        wanted: solved.numbers[2 * axis + 1] ?? 0n,
        turned: places,
      })),
    };
  },
};

/** The module gives a number of 64 bits in a record with a sign. */
const unsigned = (number: bigint) => BigInt.asUintN(64, number);

/** A row shows so many places, where its game has so many. */
const USUAL_PLACES = 10;

function factsOf(module: TablesModule, part: AskedPart): Omit<PartFacts, 'nimber'> {
  if (part.kind === 'heap') return { grundy: [], mostPlaces: 0 };
  const mostPlaces = checked(module.describeLineGame(part.game)).largestSize;
  const places =
    part.places ?? Math.max(Math.min(USUAL_PLACES, mostPlaces), (part.heads.at(-1) ?? 0) + 1);
  if (places > mostPlaces) {
    throw new SolverError({
      kind: 'board-out-of-range',
      message: `A row of this game has from 1 to ${mostPlaces} places.`,
      amount: mostPlaces,
    });
  }
  return { grundy: [...checked(module.grundyNumbers(part.game, places)).numbers], mostPlaces };
}

interface MovesRecord {
  readonly parts: Uint32Array;
  readonly left: BigUint64Array;
  readonly turnedCounts: Uint32Array;
  readonly turned: Uint32Array;
}

function movesOf(asked: readonly AskedPart[], moves: MovesRecord): readonly SumMove[] {
  const turned = partsOf(moves.turned, moves.turnedCounts);
  return Array.from(moves.parts, (part, index): SumMove =>
    asked[part]?.kind === 'heap'
      ? { part, kind: 'heap', left: moves.left[index] ?? 0n }
      : { part, kind: 'row', turned: turned[index] ?? [] },
  );
}

/** A list of numbers as lists of so many each. */
function partsOf(numbers: Uint32Array, counts: Uint32Array): readonly (readonly number[])[] {
  let start = 0;
  return Array.from(counts, (count) => [...numbers.subarray(start, (start += count))]);
}
