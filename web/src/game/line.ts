/** The first places of a line game, with all that is needed to judge its moves. */
import type { LineGame } from './game';
import { samePlaces, type Places } from './move';

/** A move on one axis. */
export interface LineMove {
  /** The engine's index of the move among those that end at its last place. */
  readonly kind: number;
  readonly places: Places;
  /**
   * The change of the line's nimber: the XOR of the Grundy numbers of its places, from 1 to 255. The corner alone in
   * Acrostic Twins has `ALONE_NIMBER`.
   */
  readonly moveNimber: number;
}

export interface Line {
  readonly game: LineGame;
  /** The number of its places. */
  readonly size: number;
  /** Index 0 has the Grundy number of place 1. */
  readonly grundyNumbers: Uint8Array;
  /** x[0] … x[n] with x[i] = g[1] ^ … ^ g[i]. */
  readonly prefixXors: Uint8Array;
  /** The largest number of moves that end at one place. */
  readonly kindCount: number;
  /** True if a kind turns the same distances wherever it ends, like runs of one length. */
  readonly hasKindsEverywhere: boolean;
  /** True if the first kind is the corner alone of Acrostic Twins, which is only a move together with twins. */
  readonly hasAlone: boolean;
  /** True if no two moves with the same last place have the same first one, as with runs and twins. */
  readonly isByEnd: boolean;
  /** The number of moves that end at a place; their kinds are the first ones. */
  readonly countAt: (place: number) => number;
  /** The moves that end at a place, by kind; always the same array for a place. */
  readonly movesAt: (place: number) => readonly LineMove[];
}

/** A line as the engine describes it. */
export interface DescribedLine {
  readonly grundyNumbers: Uint8Array;
  /** For each set that moves turn: how far its places lie before the last one, ascending from 0. */
  readonly distances: readonly Uint8Array[];
  /** For each place: the set that its first kind turns. The sets of its other kinds follow. */
  readonly firstSets: Uint32Array;
  /** For each place: the number of its kinds. */
  readonly kindCounts: Uint16Array;
  /** The largest number in `kindCounts`. */
  readonly kindCount: number;
}

/**
 * A number above the nimbers of all twins: a move of Acrostic Twins is twins of one line with the corner alone of the
 * other. The module uses the same number.
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

/** The move that turns exactly these places; undefined if the game has none. */
export function lineMoveOf(line: Line, places: Places): LineMove | undefined {
  return line.movesAt(places.at(-1) ?? 0).find((move) => samePlaces(move.places, places));
}

function prefixXorsOf(grundyNumbers: Uint8Array): Uint8Array {
  const xors = new Uint8Array(grundyNumbers.length + 1);
  for (const [index, grundyNumber] of grundyNumbers.entries())
    xors[index + 1] = (xors[index] ?? 0) ^ grundyNumber;
  return xors;
}
