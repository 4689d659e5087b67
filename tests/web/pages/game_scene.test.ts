/** What the board shows of a game: marks of hints and of what was refused, and in a review none of them. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameScene } from '../../../web/src/pages/play/game_scene';
import { cell, rest } from '../model/board/open_board';
import { makeMove, openGame, rectangle } from '../model/play/open_game';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const WON = 'rows=5&columns=5&opponent=person';

it('shows the last move, and discs that turn over', async () => {
  const { model } = await openGame(WON);
  expect(gameScene(model)).toMatchObject({ animated: true, last: undefined });
  makeMove(model, '4,3 4×3');
  expect(gameScene(model)).toMatchObject({ animated: true, last: rectangle('4,3 4×3') });
});

it('marks the corners that win when that was asked, until one is held', async () => {
  const { model } = await openGame(WON);
  model.askHint();
  expect(gameScene(model).spots).toEqual([]);
  model.askHint();
  const { corners } = model.hint.value;
  expect(gameScene(model).spots).toEqual(corners.map((corner) => ({ ...corner, mark: 'winning' })));
  expect(gameScene(model).rectangles).toEqual([]);
  model.press(cell(1, 1));
  expect(gameScene(model).spots).toEqual([{ ...cell(1, 1), mark: 'possible' }]);
});

it('shows the rectangle that wins when that was asked', async () => {
  const { model } = await openGame(`${WON}&hints=0.3`);
  const winning = model.hint.value.rectangle!;
  const end = cell(winning.column - winning.width + 1, winning.row - winning.height + 1);
  expect(gameScene(model).rectangles).toEqual([{ ...winning, mark: 'winning' }]);
  expect(gameScene(model).spots).toEqual([{ ...end, mark: 'winning' }]);
});

it('crosses out a black disc that was refused as a corner', async () => {
  const { model } = await openGame(`${WON}&position=WWWWW.WWWWW.WWWWW.WBWWW.WWWWW`);
  model.press(cell(2, 2));
  expect(gameScene(model).spots).toEqual([{ ...cell(2, 2), mark: 'refused' }]);
  model.dismiss();
  expect(gameScene(model).spots).toEqual([]);
});

it('shows nothing to choose while the computer is to move', async () => {
  const { model } = await openGame('rows=5&columns=5', { hold: ['choose'] });
  model.table.point(cell(5, 5));
  expect(gameScene(model).rectangles.length).toBeGreaterThan(0);
  makeMove(model, '1,1 1×1');
  model.table.point(cell(5, 5));
  expect(gameScene(model)).toMatchObject({ rectangles: [], spots: [] });
});

it('shows in a review the move that is looked at, and neither the last one nor hints', async () => {
  const { model } = await openGame(`${WON}&moves=4.3.4.3&hints=0.3-1.2&review=1`);
  await rest(0);
  const scene = gameScene(model);
  expect(scene.last).toBeUndefined();
  expect(scene.chosen).toMatchObject(rectangle('4,3 4×3'));
  expect(scene.rectangles).toEqual([]);
  model.closeReview();
  await rest(0);
  expect(gameScene(model).last).toEqual(rectangle('4,3 4×3'));
});
