import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { fakeTime } from '../../fake_time';
import { DEFAULT_STATE } from '../../../../web/src/game/fields';
import { readGame, type Game } from '../../../../web/src/game/game';
import { filledPosition, type Size } from '../../../../web/src/game/position';
import { newStudy } from '../../../../web/src/game/study';
import { readRoute } from '../../../../web/src/game/route';
import { createEmbedModel } from '../../../../web/src/pages/embed/embed_model';
import { createFakeAddressBar } from '../../fake_address_bar';
import { boardOf } from '../../game/boards';

fakeTime();

const rest = () => vi.advanceTimersByTime(1_000);

function open(hash: string) {
  const bar = createFakeAddressBar(hash);
  const board = {
    state: signal(DEFAULT_STATE),
    view: { position: signal(DEFAULT_STATE.study.start) },
    knowledge: {
      openBoard: (game: Game, size: Size) => Promise.resolve(boardOf(game, size)),
    },
  };
  const model = createEmbedModel({ addressBar: bar, board });
  const visit = () => model.visit(readRoute(bar.hash).query);
  visit();
  return { bar, model, board, visit };
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

  it('has no board that is larger than its game has any', async () => {
    const { model } = open('#/embed?game=rugs&rows=60&columns=40&mode=explore');
    await vi.advanceTimersByTimeAsync(0);
    expect(model.largest.value).toEqual({ rows: 200, columns: 200 });
    model.setGame(readGame('mock-turtles-squared')!);
    await vi.advanceTimersByTimeAsync(0);
    expect(model.largest.value).toEqual({ rows: 49, columns: 49 });
    expect(model.settings.value.position).toMatchObject({ rows: 49, columns: 40 });
    const { model: other } = open('#/embed?game=acrostic-twins&rows=200&columns=7&mode=explore');
    await vi.advanceTimersByTimeAsync(0);
    expect(other.settings.value.position).toMatchObject({ rows: 128, columns: 7 });
  });

  it('comes back to the game once a size that is typed in is large enough for one', () => {
    const { model } = open('#/embed?rows=5&columns=5&mode=play');
    const { settings } = model;
    model.resize(31, 5);
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

  it('has a new board all white, and offers what lies on the Board page', () => {
    const { model, board } = open('#/embed?rows=2&columns=2&position=WB.WW');
    const { settings, otherBoard } = model;
    model.resize(3, 2);
    expect(settings.value.position).toEqual(filledPosition({ rows: 3, columns: 2 }, 1));
    expect(otherBoard.value?.position).toBe(board.view.position.value);
    if (otherBoard.value) model.setBoard(otherBoard.value);
    expect(otherBoard.value).toBeUndefined();
    const rugs = readGame('rugs') ?? settings.value.game;
    model.setGame(rugs);
    expect(settings.value).toMatchObject({ game: rugs, position: { rows: 5 } });
    expect(otherBoard.value?.game.name).toBe('flipping-game');
    board.state.value = { ...DEFAULT_STATE, study: newStudy(rugs, board.view.position.value) };
    expect(otherBoard.value).toBeUndefined();
  });

  it('goes on to explore where a board is too large for a game', () => {
    const { model } = open('#/embed?rows=5&mode=play');
    expect(model.settings.value.mode).toBe('play');
    model.resize(31, 5);
    expect([model.settings.value.mode, model.canBePlayed.value]).toEqual(['explore', false]);
  });
});
