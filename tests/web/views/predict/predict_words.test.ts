/** What the bar says of a prediction, in each state. */
import { describe, expect, it } from 'vitest';
import { limitsOf } from '../../../../web/src/game/limits';
import type { StudyModel } from '../../../../web/src/study/study_model';
import { sceneOf } from '../../../../web/src/views/scene';
import { predictWords } from '../../../../web/src/views/predict/PredictBar';
import { fakeTime } from '../../fake_time';
import { cell, move, openStudy, rest } from '../../study/open_study';

fakeTime();

const FIVE = 'rows=5&columns=5&mode=predict';
const said = (model: StudyModel) => {
  const { name, result, mark, line } = predictWords(model);
  return [name, result, line, mark];
};

describe('a prediction', () => {
  it('is spoken of from the first choice to the answer', async () => {
    const { model } = await openStudy(FIVE);
    expect(said(model)).toEqual([
      ...['', '', 'Pick the move you think wins, or “No move wins”. Then check.', undefined],
    ]);
    model.press(cell(4, 3));
    // The pointer is still there: the disc alone would be a move, but it isn't chosen.
    model.point(cell(4, 3));
    expect(said(model)).toEqual(['Row 3, column 4, white', '', '4 moves.', undefined]);
    model.point(undefined);
    model.choose(move(model, '1x1'));
    expect(said(model)).toEqual([
      ...['1 × 1 at row 1, column 1', '', 'Check it, or change your mind.', undefined],
    ]);
    model.predict.check();
    expect(said(model)[1]).toBe('Wrong: after this move the opponent can win.');
    await rest(0);
    expect(said(model)[1]).toMatch(/^Wrong: the opponent answers \d × \d at row \d, column \d\.$/u);
    expect(sceneOf(model).last).toEqual(model.predict.reply.value);
    model.predict.tryAgain();
    expect(sceneOf(model).last).toBeUndefined();
    model.choose(move(model, '1~3x4'));
    model.predict.check();
    expect(said(model)).toEqual([
      ...['', 'Right: this move wins.', '0 of 1 right on the first try', 'right'],
    ]);
    model.dismiss();
    expect(said(model)[1]).toBe('8 moves win, of 56.');
    model.choose(move(model, '1x1'));
    expect(said(model)[1]).toBe('This move doesn’t win.');
  });

  it('that no move wins is spoken of as well', async () => {
    const { model } = await openStudy(FIVE);
    model.predict.sayNone();
    expect(said(model)).toEqual(['No move wins', '', 'Check it, or change your mind.', undefined]);
    model.predict.check();
    expect(said(model)).toEqual(['', 'Wrong: some move wins.', '', 'wrong']);
    model.resize(8, 8);
    await rest(0);
    model.predict.sayNone();
    model.predict.check();
    expect(said(model)).toEqual([
      '',
      'Right: no move wins.',
      '1 of 2 right on the first try',
      'right',
    ]);
  });

  it('has hints in words and on the board', async () => {
    const { model } = await openStudy(FIVE);
    model.predict.askHint();
    expect(said(model)[1]).toBe('Hint: some move wins.');
    expect(sceneOf(model).spots).toEqual([]);
    model.predict.askHint();
    expect(said(model)[1]).toBe('Hint: a move with its corner in row 3, column 4 wins.');
    expect(sceneOf(model).spots).toEqual([{ ...cell(4, 3), mark: 'winning' }]);
    model.resize(8, 8);
    await rest(0);
    model.predict.askHint();
    expect(said(model)[1]).toBe('Hint: no move wins.');
  });

  it('is only in where answers are hidden', async () => {
    const { model } = await openStudy(FIVE, { limits: limitsOf(['answers'], []) });
    model.choose(move(model, '1x1'));
    model.predict.check();
    expect(said(model)).toEqual(['1 × 1 at row 1, column 1', 'Your answer is in.', '', undefined]);
  });

  it('has nothing to answer where no move is left', async () => {
    const { model } = await openStudy(FIVE);
    model.fill(0);
    await rest(0);
    expect(said(model)[1]).toBe('The game is over: no move is left.');
  });
});
