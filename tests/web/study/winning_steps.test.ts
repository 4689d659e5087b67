import { effect } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { createWinningSteps } from '../../../web/src/study/winning_steps';
import { CRASH } from '../crash';
import { fakeTime } from '../fake_time';
import { apply, openStudy, rest } from './open_study';

fakeTime();

async function open(...hold: 'solve'[]) {
  const opened = await openStudy('rows=5&columns=5&mode=explore&step=1', { hold });
  const { model } = opened;
  const steps = createWinningSteps(model);
  const seen: (string | undefined)[] = [];
  effect(() => void seen.push(steps.value?.status));
  await rest(0);
  const solved = () => opened.engine.callsOf('solve').length;
  return { ...opened, seen, solved };
}

describe('the steps to a winning move', () => {
  it('are there at once when the reader comes back to a position', async () => {
    const { model, seen, solved } = await open();
    apply(model, '1x1');
    await rest(0);
    const count = solved();
    seen.length = 0;
    model.moving.undo();
    await rest(0);
    expect([seen.includes('asking'), seen.at(-1), solved()]).toEqual([false, 'answered', count]);
  });

  it('fail once, and are asked for again when the reader comes back', async () => {
    const { model, engine, seen, solved } = await open('solve');
    engine.lastOf('solve').fail(CRASH);
    await rest(0);
    expect([seen, solved()]).toEqual([['asking', 'failed'], 1]);
    engine.hold = new Set();
    apply(model, '1x1');
    await rest(0);
    model.moving.undo();
    await rest(0);
    expect([seen.at(-1), solved()]).toEqual(['answered', 3]);
  });
});
