import { describe, expect, it } from 'vitest';
import { keepGame, keptGame } from '../../../../web/src/model/play/kept_game';
import { createFakeStore } from '../board/open_board';

const ADDRESS = '#/board?rows=5&columns=5&mode=play&opponent=good&seed=17&moves=5.3.4.3';
const LEFT_AT = '#/board?rows=5&columns=5&mode=play&opponent=good&seed=17';
const back = (text: string | undefined) => keptGame(createFakeStore(text));

describe('a kept game', () => {
  it('is found again by its address, with the one that was left in the bar', () => {
    const store = createFakeStore();
    keepGame(store, ADDRESS, LEFT_AT);
    expect(keptGame(store)).toEqual({ address: ADDRESS, leftAt: LEFT_AT });
    keepGame(store, LEFT_AT);
    expect(keptGame(store)).toEqual({ address: LEFT_AT, leftAt: undefined });
    expect(JSON.parse(store.text!)).toEqual({
      ...{ tartan: 'kept-game', version: 1, address: LEFT_AT },
    });
  });

  it('is none where nothing was kept, or something else, or it is damaged', () => {
    const kept = { tartan: 'kept-game', version: 1, address: ADDRESS, leftAt: LEFT_AT };
    expect(back(JSON.stringify(kept))).toBeDefined();
    for (const text of [undefined, '', '{', 'null', '5', '[]', '{}', JSON.stringify(kept).slice(1)])
      expect(back(text)).toBeUndefined();
    for (const change of [
      { tartan: 'timeline' },
      { version: 2 },
      { version: '1' },
      { address: undefined },
      { address: 5 },
    ])
      expect(back(JSON.stringify({ ...kept, ...change }))).toBeUndefined();
    expect(back(JSON.stringify({ ...kept, leftAt: 5 }))).toEqual({
      address: ADDRESS,
      leftAt: undefined,
    });
  });

  it('is none where storage is forbidden or full', () => {
    const store = {
      read: (): string | undefined => {
        throw new DOMException('no storage here', 'SecurityError');
      },
      write: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(keptGame(store)).toBeUndefined();
    expect(() => keepGame(store, ADDRESS)).not.toThrow();
  });
});
