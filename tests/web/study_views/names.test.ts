/** On boards of one row or column, screen readers hear of coins, and not of rows and columns. */
import { describe, expect, it } from 'vitest';
import { fakeTime } from '../fake_time';
import { boardWords } from '../../../web/src/study_views/board_words';
import { choiceWords } from '../../../web/src/study_views/MoveBar';
import {
  axisText,
  coinsText,
  discText,
  moveText,
  placeText,
} from '../../../web/src/study_views/names';
import { refusalText, turnWords } from '../../../web/src/study_views/play/turn_words';
import { highlightWords } from '../../../web/src/study_views/why/lights';
import { cell, move, openStudy } from '../study/open_study';

fakeTime();

const open = async (query: string) => {
  const { model } = await openStudy(query);
  return { model, study: model.state.value.study };
};

describe('the names of coins and moves', () => {
  it.each([
    ['of a game on one row', 'game=single*ruler&rows=1&columns=9', cell(7, 1), '1x6~7', 7],
    ['from 0 on', 'game=single*mock-turtles&rows=1&columns=9', cell(8, 1), '1x6~7', 7],
    ['of a row of any other game', 'game=rugs&rows=1&columns=9', cell(7, 1), '1x6~7', 7],
    ['of a column', 'game=rugs&rows=9&columns=1', cell(1, 7), '6~7x1', 7],
  ])('are the coins\u2019 numbers: %s', async (_, query, at, text, number) => {
    const { model, study } = await open(query);
    expect(placeText(study, at)).toBe(`coin ${number}`);
    expect(discText(study, at)).toBe(`coin ${number}`);
    expect(moveText(study, move(model, text))).toBe('coins 6 and 7');
    expect(coinsText(study, [at])).toBe(`coin ${number}`);
  });

  it('are those of rows and columns on every board of the Flipping Game, which has discs', async () => {
    const { model, study } = await open('rows=1&columns=4');
    expect(placeText(study, cell(3, 1))).toBe('row 1, column 3');
    expect(moveText(study, move(model, '1x1~4'))).toBe('1 × 4 at row 1, column 4');
    expect(coinsText(study, [cell(1, 1), cell(2, 1), cell(3, 1)])).toBe('columns 1 to 3');
  });

  it('are the same of a board as the engine describes it', async () => {
    const { model } = await open('game=single*ruler&rows=1&columns=9');
    const board = model.view.board.value;
    expect(board && placeText(board, cell(7, 1))).toBe('coin 7');
  });

  it('have a row and a column where there are several rows, also of a game on one row', async () => {
    const { model, study } = await open('game=single*ruler&rows=2&columns=9');
    expect(placeText(study, cell(7, 2))).toBe('row 2, column 7');
    expect(moveText(study, move(model, '2x6~7'))).toBe('columns 6 and 7 in row 2');
    expect(axisText(study, 'columns', [6, 7])).toBe('columns 6 and 7');
    expect(coinsText(study, [cell(1, 1), cell(7, 2)])).toBe('row 1, column 1; row 2, column 7');
  });

  it('are those of what an explanation lights', async () => {
    const { model } = await open('game=single*ruler&rows=1&columns=9');
    expect(axisText(model.state.value.study, 'columns', [6, 7])).toBe('coins 6 and 7');
    expect(highlightWords(model, { columns: [2, 3, 4] })).toBe('coins 2 to 4');
    expect(highlightWords(model, { rows: [1], columns: [7] })).toBe('coin 7');
  });
});

describe('a game on one row', () => {
  it('is explored by its coins', async () => {
    const { model } = await open('game=single*ruler&rows=1&columns=9&position=WWWWWWWBW');
    const said = (column: number) => boardWords(model).cell(cell(column, 1));
    expect(said(8)).toBe('Coin 8, black');
    expect(said(7)).toMatch(/^Coin 7, white, 7 moves/u);
    model.choice.press(cell(7, 1));
    expect(said(6)).toMatch(/^Coin 6, white, ends the move coins 6 and 7/u);
    expect(choiceWords(model).name).toBe('Coin 7, white');
    model.choice.press(cell(6, 1));
    expect(choiceWords(model).name).toBe('coins 6 and 7');
  });

  it('is played by its coins', async () => {
    const { model } = await open(
      'game=single*runs:1,3&rows=1&columns=9&position=WWWWWWWBW&mode=play&opponent=person',
    );
    const said = () => model.choice.refusal.value && refusalText(model, model.choice.refusal.value);
    model.choice.press(cell(8, 1));
    expect(said()).toBe('The corner of a move must be white, and coin 8 is black.');
    model.choice.press(cell(7, 1));
    expect(turnWords(model).now).toBe(
      'Player 1’s turn. Rightmost: coin 7, 2 moves. Choose where your move ends.',
    );
    model.choice.drag(cell(4, 1), cell(6, 1), 'first');
    model.choice.drag(cell(4, 1), cell(6, 1), 'last');
    expect(said()).toBe('A move reaches to the left from its corner at coin 4.');
    model.choice.choose(move(model, '1x5~7'));
    model.choice.apply();
    expect(turnWords(model).news).toBe('Player 1 turned coins 5 to 7.');
  });
});
