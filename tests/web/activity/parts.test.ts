/** The texts in the parts of a lesson: the tree of a tiny game, sentences that follow a board, answers. */
import { describe, expect, it } from 'vitest';
import { positionKey, treeRows } from '../../../web/src/activity/lesson/instruments/game_tree';
import { holdsOnBoard, valueOnBoard } from '../../../web/src/activity/lesson/parts/facts';
import { judgeGuess } from '../../../web/src/activity/lesson/lesson';
import { filledPosition } from '../../../web/src/game/position';
import { FLIPPING_GAME } from '../../../web/src/game/game';
import { boardOf } from '../game/boards';
import { fakeTime } from '../fake_time';
import { openStudy, press, apply, rest } from '../study/open_study';

fakeTime();

describe('the tree of a tiny game', () => {
  const start = filledPosition({ rows: 1, columns: 4 }, 1);
  const rows = treeRows(boardOf(FLIPPING_GAME, start), start);
  const all = rows.flat();

  it('has every position of a 1 × 4 strip, in rows by the longest play', () => {
    expect(rows.map((row) => row.map(({ position }) => positionKey(position)))).toEqual([
      ['1111'],
      ['1101', '1011', '0111'],
      ['1001', '0101', '0011'],
      ['0001'],
      ['1110'],
      ['1100', '1010', '0110'],
      ['1000', '0100', '0010'],
      ['0000'],
    ]);
  });

  it('has a move for each white disc, and one for all four', () => {
    const from = (key: string) => all.find(({ position }) => positionKey(position) === key);
    const left = (key: string) => from(key)?.options.map(({ position }) => positionKey(position));
    expect(left('1111')).toEqual(['1110', '1101', '1011', '0111', '0000']);
    expect(left('0001')).toEqual(['1110', '0000']);
    expect(left('0110')).toEqual(['0100', '0010']);
  });

  it('loses where no move leaves a lost position', () => {
    const lost = all.filter(({ isLost }) => isLost).map(({ position }) => positionKey(position));
    expect(lost).toEqual(['1100', '1010', '0110', '0000']);
  });

  it('is not drawn where it is too large', () => {
    const large = filledPosition({ rows: 1, columns: 7 }, 1);
    expect(() => treeRows(boardOf(FLIPPING_GAME, large), large)).toThrow('64');
  });
});

describe('a sentence that follows a board', () => {
  it('knows what the reader’s own move left, although the computer has answered', async () => {
    const { model } = await openStudy('rows=1&columns=4&mode=play&opponent=perfect');
    await rest(0);
    expect([
      holdsOnBoard(model, 'start'),
      holdsOnBoard(model, 'winning'),
      holdsOnBoard(model, 'moved'),
    ]).toEqual([true, true, false]);
    expect(valueOnBoard(model, 'left')).toBeUndefined();
    press(model, '1x1');
    await rest(5_000);
    expect(valueOnBoard(model, 'moves')).toBe(2);
    expect([valueOnBoard(model, 'left'), valueOnBoard(model, 'nimber')]).toEqual([2, 0]);
    expect([
      holdsOnBoard(model, 'moved left-winning'),
      holdsOnBoard(model, 'moved left-losing'),
    ]).toEqual([true, false]);
  });

  it('knows who has won', async () => {
    const { model } = await openStudy('rows=1&columns=4&mode=play&opponent=casual');
    await rest(0);
    press(model, '1x1~4');
    await rest(5_000);
    expect([
      holdsOnBoard(model, 'won'),
      holdsOnBoard(model, 'lost'),
      holdsOnBoard(model, 'over'),
    ]).toEqual([true, false, true]);
  });

  it('follows one who explores', async () => {
    const { model } = await openStudy('rows=5&columns=5');
    expect([valueOnBoard(model, 'wins'), valueOnBoard(model, 'legal')]).toEqual([8, 56]);
    apply(model, '1x1');
    await rest(0);
    expect([
      valueOnBoard(model, 'left'),
      valueOnBoard(model, 'nimber'),
      valueOnBoard(model, 'heads'),
    ]).toEqual([3, 3, 24]);
    expect([holdsOnBoard(model, 'won'), holdsOnBoard(model, 'lost')]).toEqual([false, false]);
  });
});

describe('an answer', () => {
  it.each([
    ['8', 8, 'right'],
    [' 1,000 ', 1000, 'right'],
    ['18446744073709551617', 18446744073709551617n, 'right'],
    ['18446744073709551616', 18446744073709551617n, 'wrong'],
    ['', 0, 'nothing'],
    ['-8', 8, 'no-number'],
    ['8.0', 8, 'no-number'],
  ])('%s to a question whose answer is %s is %s', (text, answer, state) => {
    expect(judgeGuess(text, answer)).toEqual({ text, state });
  });
});
