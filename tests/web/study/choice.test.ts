import { describe, expect, it } from 'vitest';
import { fakeTime } from '../fake_time';
import { boardOf, game } from '../game/boards';
import {
  drag,
  apply,
  cell,
  held,
  lineText,
  move,
  openStudy,
  press,
  rest,
  rowsOf,
} from './open_study';
import { formatMove } from '../../../web/src/game/move_text';
import type { StudyModel } from '../../../web/src/study/study_model';
import { filledPosition } from '../../../web/src/game/position';

fakeTime();

const FIVE = 'rows=5&columns=5';
/** The coins in column 2, row 2 and in column 1, row 1 are tails. */
const SPOTTED = `${FIVE}&position=WWWWW.WWWWW.WWWWW.WBWWW.BWWWW`;
const MATCH = `${FIVE}&mode=play&opponent=person`;
const SPOTTED_MATCH = `${SPOTTED}&mode=play&opponent=person`;

describe('exploring', () => {
  it('holds a corner, goes around its moves, and looks at one that ends at a coin', async () => {
    const { model } = await openStudy(SPOTTED);
    model.choice.press(cell(4, 3));
    expect(held(model)).toBe('3x4');
    const seen = [1, 2, 3, 4, 5].map(() => {
      model.choice.press(cell(4, 3));
      return held(model);
    });
    expect(seen).toEqual([
      '3x4 chosen',
      '3x1~4 chosen',
      '1~3x4 chosen',
      '1~3x1~4 chosen',
      '3x4 chosen',
    ]);
    // Tails can be pressed too.
    model.choice.press(cell(1, 1));
    expect(held(model)).toBe('1~3x1~4 chosen');
    // A heads that is no end becomes the corner, but tails can't.
    model.choice.press(cell(2, 2));
    expect(held(model)).toBe('1~3x1~4 chosen');
    model.choice.press(cell(3, 3));
    expect(held(model)).toBe('3x3');
    expect([model.choice.refusal.value, lineText(model)]).toEqual([undefined, '|']);
  });

  it('makes the chosen move when told to', async () => {
    const { model } = await openStudy(FIVE);
    model.choice.apply();
    expect(lineText(model)).toBe('|');
    apply(model, '1~3x1~4', '5x5');
    expect(lineText(model)).toBe('1~3x1~4 5x5 |');
    expect([rowsOf(model), held(model)]).toEqual(['WWWWB.WWWWW.BBBBW.BBBBW.BBBBW', undefined]);
  });

  it('chooses by a drag the move that ends nearest, and makes none', async () => {
    const { model } = await openStudy(SPOTTED);
    drag(model, cell(5, 5), cell(4, 5), cell(3, 4));
    expect(held(model)).toBe('5x2~5 chosen');
    drag(model, cell(4, 3), cell(5, 5));
    expect([held(model), model.choice.refusal.value]).toEqual(['3x4 chosen', undefined]);
    drag(model, cell(2, 2), cell(1, 1));
    drag(model, cell(0, 1), cell(1, 1));
    expect([held(model), lineText(model)]).toEqual(['3x4 chosen', '|']);
  });

  it('steps through the moves of the corner that is held, or else pointed at', async () => {
    const { model } = await openStudy(FIVE);
    model.choice.step('next');
    expect(held(model)).toBeUndefined();
    model.view.point(cell(4, 4));
    const seen = (['next', 'wider', 'taller', 'narrower', 'lower', 'previous'] as const).map(
      (step) => {
        model.choice.step(step);
        return held(model);
      },
    );
    expect(seen.map((text) => text?.replace(' chosen', ''))).toEqual([
      ...['4x4', '4x1~4', '2~4x1~4', '2~4x4', '4x4', '2~4x1~4'],
    ]);
    model.choice.step('wider');
    expect(model.choice.refusal.value).toBeUndefined();
    model.choice.dismiss();
    expect(held(model)).toBeUndefined();
  });

  it('chooses no move that is not legal', async () => {
    const { model } = await openStudy(SPOTTED);
    model.choice.choose(move(model, '1~3x1~4'));
    for (const bad of ['2x2', '3x3~4', '2~3x4', '3x1~4.5', '9x9'])
      model.choice.choose(move(model, bad));
    expect(held(model)).toBe('1~3x1~4 chosen');
  });

  it('knows no move before the board is described', async () => {
    const { model, engine } = await openStudy(FIVE, { hold: ['describe', 'examine'] });
    model.choice.press(cell(4, 3));
    model.choice.press(cell(4, 3));
    drag(model, cell(4, 3), cell(1, 1));
    model.choice.choose(move(model, '3x4'));
    model.choice.step('next');
    expect([held(model), model.view.moves.value.rows]).toEqual(['3x4', []]);
    expect(model.view.cornerCounts(cell(1, 1))).toBeUndefined();
    engine.lastOf('describe').release();
    await rest(0);
    // The moves are known, but not yet which of them win.
    expect(model.view.cornerCounts(cell(4, 3))).toEqual({ legal: 4, wins: undefined });
    expect(model.view.answers.value).toBe('hidden');
    expect(model.view.wins(move(model, '3x4'))).toBeUndefined();
    expect(model.view.heat.value).toEqual(new Uint32Array(25));
    engine.lastOf('examine').release();
    await rest(0);
    expect(model.view.answers.value).toBe('shown');
    expect(model.view.cornerCounts(cell(4, 3))).toEqual({ legal: 4, wins: 2 });
    expect(model.view.wins(move(model, '3x4'))).toBe(true);
    expect(model.view.wins(move(model, '1x1'))).toBe(false);
  });
});

describe('a move of many coins', () => {
  const TURTLES = 'game=mock-turtles-squared&rows=5&columns=5';
  const draft = (model: StudyModel) => {
    const { draft: shown } = model.view.selection.value ?? {};
    return shown && formatMove(model.state.value.study.game, shown);
  };

  it('is chosen as soon as its sets are moves of the game', async () => {
    const { model } = await openStudy('game=triplets*mock-turtles&rows=5&columns=5');
    model.choice.press(cell(5, 5));
    expect([held(model), draft(model)]).toEqual(['4x4', undefined]);
    model.choice.press(cell(5, 2));
    expect([held(model), draft(model)]).toEqual(['4x4', '1.4x4']);
    expect(model.view.moveAt(cell(3, 3))).toEqual(move(model, '1~2.4x2.4'));
    model.choice.press(cell(3, 3));
    expect([held(model), draft(model)]).toEqual(['1~2.4x2.4 chosen', undefined]);
    model.choice.press(cell(5, 3));
    expect([held(model), draft(model)]).toEqual(['4x4', '1.4x2.4']);
    // No move turns all of these heads, so the pressed one becomes the corner.
    model.choice.press(cell(3, 3));
    model.choice.press(cell(5, 1));
    expect([held(model), draft(model)]).toEqual(['0x4', undefined]);
    model.choice.press(cell(4, 4));
    model.choice.press(cell(2, 4));
    model.choice.dismiss();
    expect(model.view.selection.value).toBeUndefined();
  });

  it('goes around all moves by steps and by its corner', async () => {
    const { model } = await openStudy(TURTLES);
    model.choice.press(cell(3, 3));
    const seen = new Set<string>();
    for (let step = 0; step < 16; step += 1) {
      model.choice.press(cell(3, 3));
      seen.add(held(model)!);
    }
    expect(seen.size).toBe(16);
    expect(seen).toContain('0~2x0~2 chosen');
  });

  it('is made in a match by a press of its own', async () => {
    const { model } = await openStudy(`${TURTLES}&mode=play&opponent=person`);
    model.choice.press(cell(5, 5));
    model.choice.press(cell(3, 5));
    model.choice.press(cell(2, 2));
    expect([held(model), lineText(model)]).toEqual(['1.4x1~2.4 chosen', '|']);
    model.choice.press(cell(1, 1));
    expect(model.choice.refusal.value).toEqual({
      kind: 'not-together',
      cell: cell(1, 1),
      mayBegin: true,
    });
    expect(held(model)).toBe('1.4x1~2.4 chosen');
    model.choice.apply();
    expect(lineText(model)).toBe('1.4x1~2.4 |');
    model.choice.press(cell(5, 4));
    drag(model, cell(5, 4), cell(4, 4));
    expect([held(model), lineText(model)]).toEqual(['3x3~4 chosen', '1.4x1~2.4 |']);
  });
});

describe('a press in a match', () => {
  it('on a corner and then on an end makes the move', async () => {
    const { model } = await openStudy(MATCH);
    expect(model.match.phase.value).toEqual({ kind: 'to-move', player: 'first' });
    model.choice.press(cell(4, 3));
    expect([held(model), lineText(model)]).toEqual(['3x4', '|']);
    model.choice.press(cell(1, 1));
    expect([held(model), lineText(model)]).toEqual([undefined, '1~3x1~4 |']);
    expect(model.match.phase.value).toEqual({ kind: 'to-move', player: 'second' });
    expect(model.line.moves.value).toEqual([
      {
        number: 1,
        node: 1,
        player: 'first',
        move: move(model, '1~3x1~4'),
        heads: 13,
        variations: [1],
      },
    ]);
  });

  it('on the held corner once more turns its coin alone, where the game has that', async () => {
    const { model } = await openStudy(MATCH);
    press(model, '5x5');
    expect(lineText(model)).toBe('5x5 |');
    const corners = await openStudy(
      'game=turning-corners&rows=3&columns=3&mode=play&opponent=person',
    );
    corners.model.choice.press(cell(3, 3));
    corners.model.choice.press(cell(3, 3));
    expect(corners.model.choice.refusal.value).toMatchObject({
      kind: 'no-such-move',
      axes: ['columns', 'rows'],
    });
    corners.model.choice.dismiss();
    press(corners.model, '0.2x1.2');
    expect(lineText(corners.model)).toBe('0.2x1~2 |');
  });

  it('ends a move on tails too', async () => {
    const { model } = await openStudy(SPOTTED_MATCH);
    press(model, '1~3x1~4');
    expect(lineText(model)).toBe('1~3x1~4 |');
  });

  it('on tails holds nothing', async () => {
    const { model } = await openStudy(SPOTTED_MATCH);
    const refusal = { kind: 'corner-tails', cell: cell(2, 2) };
    model.choice.press(cell(2, 2));
    expect([model.choice.refusal.value, held(model)]).toEqual([refusal, undefined]);
    model.choice.press(cell(1, 3));
    expect(model.choice.refusal.value).toBeUndefined();
    model.choice.press(cell(2, 2));
    expect([model.choice.refusal.value, held(model)]).toEqual([refusal, '3x1']);
  });

  it('on a coin that is the corner of no move holds nothing, and a drag from it neither', async () => {
    const { model } = await openStudy(
      'game=twins-within:4*ruler&rows=3&columns=3&mode=play&opponent=person',
    );
    const refusal = { kind: 'no-moves', cell: cell(2, 1) };
    model.choice.press(cell(2, 1));
    expect([model.choice.refusal.value, held(model)]).toEqual([refusal, undefined]);
    model.choice.press(cell(3, 3));
    model.choice.press(cell(2, 1));
    expect(lineText(model)).toBe('1.3x2~3 |');
    drag(model, cell(1, 1), cell(3, 3));
    expect([model.choice.refusal.value, held(model)]).toEqual([
      { ...refusal, cell: cell(1, 1) },
      undefined,
    ]);
    // A second press doesn't make it the corner either if no move of the held corner ends there.
    const { model: corners } = await openStudy(
      'game=turning-corners&rows=3&columns=3&mode=play&opponent=person',
    );
    corners.choice.press(cell(3, 3));
    corners.choice.press(cell(3, 1));
    expect(corners.choice.refusal.value).toMatchObject({ kind: 'no-such-move', mayBegin: false });
  });

  it.each([
    ['in its column', cell(5, 3), cell(3, 3), ['columns']],
    ['in its row', cell(5, 5), cell(5, 2), ['rows']],
    ['in either', cell(5, 5), cell(4, 4), ['columns', 'rows']],
  ] as const)(
    'where no move ends %s says so, and only once more holds the coin',
    async (_, corner, end, axes) => {
      const { model } = await openStudy(MATCH);
      model.choice.press(corner);
      model.choice.press(end);
      const refusal = { kind: 'no-such-move', corner, cell: end, axes, mayBegin: true };
      expect([model.choice.refusal.value, held(model)]).toEqual([
        refusal,
        `${corner.row}x${corner.column}`,
      ]);
      model.choice.press(end);
      expect([model.choice.refusal.value, held(model)]).toEqual([
        undefined,
        `${end.row}x${end.column}`,
      ]);
      expect(lineText(model)).toBe('|');
    },
  );

  it('on another coin that is no end either is refused as well, until the corner is let go', async () => {
    const { model } = await openStudy(MATCH);
    for (const column of [5, 4, 3]) model.choice.press(cell(column, 5));
    expect(model.choice.refusal.value).toMatchObject({ cell: cell(3, 5) });
    model.choice.dismiss();
    expect(model.choice.refusal.value).toBeUndefined();
    model.choice.press(cell(5, 5));
    model.choice.press(cell(3, 5));
    expect(held(model)).toBe('5x5');
  });

  it('on tails that are no end keeps the corner, however often', async () => {
    const { model } = await openStudy(SPOTTED_MATCH);
    model.choice.press(cell(3, 2));
    for (let press = 0; press < 2; press += 1) {
      model.choice.press(cell(2, 2));
      expect(model.choice.refusal.value).toMatchObject({ axes: ['columns'], mayBegin: false });
      expect(held(model)).toBe('2x3');
    }
  });

  it.each([cell(5, 2), cell(2, 5), cell(5, 5)])(
    'on heads that nobody would take for an end, at %o, holds these',
    async (elsewhere) => {
      const { model } = await openStudy(MATCH);
      model.choice.press(cell(3, 3));
      model.choice.press(elsewhere);
      expect([model.choice.refusal.value, held(model)]).toEqual([
        undefined,
        `${elsewhere.row}x${elsewhere.column}`,
      ]);
    },
  );

  it('is no end of what is only pointed at, and off the board it is nothing', async () => {
    const { model } = await openStudy(MATCH);
    model.view.point(cell(4, 3));
    model.choice.press(cell(1, 1));
    expect([held(model), lineText(model)]).toEqual(['1x1', '|']);
    model.choice.press(cell(6, 1));
    drag(model, cell(0, 1), cell(1, 1));
    expect([held(model), model.choice.refusal.value]).toEqual(['1x1', undefined]);
  });
});

describe('a drag in a match', () => {
  it('chooses what is nearest, and makes the move at its end', async () => {
    const { model } = await openStudy(MATCH);
    model.choice.drag(cell(5, 5), cell(3, 4), 'first');
    expect([held(model), lineText(model)]).toEqual(['5x2~5 chosen', '|']);
    model.choice.drag(cell(5, 5), cell(1, 3), 'last');
    expect([held(model), lineText(model)]).toEqual([undefined, '3~5x2~5 |']);
  });

  it('back to where it began makes no move', async () => {
    const { model } = await openStudy(MATCH);
    drag(model, cell(5, 5), cell(3, 4), cell(5, 5));
    expect([held(model), lineText(model), model.choice.refusal.value]).toEqual([
      ...['5x5 chosen', '|', undefined],
    ]);
  });

  it('from tails is refused', async () => {
    const { model } = await openStudy(SPOTTED_MATCH);
    drag(model, cell(2, 2), cell(1, 1));
    expect(model.choice.refusal.value).toEqual({ kind: 'corner-tails', cell: cell(2, 2) });
    expect([held(model), lineText(model)]).toEqual([undefined, '|']);
  });

  it.each([cell(5, 1), cell(1, 5), cell(5, 5)])(
    'to where no move reaches, to %o, makes none, but what was chosen stays so',
    async (end) => {
      const { model } = await openStudy(MATCH);
      drag(model, cell(4, 3), end);
      expect(model.choice.refusal.value).toEqual({ kind: 'not-behind', corner: cell(4, 3) });
      const chosen = held(model)!;
      expect(lineText(model)).toBe('|');
      model.choice.apply();
      expect(lineText(model)).toBe(`${chosen.replace(' chosen', '')} |`);
    },
  );
});

describe('a step in a match', () => {
  it('is told which next kind does not fit', async () => {
    const { model } = await openStudy('rows=6&columns=9&mode=play&opponent=person');
    model.choice.press(cell(5, 4));
    model.choice.step('next');
    model.choice.step('wider');
    expect(model.choice.refusal.value).toBeUndefined();
    model.choice.step('wider');
    expect(model.choice.refusal.value).toEqual({ kind: 'off-board', axis: 'columns', span: 9 });
    expect(held(model)).toBe('4x2~5 chosen');
    model.choice.step('taller');
    expect(model.choice.refusal.value).toBeUndefined();
    model.choice.step('taller');
    expect(model.choice.refusal.value).toEqual({ kind: 'off-board', axis: 'rows', span: 6 });
    model.choice.step('narrower');
    model.choice.step('narrower');
    expect([held(model), model.choice.refusal.value]).toEqual(['2~4x5 chosen', undefined]);
    model.choice.step('lower');
    model.choice.apply();
    expect(lineText(model)).toBe('4x5 |');
  });

  it('is told nothing where the whole board has no further kind', async () => {
    const { model } = await openStudy(MATCH);
    model.choice.press(cell(5, 5));
    for (let step = 0; step < 3; step += 1) {
      model.choice.step('wider');
      model.choice.step('taller');
    }
    expect([held(model), model.choice.refusal.value]).toEqual(['3~5x2~5 chosen', undefined]);
  });
});

describe('in a match', () => {
  it('nothing shows what wins', async () => {
    const { model, engine } = await openStudy(`${MATCH}&show=values`);
    model.choice.press(cell(4, 3));
    model.choice.step('next');
    expect([model.view.answers.value, model.view.areOpen.value]).toEqual(['hidden', false]);
    expect([model.view.recent.value, model.view.why.value, model.view.heat.value]).toEqual(
      Array(3).fill(undefined),
    );
    expect(model.view.wins(move(model, '3x4'))).toBeUndefined();
    expect(model.view.examination.value.status).toBe('answered');
    expect(engine.callsOf('explainProduct')).toEqual([]);
  });

  it('nothing is chosen while the computer is to move', async () => {
    const { model } = await openStudy(`${FIVE}&mode=play&you=second`, { hold: ['choose'] });
    expect(model.match.phase.value).toEqual({ kind: 'thinking', player: 'first' });
    for (const attempt of [
      () => model.choice.press(cell(5, 5)),
      () => drag(model, cell(5, 5), cell(1, 1)),
      () => model.choice.step('next'),
      () => model.choice.apply(),
      () => model.choice.choose(move(model, '5x5')),
    ]) {
      model.choice.dismiss();
      expect(model.choice.refusal.value).toBeUndefined();
      attempt();
      expect(model.choice.refusal.value).toEqual({ kind: 'not-your-turn', player: 'first' });
      expect([held(model), lineText(model)]).toEqual([undefined, '|']);
    }
  });

  it('nothing is chosen once it is over', async () => {
    const { model } = await openStudy('rows=2&columns=2&mode=play&opponent=person&position=WB.BB');
    press(model, '2x1');
    expect(model.match.phase.value).toEqual({ kind: 'over', winner: 'first', loser: 'second' });
    model.choice.press(cell(1, 1));
    expect(model.choice.refusal.value).toEqual({ kind: 'over' });
    model.moving.undo();
    expect(model.choice.refusal.value).toBeUndefined();
  });
});

describe('editing', () => {
  const edit = (rows: number, columns: number, position = '') =>
    openStudy(`rows=${rows}&columns=${columns}&mode=edit${position && `&position=${position}`}`);

  it('turns a coin by pressing it, one step each', async () => {
    const { model } = await edit(2, 3);
    model.choice.press(cell(1, 2));
    model.choice.press(cell(3, 1));
    expect(rowsOf(model)).toBe('BWW.WWB');
    model.choice.press(cell(4, 1));
    model.choice.press(cell(1, 2));
    expect([rowsOf(model), held(model)]).toEqual(['WWW.WWB', undefined]);
    model.moving.undo();
    model.moving.undo();
    expect([rowsOf(model), model.moving.canUndo.value]).toEqual(['BWW.WWW', true]);
    model.choice.step('next');
    model.choice.apply();
    expect(lineText(model)).toBe('|');
  });

  it('paints one stroke with the new side of its first coin, as one step', async () => {
    const { model } = await edit(3, 5, 'WWWWW.WBWWW.WWWWW');
    const way = [cell(1, 1), cell(3, 1), cell(3, 2), cell(3, 2), cell(1, 2), cell(-1, 2)];
    drag(model, cell(1, 1), ...way, cell(5, 2));
    expect(rowsOf(model)).toBe('WWWWW.BBBBB.BBBWW');
    // The next stroke starts fresh, though in the same place.
    drag(model, cell(1, 1), cell(2, 1));
    expect(rowsOf(model)).toBe('WWWWW.BBBBB.WWBWW');
    model.moving.undo();
    expect(rowsOf(model)).toBe('WWWWW.BBBBB.BBBWW');
    model.moving.undo();
    expect([rowsOf(model), model.moving.canUndo.value]).toEqual(['WWWWW.WBWWW.WWWWW', false]);
  });

  it('paints the whole way however few coins the drag reports, and nothing beside the board', async () => {
    const { model } = await edit(4, 4);
    drag(model, cell(1, 1), cell(4, 4));
    expect(rowsOf(model)).toBe('WWWB.WWBW.WBWW.BWWW');
    drag(model, cell(0, 1), cell(4, 1));
    expect(rowsOf(model)).toBe('WWWB.WWBW.WBWW.BWWW');
    drag(model, cell(1, 2), cell(-2, 2), cell(1, 9), cell(7, 9));
    expect(rowsOf(model)).toBe('WWWB.WWBW.BBWW.BWWW');
  });

  it('takes a stroke back whose drag was broken off, and its step', async () => {
    const { model } = await edit(1, 5);
    drag(model, cell(5, 1), cell(4, 1));
    // A finished stroke stays.
    model.choice.dismiss();
    expect(rowsOf(model)).toBe('WWWBB');
    for (const column of [1, 2])
      model.choice.drag(cell(1, 1), cell(column, 1), column === 1 ? 'first' : 'next');
    expect(rowsOf(model)).toBe('BBWBB');
    model.choice.dismiss();
    expect(rowsOf(model)).toBe('WWWBB');
    // Late events of the drag are ignored, so there is nothing to take back.
    model.choice.drag(cell(1, 1), cell(2, 1), 'next');
    model.choice.drag(cell(1, 1), cell(2, 1), 'last');
    model.choice.dismiss();
    expect(rowsOf(model)).toBe('WWWBB');
    model.moving.undo();
    expect([rowsOf(model), model.moving.canUndo.value]).toEqual(['WWWWW', false]);
  });

  it('ends a stroke when something else changes the board', async () => {
    const { model } = await edit(3, 3);
    model.choice.drag(cell(1, 1), cell(2, 1), 'first');
    model.setUps.resize(2, 2);
    model.choice.drag(cell(1, 1), cell(2, 2), 'next');
    model.choice.dismiss();
    expect(rowsOf(model)).toBe('WW.WW');
  });

  it('begins from the position that is shown, whose moves come back with it', async () => {
    const { model } = await openStudy('rows=2&columns=2&moves=1x1-2x2');
    model.setUps.setMode('edit');
    model.choice.press(cell(1, 1));
    expect([rowsOf(model), lineText(model)]).toEqual(['WB.WW', '|']);
    model.choice.press(cell(2, 1));
    model.moving.undo();
    model.moving.undo();
    expect([rowsOf(model), lineText(model)]).toEqual(['WB.BW', '1x1 2x2 |']);
  });
});

describe('what is set up by hand', () => {
  it('is as large as the game has a board, and says so', async () => {
    const { model } = await openStudy('rows=40&columns=200');
    expect(model.view.largest.value).toEqual({ rows: 200, columns: 200 });
    model.setUps.setGame(game('ruler*mock-turtles'));
    await rest(0);
    const largest = boardOf(game('ruler*mock-turtles'), { rows: 40, columns: 200 }).columns.size;
    expect(largest).toBeLessThan(200);
    expect(model.view.position.value).toMatchObject({ rows: 40, columns: largest });
    expect(model.view.largest.value).toEqual({ rows: 200, columns: largest });
    expect(model.visits.rejected.value).toEqual([{ key: 'size', value: `200 × ${largest}` }]);
    expect(model.view.examination.value.status).toBe('answered');
    // The board's description is used as soon as it is known.
    model.setUps.resize(100, 200);
    expect(model.visits.rejected.value).toEqual([]);
    expect(model.view.position.value).toMatchObject({ rows: 100, columns: largest });
    model.moving.undo();
    model.moving.undo();
    expect(model.state.value.study.game.name).toBe('flipping-game');
  });

  it('is one row where a line game follows one of two axes, and the other way round', async () => {
    const { model } = await openStudy('rows=5&columns=5');
    model.setUps.setGame(game('single*mock-turtles'));
    expect(model.view.position.value).toMatchObject({ rows: 1, columns: 10 });
    model.setUps.setGame(game('single*twins'));
    expect(model.view.position.value).toMatchObject({ rows: 1, columns: 10 });
    model.setUps.setGame(game('rugs'));
    expect(model.view.position.value).toMatchObject({ rows: 8, columns: 8 });
    model.setUps.resize(1, 5);
    model.setUps.setGame(game('turning-corners'));
    expect(model.view.position.value).toMatchObject({ rows: 1, columns: 5 });
  });

  it('is small where another game follows on a picture, in which no disc is seen', async () => {
    const { model } = await openStudy('rows=100&columns=100');
    model.setUps.setGame(game('turning-corners'));
    expect(model.view.position.value).toMatchObject({ rows: 8, columns: 8 });
    model.moving.undo();
    model.setUps.setGame(game('single*twins'));
    expect(model.view.position.value).toMatchObject({ rows: 1, columns: 10 });
  });

  it('is another game, size or position, of which nothing is chosen', async () => {
    const { model } = await openStudy(`${FIVE}&zoom=2`, { random: () => 0.6 });
    for (const [change, expected] of [
      [() => model.setUps.fill(0), 'BBBBB.BBBBB.BBBBB.BBBBB.BBBBB'],
      [() => model.setUps.random(), 'WWWWW.WWWWW.WWWWW.WWWWW.WWWWW'],
      [() => model.setUps.resize(1.4, 999), 'W'.repeat(200)],
      [() => model.setUps.resize(2, -3), 'W.W'],
    ] as const) {
      model.choice.choose(move(model, '1x1'));
      change();
      expect([rowsOf(model), held(model)]).toEqual([expected, undefined]);
    }
    model.setUps.resize(NaN, 3);
    expect(rowsOf(model)).toBe('W.W');
    expect(model.state.value.look.sight).toBeUndefined();
    model.setUps.setGame({ ...model.state.value.study.game, name: 'rugs' });
    expect(model.state.value.study).toMatchObject({
      game: { name: 'rugs' },
      start: filledPosition({ rows: 2, columns: 1 }, 1),
    });
  });

  it('is one step where it is one gesture', async () => {
    const { model } = await openStudy(FIVE);
    for (const side of [6, 7, 8]) model.setUps.resize(side, side, 'slide');
    model.setUps.resize(9, 9, 'again');
    model.moving.undo();
    expect(rowsOf(model).split('.')).toHaveLength(8);
    model.moving.undo();
    expect([rowsOf(model).split('.').length, model.moving.canUndo.value]).toEqual([5, false]);
  });
});
