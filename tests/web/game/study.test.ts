import { describe, expect, it } from 'vitest';
import { createBoard, lineFactorsOf } from '../../../web/src/game/board';
import {
  linesOf,
  studyOfLines,
  type Lines,
  type LinesProblem,
  type MaybeMoves,
} from '../../../web/src/game/lines';
import { filledPosition, samePosition } from '../../../web/src/game/position';
import { readMove } from '../../../web/src/game/move_text';
import { positionAfterMove } from '../../../web/src/game/move';
import {
  withHint,
  withoutIllegalMoves,
  variationNodes,
  newStudy,
  nodeAt,
  pathTo,
  studyAfterMove,
  positionsAlong,
  shownPosition,
  studyAtNode,
  type Study,
} from '../../../web/src/game/study';
import { seededRandom } from '../seeded_random';
import { boardOf, game, move, moveText, position, rowsOf } from './boards';
import { outline, randomStudy } from './random_study';

const flipping = game('flipping-game');
const start = filledPosition({ rows: 5, columns: 5 }, 1);
const fresh = newStudy(flipping, start);
const playedAll = (study: Study, ...moves: string[]) =>
  moves.map((text) => move(flipping, text)).reduce(studyAfterMove, study);
/** The moves from the start to a node. */
const movesTo = (study: Study, node: number) =>
  pathTo(study, node)
    .slice(1)
    .map((step) => moveText(flipping, nodeAt(study, step).move))
    .join(' ');
const line = (study: Study) => movesTo(study, variationNodes(study).at(-1)!);

/** Checks the invariants of every tree. */
function expectTree(study: Study) {
  expect(study.nodes[0]).toMatchObject({ move: undefined, parent: undefined });
  for (const [node, { parent, children, next }] of study.nodes.entries()) {
    expect(parent ?? -1).toBeLessThan(node);
    if (node > 0) expect(nodeAt(study, parent!).children).toContain(node);
    for (const child of children) expect(nodeAt(study, child).parent).toBe(node);
    expect(next === undefined).toBe(children.length === 0);
    if (next !== undefined) expect(children).toContain(next);
  }
}

describe('a tree of moves', () => {
  it('grows by moves', () => {
    const study = playedAll(fresh, '1~3x2~5', '1x1');
    expect([line(study), study.current]).toEqual(['1~3x2~5 1x1', 2]);
    expect(rowsOf(flipping, shownPosition(study))).toBe('WWWWW.WWWWW.WBBBB.WBBBB.BBBBB');
    expect(fresh.nodes).toHaveLength(1);
  });

  it('goes back and on, and another move makes a variation', () => {
    const three = playedAll(fresh, '1x1', '2x2', '3x3');
    const back = studyAtNode(three, 1);
    expect([back.current, line(back)]).toEqual([1, '1x1 2x2 3x3']);
    const other = playedAll(back, '4x4');
    expect([other.current, line(other)]).toEqual([4, '1x1 4x4']);
    expect(nodeAt(other, 1)).toMatchObject({ children: [2, 4], next: 4 });
    expect(line(studyAtNode(other, 2))).toBe('1x1 2x2 3x3');
    expect(line(studyAtNode(studyAtNode(other, 2), 0))).toBe('1x1 2x2 3x3');
  });

  it('follows a move that was made there before', () => {
    const two = playedAll(studyAtNode(playedAll(fresh, '1x1', '2x2'), 0), '3x3');
    const again = playedAll(studyAtNode(two, 0), '1x1');
    expect(again.nodes).toHaveLength(4);
    expect([again.current, line(again)]).toEqual([1, '1x1 2x2']);
  });

  it('remembers where a hint was asked for', () => {
    const study = withHint(playedAll(fresh, '1x1'));
    expect(playedAll(study, '2x2').nodes.map(({ isHinted }) => isHinted)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('has no node that it has not', () => {
    for (const node of [1, -1, 0.5]) {
      expect(() => nodeAt(fresh, node)).toThrow(RangeError);
      expect(() => studyAtNode(fresh, node)).toThrow(RangeError);
    }
  });

  it('stays one whatever is done, and knows the position of each node', () => {
    const random = seededRandom(3);
    for (let round = 0; round < 60; round += 1) {
      const study = randomStudy(random);
      expectTree(study);
      const whole = variationNodes(study);
      expect(whole.slice(0, pathTo(study, study.current).length)).toEqual(
        pathTo(study, study.current),
      );
      const positions = positionsAlong(study, whole);
      expect(positions[whole.indexOf(study.current)]).toEqual(shownPosition(study));
      for (const [index, node] of whole.entries()) {
        const { move: made } = nodeAt(study, node);
        if (made) expect(positions[index]).toEqual(positionAfterMove(positions[index - 1]!, made));
        expect(shownPosition(studyAtNode(study, node))).toEqual(positions[index]);
      }
    }
  });
});

/** A study as text, `1x1 2x2 / 1: 3x3 4x4 / 2: 5x5`, with hints and the current node. */
function linesText(study: Study): string {
  const { moves, variations, hints, at } = linesOf(study);
  const print = (made: Lines['moves']) => made.map((one) => moveText(flipping, one)).join(' ');
  const others = variations.map(({ after, moves: made }) => `${after}: ${print(made)}`);
  return [print(moves), ...others, `hints ${hints.join(' ')}`, `at ${at}`].join(' / ');
}

function ofLines(
  moves: string,
  variations: readonly (readonly [number, string])[] = [],
  { hints = [] as number[], at = 99 } = {},
) {
  const read = (text: string) => text.split(' ').map((one) => readMove(flipping, start, one));
  const problems: LinesProblem[] = [];
  const lines: Lines<MaybeMoves> = {
    moves: moves === '' ? [] : read(moves),
    variations: variations.map(([after, text]) => ({ after, moves: read(text) })),
    hints,
    at: at === 99 ? (moves === '' ? 0 : read(moves).length) : at,
  };
  const study = studyOfLines(flipping, start, lines, (problem) => problems.push(problem));
  return { study, problems };
}

describe('a study as lines', () => {
  it('has the line that is shown first, and then what leaves it or a variation', () => {
    const three = playedAll(fresh, '1~3x2~5', '1x1', '1~3x1');
    expect(linesText(studyAtNode(three, 2))).toBe('1~3x2~5 1x1 1~3x1 / hints  / at 2');
    const other = withHint(playedAll(studyAtNode(three, 1), '5x1~4'));
    expect(linesText(other)).toBe('1~3x2~5 5x1~4 / 1: 1x1 1~3x1 / hints 2 / at 2');
    const back = studyAtNode(other, 3);
    expect(linesText(back)).toBe('1~3x2~5 1x1 1~3x1 / 1: 5x1~4 / hints 4 / at 3');
    // Variations of variations come last: node 5 belongs to the first of two.
    const deep = playedAll(studyAtNode(playedAll(studyAtNode(back, 4), '4x5'), 4), '5x5');
    const more = studyAtNode(withHint(playedAll(studyAtNode(deep, 0), '3~5x5')), 3);
    expect(linesText(more)).toBe(
      '1~3x2~5 1x1 1~3x1 / 0: 3~5x5 / 1: 5x1~4 5x5 / 5: 4x5 / hints 4 5 / at 3',
    );
  });

  it('gives every study back, whole', () => {
    const random = seededRandom(20_261_203);
    let variations = 0;
    for (let round = 0; round < 300; round += 1) {
      const study = randomStudy(random, round % 20 === 0 ? 29 : 6);
      const lines = linesOf(study);
      const problems: LinesProblem[] = [];
      const back = studyOfLines(study.game, study.start, lines, (problem) =>
        problems.push(problem),
      );
      expect(problems).toEqual([]);
      expectTree(back);
      expect(outline(back)).toEqual(outline(study));
      expect(linesOf(back)).toEqual(lines);
      variations += lines.variations.length;
    }
    expect(variations).toBeGreaterThan(300);
  });

  it('numbers the nodes of what it reads as it counts them', () => {
    const { study, problems } = ofLines(
      '1~3x2~5 1x1',
      [
        [1, '5x1~4 5x5'],
        [4, '4x5'],
      ],
      { at: 1 },
    );
    expect(problems).toEqual([]);
    expect(study.nodes.map((_, node) => movesTo(study, node))).toEqual([
      '',
      '1~3x2~5',
      '1~3x2~5 1x1',
      '1~3x2~5 5x1~4',
      '1~3x2~5 5x1~4 5x5',
      '1~3x2~5 5x1~4 5x5 4x5',
    ]);
    expect([study.current, line(study)]).toEqual([1, '1~3x2~5 1x1']);
    // If a variation starts at the end of a line, it continues that line.
    expect(nodeAt(study, 4)).toMatchObject({ children: [5], next: 5 });
  });
});

describe('lines that can’t be used', () => {
  it.each(['6x1', '1x6', '', '1~3x5', '2x3'])('end before a move that can’t be made: %j', (bad) => {
    const { study, problems } = ofLines(`1~3x2~5 ${bad} 1x1`, [[1, `1x1 ${bad}`]], { at: 1 });
    expect(line(study)).toBe('1~3x2~5 1x1');
    expect(study.current).toBe(1);
    expect(problems).toEqual([
      { key: 'moves', index: 1 },
      { key: 'variations', variation: 0, index: 1 },
    ]);
  });

  it('keep the numbers of what is left', () => {
    const { study, problems } = ofLines(
      '1~3x2~5 1x5 1x1',
      [
        [1, '1x1'],
        [2, '1x1'],
        [4, '1~3x1'],
        [3, '1x1 2x2'],
        [5, '1x2'],
        [6, '3x2'],
      ],
      { hints: [1, 2, 4, 9, 6, 5], at: 2 },
    );
    // Nodes 2, 3, 5, 7 and 8 are missing among 0 … 10: the main line has no second move.
    expect(study.nodes.map((_, node) => movesTo(study, node))).toEqual([
      '',
      '1~3x2~5',
      '1~3x2~5 1x1',
      '1~3x2~5 1x1 1~3x1',
    ]);
    expect(problems).toEqual([
      { key: 'moves', index: 1 },
      { key: 'variations', variation: 1, index: 0 },
      { key: 'variations', variation: 3, index: 0 },
      { key: 'variations', variation: 4, index: 0 },
      { key: 'variations', variation: 5, index: 0 },
      { key: 'hints', index: 1 },
      { key: 'hints', index: 3 },
      { key: 'hints', index: 5 },
      { key: 'at' },
    ]);
    expect(study.nodes.map(({ isHinted }) => isHinted)).toEqual([false, true, true, true]);
  });

  it('have variations of nodes that there are not, or that were tried before', () => {
    for (const bad of [9, -1, 0.5, 2]) {
      const { study, problems } = ofLines('1x1', [[bad, '2x2']]);
      expect([study.nodes.length, problems]).toEqual([
        2,
        [{ key: 'variations', variation: 0, index: 0 }],
      ]);
    }
    const { study, problems } = ofLines('1x1', [
      [0, '2x2'],
      [0, '1x1 3x3'],
      [0, '2x2'],
      [2, '1x1'],
    ]);
    expect(study.nodes.map((_, node) => movesTo(study, node))).toEqual([
      '',
      '1x1',
      '2x2',
      '2x2 1x1',
    ]);
    expect(problems.map((problem) => 'variation' in problem && problem.variation)).toEqual([1, 2]);
  });

  it('may have moves that the game has not, which is not known here', () => {
    const { study, problems } = ofLines('1~5x1~5', [[0, '1.3x2']]);
    expect([study.nodes.length, problems]).toEqual([3, []]);
  });

  it('are read however long they are', () => {
    const long = 10_000;
    const size = { rows: 30, columns: 30 };
    const all = filledPosition(size, 1);
    // Counts down in binary: flips the first heads of the top row and everything to its left.
    const moves = Array.from({ length: long }, (_, index) => {
      const column = Math.log2((index + 1) & -(index + 1)) + 1;
      return move(flipping, `30x1~${column}`);
    });
    const variations = moves.map((_, after) => ({ after, moves: [move(flipping, '30x30')] }));
    const refused: unknown[] = [];
    const study = studyOfLines(flipping, all, { moves, variations, hints: [], at: long }, (one) =>
      refused.push(one),
    );
    expect(refused).toEqual([]);
    expect(study.nodes).toHaveLength(2 * long + 1);
    expect(linesOf(study).variations).toHaveLength(long);
  });
});

describe('a study whose game does not have all its moves', () => {
  const board = boardOf(flipping, start);
  const left = (...of: Parameters<typeof ofLines>) => {
    const { study, dropped } = withoutIllegalMoves(ofLines(...of).study, board);
    expectTree(study);
    return [linesText(study), dropped.map((made) => moveText(flipping, made))];
  };

  it('keeps the others', () => {
    expect(left('2~3x2~5 1x1')).toEqual([' / hints  / at 0', ['2~3x2~5']]);
    expect(left('1~3x2~5 4~5x1~2 1x1')).toEqual(['1~3x2~5 / hints  / at 1', ['4~5x1~2']]);
    // The current node becomes the last remaining one on its line; an earlier one stays.
    const bad = '1~3x2~5 1x1 4x2~3 2x1';
    expect(left(bad, [], { at: 1 })[0]).toBe('1~3x2~5 1x1 / hints  / at 1');
    expect(left(bad, [], { at: 3 })[0]).toBe('1~3x2~5 1x1 / hints  / at 2');
    // The oldest variation replaces the main line.
    expect(
      left(
        '1x4~5 1x1',
        [
          [0, '1x1'],
          [0, '2x2'],
        ],
        { hints: [3] },
      ),
    ).toEqual(['1x1 / 0: 2x2 / hints 1 / at 0', ['1x4~5']]);
    expect(
      left('1~3x2~5 1x1', [
        [0, '2x1~2 5x5'],
        [1, '4x3~5'],
        [3, '1x1'],
        [1, '5x5'],
      ]),
    ).toEqual(['1~3x2~5 1x1 / 1: 5x5 / hints  / at 2', ['2x1~2', '4x3~5']]);
  });

  it('is the same one where they are all lawful', () => {
    const random = seededRandom(20_261_206);
    for (let round = 0; round < 50; round += 1) {
      const study = randomStudy(random);
      const result = withoutIllegalMoves(study, boardOf(study.game, study.start));
      expect(result.study).toBe(study);
      expect(result.dropped).toEqual([]);
    }
  });

  it('is a tree of lawful moves in the end', () => {
    const random = seededRandom(20_261_207);
    let changed = 0;
    for (let round = 0; round < 200; round += 1) {
      const study = randomStudy(random, 6);
      const own = boardOf(study.game, study.start);
      // Pretends that fewer moves are legal than when it was played.
      const fewer = (
        { grundyNumbers, movesAt, countAt, size }: typeof own.rows,
        kinds: number,
      ) => ({
        grundyNumbers,
        firstSets: new Uint32Array(size),
        kindCounts: Uint16Array.from(grundyNumbers, (_, index) =>
          Math.min(countAt(index + 1), kinds),
        ),
        kindCount: kinds,
        distances: movesAt(size)
          .slice(0, kinds)
          .map(({ places }) => Uint8Array.from(places, (place) => size - place).reverse()),
      });
      const strict = createBoard(study.game, {
        rows: fewer(own.rows, 1 + random(2)),
        columns: fewer(own.columns, 2),
        winningFirstMoves: 0,
        largest: own.largest,
        isProduct: true,
        changes: new Uint8Array(65_536).fill(1),
      });
      const { study: rest, dropped } = withoutIllegalMoves(study, strict);
      changed += dropped.length > 0 ? 1 : 0;
      expectTree(rest);
      for (const { move: made } of rest.nodes)
        if (made) expect(lineFactorsOf(strict, made)).toBeDefined();
      for (const made of dropped) expect(lineFactorsOf(strict, made)).toBeUndefined();
      expect(withoutIllegalMoves(rest, strict).study).toBe(rest);
    }
    expect(changed).toBeGreaterThan(50);
  });
});

it('positions are the same by their coins', () => {
  expect(samePosition(position(flipping, 'WB.BW'), position(flipping, 'WB.BW'))).toBe(true);
  expect(samePosition(position(flipping, 'WB.BW'), position(flipping, 'WBBW'))).toBe(false);
  expect(samePosition(position(flipping, 'WB.BW'), position(flipping, 'WB.BB'))).toBe(false);
});
