import { describe, expect, it } from 'vitest';
import { fakeFrames } from '../../fake_time';
import { openTartan, turn } from './open_tartan';

fakeFrames();

const stateOf = (values: object) => ({ tartan: 'study', version: 2, ...values });
const MILLION = { rows: 1_000_000, columns: 1_000_000 };

describe('the picture of a large board in a frame', () => {
  it('is ready, once, when it is painted, and tells where its reader is', async () => {
    const { model, told, lookAt, woven } = openTartan('rows=1000000&columns=1000000');
    lookAt();
    await turn();
    expect(told).toEqual([]);
    await woven();
    expect(told).toEqual([{ type: 'ready', state: stateOf(MILLION) }]);
    model.cloth.value.see({ rows: { first: 5, last: 404 }, columns: { first: 1, last: 400 } });
    await woven();
    expect(told.slice(1)).toEqual([
      { type: 'statechange', by: 'reader', state: stateOf({ ...MILLION, seen: '5-404x1-400' }) },
    ]);
  });

  it('begins with the part that the address asks for', async () => {
    const { told, lookAt, woven } = openTartan('rows=500&columns=400', '1-100x301-400');
    lookAt();
    await woven();
    expect(told).toEqual([
      { type: 'ready', state: stateOf({ rows: 500, columns: 400, seen: '1-100x301-400' }) },
    ]);
  });

  it('of a board that takes long is ready before it is woven', async () => {
    const { types } = openTartan('rows=100000000&columns=100000000');
    await turn();
    expect(types()).toEqual(['ready']);
  });

  it('says each thing that can’t be used, and why its worker failed', async () => {
    const { told, lookAt, fail } = openTartan('rows=1000000000&columns=7&game=rugs', '1-9x1-9');
    lookAt();
    await turn();
    fail();
    await turn();
    expect(told).toEqual([
      ...['rows=1000000000', 'seen=1-9x1-9', 'game=rugs'].map((pair) => ({
        type: 'error',
        kind: 'bad-setting',
        message: `The link’s “${pair}” can’t be used, so it’s left out.`,
      })),
      expect.objectContaining({ type: 'error', kind: 'worker-failed' }),
    ]);
  });

  it('does what its host asks, and answers', async () => {
    const { told, set, ask, lookAt, woven } = openTartan('rows=500&columns=400', '1-9x1-9');
    lookAt();
    await woven();
    const answers = () => told.splice(0);
    answers();
    ask({ type: 'set', seen: '11-20x1-8', height: 400, id: 1 });
    const moved = stateOf({ rows: 500, columns: 400, seen: '11-20x1-8' });
    expect(answers()).toEqual([{ type: 'statechange', by: 'host', reply: 1, state: moved }]);
    expect(set).toEqual([{ type: 'set', height: 400, id: 1 }]);

    ask({ type: 'set', seen: null });
    await turn();
    const whole = stateOf({ rows: 500, columns: 400 });
    expect(answers()).toEqual([{ type: 'statechange', by: 'host', state: whole }]);

    ask({ type: 'setState', state: stateOf({ ...MILLION, seen: '7-9x7-9' }) as never, id: 2 });
    expect(answers()).toEqual([
      {
        type: 'statechange',
        by: 'host',
        reply: 2,
        state: stateOf({ ...MILLION, seen: '7-9x7-9' }),
      },
    ]);
    ask({ type: 'reset', id: 3 });
    ask({ type: 'getState', id: 4 });
    const first = stateOf({ rows: 500, columns: 400, seen: '1-9x1-9' });
    for (const reply of [3, 4])
      expect(told.find((body) => 'reply' in body && body.reply === reply)).toMatchObject({
        type: 'statechange',
        state: first,
      });
    answers();
    ask({ type: 'close' });
    ask({ type: 'close', id: 5 });
    expect(answers()).toMatchObject([{ type: 'statechange', reply: 5, state: first }]);
    ask({ type: 'focus' });
    expect(set.at(-1)).toEqual({ focus: true });
  });

  it.each([
    [{ rows: 0 }, 'rows=0'],
    [{ rows: 2e9 }, 'rows=2000000000'],
    [{ seen: '9-8x1-2' }, 'seen=9-8x1-2'],
    [{ columns: 5, seen: '1-5x1-6' }, 'seen=1-5x1-6'],
  ])('changes nothing where its host asks for %j', async (keys, pair) => {
    const { told, set, ask, lookAt, woven } = openTartan('rows=500&columns=400', '1-9x1-9');
    lookAt();
    await woven();
    ask({ type: 'set', ...keys, id: 'x' });
    expect(told.at(-1)).toEqual({
      type: 'error',
      kind: 'bad-setting',
      reply: 'x',
      message: `The link’s “${pair}” can’t be used, so it’s left out.`,
    });
    expect(set).toEqual([]);
    ask({ type: 'getState', id: 'y' });
    expect(told.at(-1)).toMatchObject({ state: { rows: 500, columns: 400, seen: '1-9x1-9' } });
  });
});
