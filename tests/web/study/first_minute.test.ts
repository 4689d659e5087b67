/** A newcomer's first minute: a move against the computer, its reply, and a guess. */
import { describe, expect, it, vi } from 'vitest';
import { fakeTime } from '../fake_time';
import { createFirstMinute } from '../../../web/src/study/first_minute';
import { headsCount } from '../../../web/src/game/position';
import { firstMinuteWords } from '../../../web/src/study_views/first_minute/FirstMinuteBar';
import t from '#words/first_minute';
import { cornerMoves, eachMove, moveNimber } from '../../../web/src/game/board';
import { nimberOf } from '../../../web/src/game/next_position';
import type { Move } from '../../../web/src/game/move';
import type { StudyModel } from '../../../web/src/study/study_model';
import { apply, held, move, openStudy, press, rest } from './open_study';

fakeTime();

async function openFirstMinute() {
  const { model } = await openStudy('answers=no');
  const onEnd = vi.fn();
  const first = createFirstMinute({ model, onEnd });
  await rest();
  return { model, first, onEnd, words: () => firstMinuteWords(model, first) };
}

const changes = (model: StudyModel, of: Move) => moveNimber(model.view.board.value!, of);
const eachLegalMove = (model: StudyModel) =>
  [1, 2, 3, 4, 5].flatMap((row) =>
    [1, 2, 3, 4, 5].flatMap((column) =>
      eachMove(cornerMoves(model.view.board.value!, model.view.position.value, { row, column })),
    ),
  );
const nimberIn = (model: StudyModel) =>
  nimberOf(model.view.board.value!, model.view.position.value);

/** Plays up to the guess. */
async function openGuess() {
  const opened = await openFirstMinute();
  apply(opened.model, '1~3x1~4');
  await rest(3000);
  opened.first.guess();
  await rest();
  return opened;
}

describe('the first minute', () => {
  it('makes the first choice the first move, which the computer answers', async () => {
    const { model, first, words } = await openFirstMinute();
    expect([first.step.value, words().name]).toEqual(['corner', t('do-corner')]);
    model.choice.press({ column: 4, row: 3 });
    expect([first.step.value, words().line]).toEqual(['end', t('end-line')]);
    model.choice.press({ column: 3, row: 2 });
    expect(words().line).not.toBe(t('end-line'));
    model.choice.press({ column: 1, row: 1 });
    expect([first.step.value, headsCount(model.view.position.value)]).toEqual(['made', 13]);
    await rest(3000);
    expect([first.step.value, model.line.moves.value.length]).toEqual(['answered', 2]);
  });

  it('keeps the corner that was pressed before its steps were there', async () => {
    const { model } = await openStudy('answers=no');
    model.choice.press({ column: 4, row: 3 });
    const first = createFirstMinute({ model, onEnd: vi.fn() });
    expect(first.step.value).toBe('end');
    await rest();
    model.choice.press({ column: 4, row: 1 });
    expect([first.step.value, headsCount(model.view.position.value)]).toEqual(['made', 22]);
  });

  it('has the reader guess which move wins with three discs left', async () => {
    const { model, first, words } = await openGuess();
    expect([first.step.value, headsCount(model.view.position.value)]).toEqual(['guess', 3]);
    expect(words()).toMatchObject({ name: t('do-guess'), line: t('guess-line') });
    const wins = eachLegalMove(model).filter((guess) => changes(model, guess) === nimberIn(model));
    expect(wins).toEqual([move(model, '1x4')]);
    model.choice.press({ column: 4, row: 1 });
    expect(words().line).toBe(t('guess-end'));
  });

  it('judges a guess, and lets a wrong one be mended', async () => {
    const { model, first, words } = await openGuess();
    press(model, '2x1');
    expect([first.step.value, words().line]).toEqual(['judged', t('judged-wrong')]);
    model.predict.tryAgain();
    expect(first.step.value).toBe('guess');
    press(model, '1x4');
    expect(words().line).toBe(t('judged-right'));
  });

  it.each(['board', 'puzzles'] as const)('leads to the %s', async (aim) => {
    const { model, first, onEnd } = await openGuess();
    const { coins } = model.view.position.value;
    first.leaveTo(aim);
    await rest();
    const { mode } = model.state.value.look;
    expect([onEnd.mock.calls.length, mode, model.view.areOpen.value, held(model)]).toEqual([
      ...[1, aim === 'board' ? 'explore' : 'predict', false, undefined],
    ]);
    if (aim === 'board') expect(headsCount(model.view.position.value)).toBe(25);
    else expect(model.view.position.value.coins).not.toEqual(coins);
  });

  it('leaves nothing to undo on the board that it leads to', async () => {
    const { model, first } = await openGuess();
    first.leaveTo('board');
    expect([model.moving.canUndo.value, model.moving.canRedo.value]).toEqual([false, false]);
    model.moving.undo();
    expect(headsCount(model.view.position.value)).toBe(25);
  });

  it('has a guess that counts for nothing in the puzzles after it', async () => {
    const { model, first } = await openGuess();
    press(model, '2x1');
    expect(model.predict.score.value.of).toBe(1);
    first.leaveTo('puzzles');
    await rest();
    expect(model.predict.score.value.of).toBe(0);
  });

  it.each([
    ['another size', (model) => model.setUps.resize(8, 8)],
    ['another mode', (model) => model.setUps.setMode('edit')],
    ['a link', (model) => model.visits.visit(new URLSearchParams('rows=3&columns=3'))],
  ] as const satisfies readonly (readonly [
    string,
    (model: Awaited<ReturnType<typeof openFirstMinute>>['model']) => void,
  ])[])('is over once the reader goes on to %s, which stays', async (_, go) => {
    const { model, onEnd } = await openFirstMinute();
    go(model);
    await rest();
    const { state } = model;
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(state.value.study.start.rows === 5 && state.value.look.mode === 'play').toBe(false);
  });
});
