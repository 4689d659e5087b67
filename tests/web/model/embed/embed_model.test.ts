import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filledPosition } from '../../../../web/src/model/board/position';
import { createEmbedModel } from '../../../../web/src/model/embed/embed_model';
import { readRoute } from '../../../../web/src/model/route';
import { createFakeAddressBar } from '../../fake_address_bar';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const rest = () => vi.advanceTimersByTime(1_000);

function open(hash: string) {
  const bar = createFakeAddressBar(hash);
  const shownPosition = signal(filledPosition(5, 5, 1));
  const model = createEmbedModel({ addressBar: bar, shownPosition });
  const visit = () => model.visit(readRoute(bar.hash).query);
  visit();
  return { bar, model, shownPosition, visit };
}

describe('the Embed page', () => {
  it('writes what is chosen into its address, where it is found again', () => {
    const { bar, model } = open('#/embed');
    expect(bar.hash).toBe('#/embed?rows=5&columns=5&mode=explore');
    rest();
    model.change({ mode: 'predict', theme: 'dark', kind: 'canvas' });
    model.change({ lock: ['size'] });
    rest();
    expect(bar.entries).toEqual([
      '#/embed?rows=5&columns=5&mode=predict&lock=size&theme=dark&for=canvas',
    ]);
    const { model: again } = open(bar.hash);
    expect(again.settings.value).toEqual(model.settings.value);
  });

  it('comes back to the game once a size that is typed in is large enough for one', () => {
    const { model } = open('#/embed?rows=5&columns=5&mode=play');
    const { settings } = model;
    model.resize(1, 5);
    expect(settings.value.mode).toBe('explore');
    model.resize(12, 5);
    expect(settings.value.mode).toBe('play');
    model.resize(40, 5);
    model.change({ mode: 'predict' });
    model.resize(8, 5);
    expect(settings.value.mode).toBe('predict');
  });

  it('follows the browser back and forward', () => {
    const { bar, model, visit } = open('#/embed?rows=7');
    rest();
    bar.push('#/embed?rows=8&columns=8&mode=predict');
    visit();
    expect(model.settings.value).toMatchObject({ mode: 'predict', position: { rows: 8 } });
    rest();
    bar.go(-1);
    visit();
    expect(model.settings.value).toMatchObject({ mode: 'explore', position: { rows: 7 } });
  });

  it('leaves the address of another page alone', () => {
    const { bar, model } = open('#/embed');
    model.change({ theme: 'dark' });
    model.leave();
    bar.push('#/solve');
    rest();
    model.save();
    expect(bar.hash).toBe('#/solve');
  });

  it('has a new board all white, and offers the position of the Board page', () => {
    const { model, shownPosition } = open('#/embed?rows=2&columns=2&position=WB.WW');
    model.resize(3, 2);
    expect(model.settings.value.position).toEqual(filledPosition(3, 2, 1));
    expect(model.otherPosition.value).toBe(shownPosition.value);
    model.setPosition(shownPosition.value);
    expect(model.otherPosition.value).toBeUndefined();
  });

  it('goes on to explore where a board is too large for a game', () => {
    const { model } = open('#/embed?rows=5&mode=play');
    expect(model.settings.value.mode).toBe('play');
    model.resize(31, 5);
    expect([model.settings.value.mode, model.canBePlayed.value]).toEqual(['explore', false]);
  });
});
