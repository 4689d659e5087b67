import { computed } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { fakeTime } from '../fake_time';
import { boardWords } from '../../../web/src/study_views/board_words';
import { positionAfterMove } from '../../../web/src/game/move';
import type { StudyModel } from '../../../web/src/study/study_model';
import { startExplanationSteps } from '../../../web/src/study/why_stages';
import { sceneOf } from '../../../web/src/study_views/scene';
import { cell, move, openStudy, rest } from '../study/open_study';

fakeTime();

const said = (model: StudyModel, column: number, row: number) =>
  boardWords(model).cell(cell(column, row));

const BLACK = 'position=BWWWW.WWWWW.WWWWW.WWWWW.WWWWW';

describe('what is said of a disc', () => {
  it('is its colour and what its moves are', async () => {
    const { model } = await openStudy(`rows=5&columns=5&${BLACK}`);
    expect(said(model, 1, 5)).toBe('Row 5, column 1, black');
    expect(said(model, 1, 1)).toMatch(/^Row 1, column 1, white, 1 move, /u);
    const opening = (await openStudy()).model;
    expect(said(opening, 1, 1)).toBe('Row 1, column 1, white, 1 move, none wins');
    expect(said(opening, 4, 1)).toBe('Row 1, column 4, white, 2 moves, 1 wins');
    expect(said(opening, 4, 3)).toBe('Row 3, column 4, white, 4 moves, 2 win');
  });

  it('is what it is to the moves of the corner that is held', async () => {
    const { model } = await openStudy();
    model.choice.press(cell(4, 3));
    expect(said(model, 4, 3)).toBe(
      'Row 3, column 4, white, the chosen corner, ends the move 1 × 1, which wins',
    );
    expect(said(model, 1, 1)).toBe('Row 1, column 1, white, ends the move 3 × 4');
    expect(said(model, 4, 1)).toBe('Row 1, column 4, white, ends the move 3 × 1, which wins');
    expect(said(model, 5, 5)).toBe('Row 5, column 5, white');
  });

  it('tells nothing of what wins while that is to be predicted, and all after a look', async () => {
    const { model } = await openStudy('rows=5&columns=5&mode=predict');
    expect(said(model, 4, 3)).toBe('Row 3, column 4, white, 4 moves');
    model.choice.choose(move(model, '1~3x4'));
    expect(said(model, 4, 1)).toBe('Row 1, column 4, white, ends the move 3 × 1');
    model.predict.check();
    expect(said(model, 4, 1)).toMatch(/which wins$/u);
  });

  it('has the value where that is shown, and nothing of moves while discs are edited', async () => {
    const { model } = await openStudy('rows=5&columns=5&show=values');
    expect(said(model, 4, 1)).toBe('Row 1, column 4, white, value 2, 2 moves, 1 wins');
    model.choice.press(cell(4, 3));
    model.setUps.setMode('edit');
    expect(said(model, 4, 1)).toBe('Row 1, column 4, white, value 2');
    model.choice.press(cell(4, 1));
    expect(said(model, 4, 1)).toBe('Row 1, column 4, black, value 2');
  });

  it('has the value of white discs alone where values are added up', async () => {
    const { model } = await openStudy('rows=1&columns=5&position=WBWWW&mode=predict');
    const numbers = () =>
      [said(model, 1, 1), said(model, 2, 1)].map((name) => /value \d/u.exec(name)?.[0]);
    expect(numbers()).toEqual([undefined, undefined]);
    model.view.explain(true);
    expect(numbers()).toEqual(['value 1', undefined]);
    expect(sceneOf(model).cancelled).toEqual(new Uint8Array());
    model.view.explain(false);
    expect(sceneOf(model).cancelled).toBeUndefined();
  });

  it('has the numbers of a game that counts from 0, and all places of a move with gaps', async () => {
    const { model } = await openStudy('game=turning-corners&rows=4&columns=4');
    model.choice.press(cell(4, 3));
    expect(said(model, 2, 1)).toMatch(
      /^Row 0, column 1, white, ends the move rows 0 and 2 × columns 1 and 3/u,
    );
  });

  it('is in a match whether a hint has marked it', async () => {
    const { model } = await openStudy('rows=5&columns=5&mode=play&opponent=person');
    expect(said(model, 4, 3)).toBe('Row 3, column 4, white, 4 moves');
    model.match.askHint();
    await rest(0);
    expect(said(model, 4, 3)).toBe('Row 3, column 4, white, 4 moves, a move of this corner wins');
    expect(said(model, 1, 1)).toBe('Row 1, column 1, white, 1 move');
  });

  it('is what reasons show: what cancels, what is left over, and the discs that the move would leave', async () => {
    const { model } = await openStudy('rows=5&columns=5');
    model.choice.choose(move(model, '3x4'));
    await rest(0);
    const telling = startExplanationSteps(model.view, true);
    while (telling.stage.value !== 'left') telling.step('next');
    expect(boardWords(model).name).toMatch(/discs$/u);
    expect(said(model, 1, 1)).toBe('Row 1, column 1, white, value 1, cancels');
    expect(said(model, 4, 3)).toBe('Row 3, column 4, white, value 2, left over');
    telling.step('next');
    expect(boardWords(model).name).toMatch(/as the move would leave it$/u);
    expect(said(model, 4, 3)).toBe('Row 3, column 4, black');
    expect(said(model, 1, 1)).toBe('Row 1, column 1, white, value 1, cancels');
    telling.end();
    expect(said(model, 4, 3)).toMatch(/^Row 3, column 4, white, the chosen corner/u);
  });

  it('is what a refutation leaves, while that is on the board', async () => {
    const { model } = await openStudy('rows=5&columns=5&mode=predict');
    const before = model.view.position.value;
    const made = move(model, '1x1');
    model.view.imagine('refutation', { position: positionAfterMove(before, made), last: made });
    expect(said(model, 1, 1)).toBe('Row 1, column 1, black');
    expect(boardWords(model).name).toMatch(/as the move would leave it$/u);
    model.view.imagine('refutation', undefined);
    expect(said(model, 1, 1)).toMatch(/^Row 1, column 1, white/u);
  });

  it('is not put into words again while only the pointer moves', async () => {
    const { model } = await openStudy('game=mock-turtles-squared&rows=4&columns=4');
    const words = computed(() => boardWords(model));
    model.view.point(cell(4, 3));
    const free = words.value;
    model.view.point(cell(3, 4));
    expect(words.value).toBe(free);
    model.choice.press(cell(4, 4));
    const held = words.value;
    model.view.point(cell(2, 2));
    expect(words.value).toBe(held);
    expect(held).not.toBe(free);
  });

  it('goes with the name of the board and with the keys of what is done with it', async () => {
    const { model } = await openStudy();
    const [name, keys] = [boardWords(model).name, boardWords(model).keys];
    expect(name.replaceAll('\u00a0', ' ')).toBe('Board of 5 × 5 discs');
    expect(keys).toMatch(/^Arrow keys move from disc to disc\. Enter chooses /u);
    model.setUps.setMode('edit');
    expect(boardWords(model).keys).toMatch(/Enter turns the disc over\. Plus and minus /u);
    model.setUps.setMode('play');
    expect(boardWords(model).keys).toMatch(/where the move ends, makes the move\. /u);
    const sets = (await openStudy('game=mock-turtles-squared&rows=4&columns=4')).model;
    expect(boardWords(sets).keys).toMatch(/Enter chooses the corner, then the other discs /u);
  });
});
