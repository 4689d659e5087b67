import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REPLY_REST } from '../../../../web/src/model/play/play_model';
import { SolverError } from '../../../../web/src/solver/errors';
import { cell, rest } from '../board/open_board';
import { lineText, makeMove, openGame, settingsOf } from './open_game';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const FAILURE = new SolverError({ kind: 'worker-failed', message: 'gone' });
const PARITY = 'rows=3&columns=3&seed=5';

describe('the computer', () => {
  it('asks at once, but moves when the flip before it was seen', async () => {
    const { model, analyst } = await openGame('rows=5&columns=5&opponent=good&seed=9');
    makeMove(model, '4,3 4×3');
    expect(model.phase.value).toEqual({ kind: 'thinking', player: 'white' });
    const [asked] = analyst.callsOf('choose');
    expect(asked).toMatchObject({ of: [5, 5], strength: 'good', seed: 9, turn: 1 });
    expect(asked?.discs).toEqual(model.position.value.discs);
    await rest(REPLY_REST - 1);
    expect(lineText(model)).toBe('4,3 4×3 ; |');
    await rest(1);
    expect(model.line.value.map(({ player }) => player)).toEqual(['black', 'white']);
    expect(model.phase.value).toEqual({ kind: 'to-move', player: 'black' });
    expect(model.shown.value).toBe(2);
    expect(analyst.callsOf('choose')).toHaveLength(1);
  });

  it('moves when its move is known, where that takes longer', async () => {
    const { model, analyst } = await openGame('rows=5&columns=5', { hold: ['choose'] });
    makeMove(model, '4,3 4×3');
    await rest(10 * REPLY_REST);
    expect(model.phase.value.kind).toBe('thinking');
    analyst.lastCall.release();
    await rest(0);
    expect(model.phase.value).toEqual({ kind: 'to-move', player: 'black' });
  });

  it('begins without a rest', async () => {
    const { model, analyst } = await openGame('rows=5&columns=5&first=white');
    expect(analyst.callsOf('choose')).toMatchObject([{ turn: 0, strength: 'perfect' }]);
    expect(model.line.value.map(({ player }) => player)).toEqual(['white']);
    expect(model.phase.value).toEqual({ kind: 'to-move', player: 'black' });
  });

  it('plays a whole game, and wins what is won', async () => {
    const { model } = await openGame(`${PARITY}&you=white`);
    for (let turn = 0; turn < 20 && model.phase.value.kind !== 'over'; turn += 1) {
      const place = model.position.value.discs.indexOf(1);
      const [column, row] = [(place % 3) + 1, Math.floor(place / 3) + 1];
      makeMove(model, `${column},${row} 1×1`);
      await rest(REPLY_REST);
    }
    expect(model.phase.value).toEqual({ kind: 'over', winner: 'black', loser: 'white' });
  });

  it('is not asked where its last disc was turned', async () => {
    const { model, analyst } = await openGame('rows=2&columns=2&position=BB.BW');
    makeMove(model, '2,1 1×1');
    expect(model.phase.value).toEqual({ kind: 'over', winner: 'black', loser: 'white' });
    expect(analyst.callsOf('choose')).toEqual([]);
  });

  it('waits by the clock that it is given', async () => {
    const waits: number[] = [];
    const wait = (milliseconds: number) => {
      waits.push(milliseconds);
      return Promise.resolve();
    };
    const { model } = await openGame(PARITY, { wait });
    makeMove(model, '1,1 1×1');
    await rest(0);
    expect([waits, model.shown.value]).toEqual([[REPLY_REST], 2]);
  });

  it('knows where the board was described before, and asks itself where it was not', async () => {
    const { model, analyst } = await openGame(`${PARITY}&first=white`);
    expect(analyst.callsOf('describe')).toHaveLength(2);
    makeMove(model, '3,3 1×1');
    expect(analyst.callsOf('choose')).toHaveLength(2);
    expect(analyst.callsOf('describe')).toHaveLength(2);
  });
});

describe('a failing computer', () => {
  it('is told, and asked again', async () => {
    const { model, analyst } = await openGame('rows=5&columns=5', { hold: ['choose'] });
    makeMove(model, '4,3 4×3');
    analyst.lastCall.fail(FAILURE);
    await rest(0);
    expect(model.phase.value).toEqual({ kind: 'failed', player: 'white', error: FAILURE });
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
    model.letMove();
    expect(model.phase.value.kind).toBe('thinking');
    expect(analyst.callsOf('choose')).toHaveLength(2);
    analyst.lastCall.release();
    await rest(REPLY_REST);
    expect(model.shown.value).toBe(2);
  });

  it.each([
    ['nothing', undefined],
    ['a black corner', { column: 1, row: 1, width: 1, height: 1 }],
    ['a length that there is not', { column: 4, row: 4, width: 2, height: 1 }],
    ['what leaves the board', { column: 3, row: 4, width: 4, height: 1 }],
  ])('is one that answers with %s', async (_, answer) => {
    const { model, analyst } = await openGame(PARITY.replaceAll('3', '4'));
    analyst.choose = () => Promise.resolve(answer);
    makeMove(model, '1,1 1×1');
    await rest(REPLY_REST);
    expect(model.phase.value).toMatchObject({
      kind: 'failed',
      player: 'white',
      error: { kind: 'worker-failed' },
    });
    expect(model.shown.value).toBe(1);
  });

  it('can be one whose board is not described; then it is looked at again as well', async () => {
    const { model, analyst } = await openGame('rows=5&columns=5&first=white', {
      hold: ['describe'],
    });
    for (const call of analyst.callsOf('describe')) call.fail(FAILURE);
    await rest(0);
    expect(model.phase.value).toEqual({ kind: 'failed', player: 'white', error: FAILURE });
    expect(model.table.examination.value).toEqual({ status: 'failed', error: FAILURE });
    analyst.hold = new Set(['choose']);
    model.letMove();
    await rest(0);
    expect(model.table.examination.value.status).toBe('known');
    analyst.callsOf('choose').at(-1)?.release();
    await rest(0);
    expect(model.phase.value).toEqual({ kind: 'to-move', player: 'black' });
    expect(model.table.examination.value.status).toBe('known');
  });

  it('is not one whose turn was dropped', async () => {
    const { model } = await openGame(`${PARITY}&moves=1.1.1.1-2.1.1.1-3.1.1.1-1.2.1.1&at=3`, {
      hold: ['choose'],
    });
    model.letMove();
    model.goTo(1);
    await rest(0);
    expect(model.phase.value).toEqual({ kind: 'passed', player: 'white' });
  });

  it('can be taken back', async () => {
    const { model, analyst } = await openGame(PARITY, { hold: ['choose'] });
    makeMove(model, '1,1 1×1');
    analyst.lastCall.fail(FAILURE);
    await rest(0);
    model.undo();
    expect(model.phase.value).toEqual({ kind: 'to-move', player: 'black' });
    model.redo();
    expect(model.phase.value.kind).toBe('thinking');
  });
});

describe('a person whose board cannot be looked at', () => {
  it('may ask again', async () => {
    const { model, analyst } = await openGame(PARITY, { hold: ['describe'] });
    analyst.lastCall.fail(FAILURE);
    await rest(0);
    expect(model.table.examination.value).toEqual({ status: 'failed', error: FAILURE });
    analyst.hold = new Set();
    model.examineAgain();
    await rest(0);
    makeMove(model, '1,1 1×1');
    expect(model.shown.value).toBe(1);
  });
});

describe('a reply that is awaited', () => {
  const changes = {
    undo: ({ model }: Opened) => model.undo(),
    goTo: ({ model }: Opened) => model.goTo(0),
    swap: ({ model }: Opened) => model.swapSides(),
    start: ({ model }: Opened) => model.start(settingsOf(model)),
    open: ({ model }: Opened) => model.open(another),
    openJson: ({ model }: Opened) =>
      void model.openJson(model.json().replace('"seed": 5', '"seed": 6')),
    visit: ({ bar, visit }: Opened) => {
      bar.push('#/board?rows=2&columns=2&mode=play');
      visit();
    },
    leave: ({ model }: Opened) => model.leave(),
    review: ({ model }: Opened) => model.openReview(),
  };
  type Opened = Awaited<ReturnType<typeof openGame>>;
  const another = { rows: 2, columns: 3, discs: new Uint8Array(6).fill(1) };

  describe.each(Object.entries(changes))('is dropped by %s', (name, change) => {
    it.each([
      ['at once', 0, ['choose']],
      ['while its rest lasts', REPLY_REST / 2, []],
      ['after its rest', 2 * REPLY_REST, ['choose']],
    ] as const)('%s', async (_, after, hold) => {
      const opened = await openGame(PARITY, { hold });
      const { model, analyst } = opened;
      makeMove(model, '1,1 1×1');
      await rest(after);
      const [asked] = analyst.callsOf('choose');
      expect(asked?.aborted).toBe(false);
      analyst.hold = new Set(['choose']);
      change(opened);
      expect(asked?.aborted).toBe(true);
      asked?.release();
      const line = lineText(model);
      if (name !== 'openJson') expect(model.phase.value.kind).not.toBe('thinking');
      await rest(3 * REPLY_REST);
      expect(lineText(model)).toBe(line);
      expect(vi.getTimerCount()).toBe(0);
    });
  });

  it('is not dropped by what changes nothing of the game', async () => {
    const { model, analyst } = await openGame(PARITY);
    makeMove(model, '1,1 1×1');
    model.press(cell(3, 3));
    model.askHint();
    model.goTo(1);
    model.letMove();
    model.redo();
    model.table.point(cell(2, 2));
    model.open(model.position.value);
    model.examineAgain();
    model.save();
    expect(analyst.callsOf('choose')).toMatchObject([{ aborted: false }]);
    await rest(REPLY_REST);
    expect(model.shown.value).toBe(2);
  });

  it('goes on being awaited when the reader comes back', async () => {
    const { model, bar, visit, analyst } = await openGame(PARITY);
    makeMove(model, '1,1 1×1');
    const address = model.address.value;
    bar.push('#/solve');
    model.leave();
    expect(model.phase.value).toEqual({ kind: 'passed', player: 'white' });
    model.letMove();
    expect(analyst.callsOf('choose')).toHaveLength(1);
    bar.push(address);
    visit();
    expect(model.phase.value.kind).toBe('thinking');
    visit();
    expect(analyst.callsOf('choose')).toHaveLength(2);
    await rest(REPLY_REST);
    expect(model.shown.value).toBe(2);
  });

  it('is asked for after a reload', async () => {
    const { model } = await openGame(`${PARITY}&moves=1.1.1.1`);
    expect(model.phase.value.kind).toBe('thinking');
    await rest(REPLY_REST);
    expect(model.shown.value).toBe(2);
  });

  it('does not take away what is wrong with the address', async () => {
    const { model } = await openGame('rows=3&columns=3&first=white&seed=much');
    expect(model.shown.value).toBe(1);
    expect(model.rejected.value).toEqual([{ key: 'seed', value: 'much' }]);
    makeMove(model, '3,3 1×1');
    expect(model.rejected.value).toEqual([]);
  });
});

describe('swapping sides', () => {
  it('lets the computer move where it was one’s own turn, and the other way round', async () => {
    const { model, analyst } = await openGame(PARITY, { hold: ['choose'] });
    model.press(cell(1, 1));
    model.swapSides();
    expect(model.game.value.setup.you).toBe('white');
    expect(model.table.state.value.selection).toBeUndefined();
    expect(model.phase.value).toEqual({ kind: 'thinking', player: 'black' });
    model.swapSides();
    expect(model.phase.value).toEqual({ kind: 'to-move', player: 'black' });
    expect(analyst.lastCall.aborted).toBe(true);
    expect(model.canUndo.value).toBe(false);
    model.swapSides();
    analyst.lastCall.release();
    await rest(0);
    expect(model.phase.value).toEqual({ kind: 'to-move', player: 'white' });
    expect(model.address.value).toContain('you=white');
  });

  it('is for a game with the computer, as long as it goes on', async () => {
    const { model } = await openGame(`${PARITY}&opponent=person`);
    model.swapSides();
    expect(model.game.value.setup.you).toBe('black');
    const over = await openGame('rows=2&columns=2&position=BB.BW&moves=2.1.1.1');
    expect(over.model.phase.value.kind).toBe('over');
    over.model.swapSides();
    expect(over.model.game.value.setup.you).toBe('black');
  });

  it('gives the computer a turn that has gone on already only when it is let', async () => {
    const { model } = await openGame(`${PARITY}&moves=1.1.1.1-2.1.1.1&at=0`);
    model.swapSides();
    expect(model.phase.value).toEqual({ kind: 'passed', player: 'black' });
  });
});
