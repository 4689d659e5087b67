/** The first places of a line game, with all that one has to know of its moves. */
import type { LineGame } from './game';
import { samePlaces, type Places } from './move';

/** A move on one axis. */
export interface LineMove {
  /** What the move is called among those that end at its last place: the engine's number of it. */
  readonly kind: number;
  readonly places: Places;
  /**
   * By what it changes the axis: the XOR of the Grundy numbers of its places; never 0, and below 256. Of
   * the corner alone in Acrostic Twins it is `ALONE_NIMBER`.
   */
  readonly moveNimber: number;
}

export interface Line {
  readonly game: LineGame;
  /** How many places it has. */
  readonly size: number;
  /** By place; place 1 comes first. */
  readonly grundyNumbers: Uint8Array;
  /** x[0] … x[n], x[i] being g[1] ^ … ^ g[i]. */
  readonly prefixXors: Uint8Array;
  /** The most moves that end at one place. */
  readonly kindCount: number;
  /** Whether a kind turns the same distances wherever it ends, as a run of a length does. */
  readonly hasKindsEverywhere: boolean;
  /** Whether its first kind is the corner alone of Acrostic Twins, which is no move without twins. */
  readonly hasAlone: boolean;
  /** Whether no two of its moves with the same last place have the same first one, as with runs and twins. */
  readonly isByEnd: boolean;
  /** How many moves have this place as their last one. They are one of each of the first kinds. */
  readonly countAt: (place: number) => number;
  /** They themselves, by kind; always the same array for a place. */
  readonly movesAt: (place: number) => readonly LineMove[];
}

/** A line as the engine describes it. */
export interface DescribedLine {
  readonly grundyNumbers: Uint8Array;
  /** Of each set that moves turn: how far its places lie before the last one, ascending from 0. */
  readonly distances: readonly Uint8Array[];
  /** By place: the set that its first kind turns. The sets of its other kinds follow. */
  readonly firstSets: Uint32Array;
  /** By place: how many kinds it has. */
  readonly kindCounts: Uint16Array;
  /** The most of them. */
  readonly kindCount: number;
}

/**
 * Above the nimbers of all twins of a line of Acrostic Twins: there a move is twins of one line with the
 * corner alone of the other. The module has the same number.
 */
const ALONE_NIMBER = 128;

export function createLine(game: LineGame, described: DescribedLine, hasAlone = false): Line {
  const { grundyNumbers, distances, firstSets, kindCounts, kindCount } = described;
  const known = new Map<number, readonly LineMove[]>();
  const size = grundyNumbers.length;
  const countAt = (place: number) => kindCounts[place - 1] ?? 0;

  function lineMove(kind: number, place: number): LineMove {
    const set = distances[(firstSets[place - 1] ?? 0) + kind] ?? [];
    const places = Array.from(set, (distance) => place - distance).reverse();
    const sum = places.reduce((xor, turned) => xor ^ grundyOf(turned), 0);
    return { kind, places, moveNimber: hasAlone && places.length === 1 ? ALONE_NIMBER : sum };
  }

  const grundyOf = (place: number) => grundyNumbers[place - 1] ?? 0;

  function movesAt(place: number): readonly LineMove[] {
    const moves =
      known.get(place) ??
      Array.from({ length: countAt(place) }, (_, kind) => lineMove(kind, place));
    known.set(place, moves);
    return moves;
  }

  return {
    game,
    size,
    grundyNumbers,
    prefixXors: prefixXorsOf(grundyNumbers),
    kindCount,
    hasAlone,
    hasKindsEverywhere: firstSets.every((first) => first === 0),
    isByEnd: new Set(movesAt(size).map(({ places }) => places[0])).size === countAt(size),
    countAt,
    movesAt,
  };
}

/** The move that turns exactly these places; undefined where the game has none. */
export function lineMoveOf(line: Line, places: Places): LineMove | undefined {
  return line.movesAt(places.at(-1) ?? 0).find((move) => samePlaces(move.places, places));
}

function prefixXorsOf(grundyNumbers: Uint8Array): Uint8Array {
  const xors = new Uint8Array(grundyNumbers.length + 1);
  for (const [index, grundyNumber] of grundyNumbers.entries())
    xors[index + 1] = (xors[index] ?? 0) ^ grundyNumber;
  return xors;
}
