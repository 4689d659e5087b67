import { describe, expect, it, vi } from 'vitest';
import { startBoardReports } from '../../../../web/src/outlets/frame/board_reports';
import type { FromFrameBody } from '../../../../web/src/outlets/element/messages';
import type { StudyModel } from '../../../../web/src/study/study_model';
import { FRAME_MS, fakeFrames } from '../../fake_time';
import { createFakeHost } from './fake_host';
import { openFrame, settle, studyForm } from './open_frame';
import { printJson } from '../../../../web/src/game/json';
import { openJson } from '../../../../web/src/study/open_json';

fakeFrames();

async function tell(search: string) {
  const { model, engine } = await openFrame(search);
  const { host, told, ask } = createFakeHost();
  const focusBoard = vi.fn();
  const set = vi.fn();
  startBoardReports(model, { host, focusBoard, set, tellHeight: () => undefined });
  const pass = async (milliseconds = 2 * FRAME_MS) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return told.splice(0);
  };
  return { model, engine, pass, ask, focusBoard, set };
}

const resultsIn = (told: readonly FromFrameBody[]) => told.filter(({ type }) => type === 'result');

/** A match that the reader wins by flipping one coin. */
const WON = '?rows=2&columns=2&mode=play&opponent=perfect&position=BB.WB';

const cell = (column: number, row: number) => ({ column, row });

/** Chooses the smallest move of a corner in the lowest row; in a match this makes the move. */
function choose(model: StudyModel, column: number) {
  model.choice.press(cell(column, 1));
  model.choice.press(cell(column, 1));
}

describe('what a host is told', () => {
  it('is once that the board is ready, and nothing of what led there', async () => {
    const { pass, model } = await tell('?rows=3&columns=3');
    expect(await pass()).toMatchObject([
      { type: 'ready', state: { tartan: 'study', version: 2, rows: 3 } },
    ]);
    model.setUps.resize(4, 4);
    expect((await pass()).map(({ type }) => type)).toEqual(['statechange']);
  });

  it('is one change a frame of the screen, and none where all is as it was', async () => {
    const { pass, model } = await tell('?rows=3&columns=3');
    await pass();
    for (const rows of [4, 5, 6]) model.setUps.resize(rows, 3);
    expect(await pass()).toMatchObject([{ type: 'statechange', by: 'reader', state: { rows: 6 } }]);
    model.setUps.resize(4, 3);
    model.setUps.resize(6, 3);
    model.view.point(cell(1, 1));
    expect(await pass()).toEqual([]);
  });

  it.each([
    ['?rows=5&columns=5&move=5x4~5', '5x4~5'],
    ['?rows=5&columns=5&mode=play&opponent=person&moves=5x4~5', '5x4~5'],
    ['?game=twins*twins&rows=5&columns=5&moves=0x1', '0x1'],
    ['?game=chess', 'chess'],
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
    for (const row of [3, 1]) model.choice.press(cell(4, row));
    model.choice.apply();
    expect(await pass()).toMatchObject([
      {
        type: 'move',
        by: 'reader',
        winning: true,
        move: { rows: [1, 2, 3], columns: [4] },
        rectangle: { column: 4, row: 3, width: 1, height: 3 },
      },
      { type: 'statechange' },
    ]);
    model.moving.undo();
    model.moving.redo();
    expect((await pass()).filter(({ type }) => type === 'move')).toEqual([]);
  });

  it('is a move that came first after the board that it was made on', async () => {
    const { pass, model } = await tell('?rows=5&columns=5');
    choose(model, 4);
    model.choice.apply();
    const white = ['WWWWW', 'WWWWW', 'WWWWW', 'WWWWW', 'WWWWW'];
    expect(await pass()).toMatchObject([
      { type: 'ready', state: { position: white } },
      { type: 'move', by: 'reader' },
      { type: 'statechange', by: 'reader', state: { position: white, moves: ['1x4'] } },
    ]);
    expect(await pass()).toEqual([]);
  });

  it('is who moved in a game, and that a person has won it', async () => {
    const query = '?rows=2&columns=2&mode=play&opponent=perfect&you=black';
    const lost = await tell(`${query}&position=BB.WW`);
    await lost.pass();
    choose(lost.model, 1);
    expect(await lost.pass(2_000)).toMatchObject([
      { type: 'move', by: 'reader', player: 'first', winning: false },
      { type: 'statechange', by: 'reader' },
      { type: 'move', by: 'computer', player: 'second', winning: true },
      { type: 'over', winner: 'second', player: 'first', hints: 0, takeBacks: 0 },
      {
        type: 'result',
        by: 'computer',
        state: { moves: [expect.any(String), '1x2'] },
        score: { game: 'lost', score: 0, complete: true, progress: 1 },
      },
    ]);
    lost.model.moving.undo();
    expect(await lost.pass()).toMatchObject([{ type: 'statechange', by: 'reader' }]);

    const won = await tell(`${query}&position=BB.WB`);
    await won.pass();
    choose(won.model, 1);
    expect(await won.pass()).toMatchObject([
      { type: 'move', by: 'reader', player: 'first', winning: true },
      { type: 'over', winner: 'first', player: 'first', hints: 0, takeBacks: 0 },
      { type: 'solved', how: 'game', winner: 'first' },
      {
        type: 'result',
        by: 'reader',
        state: { moves: ['1x1'] },
        score: { game: 'won', score: 1, complete: true, progress: 1 },
      },
    ]);
    expect(await won.pass(2_000)).toEqual([]);
  });

  it('is the score of a game with the state after its last move, whatever comes in the same moment', async () => {
    const { pass, model, ask } = await tell(WON);
    await pass();
    const { start } = model.state.value.study;
    const result = { type: 'result', by: 'reader', score: { game: 'won' } };
    choose(model, 1);
    // The state equals the last reported one.
    model.setUps.begin({ start, opponent: 'perfect', you: 'first' });
    expect(resultsIn(await pass())).toMatchObject([{ ...result, state: { moves: ['1x1'] } }]);

    choose(model, 1);
    ask({ type: 'reset', id: 1 });
    const told = await pass();
    expect(told.slice(-2)).toMatchObject([
      { ...result, state: { moves: ['1x1'] } },
      { type: 'statechange', by: 'host', reply: 1 },
    ]);
    expect(told.at(-1)).not.toHaveProperty('state.moves');
  });

  it('is the score of a game, and the state in answer to whoever asks for it at its end', async () => {
    const { pass, model, ask } = await tell(WON);
    await pass();
    choose(model, 1);
    ask({ type: 'getState', id: 'get' });
    ask({ type: 'getState' });
    const told = (await pass()).filter(({ type }) => type === 'result' || type === 'statechange');
    expect(told).toMatchObject([
      { type: 'result', by: 'reader', state: { moves: ['1x1'] } },
      { type: 'statechange', by: 'reader', state: { moves: ['1x1'] }, reply: 'get' },
      { type: 'statechange', by: 'reader', state: { moves: ['1x1'] } },
    ]);
    expect(told[2]).not.toHaveProperty('reply');
  });

  it('is the score of a game that ended first after the board that it began on', async () => {
    const { pass, model } = await tell(WON);
    choose(model, 1);
    expect(await pass()).toMatchObject([
      { type: 'ready', state: { position: ['BB', 'WB'] } },
      { type: 'move' },
      { type: 'over' },
      { type: 'solved' },
      { type: 'result', by: 'reader', score: { game: 'won' }, state: { moves: ['1x1'] } },
    ]);
    expect(await pass(2_000)).toEqual([]);
  });

  it('is the score of each game, also where it’s the same again', async () => {
    const { pass, model } = await tell(WON);
    await pass();
    const { start } = model.state.value.study;
    for (let game = 1; game <= 2; game += 1) {
      choose(model, 1);
      expect(resultsIn(await pass())).toMatchObject([{ score: { game: 'won', score: 1 } }]);
      model.setUps.begin({ start, opponent: 'perfect', you: 'first' });
      expect(resultsIn(await pass())).toEqual([]);
    }
  });

  it('is no score of a game that the computer ends before its reader has moved', async () => {
    const { pass, model } = await tell('?rows=1&columns=1&mode=play&opponent=perfect');
    await pass();
    const { start } = model.state.value.study;
    model.setUps.begin({ start, opponent: 'perfect', you: 'second' });
    const told = await pass(3_000);
    expect(told.find(({ type }) => type === 'over')).toMatchObject({ winner: 'first' });
    expect(resultsIn(told)).toEqual([]);
  });

  it('is that a game was won with a hint, which solves nothing', async () => {
    const query = '?rows=2&columns=2&mode=play&opponent=perfect&position=BB.WB';
    const { pass, model } = await tell(query);
    await pass();
    model.match.askHint();
    choose(model, 1);
    expect((await pass()).filter(({ type }) => type === 'over' || type === 'solved')).toEqual([
      { type: 'over', winner: 'first', player: 'first', hints: 1, takeBacks: 0 },
    ]);
  });

  it('is how often a move was taken back for another, which takes a quarter of the score as a hint does', async () => {
    const { pass, model } = await tell(
      '?rows=1&columns=4&mode=play&opponent=perfect&position=WBBW',
    );
    await pass();
    choose(model, 4);
    expect((await pass(2_000)).find(({ type }) => type === 'over')).toMatchObject({
      winner: 'second',
    });
    model.moving.undo();
    await pass();
    // Flips all four, which leaves two discs in the middle, one for each player.
    model.choice.press(cell(4, 1));
    model.choice.press(cell(1, 1));
    await pass(2_000);
    choose(model, 1 + model.view.position.value.coins.indexOf(1));
    const told = await pass(2_000);
    expect(told.find(({ type }) => type === 'over')).toMatchObject({
      winner: 'first',
      takeBacks: 1,
      hints: 0,
    });
    expect(resultsIn(told)).toMatchObject([{ score: { game: 'won', score: 0.75 } }]);
  });

  it.each([0, -3, 2.5, 201])('is why it can’t set %d rows, and nothing changes', async (rows) => {
    const { pass, ask, model } = await tell('?rows=8&columns=8');
    await pass();
    ask({ type: 'set', rows, columns: 3, theme: 'dark', id: 4 });
    expect(await pass()).toEqual([
      {
        type: 'error',
        kind: 'bad-setting',
        reply: 4,
        message: `The link’s “rows=${rows}” can’t be used, so it’s left out.`,
      },
    ]);
    expect(model.view.position.value).toMatchObject({ rows: 8, columns: 8 });
  });

  it('is a large position in few characters, which can be set again', async () => {
    const { pass, model } = await tell('?rows=200&columns=200');
    await pass();
    model.setUps.fill(0);
    model.setUps.random();
    const told = (await pass()).findLast(({ type }) => type === 'statechange');
    expect(JSON.stringify(told).length).toBeLessThan(7_500);
  });

  it('goes back to nothing where that is locked', async () => {
    const { pass, model } = await tell(
      '?rows=2&columns=2&mode=play&opponent=perfect&position=BB.WW&lock=undo',
    );
    await pass();
    choose(model, 1);
    await pass(2_000);
    const after = model.state.value;
    expect([model.moving.canUndo.value, model.moving.canRedo.value]).toEqual([false, false]);
    model.moving.undo();
    model.moving.goTo(0);
    model.moving.playFrom(1);
    expect(model.state.value).toBe(after);
  });

  it('is a move of another game in its own numbers', async () => {
    const { pass, model } = await tell('?game=turning-corners&rows=4&columns=4');
    await pass();
    model.choice.choose({ rows: [2, 4], columns: [1, 3] });
    model.choice.apply();
    expect(await pass()).toMatchObject([
      { type: 'move', move: { rows: [1, 3], columns: [0, 2] } },
      { type: 'statechange', state: { game: 'turning-corners', moves: ['1.3x0.2'] } },
    ]);
  });

  it('is every prediction that is checked, and which of them was right without having been seen', async () => {
    const { pass, model } = await tell('?rows=5&columns=5&mode=predict');
    await pass();
    const check = async (column: number) => {
      choose(model, column);
      model.predict.check();
      return (await pass()).filter(({ type }) => type !== 'statechange');
    };
    const of = (column: number) => ({
      move: { rows: [1], columns: [column] },
      rectangle: { column, row: 1, width: 1, height: 1 },
    });
    const first = { type: 'answered', seenBefore: false };
    expect(await check(1)).toEqual([{ ...first, correct: false, attempt: 1, ...of(1) }]);
    expect(await check(4)).toEqual([
      { ...first, correct: true, attempt: 2, ...of(4) },
      { type: 'solved', how: 'prediction', ...of(4) },
    ]);

    const position = ['BBBBB', 'BBBBB', 'BBBBB', 'BBBBB', 'WBBBB'];
    await openJson(model, JSON.stringify(studyForm({ position, mode: 'predict' })));
    await pass();
    model.predict.askHint();
    expect(await check(1)).toEqual([
      { type: 'answered', correct: true, attempt: 1, seenBefore: true, ...of(1) },
    ]);
  });

  it('is that no move wins, also where answers are hidden', async () => {
    const { pass, model } = await tell('?rows=8&columns=8&mode=predict&hide=answers');
    await pass();
    model.predict.sayNone();
    model.predict.check();
    expect((await pass()).filter(({ type }) => type !== 'statechange')).toEqual([
      { type: 'answered', correct: true, attempt: 1, seenBefore: false, move: 'none' },
      { type: 'solved', how: 'prediction', move: 'none' },
    ]);
    expect(model.view.answers.value).toBe('hidden');
  });

  it('is that the engine failed', async () => {
    const { pass, model, engine } = await tell('?rows=3&columns=3');
    await pass();
    engine.hold = new Set(['describe']);
    model.setUps.resize(7, 7);
    await pass();
    engine.lastOf('describe').fail(new Error('gone'));
    expect(await pass()).toMatchObject([{ type: 'error', kind: 'worker-failed' }]);
  });
});

describe('what a host asks for', () => {
  it('is answered under its name at once, and by who made the last change', async () => {
    const { pass, ask, model } = await tell('?rows=3&columns=3');
    await pass();
    ask({ type: 'setState', state: studyForm({ rows: 4, columns: 4 }), id: 1 });
    ask({ type: 'getState', id: 'get' });
    await settle();
    model.setUps.resize(5, 5);
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
    const before = printJson(model.state.value);
    const loop: Record<string, unknown> = { tartan: 'study', version: 2, columns: 2 };
    loop.rows = loop;
    const notAStudy =
      'This is JSON, but not a Tartan board: it must be an object with "tartan": "study".';
    const refused = [
      [{ tartan: 'study', version: 2, rows: 0, columns: 3 }, '“rows” can’t be 0.'],
      [
        { tartan: 'study', version: 2, mode: 'play', rows: 3, columns: 31 },
        '“mode” can’t be "play".',
      ],
      [{ tartan: 'chess', version: 2, rows: 8, columns: 8 }, notAStudy],
      [loop, '“rows” can’t be {…}.'],
      [studyForm({ rows: NaN }), '“rows” can’t be NaN.'],
      [studyForm({ seed: -Infinity }), '“seed” can’t be -Infinity.'],
      [studyForm({ at: 5n }), '“at” can’t be 5.'],
      [studyForm({ hints: [1, undefined] }), '“hints[1]” is missing.'],
    ] as const;
    for (const [state] of refused) ask({ type: 'setState', state: state as never, id: 'bad' });
    const answers = await pass();
    expect(answers).toEqual(
      refused.map(([, message]) => ({
        type: 'error',
        kind: 'bad-state',
        reply: 'bad',
        message,
      })),
    );
    expect(printJson(model.state.value)).toBe(before);
  });

  it('changes nothing either where only the engine knows that it cannot be', async () => {
    const { pass, ask, model } = await tell('?rows=3&columns=3');
    await pass();
    const before = printJson(model.state.value);
    const size = { rows: 6, columns: 7 } as const;
    ask({ type: 'setState', state: studyForm({ ...size, move: '5x4~5' }), id: 1 });
    ask({ type: 'setState', state: studyForm({ ...size, moves: ['1x1~3'] }), id: 2 });
    ask({ type: 'getState', id: 3 });
    expect(await pass()).toMatchObject([
      { type: 'error', kind: 'bad-state', reply: 1 },
      { type: 'error', kind: 'bad-state', reply: 2 },
      { type: 'statechange', reply: 3, state: { rows: 3 } },
    ]);
    expect(printJson(model.state.value)).toBe(before);
    ask({ type: 'setState', state: studyForm({ ...size, move: '5x2~5' }), id: 5 });
    expect(await pass()).toMatchObject([{ reply: 5, by: 'host', state: { move: '5x2~5' } }]);
  });

  it('stops the computer, which was to move before', async () => {
    const { pass, ask, model } = await tell('?rows=3&columns=3&mode=play&opponent=perfect');
    await pass();
    choose(model, 1);
    ask({ type: 'setState', state: studyForm({ rows: 4, columns: 4, opponent: 'good' }), id: 1 });
    const told = await pass(2_000);
    expect(told.map(({ type }) => type)).toEqual(['move', 'statechange']);
    expect(told[1]).toMatchObject({ by: 'host', reply: 1, state: { rows: 4, mode: 'explore' } });
  });

  it('gives the keys to the board, or the frame another look, and is no change', async () => {
    const { ask, pass, focusBoard, set } = await tell('?rows=3&columns=3');
    await pass();
    ask({ type: 'focus' });
    ask({ type: 'set', theme: 'dark', panels: [], height: 300 });
    // A board has no exercises to close.
    ask({ type: 'close' });
    await settle();
    expect(focusBoard).toHaveBeenCalledOnce();
    expect(set).toHaveBeenCalledWith(
      expect.objectContaining({ theme: 'dark', panels: [], height: 300 }),
    );
    expect(await pass()).toEqual([]);
    ask({ type: 'set', theme: 'light', id: 7 });
    ask({ type: 'close', id: 8 });
    expect(await pass()).toMatchObject([
      { type: 'statechange', reply: 7 },
      { type: 'statechange', reply: 8 },
    ]);
  });

  it('is another size, as the frame’s address would have it, also when it is reset', async () => {
    const { ask, pass } = await tell('?rows=3&columns=3&mode=predict&lock=size');
    await pass();
    ask({ type: 'set', rows: 4 });
    expect(await pass()).toMatchObject([
      { type: 'statechange', by: 'host', state: { rows: 4, columns: 3, mode: 'predict' } },
    ]);
    ask({ type: 'setState', state: studyForm({ rows: 7, columns: 7 }) });
    ask({ type: 'reset', id: 1 });
    expect((await pass()).at(-1)).toMatchObject({ reply: 1, state: { rows: 4, columns: 3 } });
    ask({ type: 'set', columns: 0 });
    expect(await pass()).toMatchObject([{ type: 'error', kind: 'bad-setting' }]);
  });
});
