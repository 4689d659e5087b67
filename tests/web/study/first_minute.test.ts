/** A newcomer's first minute: watch a move, make one, turn the last disc, and then the question. */
import { describe, expect, it, vi } from 'vitest';
import { fakeTime } from '../fake_time';
import { createFirstMinute } from '../../../web/src/study/first_minute';
import { headsCount } from '../../../web/src/game/position';
import { firstMinuteLine } from '../../../web/src/views/first_minute/FirstMinuteBar';
import t from '#words/first_minute';
import { apply, held, lineText, openStudy, rest } from './open_study';

fakeTime();

async function openFirstMinute() {
  const { model } = await openStudy('answers=no');
  const onEnd = vi.fn();
  const first = createFirstMinute({ model, onEnd });
  return { model, first, onEnd, line: () => firstMinuteLine(model, first) };
}

describe('the first minute', () => {
  it('shows a move when it is asked to, and once more', async () => {
    const { model, first, line } = await openFirstMinute();
    await rest(5000);
    expect([held(model), lineText(model), line()]).toEqual([undefined, '|', t('watch-ready')]);
    for (const round of [1, 2]) {
      first.play();
      expect([held(model), first.isPlaying.value, line()], `${round}`).toEqual([
        ...['2~4x1~4 chosen', true, t('watch-playing')],
      ]);
      await rest(2000);
      expect([lineText(model), first.isDone.value, line()]).toEqual([
        ...['2~4x1~4 |', true, t('watch-done')],
      ]);
    }
  });

  it('has the reader make a move on the full board', async () => {
    const { model, first, line } = await openFirstMinute();
    first.play();
    await rest(2000);
    first.next();
    expect([first.step.value, headsCount(model.position.value), first.isDone.value]).toEqual([
      ...['try', 25, false],
    ]);
    expect(line()).toBe(t('try-corner'));
    model.press({ column: 4, row: 3 });
    expect(line()).toBe(t('try-end'));
    model.press({ column: 1, row: 1 });
    expect(line()).toBe(t('try-ready'));
    model.apply();
    expect([line(), first.isDone.value]).toEqual([t('try-done'), true]);
  });

  it('ends with the last disc, also after a move that left others', async () => {
    const { model, first, line } = await openFirstMinute();
    first.next();
    first.next();
    expect([first.step.value, headsCount(model.position.value)]).toEqual(['last', 1]);
    apply(model, '1~3x3');
    expect([line(), first.isDone.value]).toEqual([t('last-missed'), false]);
    first.again();
    expect(headsCount(model.position.value)).toBe(1);
    apply(model, '3x3');
    expect([line(), first.isDone.value]).toEqual([t('last-done'), true]);
    first.next();
    expect([first.step.value, headsCount(model.position.value), line()]).toEqual([
      ...['question', 25, t('question')],
    ]);
    first.next();
    expect(first.step.value).toBe('question');
  });

  it.each([
    ['answers', 'explore', true],
    ['predict', 'predict', false],
    ['board', 'explore', false],
  ] as const)('leads to the %s on the full board', async (aim, mode, areOpen) => {
    const { model, first, onEnd } = await openFirstMinute();
    first.next();
    first.next();
    first.leaveTo(aim);
    await rest(0);
    expect([model.state.value.look.mode, model.areOpen.value]).toEqual([mode, areOpen]);
    expect(headsCount(model.position.value)).toBe(25);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it.each(['mode', 'size', 'answers'] as const)(
    'is over once the reader goes on to another %s, and nothing comes of a move that was being shown',
    async (change) => {
      const { model, first, onEnd } = await openFirstMinute();
      first.play();
      if (change === 'mode') model.setMode('predict');
      if (change === 'size') model.resize(7, 7);
      if (change === 'answers') model.showAnswers(true);
      await rest(5000);
      expect([onEnd.mock.calls.length, lineText(model)]).toEqual([1, '|']);
    },
  );
});
