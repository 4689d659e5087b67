/**
 * A study's tree as it is written down: the variation that is shown, and the other variations, which leave it or one
 * another. Nodes are numbered for that: the start is 0, then the shown variation, then the other variations in the
 * order of the list.
 */
import type { Game } from './game';
import { cornerOf, turnCoinsOf, type Move } from './move';
import { coinAt, isOnBoard, type Position } from './position';
import { nodesFrom, variationNodes, nodeAt, pathTo, type Node, type Study } from './study';

/** Untrusted moves; undefined if one could not be read. */
export type MaybeMoves = readonly (Move | undefined)[];

export interface Lines<Moves extends MaybeMoves = readonly Move[]> {
  readonly moves: Moves;
  readonly variations: readonly Variation<Moves>[];
  /** The nodes at which a player asked for a hint. */
  readonly hints: readonly number[];
  /** How many moves of the shown variation lead to the current node. */
  readonly at: number;
}

export interface Variation<Moves extends MaybeMoves = readonly Move[]> {
  /** The number of the node at which it begins. */
  readonly after: number;
  readonly moves: Moves;
}

export function linesOf(study: Study): Lines {
  const line = variationNodes(study);
  const variations: Variation[] = [];
  /** The nodes by their new numbers; the list grows during the loop. */
  const numbered = [...line];
  const movesOf = (nodes: readonly number[]) =>
    nodes.flatMap((node) => nodeAt(study, node).move ?? []);
  for (const [after, node] of numbered.entries()) {
    const { children, next } = nodeAt(study, node);
    for (const child of children) {
      if (child === next) continue;
      const variation = nodesFrom(study, child);
      variations.push({ after, moves: movesOf(variation) });
      numbered.push(...variation);
    }
  }
  return {
    moves: movesOf(line),
    variations,
    hints: numbered.flatMap((node, number) => (nodeAt(study, node).isHinted ? [number] : [])),
    at: pathTo(study, study.current).length - 1,
  };
}

/** What could not be used; an index says from which move on. */
export type LinesProblem =
  | { readonly key: 'moves'; readonly index: number }
  | { readonly key: 'variations'; readonly variation: number; readonly index: number }
  | { readonly key: 'hints'; readonly index: number }
  | { readonly key: 'at' };

/**
 * The inverse of `linesOf`. A move must lie on the board and its corner must be heads when it is made; whether the game
 * has such a move is not checked here. A variation must begin with a move that was not tried at its node before.
 * Unusable moves keep their numbers, so that the numbers of the others stay valid.
 */
export function studyOfLines(
  game: Game,
  start: Position,
  { moves, variations, hints, at }: Lines<MaybeMoves>,
  refuse: (problem: LinesProblem) => void,
): Study {
  const tree = createTree(start);
  const played = tree.add(0, moves);
  if (played < moves.length) refuse({ key: 'moves', index: played });
  for (const [variation, { after, moves: others }] of variations.entries()) {
    const made = tree.add(after, others);
    if (made < others.length || made === 0) refuse({ key: 'variations', variation, index: made });
  }
  for (const [index, number] of hints.entries())
    if (!tree.hint(number)) refuse({ key: 'hints', index });
  if (at > played) refuse({ key: 'at' });
  return { game, start, nodes: tree.nodes, current: Math.min(at, played) };
}

type Draft = { -readonly [Key in keyof Node]: Node[Key] } & { children: number[] };

function createTree(start: Position) {
  const nodes: Draft[] = [draft(undefined, undefined)];
  /** The nodes by their numbers in the text. */
  const numbered: (number | undefined)[] = [0];
  /** The moves tried so far, each with its node. */
  const tried = new Set<string>();
  const { position, comeTo } = createWalk(nodes, start);

  const trialOf = (parent: number, { rows, columns }: Move) =>
    `${parent} ${rows.join()} ${columns.join()}`;

  function append(move: Move, parent: number) {
    tried.add(trialOf(parent, move));
    const node = nodes.length;
    nodes.push(draft(move, parent));
    const before = nodes[parent];
    before?.children.push(node);
    if (before) before.next ??= node;
    numbered.push(node);
    return node;
  }

  /** Adds these moves up to the first illegal one; returns how many were added. */
  function add(after: number, moves: MaybeMoves): number {
    const base = numbered[after];
    let made = 0;
    if (base !== undefined) {
      comeTo(base);
      let here = base;
      for (const move of moves) {
        if (!move || !canBeMade(position, move) || tried.has(trialOf(here, move))) break;
        here = append(move, here);
        comeTo(here);
        made += 1;
      }
    }
    for (let refused = made; refused < moves.length; refused += 1) numbered.push(undefined);
    return made;
  }

  function hint(number: number): boolean {
    const node = nodes[numbered[number] ?? -1];
    if (node) node.isHinted = true;
    return node !== undefined;
  }

  return { nodes, add, hint };
}

/** Creates a position that can walk from node to node. */
function createWalk(nodes: readonly Node[], start: Position) {
  /** The position at the last visited node. */
  const position = { ...start, coins: start.coins.slice() };
  let here = 0;

  /**
   * Two nodes differ by the moves on the paths to their common ancestor. The order of these moves doesn't matter, nor
   * whether they are made or taken back. Parents have smaller numbers.
   */
  function comeTo(node: number) {
    let [one, other] = [here, node];
    while (one !== other) {
      const { move, parent = 0 } = nodeAt({ nodes }, Math.max(one, other));
      if (move) turnCoinsOf(position, move);
      if (one > other) one = parent;
      else other = parent;
    }
    here = node;
  }

  return { position, comeTo };
}

function draft(move: Move | undefined, parent: number | undefined): Draft {
  return { move, parent, children: [], next: undefined, isHinted: false };
}

function canBeMade(position: Position, move: Move): boolean {
  const corner = cornerOf(move);
  return isOnBoard(position, corner) && coinAt(position, corner) === 1;
}
