/** The instruments of lessons 2 to 4: balancing heads, finding numbers by hand, and guessing. */
import { describe, expect, it } from 'vitest';
import mex from '../../../web/lessons/mex';
import patterns from '../../../web/lessons/patterns';
import rule from '../../../web/lessons/rule';
import turtles from '../../../web/lessons/turtles';
import { readAddress } from '../../../web/src/game/address';
import { cornerMoves, eachMove, type Board } from '../../../web/src/game/board';
import { positionAfterMove } from '../../../web/src/game/move';
import { readMove } from '../../../web/src/game/move_text';
import { cellAt, type Position } from '../../../web/src/game/position';
import { readRoute } from '../../../web/src/game/route';
import { balanceRows } from '../../../web/src/activity/lesson/instruments/Balance';
import {
  guessed,
  startGuessing,
  shownTo,
} from '../../../web/src/activity/lesson/instruments/Guessing';
import {
  boxCount,
  buildingAfter,
  leftAt,
  needsAllMoves,
  afterChoosingBox,
  afterPressingMove,
} from '../../../web/src/activity/lesson/instruments/mex_builder';
import { boardOf } from '../game/boards';

function opened({ address }: { readonly address: string }) {
  const { game, start } = readAddress(readRoute(address).query).state.study;
  return { board: boardOf(game, start), start };
}

const nimberOf = ({ coinValues }: Board, { coins }: Position) =>
  coins.reduce((sum, coin, place) => (coin === 1 ? sum ^ coinValues[place]! : sum), 0);

function winningMoves({ board, start }: ReturnType<typeof opened>) {
  return Array.from(start.coins, (_, place) => cornerMoves(board, start, cellAt(start, place)))
    .flatMap(eachMove)
    .filter((move) => nimberOf(board, positionAfterMove(start, move)) === 0);
}

describe('the two counts of lesson 1', () => {
  const { board, start } = opened(rule.boards.again);
  const counts = ({ coins }: Position) => {
    const white = [...coins].map((coin, place) => (coin === 1 ? place % board.columns.size : -1));
    return [
      white.filter((column) => column === 3).length,
      white.filter((column) => column >= 0 && column !== 3).length,
    ];
  };

  it('are both even exactly in the lost positions, as column 4 alone is worth 2', () => {
    expect(counts(start)).toEqual([5, 20]);
    expect([...board.coinValues]).toEqual(Array(5).fill([1, 1, 1, 2, 1]).flat());
  });

  it('are both changed by a strip of four', () => {
    const moves = [5, 4].flatMap((column) =>
      eachMove(cornerMoves(board, start, { row: 1, column })),
    );
    const strips = moves.filter(({ columns }) => columns.length === 4);
    expect(strips).toHaveLength(2);
    for (const strip of strips) expect(counts(positionAfterMove(start, strip))).toEqual([4, 17]);
    expect(rule.answers.counts).toBe(3);
  });

  it('are left even by the winning first moves, whose corners are in column 4', () => {
    const winning = winningMoves({ board, start });
    expect(winning.every(({ columns }) => columns.join() === '4')).toBe(true);
    expect(winning).toHaveLength(8);
  });
});

describe('heads that are to balance', () => {
  const { board, start } = opened(turtles.boards.first);
  const rowsAfter = (move: string) =>
    balanceRows(board, start, readMove(board.game, start, move)).map(
      ({ number, nimber, change }) => `${number}: ${nimber} ${change ?? ''}`,
    );

  it('are worth their numbers in Turning Turtles', () => {
    expect(balanceRows(board, start, undefined)).toEqual(
      [3, 5, 6].map((number) => ({ number, nimber: BigInt(number), change: undefined })),
    );
  });

  it('are shown as a move leaves them, with the coins that it turns', () => {
    expect(rowsAfter('1x2.5')).toEqual(['2: 2 up', '3: 3 ', '5: 0 down', '6: 6 ']);
    expect(rowsAfter('1x3.6')).toEqual(['3: 0 down', '5: 5 ', '6: 0 down']);
  });

  it('have the winning moves that lesson 2 speaks of', () => {
    expect(winningMoves(opened(turtles.boards.first))).toHaveLength(0);
    expect(turtles.answers.first).toBe(2);
    expect(turtles.answers.heap).toBe(5);
    const corners = (lesson: { readonly address: string }) =>
      winningMoves(opened(lesson)).map(({ columns }) => columns.at(-1));
    expect(corners(turtles.boards.odd)).toEqual([turtles.answers.coin]);
    expect(corners(turtles.boards.large)).toEqual([9, 12, 14]);
    expect(turtles.answers.large).toBe(3);
  });
});

describe('Grundy numbers by hand', () => {
  const { board } = opened(mex.boards.hops);
  const line = board.columns;

  it('are the mex of what hops leave', () => {
    expect([...line.grundyNumbers]).toEqual([0, 1, 0, 1, 2, 3, 2, 0]);
    expect(leftAt(line, 5)).toEqual([
      { reached: 4, numbers: [4], terms: [1], value: 1 },
      { reached: 2, numbers: [2], terms: [1], value: 1 },
      { reached: 1, numbers: [1], terms: [0], value: 0 },
    ]);
    const ruler = opened(mex.boards.ruler).board.columns;
    const left = leftAt(ruler, 4).map(({ reached, numbers, terms, value }) => [
      ...[reached, numbers.join(), terms.join(), value],
    ]);
    expect(left).toEqual([
      [4, '', '', 0],
      [3, '3', '1', 1],
      [2, '2,3', '2,1', 3],
      [1, '1,2,3', '1,2,1', 2],
    ]);
  });

  it('have a box for each, and for whatever is left', () => {
    expect(boxCount(line)).toBe(4);
    expect(boxCount(opened(mex.boards.ruler).board.columns)).toBe(5);
  });

  it('are found in the first half once all is dropped, in the first box that is empty', () => {
    const at4 = buildingAfter(3);
    expect(afterPressingMove(at4, line, 2)).toEqual({
      ...at4,
      said: { kind: 'out-of-reach', coin: 2 },
    });
    expect(afterChoosingBox(at4, line, 1).said).toEqual({ kind: 'early', pressed: 0 });
    const one = afterPressingMove(at4, line, 3);
    expect(one).toMatchObject({ dropped: [0], said: { kind: 'dropped', option: 0 } });
    expect(afterPressingMove(one, line, 3).dropped).toEqual([0]);
    expect(afterChoosingBox(one, line, 1).said).toEqual({ kind: 'early', pressed: 1 });
    const taken = afterChoosingBox(one, line, 0);
    expect(taken).toMatchObject({ known: 3, dropped: [0], said: { kind: 'taken', option: 0 } });
    const all = afterPressingMove(one, line, 1);
    expect(all.dropped).toEqual([0, 1]);
    expect(afterChoosingBox(all, line, 3)).toMatchObject({
      known: 3,
      said: { kind: 'not-smallest', box: 3 },
    });
    expect(afterChoosingBox(all, line, 1)).toEqual(buildingAfter(4));
  });

  it('are named at once in the second half, until an answer is wrong', () => {
    const at5 = buildingAfter(4);
    expect([buildingAfter(3), at5].map((building) => needsAllMoves(building, line))).toEqual([
      true,
      false,
    ]);
    expect(afterChoosingBox(at5, line, 2)).toEqual(buildingAfter(5));
    const taken = afterChoosingBox(at5, line, 0);
    // The third move goes to place 1.
    expect(taken).toMatchObject({ known: 4, dropped: [2], said: { kind: 'taken', option: 2 } });
    expect(needsAllMoves(taken, line)).toBe(true);
    expect(afterChoosingBox(taken, line, 2).said).toEqual({ kind: 'early', pressed: 1 });
    const large = afterChoosingBox(at5, line, 3);
    expect(large).toMatchObject({ dropped: [], said: { kind: 'not-smallest', box: 3 } });
    expect(needsAllMoves(large, line)).toBe(true);
  });

  it('take 12 right presses for the eight places of the lesson', () => {
    let [building, presses] = [buildingAfter(0), 0];
    while (building.known < line.size) {
      const place = building.known + 1;
      const left = needsAllMoves(building, line) ? leftAt(line, place) : [];
      for (const { reached } of left) building = afterPressingMove(building, line, reached);
      building = afterChoosingBox(building, line, line.grundyNumbers[place - 1]!);
      presses += left.length + 1;
      expect(building).toEqual(buildingAfter(place));
    }
    expect(presses).toBe(12);
  });

  it('tell the moves of a place apart by the coin that is pressed', () => {
    for (const lesson of [mex.boards.hops, mex.boards.ruler]) {
      const { columns } = opened(lesson).board;
      for (let place = 1; place <= columns.size; place += 1) {
        const reached = leftAt(columns, place).map((left) => left.reached);
        expect(new Set(reached).size).toBe(reached.length);
      }
    }
  });

  it('are as lesson 3 says', () => {
    const values = [...line.grundyNumbers];
    expect(values.filter((value) => value === 0)).toHaveLength(mex.answers.lost);
    const hop = winningMoves(opened(mex.boards.one)).map(({ columns }) => columns);
    expect(hop).toEqual([[7 - mex.answers.hop, 7]]);
    const two = winningMoves(opened(mex.boards.two)).map(({ columns }) => columns);
    expect(two).toEqual([[mex.answers.two, 6]]);
  });
});

describe('a sequence whose tail is hidden', () => {
  const values = [1, 2, 1, 4, 1];

  it('shows a value once it is guessed, and counts first tries', () => {
    const right = guessed(startGuessing(2), ' 1 ', values);
    expect(right).toEqual({ seen: 3, right: 1, isRetry: false, said: { kind: 'right', index: 2 } });
    const wrong = guessed(right, '2', values);
    expect(wrong).toMatchObject({ seen: 3, said: { kind: 'wrong', index: 3, guess: 2n } });
    expect(guessed(wrong, '4', values)).toMatchObject({ seen: 4, right: 1, isRetry: false });
  });

  it('asks for a whole number, and holds nothing against it', () => {
    const start = startGuessing(2);
    for (const typed of ['', 'one', '1.5', '-1'])
      expect(guessed(start, typed, values)).toEqual({ ...start, said: { kind: 'no-number' } });
  });

  it('shows values without a guess', () => {
    const wrong = guessed(startGuessing(2), '7', values);
    expect(shownTo(wrong, 3)).toEqual({
      seen: 3,
      right: 0,
      isRetry: false,
      said: { kind: 'shown', index: 2 },
    });
    expect(shownTo(wrong, 5)).toMatchObject({ seen: 5, said: undefined });
  });

  it('is as lesson 4 says', () => {
    const valuesOf = (lesson: { readonly address: string }) => [
      ...opened(lesson).board.columns.grundyNumbers,
    ];
    const ones = (value: number) => value.toString(2).replaceAll('0', '').length;
    const ruler = valuesOf(patterns.boards.ruler);
    expect(ruler).toEqual(ruler.map((_, index) => (index + 1) & -(index + 1)));
    expect(patterns.answers.ruler).toBe(96 & -96);
    const mock = valuesOf(patterns.boards.mock);
    expect(mock).toEqual(mock.map((_, n) => 2 * n + (ones(2 * n) % 2 === 1 ? 0 : 1)));
    expect(patterns.answers.mock).toBe(200);
    expect(ones(200)).toBe(3);
    const grunt = valuesOf(patterns.boards.grunt);
    expect(grunt.slice(4, 14)).toEqual([0, 2, 1, 0, 2, 1, 0, 2, 1, 3]);
    expect(grunt.slice(18, 29)).toEqual([4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1]);
  });
});
