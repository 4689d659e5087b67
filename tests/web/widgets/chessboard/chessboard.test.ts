import { describe, expect, test, vi } from 'vitest';
import { openChessboard } from '../../../../web/src/pages/nimbers/chessboard/chessboard';
import {
  CountModel,
  readFields,
  DEFAULT_CHESSBOARD_FIELDS,
} from '../../../../web/src/widgets/chessboard/count_model';
import { createRealTables } from '../../engine/real_tables';

const engine = createRealTables();

const open = () => new CountModel(engine);
const settled = (model: CountModel) =>
  vi.waitFor(() => expect(model.state.value.status).not.toBe('asking'));

describe('fields', () => {
  test('are read as people write them', () => {
    expect(
      readFields({ ...DEFAULT_CHESSBOARD_FIELDS, side: '10^18', modulus: '1,000' }).question,
    ).toEqual({
      side: 10n ** 18n,
      coins: 3,
      steps: [2, 3, 5, 7],
      modulus: 1000n,
    });
    expect(readFields(DEFAULT_CHESSBOARD_FIELDS).question).not.toHaveProperty('modulus');
    expect(
      readFields({ ...DEFAULT_CHESSBOARD_FIELDS, modulus: '\u200e' }).question,
    ).not.toHaveProperty('modulus');
  });

  test.each(['٢، ٣، ٥', '２；３；５', '5 3 2', '\u20682\u2069, 3, 5'])(
    'take a list as other fields do: %s',
    (steps) => {
      expect(readFields({ ...DEFAULT_CHESSBOARD_FIELDS, steps }).question?.steps).toEqual([
        2, 3, 5,
      ]);
    },
  );

  test('say what is wrong with them', () => {
    const fields = { side: '0', coins: '1.5', steps: '2.5', modulus: '2^61' };
    expect(readFields(fields).problems).toEqual({
      side: 'zero',
      coins: 'not-whole',
      steps: 'bad-steps',
      modulus: 'too-large',
    });
  });
});

describe('counting', () => {
  test('goes on while the reader types', async () => {
    const model = open();
    model.edit({ side: '3' });
    model.edit({ coins: '2' });
    await settled(model);
    expect(model.answer.value?.winning).toBe(40n);
    expect(model.board.value?.squares).toEqual([5n, 4n]);
    model.edit({ coins: '' });
    expect(model.answer.value?.winning).toBe(40n);
  });

  test('too many digits leave the board and its explanation', async () => {
    const model = open();
    model.edit({ side: '10^9', coins: '10^6' });
    await settled(model);
    expect(model.state.value).toMatchObject({
      status: 'failed',
      error: { kind: 'too-many-digits' },
    });
    expect(model.answer.value).toBeUndefined();
    expect(model.board.value?.side).toBe(10n ** 9n);
    model.edit({ modulus: '7' });
    await settled(model);
    expect(model.answer.value?.question.modulus).toBe(7n);
  });

  test('is cancelled, and begun again', async () => {
    const model = open();
    model.edit({});
    model.cancel();
    expect(model.state.value.status).toBe('idle');
    await Promise.resolve();
    expect(model.answer.value).toBeUndefined();
    model.askAgain();
    await settled(model);
    expect(model.answer.value?.winning).toBe(450304n);
  });
});

describe('the address', () => {
  const settingsAt = (address: string) => {
    const part = openChessboard(engine, { read: () => undefined, write: () => undefined });
    part.visit(new URLSearchParams(address));
    return part.settings.value.map(([key, value]) => `${key}=${value}`).join('&');
  };

  test('has all that a reader can set', () => {
    const whole = 'n=20&coins=4&steps=1,3&modulus=97&at=3x3-1x2&tool=add&computer=no&values=yes';
    expect(settingsAt(whole)).toBe(whole);
    expect(settingsAt('')).toBe('n=9&coins=3&steps=2,3,5,7');
    expect(settingsAt('n=10^6&at=none')).toBe('n=1000000&coins=3&steps=2,3,5,7&at=none');
  });

  test('replaces what can’t be used by what is usual', () => {
    expect(settingsAt('n=x&coins=0&steps=&modulus=0&at=1x0&tool=eat&computer=1')).toBe(
      'n=9&coins=3&steps=2,3,5,7',
    );
  });
});
