/** A game that changes, and what follows from it for whoever looks at it. */
import { computed, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Position } from '../board/position';
import type { Game } from './game';
import { lineOf, pathTo, positionsAlong } from './game_tree';
import { lineMoves } from './line_moves';
import type { LineMove } from './line_moves';

export interface ShownGame {
  readonly game: Signal<Game>;
  readonly line: ReadonlySignal<readonly LineMove[]>;
  /** How many moves of the line lead to the place that is shown. */
  readonly shown: ReadonlySignal<number>;
  readonly position: ReadonlySignal<Position>;
  /** After so many moves of the line. */
  readonly positionAfter: (moves: number) => Position;
}

export function createShownGame(first: Game): ShownGame {
  const game = signal(first);
  const places = computed(() => lineOf(game.value));
  const positions = computed(() => positionsAlong(game.value, places.value));
  const shown = computed(() => pathTo(game.value, game.value.current).length - 1);

  function positionAfter(moves: number): Position {
    const position = positions.value[moves];
    if (position === undefined) throw new RangeError(`The line has no ${moves} moves.`);
    return position;
  }

  return {
    game,
    line: computed(() => lineMoves(game.value, places.value, positions.value)),
    shown,
    position: computed(() => positionAfter(shown.value)),
    positionAfter,
  };
}
