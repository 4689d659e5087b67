/** Puzzles: answer, try again, hint, show, next position. */
import { describe, expect, it, vi } from 'vitest';
import { fakeTime } from '../fake_time';
import { isLegal, moveNimber } from '../../../web/src/game/board';
import { nextPosition, nimberOf } from '../../../web/src/game/next_position';
import { positionAfterMove } from '../../../web/src/game/move';
import { limitsOf } from '../../../web/src/game/limits';
import { REPLY_DELAY_MS } from '../../../web/src/study/opponent';
import type { StudyModel } from '../../../web/src/study/study_model';
import { seededRandom } from '../seeded_random';
import { game } from '../game/boards';
import { apply, cell, held, move, openStudy, press, rest, rowsOf } from './open_study';

const FIVE = 'rows=5&columns=5&mode=predict';

fakeTime();

async function openPredict(query = FIVE, around: Parameters<typeof openStudy>[1] = {}) {
  const onAnswer = vi.fn();
  const below = seededRandom(7);
  const random = () => below(1_000_000) / 1_000_000;
  const opened = await openStudy(query, { onAnswer, random, ...around });
  const { model } = opened;
  const { predict } = model;
  return {
    ...opened,
    predict,
    onAnswer,
    answer(text: string) {
      if (text === 'none') predict.sayNone();
      else model.choice.choose(move(model, text));
      predict.check();
    },
    /** Presses a move's corner and its end, like on the board. */
    press: (text: string) => press(model, text),
    stage: () => predict.stage.value,
  };
}

describe('an answer', () => {
  it('that is right shows what wins, and it stays shown with whatever is chosen then', async () => {
    const { model, predict, answer, stage, onAnswer, engine } = await openPredict();
    predict.check();
    model.choice.press(cell(4, 3));
    expect(predict.canCheck.value).toBe(false);
    predict.check();
    expect(onAnswer).not.toHaveBeenCalled();
    expect([model.view.answers.value, model.view.heat.value, stage()]).toEqual([
      ...['hidden', undefined, 'choosing'],
    ]);
    answer('3x4');
    expect([stage(), model.view.answers.value]).toEqual(['right', 'shown']);
    expect(model.view.recent.value?.winning).toBe(8);
    expect(engine.callsOf('choose')).toEqual([]);
    const told = { correct: true, attempt: 1, seenBefore: false, answer: move(model, '3x4') };
    expect(onAnswer.mock.calls).toEqual([[told]]);
    model.choice.choose(move(model, '1x1'));
    expect([stage(), predict.canCheck.value, model.view.answers.value]).toEqual([
      ...['shown', false, 'shown'],
    ]);
  });

  it('that is wrong shows how the opponent would win, and nothing else', async () => {
    const { model, predict, answer, stage, onAnswer } = await openPredict();
    answer('1x1');
    expect([stage(), model.view.answers.value, model.refutation.reply.value]).toEqual([
      ...['wrong', 'hidden', undefined],
    ]);
    const board = model.view.board.value!;
    const after = positionAfterMove(model.view.position.value, move(model, '1x1'));
    expect(model.view.imagined.value).toEqual({ position: after, last: move(model, '1x1') });
    await rest(REPLY_DELAY_MS);
    const reply = model.refutation.reply.value!;
    expect(isLegal(board, after, reply)).toBe(true);
    expect(moveNimber(board, reply)).toBe(nimberOf(board, after));
    expect(model.view.imagined.value).toEqual({
      position: positionAfterMove(after, reply),
      last: reply,
    });
    expect(onAnswer.mock.lastCall).toMatchObject([{ correct: false, attempt: 1 }]);

    predict.tryAgain();
    expect([stage(), held(model), model.refutation.reply.value]).toEqual([
      'choosing',
      undefined,
      undefined,
    ]);
    expect(model.view.imagined.value).toBeUndefined();
    answer('3x4');
    expect(stage()).toBe('right');
    expect(onAnswer.mock.lastCall).toMatchObject([
      { correct: true, attempt: 2, seenBefore: false },
    ]);
  });

  it.each([
    ['another mode', (model: StudyModel) => model.setUps.setMode('explore')],
    ['another board', (model: StudyModel) => model.setUps.resize(6, 6)],
  ])('that is wrong is left with its reply: %s', async (_, leave) => {
    const { model, answer } = await openPredict();
    answer('1x1');
    await rest(REPLY_DELAY_MS);
    expect(model.refutation.reply.value).toBeDefined();
    leave(model);
    await rest(REPLY_DELAY_MS);
    expect([model.refutation.reply.value, model.view.imagined.value]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('that is wrong is refuted at once where the reader wants nothing to move', async () => {
    const { model, answer } = await openPredict(FIVE, { isStill: () => true });
    answer('1x1');
    expect(model.view.imagined.value).toBeUndefined();
    await rest(0);
    expect(model.view.imagined.value?.last).toEqual(model.refutation.reply.value);
  });

  it('is judged as soon as the end of the move is pressed, and a wrong one by the next press put back', async () => {
    const { model, predict, press, stage, onAnswer } = await openPredict();
    model.choice.press(cell(1, 1));
    expect([stage(), held(model)]).toEqual(['choosing', '1x1']);
    model.choice.press(cell(1, 1));
    expect([stage(), rowsOf(model)]).toEqual(['wrong', Array(5).fill('WWWWW').join('.')]);
    await rest(REPLY_DELAY_MS);
    model.choice.press(cell(5, 3));
    expect([stage(), held(model), model.view.imagined.value]).toEqual([
      'choosing',
      '3x5',
      undefined,
    ]);
    // No move with this corner ends here.
    model.choice.press(cell(2, 2));
    expect([stage(), model.choice.refusal.value?.kind]).toEqual(['choosing', 'no-such-move']);
    model.choice.dismiss();
    press('1~3x4');
    expect([stage(), predict.score.value]).toEqual(['right', { right: 0, of: 1, streak: 0 }]);
    expect(onAnswer).toHaveBeenCalledTimes(2);
    // After the answer, presses only explore.
    model.choice.dismiss();
    press('1x1');
    expect([stage(), held(model), onAnswer.mock.calls.length]).toEqual(['shown', '1x1 chosen', 2]);
  });

  it('by a key is given with the move that is chosen, and makes no move', async () => {
    const { model, stage } = await openPredict();
    apply(model, '3x4');
    expect([stage(), model.line.moves.value]).toEqual(['right', []]);
  });

  it('is only chosen where the reader checks it first', async () => {
    const { model, predict, press, stage } = await openPredict();
    predict.checkFirst(true);
    press('1~3x4');
    expect([stage(), predict.judgesAtOnce.value, held(model)]).toEqual([
      ...['choosing', false, '1~3x4 chosen'],
    ]);
    predict.sayNone();
    expect(stage()).toBe('choosing');
    predict.check();
    expect(stage()).toBe('wrong');
  });

  it('that no move wins is right where that is so, and wrong elsewhere', async () => {
    const { model, answer, stage, onAnswer } = await openPredict();
    answer('none');
    expect([stage(), model.view.answers.value, model.refutation.reply.value]).toEqual([
      ...['wrong', 'hidden', undefined],
    ]);
    for (const size of [8, 10]) {
      model.setUps.resize(size, size);
      await rest(0);
      answer('none');
      expect([stage(), model.view.answers.value]).toEqual(['right', 'shown']);
      expect(onAnswer.mock.lastCall).toEqual([
        { correct: true, attempt: 1, seenBefore: false, answer: 'none' },
      ]);
    }
  });

  it('is either a move or that none wins', async () => {
    const { model, predict } = await openPredict();
    predict.checkFirst(true);
    model.choice.choose(move(model, '3x4'));
    predict.sayNone();
    expect([predict.answer.value, held(model)]).toEqual(['none', undefined]);
    predict.sayNone();
    expect(predict.answer.value).toBeUndefined();
    predict.sayNone();
    model.choice.choose(move(model, '3x4'));
    expect(predict.answer.value).toEqual(move(model, '3x4'));
    model.choice.dismiss();
    expect(predict.answer.value).toBeUndefined();
  });

  it('waits until what wins is known', async () => {
    const { model, predict, engine, answer, stage } = await openPredict(FIVE, {
      hold: ['examine'],
    });
    answer('3x4');
    expect([stage(), predict.canCheck.value]).toEqual(['choosing', false]);
    engine.lastOf('examine').release();
    await rest(0);
    answer('3x4');
    expect([stage(), model.view.answers.value]).toEqual(['right', 'shown']);
  });

  it('is given in no other mode', async () => {
    const { answer, onAnswer, predict, model } = await openPredict('rows=5&columns=5&mode=explore');
    answer('3x4');
    answer('none');
    predict.show();
    predict.next(nextPosition);
    expect([predict.answer.value, predict.score.value.of]).toEqual([move(model, '3x4'), 0]);
    expect([onAnswer.mock.calls, rowsOf(model)]).toEqual([[], Array(5).fill('WWWWW').join('.')]);
    model.setUps.setMode('predict');
    expect(predict.stage.value).toBe('choosing');
  });

  it('is that the game is over where no move is left', async () => {
    const { model, stage, answer, onAnswer } = await openPredict();
    model.setUps.fill(0);
    await rest(0);
    answer('none');
    expect([stage(), onAnswer.mock.calls]).toEqual(['over', []]);
  });
});

describe('a hint', () => {
  const NONE = { hasValues: false, corner: undefined, hasMore: false };

  it('shows the values, then a corner of a winning move', async () => {
    const { model, predict, answer, onAnswer } = await openPredict();
    expect(predict.hint.value).toEqual({ ...NONE, hasMore: true });
    predict.askHint();
    expect(predict.hint.value).toEqual({ ...NONE, hasValues: true, hasMore: true });
    predict.askHint();
    const { corner, hasMore } = predict.hint.value;
    predict.askHint();
    expect([hasMore, model.view.answers.value]).toEqual([false, 'hidden']);
    const found = model.view.examination.value;
    if (found.status !== 'answered') throw new Error(found.status);
    const { cornered } = found.answer;
    // Most of the winning moves have this corner.
    expect(cornered[(corner!.row - 1) * 5 + corner!.column - 1]).toBe(Math.max(...cornered));
    answer('3x4');
    expect(onAnswer.mock.lastCall).toMatchObject([{ correct: true, attempt: 1, seenBefore: true }]);
    expect(predict.hint.value).toEqual(NONE);
    expect(predict.score.value).toEqual({ right: 0, of: 1, streak: 0 });
  });

  it('has the same form where no move wins, and is the same each time', async () => {
    const corners = [];
    for (let time = 0; time < 2; time += 1) {
      const { model, predict } = await openPredict('rows=8&columns=8&mode=predict');
      predict.askHint();
      expect(predict.hint.value).toEqual({ ...NONE, hasValues: true, hasMore: true });
      predict.askHint();
      const { corner, hasMore } = predict.hint.value;
      expect([corner && (model.view.cornerCounts(corner)?.legal ?? 0) > 0, hasMore]).toEqual([
        ...[true, false],
      ]);
      corners.push(corner);
    }
    expect(corners[0]).toEqual(corners[1]);
  });

  it('is a corner alone where nimbers are hidden', async () => {
    const { predict } = await openPredict(FIVE, { limits: limitsOf(['nimbers'], []) });
    predict.askHint();
    const { corner, ...others } = predict.hint.value;
    expect([corner === undefined, others]).toEqual([false, { hasValues: false, hasMore: false }]);
  });

  it('is not to be had where no move is left, or once what wins is shown', async () => {
    const { model, predict } = await openPredict();
    model.setUps.fill(0);
    await rest(0);
    expect(predict.hint.value).toEqual(NONE);
    const shown = await openPredict();
    shown.predict.askHint();
    shown.predict.show();
    shown.predict.askHint();
    expect(shown.predict.hint.value).toEqual(NONE);
    const exploring = await openPredict('rows=5&columns=5&mode=explore');
    expect(exploring.predict.hint.value).toEqual(NONE);
    exploring.predict.askHint();
    exploring.model.setUps.setMode('predict');
    expect(exploring.predict.hint.value).toEqual({ ...NONE, hasMore: true });
  });
});

describe('what was shown', () => {
  it('takes the place of a wrong answer', async () => {
    const { predict, answer, stage } = await openPredict();
    answer('none');
    predict.show();
    expect([stage(), predict.answer.value]).toEqual(['shown', undefined]);
  });

  it('stays shown for that position, also after another one and another mode', async () => {
    const { model, predict, onAnswer, bar } = await openPredict();
    predict.show();
    expect([predict.stage.value, model.view.answers.value]).toEqual(['shown', 'shown']);
    await rest();
    expect(bar.hash).toContain('revealed=yes');
    for (const [there, back] of [
      [() => model.setUps.resize(6, 6), () => model.setUps.resize(5, 5)],
      [() => apply(model, '1x1'), () => model.moving.undo()],
      [() => model.setUps.setMode('explore'), () => model.setUps.setMode('predict')],
      [() => model.setUps.setMode('play'), () => model.setUps.setMode('predict')],
    ] as const) {
      there();
      if (model.state.value.look.mode === 'predict')
        expect(model.state.value.look.revealed).toBe(false);
      back();
      await rest(0);
      expect([model.view.answers.value, predict.stage.value]).toEqual(['shown', 'shown']);
    }
    expect(onAnswer).not.toHaveBeenCalled();
    expect(predict.score.value).toEqual({ right: 0, of: 1, streak: 0 });
  });

  it('elsewhere is hidden again, and an answer does not count', async () => {
    const { model, predict, answer, onAnswer } = await openPredict('rows=5&columns=5&mode=explore');
    // A later position doesn't replace it.
    apply(model, '1x1');
    await rest(0);
    model.setUps.setMode('predict');
    model.moving.undo();
    await rest(0);
    expect([model.view.answers.value, predict.stage.value]).toEqual(['hidden', 'choosing']);
    answer('3x4');
    expect(onAnswer.mock.lastCall).toMatchObject([{ correct: true, seenBefore: true }]);
    expect(predict.score.value).toEqual({ right: 0, of: 0, streak: 0 });
  });
});

describe('the next position', () => {
  it('is of the same game and size, and undo brings back the one before with what was shown', async () => {
    const { model, predict } = await openPredict('game=rugs&rows=4&columns=6&mode=predict');
    const first = rowsOf(model);
    predict.show();
    predict.next(nextPosition);
    await rest(0);
    expect(model.state.value.study).toMatchObject({
      game: { name: 'rugs' },
      start: { rows: 4, columns: 6 },
    });
    expect([rowsOf(model) === first, predict.stage.value]).toEqual([false, 'choosing']);
    model.moving.undo();
    expect([rowsOf(model), predict.stage.value]).toEqual([first, 'shown']);
    model.moving.redo();
    expect([rowsOf(model) === first, predict.stage.value]).toEqual([false, 'choosing']);
  });

  it('is not to be had where the position is locked, or where there is no other one', async () => {
    const locked = await openPredict(FIVE, { limits: limitsOf([], ['position']) });
    locked.answer('3x4');
    expect([locked.stage(), locked.predict.hasNext.value]).toEqual(['right', false]);
    locked.predict.next(nextPosition);
    expect(locked.stage()).toBe('right');
    const single = await openPredict('rows=1&columns=1&mode=predict');
    expect(single.predict.hasNext.value).toBe(false);
    // No position of this board has a move, whichever coins are heads.
    const still = await openPredict('game=turning-corners&rows=1&columns=6&mode=predict');
    expect(still.predict.hasNext.value).toBe(false);
  });

  it('is drawn by how the sitting went, and is not one that came up in this game', async () => {
    const { model, predict, answer } = await openPredict('game=rugs&rows=3&columns=3&mode=predict');
    answer('1~3x1~3');
    model.setUps.setGame(game('flipping-game'));
    await rest(0);
    const draw = vi.fn<typeof nextPosition>(() => undefined);
    predict.next(draw);
    expect(draw).toHaveBeenCalledTimes(1);
    const [board, shown, before, level] = draw.mock.lastCall!;
    expect([board.game.name, before, level]).toEqual(['flipping-game', [], 1]);
    expect(shown).toEqual(model.view.position.value);
    predict.show();
    predict.next(draw);
    expect(draw.mock.lastCall?.[2]).toEqual([model.view.position.value]);
    // No position was found, so the board stays.
    expect([rowsOf(model), predict.stage.value]).toEqual(['WWW.WWW.WWW', 'shown']);
  });
});

describe('a puzzle', () => {
  const EXPLORED = 'rows=5&columns=5&position=BBBBB.BBBBB.BBBBB.BBWBB.BWBBB&mode=explore';

  it('is another one where the game is over, or what wins was seen', async () => {
    const { model, predict } = await openPredict(EXPLORED);
    model.setUps.setMode('predict');
    expect([predict.takesAnother(), predict.takesAnother()]).toEqual([true, false]);
    const over = await openPredict('rows=1&columns=1&mode=play&moves=1x1');
    over.model.setUps.setMode('predict');
    expect([over.stage(), over.predict.takesAnother()]).toEqual(['over', true]);
    const fresh = await openPredict('rows=5&columns=5&mode=play');
    fresh.model.setUps.setMode('predict');
    expect(fresh.predict.takesAnother()).toBe(false);
  });

  it('that is left unanswered keeps its answer to itself', async () => {
    const { model, answer } = await openPredict();
    answer('none');
    for (const mode of ['explore', 'play', 'explore'] as const) model.setUps.setMode(mode);
    expect([model.view.answers.value, model.state.value.look.answers]).toEqual(['hidden', false]);
  });

  it('shows it in other modes once it was answered, or seen before', async () => {
    const { model, answer } = await openPredict();
    answer('3x4');
    model.setUps.setMode('explore');
    expect(model.view.answers.value).toBe('shown');
    const passing = await openPredict(EXPLORED);
    for (const mode of ['predict', 'explore'] as const) passing.model.setUps.setMode(mode);
    expect(passing.model.view.answers.value).toBe('shown');
  });
});

describe('the score', () => {
  it('counts what was right at the first try', async () => {
    const { model, predict, answer } = await openPredict();
    answer('3x4');
    model.setUps.resize(6, 6);
    await rest(0);
    answer('1x1');
    predict.tryAgain();
    answer('none');
    expect(predict.score.value).toEqual({ right: 1, of: 2, streak: 0 });
  });
});

describe('what was seen in another mode', () => {
  const EXPLORED = 'rows=5&columns=5&mode=explore';

  it('before the first answer keeps it from counting, right or wrong', async () => {
    const { model, predict, answer } = await openPredict(EXPLORED);
    model.setUps.setMode('predict');
    answer('1x1');
    expect([predict.stage.value, predict.score.value]).toEqual([
      'wrong',
      { right: 0, of: 0, streak: 0 },
    ]);
  });

  it('after the first answer leaves it counted', async () => {
    const { model, predict, answer } = await openPredict();
    answer('1x1');
    model.setUps.setMode('explore');
    model.setUps.setMode('predict');
    answer('3x4');
    expect([predict.stage.value, predict.score.value]).toEqual([
      'right',
      { right: 0, of: 1, streak: 0 },
    ]);
  });
});

describe('a position that an address opens with what wins', () => {
  const REVEALED = `${FIVE}&revealed=yes`;

  it('does not count', async () => {
    const { predict, answer, onAnswer } = await openPredict(REVEALED);
    expect([predict.stage.value, predict.score.value]).toEqual([
      'shown',
      { right: 0, of: 0, streak: 0 },
    ]);
    predict.tryAgain();
    answer('3x4');
    expect([onAnswer.mock.calls, predict.score.value.of]).toEqual([[], 0]);
  });

  it('counts where a wrong answer came first', async () => {
    const { model, predict, answer } = await openPredict();
    answer('1x1');
    model.visits.visit(new URLSearchParams(REVEALED));
    await rest(0);
    expect([predict.stage.value, predict.score.value]).toEqual([
      'shown',
      { right: 0, of: 1, streak: 0 },
    ]);
  });
});

describe('where answers are hidden', () => {
  it('a check only says that the answer is in, and tells who listens', async () => {
    const { model, predict, answer, stage, onAnswer, engine } = await openPredict(FIVE, {
      limits: limitsOf(['answers'], ['position']),
    });
    for (const [attempt, [text, correct]] of (
      [
        ['1x1', false],
        ['3x4', true],
      ] as const
    ).entries()) {
      answer(text);
      await rest(0);
      expect([stage(), model.view.answers.value, model.refutation.reply.value]).toEqual([
        ...['handed-in', 'hidden', undefined],
      ]);
      expect(onAnswer.mock.lastCall).toEqual([
        { correct, attempt: attempt + 1, seenBefore: false, answer: move(model, text) },
      ]);
    }
    predict.show();
    predict.askHint();
    expect([model.view.answers.value, predict.hint.value.corner]).toEqual(['hidden', undefined]);
    // The opponent's reply isn't requested, because it isn't shown.
    expect(engine.callsOf('choose')).toEqual([]);
  });
});
