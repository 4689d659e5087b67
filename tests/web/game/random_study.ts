/** Random studies that readers could make: with variations, hints, and steps to any node. */
import { cornerMoves, eachMove, type Board } from '../../../web/src/game/board';
import type { StudyState } from '../../../web/src/game/fields';
import {
  HEAT_LAYERS,
  STUDY_MODES,
  NUMBER_OVERLAYS,
  type BoardLook,
} from '../../../web/src/game/look';
import { isMatchSize, LARGEST_SEED, OPPONENTS, PLAYERS } from '../../../web/src/game/match';
import { selectionOfMove, type Move, type Selection } from '../../../web/src/game/move';
import {
  cellAt,
  filledPosition,
  headsCount,
  randomPosition,
  type Position,
  type Size,
} from '../../../web/src/game/position';
import {
  withHint,
  variationNodes,
  newStudy,
  nodeAt,
  studyAfterMove,
  shownPosition,
  studyAtNode,
  type Study,
} from '../../../web/src/game/study';
import { boardOf, game, GAMES } from './boards';

export type Random = (below: number) => number;

const oneOf = <Value>(random: Random, values: readonly Value[]): Value =>
  values[random(values.length)]!;

export function randomStudy(random: Random, largestSide = 7, steps = 30): Study {
  const of = game(oneOf(random, GAMES));
  const size = { rows: 1 + random(largestSide), columns: 1 + random(largestSide) };
  let study = newStudy(of, randomStart(random, size));
  const board = boardOf(of, size);
  for (let step = random(steps); step > 0; step -= 1) study = randomStep(random, study, board);
  return study;
}

function randomStart(random: Random, size: Size): Position {
  const share = random(1_100);
  return share > 1_000
    ? filledPosition(size, 1)
    : randomPosition(size, () => random(1_000) / share);
}

function randomStep(random: Random, study: Study, board: Board): Study {
  const kind = random(12);
  if (kind === 0) return withHint(study);
  if (kind <= 3) return studyAtNode(study, random(study.nodes.length));
  const move = randomMove(random, board, shownPosition(study));
  return move ? studyAfterMove(study, move) : studyAtNode(study, random(study.nodes.length));
}

/** A random legal move; undefined if there is none. */
export function randomMove(random: Random, board: Board, position: Position): Move | undefined {
  const corners = [...position.coins.keys()].filter(
    (place) => cornerMoves(board, position, cellAt(position, place)).count > 0,
  );
  if (corners.length === 0) return undefined;
  const corner = cellAt(position, oneOf(random, corners));
  return oneOf(random, eachMove(cornerMoves(board, position, corner)));
}

export function randomState(random: Random, largestSide = 7): StudyState {
  const study = randomStudy(random, largestSide);
  const match = {
    opponent: oneOf(random, OPPONENTS),
    you: oneOf(random, PLAYERS),
    seed: random(3) === 0 ? 0 : random(LARGEST_SEED + 1),
  };
  return { study, match, look: randomLook(random, study) };
}

function randomLook(random: Random, study: Study): BoardLook {
  const { start } = study;
  const mode = oneOf(random, STUDY_MODES.slice(0, isMatchSize(start) ? 4 : 3));
  const line = variationNodes(study);
  const moves = line.length - 1;
  const review = mode === 'play' && moves > 0 && random(2) === 0 ? 1 + random(moves) : undefined;
  const seen = review === undefined ? study : studyAtNode(study, line[review - 1]!);
  const selection = random(3) === 0 ? undefined : randomSelection(random, seen);
  return {
    mode,
    selection,
    revealed: mode === 'predict' && random(2) === 0,
    answers: random(2) === 0,
    step: oneOf(random, [undefined, 1, 2, 3] as const),
    heat: oneOf(random, HEAT_LAYERS),
    overlays: NUMBER_OVERLAYS.filter(() => random(2) === 0),
    review,
    isSeeking: false,
    sight:
      random(2) === 0
        ? { zoom: (101 + random(900)) / 100, ...cellAt(start, random(start.coins.length)) }
        : undefined,
    listed: random(2) === 0 ? { rowKind: random(9), columnKind: random(150) } : undefined,
  };
}

function randomSelection(random: Random, study: Study): Selection | undefined {
  const position = shownPosition(study);
  if (headsCount(position) === 0) return undefined;
  const move = randomMove(random, boardOf(study.game, position), position);
  if (move && random(2) === 0) return selectionOfMove(move);
  const heads = [...position.coins.keys()].filter((place) => position.coins[place] === 1);
  return { corner: cellAt(position, oneOf(random, heads)), move: undefined };
}

/** A study without its nodes' ids: readers can't tell studies with the same outline apart. */
export function outline(study: Study): unknown {
  const outlineFrom = (node: number): unknown => {
    const { move, isHinted, children, next } = nodeAt(study, node);
    const others = children.filter((child) => child !== next);
    return {
      move,
      isHinted,
      isCurrent: node === study.current,
      next: next === undefined ? undefined : outlineFrom(next),
      others: others.map(outlineFrom),
    };
  };
  return { game: study.game.name, start: study.start, tree: outlineFrom(0) };
}
