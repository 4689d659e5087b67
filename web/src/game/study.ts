/**
 * A study: a game, the position it starts from, and a tree of all moves that were tried. Exploring, playing and
 * reviewing all walk in that tree. Going back goes up in it; another move there makes a variation, and nothing that was
 * tried is forgotten.
 */
import { DEFAULT_SIZE } from './size_input';
import { lineFactorsOf, type Board } from './board';
import { FLIPPING_GAME, type Game } from './game';
import { positionAfterMoves, sameMove, positionAfterMove, type Move } from './move';
import { filledPosition, type Position } from './position';

/** A node of the tree, which stands for the position after its move. */
export interface Node {
  /** Undefined only at the start. */
  readonly move: Move | undefined;
  readonly parent: number | undefined;
  /** Oldest first. */
  readonly children: readonly number[];
  /** The child with which the shown variation goes on. */
  readonly next: number | undefined;
  /** A player asked for a hint here. */
  readonly isHinted: boolean;
}

export interface Study {
  readonly game: Game;
  readonly start: Position;
  /** By number. Node 0 is the start, and parents have smaller numbers than their children. */
  readonly nodes: readonly Node[];
  /** The node whose position is shown. */
  readonly current: number;
}

const START: Node = {
  move: undefined,
  parent: undefined,
  children: [],
  next: undefined,
  isHinted: false,
};

/** The board of the worked example, with which everything begins. */
export const DEFAULT_STUDY = newStudy(
  FLIPPING_GAME,
  filledPosition({ rows: DEFAULT_SIZE, columns: DEFAULT_SIZE }, 1),
);

export function newStudy(game: Game, start: Position): Study {
  return { game, start, nodes: [START], current: 0 };
}

/** The number of moves that were taken back for others: the number of leaves of the tree, less one. */
export function takeBacksIn({ nodes }: Pick<Study, 'nodes'>): number {
  return nodes.filter(({ children }) => children.length === 0).length - 1;
}

export function nodeAt({ nodes }: Pick<Study, 'nodes'>, number: number): Node {
  const node = nodes[number];
  if (node === undefined) throw new RangeError(`The tree has no node ${number}.`);
  return node;
}

/** The nodes from the start to this one, both included. */
export function pathTo(study: Pick<Study, 'nodes'>, node: number): number[] {
  const path = [node];
  for (let { parent } = nodeAt(study, node); parent !== undefined;) {
    path.push(parent);
    ({ parent } = nodeAt(study, parent));
  }
  return path.reverse();
}

/** The nodes from this one to the end of its variation, both included. */
export function nodesFrom(study: Pick<Study, 'nodes'>, node: number): number[] {
  const line = [node];
  for (let { next } = nodeAt(study, node); next !== undefined;) {
    line.push(next);
    ({ next } = nodeAt(study, next));
  }
  return line;
}

/** The nodes of the shown variation: from the start through the current node to the end. */
export function variationNodes(study: Study): number[] {
  return [...pathTo(study, study.current).slice(0, -1), ...nodesFrom(study, study.current)];
}

/** The positions at the nodes of a variation, which begins at the start. */
export function positionsAlong(study: Study, line: readonly number[]): Position[] {
  let position = study.start;
  return line.map((node) => {
    const { move } = nodeAt(study, node);
    if (move !== undefined) position = positionAfterMove(position, move);
    return position;
  });
}

/** The position at the current node. */
export function shownPosition(study: Study): Position {
  return positionAfterMoves(
    study.start,
    pathTo(study, study.current).flatMap((node) => nodeAt(study, node).move ?? []),
  );
}

/** The study after a move at the current node; if the move was made there before, follows that variation. */
export function studyAfterMove(study: Study, move: Move): Study {
  const before = nodeAt(study, study.current);
  const known = before.children.find((child) => sameMove(nodeAt(study, child).move, move));
  if (known !== undefined) return studyAtNode(study, known);
  const node = study.nodes.length;
  const nodes = [
    ...replaced(study, { children: [...before.children, node], next: node }),
    { ...START, move, parent: study.current },
  ];
  return { ...study, nodes, current: node };
}

/** The study at another node; the shown variation goes through it. */
export function studyAtNode(study: Study, node: number): Study {
  const nodes = [...study.nodes];
  let child: number | undefined;
  for (const parent of pathTo(study, node).reverse()) {
    if (child !== undefined) nodes[parent] = { ...nodeAt(study, parent), next: child };
    child = parent;
  }
  return { ...study, nodes, current: node };
}

export function withHint(study: Study): Study {
  return { ...study, nodes: replaced(study, { isHinted: true }) };
}

/**
 * An untrusted study without moves that its game doesn't have, and all that follows them; `dropped` are the first of
 * these. The current node becomes the last one before them.
 */
export function withoutIllegalMoves(
  study: Study,
  board: Board,
): { readonly study: Study; readonly dropped: readonly Move[] } {
  const dropped: Move[] = [];
  /** The new numbers of the remaining nodes. */
  const numbers = new Map<number, number>();
  for (const [node, { move, parent }] of study.nodes.entries()) {
    if (parent !== undefined && !numbers.has(parent)) continue;
    if (move !== undefined && lineFactorsOf(board, move) === undefined) dropped.push(move);
    else numbers.set(node, numbers.size);
  }
  if (dropped.length === 0) return { study, dropped };
  const renumbered = (node: number | undefined) =>
    node === undefined ? undefined : numbers.get(node);
  const nodes = Array.from(numbers.keys(), (node) => {
    const { parent, children, next, ...kept } = nodeAt(study, node);
    const remainingChildren = children.flatMap((child) => renumbered(child) ?? []);
    return {
      ...kept,
      parent: renumbered(parent),
      children: remainingChildren,
      next: renumbered(next) ?? remainingChildren[0],
    };
  });
  const current = pathTo(study, study.current).findLast((node) => numbers.has(node));
  return { study: { ...study, nodes, current: renumbered(current) ?? 0 }, dropped };
}

/** The nodes with the current one changed. */
function replaced({ nodes, current }: Study, change: Partial<Node>): Node[] {
  return nodes.map((node, number) => (number === current ? { ...node, ...change } : node));
}
