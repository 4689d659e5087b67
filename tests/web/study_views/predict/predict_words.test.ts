/** The texts of the prediction bar, in each state. */
import { describe, expect, it } from 'vitest';
import { limitsOf } from '../../../../web/src/game/limits';
import { REPLY_DELAY_MS } from '../../../../web/src/study/opponent';
import type { StudyModel } from '../../../../web/src/study/study_model';
import { sceneOf } from '../../../../web/src/study_views/scene';
import { legendOfScene } from '../../../../web/src/study_views/Legend';
import { predictWords } from '../../../../web/src/study_views/predict/PredictBar';
import { fakeTime } from '../../fake_time';
import { cell, move, openStudy, press, rest } from '../../study/open_study';

fakeTime();

const FIVE = 'rows=5&columns=5&mode=predict';
const said = (model: StudyModel) => {
  const { name, result, mark, line, score } = predictWords(model);
  return [name, result, line, score, mark];
};

describe('a puzzle', () => {
  it('is spoken of from the first choice to the answer', async () => {
    const { model } = await openStudy(FIVE);
    expect(said(model)).toEqual([
      ...['', '', 'Which move wins? Press its corner, then its end.', '', undefined],
    ]);
    model.choice.press(cell(4, 3));
    expect(said(model)).toEqual([
      ...['Row 3, column 4, white', '', 'Now press where the move ends.', '', undefined],
    ]);
    model.choice.press(cell(3, 2));
    // The text fills the reserved lines.
    expect(said(model)).toEqual([
      ...['', expect.stringMatching(/^No move is 2 high and 2 wide/u), '', '', undefined],
    ]);
    model.choice.choose(move(model, '1x1'));
    expect(said(model)).toEqual([
      ...['1 × 1 at row 1, column 1', '', 'Check it, or change your mind.', '', undefined],
    ]);
    model.choice.apply();
    expect(said(model)[1]).toBe('It loses.');
    await rest(REPLY_DELAY_MS);
    expect(said(model)[1]).toMatch(/^It loses: the reply is \d × \d at row \d, column \d\.$/u);
    expect(sceneOf(model)).toMatchObject({
      last: model.refutation.reply.value,
      moves: [],
      spots: [],
    });
    model.predict.tryAgain();
    expect(sceneOf(model).last).toBeUndefined();
    expect(said(model)[3]).toBe('0 of 1 on the first try, without a hint');
    press(model, '1~3x4');
    expect(said(model)).toEqual([
      ...['', 'Right: this move wins.', '', '0 of 1 on the first try, without a hint', 'right'],
    ]);
    model.choice.dismiss();
    expect(said(model)[1]).toBe('8 of 56 moves win.');
    model.choice.choose(move(model, '1x1'));
    expect(said(model)[1]).toBe('This move doesn’t win.');
  });

  it('tells how many came right in a row, also where no move wins', async () => {
    const { model } = await openStudy(FIVE);
    model.predict.sayNone();
    expect(said(model)).toEqual(['', 'Not so: a move wins here.', '', '', 'wrong']);
    for (const size of [8, 10]) {
      model.setUps.resize(size, size);
      await rest(0);
      model.predict.sayNone();
    }
    expect(said(model)).toEqual([
      ...[
        '',
        'Right: no move wins.',
        '',
        '2 in a row · 2 of 3 on the first try, without a hint',
        'right',
      ],
    ]);
  });

  it('waits for a check where the reader wants that', async () => {
    const { model } = await openStudy(FIVE);
    model.predict.checkFirst(true);
    expect(said(model)[2]).toBe('Choose the move that wins, or “No move wins”. Then check.');
    model.predict.sayNone();
    expect(said(model)).toEqual([
      ...['No move wins', '', 'Check it, or change your mind.', '', undefined],
    ]);
  });

  it.each([5, 8])('has hints that tell nothing of a lost board alone: %i', async (side) => {
    const { model } = await openStudy(`rows=${side}&columns=${side}&mode=predict`);
    model.predict.askHint();
    expect(said(model)[1]).toBe(
      'Hint: each white disc shows its value. Equal values cancel in pairs.',
    );
    expect(sceneOf(model).spots).toEqual([]);
    model.predict.askHint();
    expect(said(model)[1]).toMatch(
      /^Hint: if any move wins, one has its corner at row \d, column \d\.$/u,
    );
    expect(sceneOf(model).spots).toEqual([{ ...model.predict.hint.value.corner, mark: 'winning' }]);
    expect(
      legendOfScene(model, undefined)
        .flat()
        .map(({ text }) => text),
    ).toContain('the corner of a winning move, if any move wins');
  });

  it('has a hint, and “No move wins”, in the place of what was refused', async () => {
    const { model } = await openStudy(`${FIVE}&position=BBBBB.BBBBB.BBWBB.BWBBB.BBBBB`);
    model.choice.press(cell(5, 5));
    expect(said(model)[1]).toMatch(/^The corner of a move must be white/u);
    model.predict.askHint();
    expect(said(model)[1]).toMatch(/^Hint: each white disc/u);
    model.choice.press(cell(5, 5));
    model.predict.checkFirst(true);
    model.predict.sayNone();
    expect(said(model)[0]).toBe('No move wins');
  });

  it('is only in where answers are hidden', async () => {
    const { model } = await openStudy(FIVE, { limits: limitsOf(['answers'], []) });
    model.choice.choose(move(model, '1x1'));
    model.predict.check();
    expect(said(model)).toEqual([
      '1 × 1 at row 1, column 1',
      'Your answer is in.',
      '',
      '',
      undefined,
    ]);
  });

  it('has nothing to answer where no move is left', async () => {
    const { model } = await openStudy(FIVE);
    model.setUps.fill(0);
    await rest(0);
    expect(said(model)[1]).toBe('The game is over: no move is left.');
  });
});
