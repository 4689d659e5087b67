/** The shown variation of a study: from the start through the current node to its end. */
import { computed, type ReadonlySignal } from '@preact/signals';
import { playerAfter, type Player } from '../game/match';
import type { Move } from '../game/move';
import { headsCount, type Position } from '../game/position';
import { variationNodes, nodeAt, pathTo, positionsAlong, type Study } from '../game/study';

/** A move of the variation. */
export interface VariationMove {
  /** 1 for the first move. */
  readonly number: number;
  /** The node after the move. */
  readonly node: number;
  readonly player: Player;
  readonly move: Move;
  /** The number of heads after the move. */
  readonly heads: number;
  /** The nodes of all moves that were tried at this point, this one included, oldest first. */
  readonly variations: readonly number[];
}

export interface ShownVariation {
  readonly moves: ReadonlySignal<readonly VariationMove[]>;
  /** How many moves lead to the current node. */
  readonly shown: ReadonlySignal<number>;
  readonly positionAfter: (moves: number) => Position;
  /** The node after this many moves. */
  readonly nodeAfter: (moves: number) => number;
}

export function createShownVariation(study: ReadonlySignal<Study>): ShownVariation {
  const nodes = computed(() => variationNodes(study.value));
  const positions = computed(() => positionsAlong(study.value, nodes.value));
  return {
    moves: computed(() =>
      nodes.value.flatMap((node, number) => lineEntry(study.value, node, number, positions.value)),
    ),
    shown: computed(() => pathTo(study.value, study.value.current).length - 1),
    positionAfter(moves) {
      const position = positions.value[moves];
      if (position === undefined) throw new RangeError(`The line has no ${moves} moves.`);
      return position;
    },
    nodeAfter: (moves) => nodes.value[moves] ?? 0,
  };
}

function lineEntry(
  study: Study,
  node: number,
  number: number,
  positions: readonly Position[],
): VariationMove[] {
  const { move, parent } = nodeAt(study, node);
  const position = positions[number];
  if (move === undefined || parent === undefined || position === undefined) return [];
  const { children } = nodeAt(study, parent);
  const player = playerAfter(number - 1);
  return [{ number, node, player, move, heads: headsCount(position), variations: children }];
}
