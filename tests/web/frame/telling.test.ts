import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FrameModel } from '../../../web/src/frame/frame_model';
import type { Host } from '../../../web/src/frame/host';
import { startTelling } from '../../../web/src/frame/telling';
import type { FromFrameBody, ToFrameBody } from '../../../web/src/widget/messages';
import { boardForm, openFrame } from './open_frame';

/** In milliseconds. */
const FRAME = 16;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call, FRAME));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function tell(search: string) {
  const { model, analyst } = await openFrame(search);
  let told: FromFrameBody[] = [];
  let answer: (request: ToFrameBody) => void = () => undefined;
  const host: Host = {
    tell: (body) => void told.push(body),
    onRequest(answering) {
      answer = answering;
    },
    focus: () => undefined,
  };
  const focusBoard = vi.fn();
  const setTheme = vi.fn();
  startTelling(model, { host, focusBoard, setTheme, tellHeight: () => undefined });
  const pass = async (milliseconds = 2 * FRAME) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    const since = told;
    told = [];
    return since;
  };
  const ask = (request: ToFrameBody) => answer(request);
  return { model, analyst, pass, ask, focusBoard, setTheme };
}

const cell = (column: number, row: number) => ({ column, row });

describe('what a host is told', () => {
  it('is once that the board is ready, and nothing of what led there', async () => {
    const { pass, model } = await tell('?rows=3&columns=3');
    expect(await pass()).toMatchObject([{ type: 'ready', state: { tartan: 'board', rows: 3 } }]);
    model.board.resize(4, 4);
    expect((await pass()).map(({ type }) => type)).toEqual(['statechange']);
  });

  it('is one change a frame of the screen, and none where all is as it was', async () => {
    const { pass, model } = await tell('?rows=3&columns=3');
    await pass();
    for (const rows of [4, 5, 6]) model.board.resize(rows, 3);
    expect(await pass()).toMatchObject([{ type: 'statechange', by: 'reader', state: { rows: 6 } }]);
    model.board.resize(4, 3);
    model.board.resize(6, 3);
    model.board.point(cell(1, 1));
    expect(await pass()).toEqual([]);
  });

  it.each([
    ['?rows=5&columns=5&column=5&row=5&width=2&height=1', 'width'],
    ['?rows=5&columns=5&mode=play&opponent=person&moves=5.5.2.1', '5.5.2.1'],
    ['?rows=0', 'rows'],
  ])('is what of %s cannot be used, as soon as it is known', async (search, found) => {
    const { pass } = await tell(search);
    const errors = (await pass()).filter(({ type }) => type === 'error');
    expect(errors).toMatchObject([
      { kind: 'bad-setting', message: expect.stringContaining(found) as string },
    ]);
    expect(await pass()).toEqual([]);
  });

  it('is a change also where the browser draws no frames', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 1);
    const { pass } = await tell('?rows=3&columns=3');
    expect(await pass(300)).toMatchObject([{ type: 'ready' }]);
  });

  it('is a move before its change, and whether it wins although answers are hidden', async () => {
    const { pass, model } = await tell('?rows=5&columns=5&hide=answers');
    await pass();
    model.board.press(cell(4, 1));
    model.board.press(cell(4, 1));
    model.board.apply();
    expect(await pass()).toMatchObject([
      { type: 'move', by: 'reader', winning: true, rectangle: { width: 1 } },
      { type: 'statechange' },
    ]);
    model.board.undo();
    model.board.redo();
    expect((await pass()).filter(({ type }) => type === 'move')).toEqual([]);
  });

  it('is a move that came first after the board that it was made on', async () => {
    const { pass, model } = await tell('?rows=5&columns=5');
    model.board.press(cell(4, 1));
    model.board.press(cell(4, 1));
    model.board.apply();
    const white = ['WWWWW', 'WWWWW', 'WWWWW', 'WWWWW', 'WWWWW'];
    expect(await pass()).toMatchObject([
      { type: 'ready', state: { position: white } },
      { type: 'move', by: 'reader' },
      { type: 'statechange', by: 'reader', state: { position: [...white.slice(1), 'WWWBW'] } },
    ]);
    expect(await pass()).toEqual([]);
  });

  it('is who moved in a game, and that a person has won it', async () => {
    const query = '?rows=2&columns=2&mode=play&opponent=perfect&you=black';
    const turn = ({ play }: FrameModel) => {
      play.press(cell(1, 1));
      play.press(cell(1, 1));
    };
    const lost = await tell(`${query}&position=BB.WW`);
    await lost.pass();
    turn(lost.model);
    expect(await lost.pass(2_000)).toMatchObject([
      { type: 'move', by: 'reader', player: 'black', winning: false },
      { type: 'statechange', by: 'reader' },
      { type: 'move', by: 'computer', player: 'white', winning: true },
      { type: 'statechange', by: 'computer' },
    ]);
    lost.model.play.undo();
    expect(await lost.pass()).toMatchObject([{ type: 'statechange', by: 'reader' }]);

    const won = await tell(`${query}&position=BB.WB`);
    await won.pass();
    turn(won.model);
    expect(await won.pass()).toMatchObject([
      { type: 'move', by: 'reader', player: 'black', winning: true },
      { type: 'solved', how: 'game', winner: 'black' },
      { type: 'statechange', by: 'reader' },
    ]);
  });

  it('is a right prediction once, as soon as it is known', async () => {
    const { pass, model, analyst } = await tell('?rows=5&columns=5&mode=predict');
    await pass();
    const { board } = model;
    const predict = (column: number) => {
      board.press(cell(column, 1));
      board.press(cell(column, 1));
      board.reveal();
    };
    const solved = async () => (await pass()).filter(({ type }) => type === 'solved');
    predict(1);
    expect(await solved()).toEqual([]);
    predict(4);
    board.undo();
    board.redo();
    expect(await solved()).toMatchObject([{ how: 'prediction', rectangle: { column: 4, row: 1 } }]);

    analyst.hold = new Set(['examine']);
    const position = ['BBBBB', 'BBBBB', 'BBBBB', 'BBBBB', 'WBBBB'];
    model.openBoard(boardForm({ position, mode: 'predict' }));
    predict(1);
    expect(await solved()).toEqual([]);
    analyst.lastCall.release();
    expect(await solved()).toMatchObject([{ how: 'prediction', rectangle: { column: 1, row: 1 } }]);
  });

  it('is that the solver failed, and ready once it did not', async () => {
    const { pass, model, analyst } = await tell('?rows=3&columns=3');
    await pass();
    analyst.hold = new Set(['describe']);
    model.board.resize(7, 7);
    await pass();
    analyst.lastCall.fail(new Error('gone'));
    expect(await pass()).toMatchObject([{ type: 'error', kind: 'worker-failed' }]);
  });
});

describe('what a host asks for', () => {
  it('is answered under its name at once, and by who made the last change', async () => {
    const { pass, ask, model } = await tell('?rows=3&columns=3');
    await pass();
    ask({ type: 'setState', state: { tartan: 'board', version: 1, rows: 4, columns: 4 }, id: 1 });
    ask({ type: 'getState', id: 'get' });
    model.board.resize(5, 5);
    ask({ type: 'getState', id: 'then' });
    expect(await pass()).toMatchObject([
      { type: 'statechange', by: 'host', reply: 1, state: { rows: 4 } },
      { type: 'statechange', by: 'host', reply: 'get', state: { rows: 4 } },
      { type: 'statechange', by: 'reader', reply: 'then', state: { rows: 5 } },
    ]);
  });

  it('is answered without a name as well, once a frame of the screen', async () => {
    const { pass, ask } = await tell('?rows=3&columns=3');
    await pass();
    ask({ type: 'getState' });
    ask({ type: 'reset' });
    expect(await pass()).toMatchObject([{ type: 'statechange', by: 'host', state: { rows: 3 } }]);
  });

  it('changes nothing where it cannot be shown', async () => {
    const { pass, ask, model } = await tell('?rows=3&columns=3');
    await pass();
    const before = model.json();
    const loop: Record<string, unknown> = { tartan: 'board', version: 1, rows: 2, columns: 2 };
    loop.self = loop;
    for (const state of [
      { tartan: 'board', version: 1, rows: 0, columns: 3 },
      { tartan: 'game', version: 1, rows: 3, columns: 31 },
      { tartan: 'chess', version: 1, rows: 8, columns: 8 },
      loop,
    ])
      ask({ type: 'setState', state: state as never, id: 'bad' });
    const answers = await pass();
    expect(answers).toHaveLength(4);
    for (const answer of answers)
      expect(answer).toMatchObject({ type: 'error', kind: 'bad-state', reply: 'bad' });
    expect(model.json()).toBe(before);
  });

  it('changes nothing either where only the solver knows that it cannot be', async () => {
    const { pass, ask, model } = await tell('?rows=3&columns=3');
    await pass();
    const before = model.json();
    const size = { version: 1, rows: 6, columns: 7 } as const;
    const selection = { column: 5, row: 5, width: 2, height: 1 };
    ask({ type: 'setState', state: { tartan: 'board', ...size, selection }, id: 1 });
    const moves = [{ ...selection, column: 3 }];
    ask({ type: 'setState', state: { tartan: 'game', ...size, moves }, id: 2 });
    ask({ type: 'getState', id: 3 });
    expect(await pass()).toMatchObject([
      { type: 'error', kind: 'bad-state', reply: 1 },
      { type: 'error', kind: 'bad-state', reply: 2 },
      { type: 'statechange', reply: 3, state: { rows: 3 } },
    ]);
    expect(model.json()).toBe(before);
    const legal = { ...selection, width: 4 };
    ask({ type: 'setState', state: { tartan: 'board', ...size, selection: legal }, id: 4 });
    expect(await pass()).toMatchObject([{ reply: 4, by: 'host', state: { selection: legal } }]);
  });

  it('gives the keys to the board, or the board its colours, and is no change', async () => {
    const { ask, pass, focusBoard, setTheme } = await tell('?rows=3&columns=3');
    await pass();
    ask({ type: 'focus' });
    ask({ type: 'theme', theme: 'dark' });
    expect(focusBoard).toHaveBeenCalledOnce();
    expect(setTheme).toHaveBeenCalledWith('dark');
    expect(await pass()).toEqual([]);
  });
});
