/** The first places of a line game, with all that one has to know of its moves. */
import type { LineGame } from './game';
import { samePlaces } from './move';
import type { Places } from './move';

/** A move on one axis. */
export interface LineMove {
  /** What the move is called wherever it ends, such as the length of a run: the engine's number of it. */
  readonly kind: number;
  readonly places: Places;
  /** By what it changes the axis: the XOR of the Grundy numbers of its places; never 0, and below 256. */
  readonly moveNimber: number;
}

export interface Line {
  readonly game: LineGame;
  /** How many places it has. */
  readonly size: number;
  /** By place: that of place 1 comes first. */
  readonly grundyNumbers: Uint8Array;
  /** x[0] … x[n], x[i] being g[1] ^ … ^ g[i]. */
  readonly prefixXors: Uint8Array;
  /** How many moves have this place as their last one: those of the first so many kinds. */
  readonly countAt: (place: number) => number;
  /** They themselves, by kind; always the same array for a place. */
  readonly movesAt: (place: number) => readonly LineMove[];
}

/** A line as the engine describes it. */
export interface DescribedLine {
  readonly grundyNumbers: Uint8Array;
  /** By kind: how far the places that it turns lie before its last one, ascending from 0. */
  readonly distances: readonly Uint8Array[];
}

export function createLine(game: LineGame, { grundyNumbers, distances }: DescribedLine): Line {
  const known = new Map<number, readonly LineMove[]>();
  const reaches = distances.map((kind) => kind.at(-1) ?? 0);

  const countAt = (place: number) =>
    place <= grundyNumbers.length ? reaches.filter((reach) => reach < place).length : 0;

  function lineMove(kind: number, place: number): LineMove {
    const places = Array.from(distances[kind] ?? [], (distance) => place - distance).reverse();
    const moveNimber = places.reduce((sum, turned) => sum ^ grundyOf(turned), 0);
    return { kind, places, moveNimber };
  }

  const grundyOf = (place: number) => grundyNumbers[place - 1] ?? 0;

  return {
    game,
    size: grundyNumbers.length,
    grundyNumbers,
    prefixXors: prefixXorsOf(grundyNumbers),
    countAt,
    movesAt(place) {
      const moves =
        known.get(place) ??
        Array.from({ length: countAt(place) }, (_, kind) => lineMove(kind, place));
      known.set(place, moves);
      return moves;
    },
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
