import { describe, expect, it, vi } from 'vitest';
import { fakeTime } from '../fake_time';
import { factsOf, game } from '../game/boards';
import { filledPosition } from '../../../web/src/game/position';
import { REPLY_DELAY_MS } from '../../../web/src/study/opponent';
import type { ComingMove } from '../../../web/src/study/making_moves';
import type { StudyModel } from '../../../web/src/study/study_model';
import {
  apply,
  cell,
  createFakeStore,
  held,
  lineText,
  openStudy,
  press,
  rest,
  rowsOf,
  type Opened,
} from './open_study';
import { limitsOf } from '../../../web/src/game/limits';
import { printJson } from '../../../web/src/game/json';
import { openJson } from '../../../web/src/study/open_json';
import { CRASH } from '../crash';

fakeTime();

const SIZE = 'rows=3&columns=3&mode=play';
/** A match against the computer in which the person begins. */
const AGAINST = `${SIZE}&seed=5`;
const SECOND = `${AGAINST}&you=second`;
const BETWEEN = `${SIZE}&opponent=person`;
const THREE = 'moves=1x1-1x2-1x3';
const FOUR = `${THREE}-2x1`;

const phase = (model: StudyModel) => {
  const { kind, ...rest } = model.match.phase.value;
  return 'player' in rest ? `${kind} ${rest.player}` : kind;
};

/** Waits until the computer has been asked, and hasn't answered. */
async function openThinking() {
  const opened = await openStudy(AGAINST, { hold: ['choose'] });
  press(opened.model, '1x1');
  return opened;
}

const shownAfter = (model: StudyModel, act: () => void) => {
  act();
  return model.line.shown.value;
};

describe('two people', () => {
  it('play until nobody can move; who made the last move has won', async () => {
    const { model } = await openStudy('rows=2&columns=2&mode=play&opponent=person');
    const phases = ['1x1', '1x2', '2x1', '2x2'].map((text) => {
      const before = phase(model);
      press(model, text);
      return before;
    });
    expect(phases).toEqual(['to-move first', 'to-move second', 'to-move first', 'to-move second']);
    expect(model.match.phase.value).toEqual({ kind: 'over', winner: 'second', loser: 'first' });
    expect(model.line.moves.value.map(({ player, heads }) => [player, heads])).toEqual([
      ['first', 3],
      ['second', 2],
      ['first', 1],
      ['second', 0],
    ]);
  });

  it('may stop where heads are left', async () => {
    const { model } = await openStudy(
      'game=turning-corners&rows=2&columns=2&mode=play&opponent=person',
    );
    press(model, '0~1x0~1');
    expect(model.match.phase.value).toEqual({ kind: 'over', winner: 'first', loser: 'second' });
    const left = await openStudy(
      'game=turning-corners&rows=2&columns=2&mode=play&position=WW.WB&opponent=person',
    );
    expect(phase(left.model)).toBe('over');
  });

  it('have no move from a start without any: who is to move has lost', async () => {
    const none = 'rows=2&columns=2&mode=play&position=BB.BB';
    for (const query of [`${none}&opponent=person`, none, `${none}&you=second`]) {
      const { model, engine } = await openStudy(query);
      expect(model.match.phase.value).toEqual({ kind: 'over', winner: 'second', loser: 'first' });
      model.match.letMove();
      const { you } = model.state.value.match;
      model.match.swapSides();
      expect(model.state.value.match.you).toBe(you);
      expect(engine.callsOf('choose')).toEqual([]);
    }
  });
});

describe('the computer', () => {
  it('asks at once, but moves when the move before it was seen', async () => {
    const { model, engine } = await openStudy(`${SIZE}&opponent=good&seed=9`);
    press(model, '1~3x1');
    expect(phase(model)).toBe('thinking second');
    expect(engine.lastOf('choose').request).toEqual({
      board: { game: 'flipping-game', rows: 3, columns: 3 },
      coins: model.view.position.value.coins,
      strength: 'good',
      seed: 9,
      turn: 1,
    });
    await rest(REPLY_DELAY_MS - 1);
    expect(lineText(model)).toBe('1~3x1 |');
    await rest(1);
    expect(model.line.moves.value.map(({ player }) => player)).toEqual(['first', 'second']);
    expect([phase(model), model.line.shown.value]).toEqual(['to-move first', 2]);
    expect(engine.callsOf('choose')).toHaveLength(1);
  });

  it('moves when its move is known, where that takes longer', async () => {
    const { model, engine } = await openThinking();
    await rest(10 * REPLY_DELAY_MS);
    expect(phase(model)).toBe('thinking second');
    engine.lastOf('choose').release();
    await rest(0);
    expect(phase(model)).toBe('to-move first');
  });

  it('begins without a rest where the person is second', async () => {
    const { model, engine } = await openStudy(SECOND);
    expect(engine.callsOf('choose')).toMatchObject([{ request: { turn: 0, seed: 5 } }]);
    expect(model.line.moves.value.map(({ player }) => player)).toEqual(['first']);
    expect(phase(model)).toBe('to-move second');
  });

  it('waits by the clock that it is given', async () => {
    const waits: number[] = [];
    const wait = (milliseconds: number) => {
      waits.push(milliseconds);
      return Promise.resolve();
    };
    const { model } = await openStudy(AGAINST, { wait });
    press(model, '1x1');
    await rest(0);
    expect([waits, model.line.shown.value]).toEqual([[REPLY_DELAY_MS], 2]);
  });

  it('is told with every move, just before it is made', async () => {
    const told: ComingMove[] = [];
    const { model } = await openStudy('rows=1&columns=3&mode=play&seed=1', {
      onMove: (made) =>
        told.push({ ...made, move: { ...made.move, rows: [model.line.shown.value] } }),
    });
    for (const text of ['1x1', '1x2', '1x3']) {
      apply(model, text);
      await rest(REPLY_DELAY_MS);
    }
    expect(
      told.map(({ move: made, by, player, winning, endsGame }) => [
        made.rows[0],
        by,
        player,
        winning,
        endsGame,
      ]),
    ).toEqual([
      [0, 'reader', 'first', true, false],
      [1, 'computer', 'second', false, false],
      [2, 'reader', 'first', true, true],
    ]);
  });
});

describe('a computer that fails', () => {
  it('is told, and asked again', async () => {
    const { model, engine } = await openThinking();
    engine.lastOf('choose').fail(CRASH);
    await rest(0);
    expect(model.match.phase.value).toEqual({ kind: 'failed', player: 'second', error: CRASH });
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
    model.match.letMove();
    expect(phase(model)).toBe('thinking second');
    engine.lastOf('choose').release();
    await rest(REPLY_DELAY_MS);
    expect(model.line.shown.value).toBe(2);
  });

  it.each([
    ['nothing', undefined],
    ['a kind that there is not', { row: 2, column: 2, rowKind: 9, columnKind: 0 }],
    ['a place that there is not', { row: 3, column: 0, rowKind: 0, columnKind: 0 }],
    ['tails', { row: 0, column: 0, rowKind: 0, columnKind: 0 }],
  ])('is one that answers with %s', async (_, answer) => {
    const { model, engine } = await openStudy(AGAINST);
    engine.answers.choose = () => answer;
    press(model, '1x1');
    await rest(REPLY_DELAY_MS);
    expect(model.match.phase.value).toMatchObject({
      kind: 'failed',
      player: 'second',
      error: { kind: 'worker-failed' },
    });
    expect(model.line.shown.value).toBe(1);
  });

  it('can be one whose board is not described; then it is looked at again as well', async () => {
    const { model, engine } = await openStudy(SECOND, { hold: ['describe'] });
    for (const call of engine.callsOf('describe')) call.fail(CRASH);
    await rest(0);
    expect(phase(model)).toBe('failed first');
    expect(model.view.examination.value).toMatchObject({ status: 'failed', error: CRASH });
    engine.hold = new Set();
    model.match.letMove();
    await rest(0);
    expect([phase(model), model.view.examination.value.status]).toEqual([
      'to-move second',
      'answered',
    ]);
  });

  it('can be taken back', async () => {
    const { model, engine } = await openThinking();
    engine.lastOf('choose').fail(CRASH);
    await rest(0);
    model.moving.undo();
    expect(phase(model)).toBe('to-move first');
    model.moving.redo();
    expect(phase(model)).toBe('thinking second');
  });

  it('is not what a person waits for whose board could not be looked at', async () => {
    const { model, engine } = await openStudy(AGAINST, { hold: ['describe'] });
    engine.lastOf('describe').fail(CRASH);
    await rest(0);
    expect(model.view.examination.value).toMatchObject({ status: 'failed', error: CRASH });
    engine.hold = new Set();
    model.knowledge.again();
    await rest(0);
    press(model, '1x1');
    expect(model.line.shown.value).toBe(1);
  });
});

describe('a reply that is awaited', () => {
  const changes: Record<string, (opened: Opened) => void> = {
    undo: ({ model }) => model.moving.undo(),
    goTo: ({ model }) => model.moving.goTo(0),
    swap: ({ model }) => model.match.swapSides(),
    begin: ({ model }) => model.setUps.begin({ start: two, opponent: 'person', you: 'first' }),
    fill: ({ model }) => model.setUps.fill(1),
    mode: ({ model }) => model.setUps.setMode('explore'),
    visit: ({ bar, visit }) => {
      bar.push('#/board?rows=2&columns=2&mode=play');
      visit();
    },
    leave: ({ model }) => model.visits.leave(),
    review: ({ model }) => model.review.open(),
  };
  const two = filledPosition({ rows: 2, columns: 3 }, 1);

  describe.each(Object.entries(changes))('is dropped by %s', (_, change) => {
    it.each([
      ['at once', 0, ['choose']],
      ['while its rest lasts', REPLY_DELAY_MS / 2, []],
      ['after its rest', 2 * REPLY_DELAY_MS, ['choose']],
    ] as const)('%s', async (_when, after, hold) => {
      const opened = await openStudy(AGAINST, { hold });
      const { model, engine } = opened;
      press(model, '1x1');
      await rest(after);
      const asked = engine.lastOf('choose');
      expect(asked.aborted).toBe(false);
      engine.hold = new Set(['choose']);
      change(opened);
      expect(asked.aborted).toBe(true);
      asked.release();
      const line = lineText(model);
      expect(phase(model)).not.toContain('thinking');
      await rest(3 * REPLY_DELAY_MS);
      expect(lineText(model)).toBe(line);
      expect(vi.getTimerCount()).toBe(0);
    });
  });

  it('is dropped by a JSON that is opened', async () => {
    const { model, engine } = await openThinking();
    const asked = engine.lastOf('choose');
    const other = printJson(model.state.value).replace('"1x1"', '"2x2"');
    expect(await openJson(model, other)).toBeUndefined();
    expect([asked.aborted, lineText(model), phase(model)]).toEqual([
      ...[true, '2x2 |', 'thinking second'],
    ]);
    asked.release();
    await rest(3 * REPLY_DELAY_MS);
    expect(lineText(model)).toBe('2x2 |');
  });

  it('is not dropped by what changes nothing of the match', async () => {
    const { model, engine } = await openStudy(AGAINST);
    press(model, '1x1');
    model.choice.press(cell(3, 3));
    model.match.askHint();
    model.moving.goTo(1);
    model.match.letMove();
    model.moving.redo();
    model.view.point(cell(2, 2));
    model.looks.see({ sight: { zoom: 2, ...cell(1, 1) } });
    model.looks.setOverlay('values', true);
    model.knowledge.again();
    model.visits.save();
    expect(engine.callsOf('choose')).toMatchObject([{ aborted: false }]);
    await rest(REPLY_DELAY_MS);
    expect(model.line.shown.value).toBe(2);
  });

  it('goes on being awaited when the reader comes back', async () => {
    const { model, bar, visit } = await openStudy(AGAINST);
    press(model, '1x1');
    const address = model.visits.address.value;
    bar.push('#/solve');
    model.visits.leave();
    expect(phase(model)).toBe('passed second');
    bar.push(address);
    visit();
    expect(phase(model)).toBe('thinking second');
    await rest(REPLY_DELAY_MS);
    expect(model.line.shown.value).toBe(2);
  });

  it('is asked for after a reload', async () => {
    const { model } = await openStudy(`${AGAINST}&moves=1x1`);
    expect(phase(model)).toBe('thinking second');
    await rest(REPLY_DELAY_MS);
    expect(model.line.shown.value).toBe(2);
  });

  it('does not take away what is wrong with the address', async () => {
    const { model } = await openStudy(`${SIZE}&you=second&seed=much`);
    expect(model.line.shown.value).toBe(1);
    expect(model.visits.rejected.value).toEqual([{ key: 'seed', value: 'much' }]);
    press(model, '3x3');
    expect(model.visits.rejected.value).toEqual([]);
  });
});

describe('undo and redo', () => {
  it('go move by move between two people', async () => {
    const { model } = await openStudy(`${BETWEEN}&${THREE}`);
    const undo = () => shownAfter(model, () => model.moving.undo());
    const redo = () => shownAfter(model, () => model.moving.redo());
    expect([undo(), undo()]).toEqual([2, 1]);
    expect(rowsOf(model)).toBe('WWW.WWW.BWW');
    expect([undo(), undo(), model.moving.canUndo.value]).toEqual([0, 0, false]);
    expect([redo(), redo(), redo(), redo(), model.moving.canRedo.value]).toEqual([
      1,
      2,
      3,
      3,
      false,
    ]);
    expect(lineText(model)).toBe('1x1 1x2 1x3 |');
  });

  it('go to one’s own turns against the computer', async () => {
    const { model } = await openStudy(`${AGAINST}&${FOUR}`);
    const undo = () => shownAfter(model, () => model.moving.undo());
    const redo = () => shownAfter(model, () => model.moving.redo());
    expect([undo(), undo(), undo()]).toEqual([2, 0, 0]);
    expect([redo(), redo(), redo()]).toEqual([2, 4, 4]);
    expect(phase(model)).toBe('to-move first');
  });

  it('go to the start where the computer began, and it does not begin anew', async () => {
    const { model, engine } = await openStudy(`${SECOND}&${FOUR}&at=3`);
    const undo = () => shownAfter(model, () => model.moving.undo());
    const redo = () => shownAfter(model, () => model.moving.redo());
    expect([undo(), undo(), phase(model)]).toEqual([1, 0, 'passed first']);
    expect([redo(), redo()]).toEqual([1, 3]);
    expect(engine.callsOf('choose')).toEqual([]);
    // The computer is to move at the end of the line, and no later position of the player exists.
    expect([redo(), phase(model)]).toEqual([4, 'thinking first']);
  });

  it('take back one’s own move while the computer thinks', async () => {
    const { model, engine } = await openStudy(`${AGAINST}&${FOUR}`);
    press(model, '3x3');
    model.moving.undo();
    expect([model.line.shown.value, phase(model)]).toEqual([4, 'to-move first']);
    expect(engine.lastOf('choose').aborted).toBe(true);
    await rest(2 * REPLY_DELAY_MS);
    expect(model.line.shown.value).toBe(4);
    model.moving.redo();
    expect([model.line.shown.value, phase(model)]).toEqual([5, 'thinking second']);
  });

  it('let go of the corner, and go past the start to what was set up', async () => {
    const { model } = await openStudy(`${BETWEEN}&${THREE}&at=2`);
    for (const change of [
      () => model.moving.undo(),
      () => model.moving.redo(),
      () => model.moving.goTo(1),
    ]) {
      model.choice.press(cell(3, 3));
      expect(held(model)).toBe('3x3');
      change();
      expect(held(model)).toBeUndefined();
    }
    model.setUps.begin({
      start: filledPosition({ rows: 2, columns: 2 }, 1),
      opponent: 'person',
      you: 'first',
    });
    model.moving.undo();
    expect(lineText(model)).toBe('1x1 | 1x2 1x3');
    model.moving.redo();
    expect(rowsOf(model)).toBe('WW.WW');
  });
});

describe('variations', () => {
  it('are added by playing on from an earlier node, and none is forgotten', async () => {
    const { model } = await openStudy(`${BETWEEN}&${THREE}`);
    model.moving.goTo(1);
    press(model, '1~3x3');
    expect(lineText(model)).toBe('1x1 1~3x3 |');
    expect(model.line.moves.value.map(({ variations }) => variations)).toEqual([[1], [2, 4]]);
    model.moving.goTo(3);
    expect(lineText(model)).toBe('1x1 1x2 1x3 |');
    model.moving.goTo(0);
    expect(lineText(model)).toBe('| 1x1 1x2 1x3');
    model.moving.goTo(4);
    model.moving.undo();
    press(model, '1x2');
    expect(lineText(model)).toBe('1x1 1x2 | 1x3');
    expect(model.state.value.study.nodes).toHaveLength(5);
    expect(() => model.moving.goTo(5)).toThrow(RangeError);
    expect(model.line.shown.value).toBe(2);
  });

  it('of the computer grow where it is let, and its same move is no new one', async () => {
    const { model, engine } = await openStudy(AGAINST);
    press(model, '1x1');
    await rest(REPLY_DELAY_MS);
    const line = lineText(model);
    engine.hold = new Set(['choose']);
    model.moving.goTo(1);
    expect(phase(model)).toBe('passed second');
    model.choice.press(cell(3, 3));
    expect(model.choice.refusal.value).toEqual({ kind: 'not-your-turn', player: 'second' });
    model.match.letMove();
    expect(model.choice.refusal.value?.kind).toBe('not-your-turn');
    expect(engine.lastOf('choose').request).toMatchObject({ seed: 5, turn: 1 });
    engine.lastOf('choose').release();
    await rest(REPLY_DELAY_MS);
    expect([lineText(model), model.state.value.study.nodes.length]).toEqual([line, 3]);
    model.moving.goTo(1);
    const other = { row: 2, column: 2, rowKind: 0, columnKind: 0 };
    engine.answers.choose = () => (line.includes('3x3') ? { ...other, row: 1 } : other);
    model.match.letMove();
    await rest(REPLY_DELAY_MS);
    expect(model.line.moves.value[1]?.variations).toEqual([2, 3]);
  });

  it('that end where the computer is to move wait until it is let', async () => {
    const { model, engine } = await openStudy(`${AGAINST}&${FOUR}`, { hold: ['choose'] });
    press(model, '3x3');
    model.moving.undo();
    model.moving.goTo(5);
    expect(phase(model)).toBe('passed second');
    const asked = engine.callsOf('choose').length;
    await rest(REPLY_DELAY_MS);
    expect(engine.callsOf('choose')).toHaveLength(asked);
    model.match.letMove();
    expect(phase(model)).toBe('thinking second');
  });

  it('are not made by letting anybody move who is not the computer', async () => {
    for (const query of [`${BETWEEN}&${THREE}`, `${AGAINST}&${FOUR}`]) {
      const { model, engine } = await openStudy(query);
      model.match.letMove();
      expect(engine.callsOf('choose')).toEqual([]);
    }
  });
});

describe('swapping sides', () => {
  it('lets the computer move where it was one’s own turn, and the other way round', async () => {
    const { model, engine } = await openStudy(AGAINST, { hold: ['choose'] });
    model.choice.press(cell(1, 1));
    model.match.swapSides();
    expect(model.state.value.match.you).toBe('second');
    expect([held(model), phase(model)]).toEqual([undefined, 'thinking first']);
    model.match.swapSides();
    expect([phase(model), engine.lastOf('choose').aborted]).toEqual(['to-move first', true]);
    expect(model.moving.canUndo.value).toBe(false);
    model.match.swapSides();
    engine.lastOf('choose').release();
    await rest(0);
    expect(phase(model)).toBe('to-move second');
    expect(model.visits.address.value).toContain('you=second');
  });

  it('is for a match with the computer, as long as it goes on', async () => {
    for (const query of [BETWEEN, 'rows=2&columns=2&mode=play&position=BB.BW&moves=1x2']) {
      const { model } = await openStudy(query);
      model.match.swapSides();
      expect(model.state.value.match.you).toBe('first');
    }
  });

  it('gives the computer a turn that has gone on already only when it is let', async () => {
    const { model } = await openStudy(`${AGAINST}&moves=1x1-1x2&at=0`);
    model.match.swapSides();
    expect(phase(model)).toBe('passed first');
  });
});

describe('a hint', () => {
  const NOTHING = { isAsked: false, won: undefined, corners: [] };

  it('says whether the position is won, and the corners that win', async () => {
    const { model } = await openStudy('rows=5&columns=5&mode=play&opponent=person');
    expect(model.match.hint.value).toEqual(NOTHING);
    model.match.askHint();
    const { cornered } = factsOf(game('flipping-game'), model.view.position.value);
    const corners = [...model.view.position.value.coins.keys()].filter(
      (place) => cornered[place]! > 0,
    );
    expect(model.match.hint.value).toEqual({
      isAsked: true,
      won: true,
      corners: corners.map((place) => cell((place % 5) + 1, Math.floor(place / 5) + 1)),
    });
    model.choice.press(cell(4, 3));
    expect(model.match.hint.value.isAsked).toBe(true);
    // Requesting the hint again makes it the chosen corner.
    model.match.askHint();
    expect(model.view.selection.value).toBeUndefined();
    model.choice.press(cell(4, 3));
    apply(model, '3x4');
    expect(model.match.hint.value).toEqual(NOTHING);
    await rest(0);
    model.match.askHint();
    expect(model.match.hint.value).toEqual({ isAsked: true, won: false, corners: [] });
    model.moving.undo();
    await rest(0);
    expect(model.match.hint.value.won).toBe(true);
  });

  it('waits until it is known', async () => {
    const { model, engine } = await openStudy(BETWEEN, { hold: ['examine'] });
    model.match.askHint();
    expect(model.match.hint.value).toEqual({ ...NOTHING, isAsked: true });
    engine.lastOf('examine').release();
    await rest(0);
    expect(model.match.hint.value.won).toBeDefined();
  });

  it('is for the one who is to move', async () => {
    const { model } = await openStudy(`${AGAINST}&moves=1x1-1x2-1x3&at=1`, { hold: ['choose'] });
    for (const node of [1, 3]) {
      model.moving.goTo(node);
      model.match.askHint();
      expect(model.match.hint.value).toEqual(NOTHING);
    }
    const over = await openStudy('rows=2&columns=2&mode=play&position=BB.BB&opponent=person');
    over.model.match.askHint();
    expect(over.model.state.value.study.nodes[0]?.isHinted).toBe(false);
  });

  it('is written down, and comes back', async () => {
    const { model, bar } = await openStudy(BETWEEN);
    model.match.askHint();
    await rest();
    expect(bar.hash).toContain('hints=0');
    const again = await openStudy(bar.hash);
    expect(again.model.match.hint.value).toEqual(model.match.hint.value);
  });
});

describe('a start that is lost', () => {
  const LOST = 'rows=8&columns=8&mode=play&seed=5';

  it('is told before the game, until somebody moves', async () => {
    const { model } = await openStudy(LOST);
    expect(model.match.isStartLost.value).toBe(true);
    press(model, '1x1');
    expect(model.match.isStartLost.value).toBe(false);
    model.moving.undo();
    await rest(0);
    expect(model.match.isStartLost.value).toBe(false);
    const won = await openStudy(AGAINST);
    expect(won.model.match.isStartLost.value).toBe(false);
  });

  it('can be left to the computer', async () => {
    const { model } = await openStudy(LOST);
    model.match.swapSides();
    await rest(0);
    expect([phase(model), model.match.isStartLost.value]).toEqual(['to-move second', false]);
  });

  it('is not told while the computer thinks, whose loss it is', async () => {
    const { model } = await openStudy(`${LOST}&opponent=good&you=second`, { hold: ['choose'] });
    expect([phase(model), model.match.isStartLost.value]).toEqual(['thinking first', false]);
  });

  it.each(['hints', 'answers'] as const)('is not told where %s are hidden', async (hidden) => {
    const limits = { ...limitsOf(), hides: { ...limitsOf().hides, [hidden]: true } };
    const { model } = await openStudy(LOST, { limits });
    expect(model.match.isStartLost.value).toBe(false);
  });

  it('is not told while one explores', async () => {
    const { model } = await openStudy('rows=8&columns=8');
    expect(model.match.isStartLost.value).toBe(false);
  });
});

describe('a new match', () => {
  it('is casual for a newcomer', async () => {
    const { model } = await openStudy('');
    model.setUps.setMode('play');
    expect(model.state.value.match).toMatchObject({ opponent: 'casual', you: 'first' });
  });

  it('keeps the names that were typed, also in a reload and after the way back', async () => {
    const keep = createFakeStore();
    const { model, bar, visit } = await openStudy(`${BETWEEN}&moves=1x1`, { keep });
    const names = { first: 'Ada', second: 'Ben' };
    const start = filledPosition({ rows: 2, columns: 2 }, 1);
    model.setUps.begin({ start, opponent: 'person', you: 'first', names });
    await rest();
    expect(bar.hash).not.toContain('Ada');
    expect((await openStudy(bar.hash, { keep })).model.state.value.match.names).toEqual(names);
    model.setUps.begin({ start, opponent: 'person', you: 'first' });
    expect(model.state.value.match.names).toEqual(names);
    bar.go(-1);
    visit();
    expect([lineText(model), model.state.value.match.names]).toEqual(['1x1 |', names]);
  });

  it('begins at an address of its own once moves were made, with a new seed', async () => {
    const { model, bar, visit } = await openStudy(`${BETWEEN}&seed=3`, { random: () => 0.25 });
    const start = filledPosition({ rows: 2, columns: 4 }, 1);
    model.setUps.begin({ start, opponent: 'casual', you: 'second' });
    await rest(0);
    expect(bar.entries).toHaveLength(1);
    expect(model.state.value.match).toEqual({ opponent: 'casual', you: 'second', seed: 2 ** 30 });
    expect(model.line.moves.value).toHaveLength(1);
    const before = model.visits.address.value;
    model.setUps.begin({ start, opponent: 'person', you: 'first' });
    expect(bar.entries).toHaveLength(2);
    bar.go(-1);
    visit();
    expect(model.visits.address.value).toBe(before);
  });

  it('takes the board that is explored, and its moves', async () => {
    const { model } = await openStudy('rows=3&columns=3&moves=1x1', { random: () => 0.5 });
    model.setUps.setMode('play');
    expect([lineText(model), phase(model)]).toEqual(['1x1 |', 'thinking second']);
    expect(model.state.value.match.seed).toBe(2 ** 31);
    await rest(REPLY_DELAY_MS);
    model.setUps.setMode('explore');
    expect(model.line.shown.value).toBe(2);
    model.setUps.setMode('play');
    expect(model.state.value.match.seed).toBe(2 ** 31);
  });

  it('is on a usual board where that is too large, which is told', async () => {
    const { model, bar } = await openStudy('rows=31&columns=30', { random: () => 0.5 });
    model.setUps.setMode('play');
    expect(rowsOf(model)).toBe(Array(5).fill('WWWWW').join('.'));
    expect(model.visits.rejected.value).toEqual([{ key: 'rows', value: '31' }]);
    expect(bar.entries).toHaveLength(2);
    model.moving.undo();
    expect(model.state.value.study.start.rows).toBe(31);
    expect(model.state.value.look.mode).toBe('explore');
  });
});
