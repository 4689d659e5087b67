import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cell, rest } from '../board/open_board';
import { discsOf, heldIn, lineText, makeMove, openGame, rectangle } from './open_game';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const PERSONS = 'rows=5&columns=5&opponent=person';
/** The disc in column 2, row 2 is black, and that in column 1, row 1. */
const SPOTTED = `${PERSONS}&position=WWWWW.WWWWW.WWWWW.WBWWW.BWWWW`;

describe('pressing', () => {
  it('a corner and then the end of a rectangle makes the move', async () => {
    const { model } = await openGame(PERSONS);
    expect(model.phase.value).toEqual({ kind: 'to-move', player: 'black' });
    model.press(cell(4, 3));
    expect([heldIn(model), lineText(model)]).toEqual(['4,3', '|']);
    model.press(cell(1, 1));
    expect(lineText(model)).toBe('4,3 4×3 ; |');
    expect(discsOf(model)).toBe('WWWWW.WWWWW.BBBBW.BBBBW.BBBBW');
    expect(heldIn(model)).toBeUndefined();
    expect(model.phase.value).toEqual({ kind: 'to-move', player: 'white' });
    expect(model.lastMove.value).toEqual({
      number: 1,
      place: 1,
      player: 'black',
      rectangle: rectangle('4,3 4×3'),
      whiteDiscs: 13,
      branches: [1],
    });
  });

  it('the held corner once more turns over its disc alone', async () => {
    const { model } = await openGame(PERSONS);
    model.press(cell(5, 5));
    model.press(cell(5, 5));
    expect(lineText(model)).toBe('5,5 1×1 ; |');
  });

  it('ends a rectangle also on a black disc', async () => {
    const { model } = await openGame(SPOTTED);
    makeMove(model, '4,3 4×3');
    expect(lineText(model)).toBe('4,3 4×3 ; |');
  });

  it('a black disc is refused as a corner', async () => {
    const { model } = await openGame(SPOTTED);
    model.press(cell(2, 2));
    expect(model.refusal.value).toEqual({ kind: 'corner-black', cell: cell(2, 2) });
    expect(heldIn(model)).toBeUndefined();
    model.press(cell(1, 3));
    expect(model.refusal.value).toBeUndefined();
    model.press(cell(2, 2));
    expect(model.refusal.value).toEqual({ kind: 'corner-black', cell: cell(2, 2) });
    expect(heldIn(model)).toBe('1,3');
  });

  it.each([
    ['a width', cell(3, 3), { kind: 'width', width: 3 }],
    ['a height', cell(5, 2), { kind: 'height', height: 4 }],
    ['both', cell(4, 4), { kind: 'size', width: 2, height: 2 }],
  ] as const)(
    'where %s is no length says so, and only once more holds the white disc',
    async (_, end, refusal) => {
      const { model } = await openGame(PERSONS);
      const corner = refusal.kind === 'width' ? cell(5, 3) : cell(5, 5);
      model.press(corner);
      model.press(end);
      expect(model.refusal.value).toEqual({ ...refusal, cell: end, mayBegin: true });
      expect(heldIn(model)).toBe(`${corner.column},${corner.row}`);
      model.press(end);
      expect(model.refusal.value).toBeUndefined();
      expect(heldIn(model)).toBe(`${end.column},${end.row}`);
      expect(lineText(model)).toBe('|');
    },
  );

  it('another disc that is no end either is refused as well', async () => {
    const { model } = await openGame(PERSONS);
    model.press(cell(5, 5));
    model.press(cell(4, 5));
    model.press(cell(3, 5));
    expect(model.refusal.value).toMatchObject({ kind: 'width', width: 3 });
    expect(heldIn(model)).toBe('5,5');
    // What was refused is forgotten with the corner.
    model.dismiss();
    model.press(cell(5, 5));
    model.press(cell(3, 5));
    expect(heldIn(model)).toBe('5,5');
  });

  it('where a length is none says so of a black disc too, and the corner stays held', async () => {
    const { model } = await openGame(SPOTTED);
    model.press(cell(3, 2));
    model.press(cell(2, 2));
    const refusal = { kind: 'width', width: 2, cell: cell(2, 2), mayBegin: false };
    expect(model.refusal.value).toEqual(refusal);
    model.press(cell(2, 2));
    expect(model.refusal.value).toEqual(refusal);
    expect(heldIn(model)).toBe('3,2');
  });

  it.each([cell(5, 2), cell(2, 5), cell(5, 5)])(
    'a white disc that is no end for anybody, at %o, just becomes the corner',
    async (elsewhere) => {
      const { model } = await openGame(PERSONS);
      model.press(cell(3, 3));
      model.press(elsewhere);
      expect(model.refusal.value).toBeUndefined();
      expect(heldIn(model)).toBe(`${elsewhere.column},${elsewhere.row}`);
    },
  );

  it('holds a corner before it is known which rectangles it has', async () => {
    const { model, analyst } = await openGame(SPOTTED, { hold: ['describe'] });
    model.press(cell(4, 3));
    model.press(cell(4, 3));
    expect([heldIn(model), lineText(model)]).toEqual(['4,3', '|']);
    model.press(cell(1, 1));
    expect(model.refusal.value).toEqual({ kind: 'corner-black', cell: cell(1, 1) });
    model.drag(cell(4, 3), cell(1, 1), true);
    model.step('wider');
    model.table.choose(rectangle('4,3 1×1'));
    expect([heldIn(model), lineText(model)]).toEqual(['4,3', '|']);
    analyst.lastCall.release();
    await rest(0);
    model.press(cell(1, 1));
    expect(lineText(model)).toBe('4,3 4×3 ; |');
  });

  it('is no end of what is only pointed at', async () => {
    const { model } = await openGame(PERSONS);
    model.table.point(cell(4, 3));
    model.press(cell(1, 1));
    expect([heldIn(model), lineText(model)]).toEqual(['1,1', '|']);
  });

  it('off the board is nothing', async () => {
    const { model } = await openGame(PERSONS);
    model.press(cell(6, 1));
    model.drag(cell(0, 1), cell(1, 1), true);
    expect([heldIn(model), model.refusal.value]).toEqual([undefined, undefined]);
  });
});

describe('dragging', () => {
  it('chooses what is nearest, and makes the move at its end', async () => {
    const { model } = await openGame(PERSONS);
    model.drag(cell(5, 5), cell(4, 5), false);
    expect(heldIn(model)).toBe('5,5 1×1');
    model.drag(cell(5, 5), cell(3, 4), false);
    expect([heldIn(model), lineText(model)]).toEqual(['5,5 4×1', '|']);
    model.drag(cell(5, 5), cell(1, 3), true);
    expect([heldIn(model), lineText(model)]).toEqual([undefined, '5,5 4×3 ; |']);
  });

  it('back to where it began chooses the single disc, and makes no move', async () => {
    const { model } = await openGame(PERSONS);
    model.drag(cell(5, 5), cell(3, 4), false);
    model.drag(cell(5, 5), cell(5, 5), true);
    expect([heldIn(model), lineText(model)]).toEqual(['5,5 1×1', '|']);
    expect(model.refusal.value).toBeUndefined();
  });

  it('from a black disc is refused', async () => {
    const { model } = await openGame(SPOTTED);
    model.drag(cell(2, 2), cell(1, 1), false);
    expect(model.refusal.value).toEqual({ kind: 'corner-black', cell: cell(2, 2) });
    model.drag(cell(2, 2), cell(1, 1), true);
    expect([heldIn(model), lineText(model)]).toEqual([undefined, '|']);
  });

  it.each([cell(5, 1), cell(1, 5), cell(5, 5)])(
    'to the right or up, to %o, makes no move, but what was chosen stays so',
    async (end) => {
      const { model } = await openGame(PERSONS);
      model.drag(cell(4, 3), end, false);
      const chosen = heldIn(model);
      expect(model.refusal.value).toBeUndefined();
      model.drag(cell(4, 3), end, true);
      expect(model.refusal.value).toEqual({ kind: 'not-below-left', corner: cell(4, 3) });
      expect([heldIn(model), lineText(model)]).toEqual([chosen, '|']);
      model.apply();
      expect(lineText(model)).toBe(`${chosen ?? ''} ; |`);
    },
  );
});

describe('the keyboard', () => {
  it('steps through the rectangles of a corner and applies one', async () => {
    const { model } = await openGame(PERSONS);
    model.press(cell(4, 4));
    model.apply();
    expect(lineText(model)).toBe('|');
    const seen = (['next', 'wider', 'taller', 'narrower', 'lower', 'previous'] as const).map(
      (step) => {
        model.step(step);
        return heldIn(model);
      },
    );
    expect(seen).toEqual(['4,4 1×1', '4,4 4×1', '4,4 4×3', '4,4 1×3', '4,4 1×1', '4,4 4×3']);
    model.apply();
    expect(lineText(model)).toBe('4,4 4×3 ; |');
  });

  it('is told which next length does not fit', async () => {
    const { model } = await openGame('rows=6&columns=9&opponent=person');
    model.press(cell(5, 4));
    model.step('next');
    model.step('wider');
    expect(model.refusal.value).toBeUndefined();
    model.step('wider');
    expect(model.refusal.value).toEqual({ kind: 'off-board', axis: 'columns', length: 9 });
    expect(heldIn(model)).toBe('5,4 4×1');
    model.step('taller');
    expect(model.refusal.value).toBeUndefined();
    model.step('taller');
    expect(model.refusal.value).toEqual({ kind: 'off-board', axis: 'rows', length: 6 });
    model.step('narrower');
    expect(model.refusal.value).toBeUndefined();
    model.step('narrower');
    expect([heldIn(model), model.refusal.value]).toEqual(['5,4 1×3', undefined]);
  });

  it('is told nothing where the whole board has no longer one', async () => {
    const { model } = await openGame(PERSONS);
    model.press(cell(5, 5));
    for (let step = 0; step < 3; step += 1) {
      model.step('wider');
      model.step('taller');
    }
    expect([heldIn(model), model.refusal.value]).toEqual(['5,5 4×3', undefined]);
  });

  it('has the corner that is pointed at where none is held', async () => {
    const { model } = await openGame(PERSONS);
    model.step('next');
    expect(heldIn(model)).toBeUndefined();
    model.table.point(cell(4, 3));
    model.step('previous');
    expect(heldIn(model)).toBe('4,3 4×3');
  });

  it('lets go of the corner and of what was refused', async () => {
    const { model } = await openGame(SPOTTED);
    model.press(cell(4, 3));
    model.press(cell(2, 2));
    model.dismiss();
    expect([heldIn(model), model.refusal.value]).toEqual([undefined, undefined]);
    model.press(cell(2, 2));
    model.dismiss();
    expect(model.refusal.value).toBeUndefined();
  });
});

describe('choosing a rectangle', () => {
  it('holds a legal one without playing it', async () => {
    const { model } = await openGame(SPOTTED);
    model.table.choose(rectangle('4,3 4×3'));
    expect([heldIn(model), lineText(model)]).toEqual(['4,3 4×3', '|']);
    for (const bad of ['2,2 1×1', '4,3 2×1', '4,3 4×2', '3,3 4×1', '9,9 1×1'])
      model.table.choose(rectangle(bad));
    expect(heldIn(model)).toBe('4,3 4×3');
    model.press(cell(1, 1));
    expect(lineText(model)).toBe('4,3 4×3 ; |');
  });

  it('does not show what wins', async () => {
    const { model, analyst } = await openGame(PERSONS);
    model.table.setShowValues(true);
    model.press(cell(4, 3));
    model.step('next');
    const { table } = model;
    expect(table.state.value).toMatchObject({ heat: 'none', showValues: false, showGrundy: false });
    expect(table.answers.value).toBe('hidden');
    expect(table.recent.value).toBeUndefined();
    expect(table.why.value).toBeUndefined();
    expect(table.cornerMoves.value.map(({ wins }) => wins)).toEqual([false, false, false, false]);
    expect(table.examination.value.status).toBe('known');
    expect(analyst.callsOf('product')).toEqual([]);
  });
});

describe('when nobody can move by hand', () => {
  it('is refused while the computer is to move', async () => {
    const { model } = await openGame('rows=5&columns=5&first=white', { hold: ['choose'] });
    expect(model.phase.value).toEqual({ kind: 'thinking', player: 'white' });
    const refusal = { kind: 'not-your-turn', player: 'white' };
    const attempts = [
      () => model.press(cell(5, 5)),
      () => model.drag(cell(5, 5), cell(1, 1), true),
      () => model.step('next'),
      () => model.apply(),
      () => model.table.choose(rectangle('5,5 1×1')),
    ];
    for (const attempt of attempts) {
      model.dismiss();
      expect(model.refusal.value).toBeUndefined();
      attempt();
      expect(model.refusal.value).toEqual(refusal);
      expect([heldIn(model), lineText(model)]).toEqual([undefined, '|']);
    }
  });

  it('is refused once the game is over', async () => {
    const { model } = await openGame('rows=2&columns=2&opponent=person&position=WB.BB');
    makeMove(model, '1,2 1×1');
    expect(model.phase.value).toEqual({ kind: 'over', winner: 'black', loser: 'white' });
    model.press(cell(1, 1));
    expect(model.refusal.value).toEqual({ kind: 'over' });
    model.undo();
    expect(model.refusal.value).toBeUndefined();
  });
});

describe('a game of two', () => {
  it('ends when no white disc is left; who made the last move has won', async () => {
    const { model } = await openGame('rows=2&columns=2&opponent=person&first=white');
    const players = [];
    for (const move of ['1,1 1×1', '2,1 1×1', '1,2 1×1', '2,2 1×1']) {
      players.push(model.phase.value);
      makeMove(model, move);
    }
    expect(players.map((phase) => phase.kind === 'to-move' && phase.player)).toEqual([
      'white',
      'black',
      'white',
      'black',
    ]);
    expect(model.phase.value).toEqual({ kind: 'over', winner: 'black', loser: 'white' });
    expect(
      model.line.value.map(({ number, player, whiteDiscs }) => [number, player, whiteDiscs]),
    ).toEqual([
      [1, 'white', 3],
      [2, 'black', 2],
      [3, 'white', 1],
      [4, 'black', 0],
    ]);
    expect(model.canRedo.value).toBe(false);
  });

  it('is over at a start without white discs: who is to move has lost', async () => {
    const { model } = await openGame('rows=2&columns=2&opponent=person&position=BB.BB');
    expect(model.phase.value).toEqual({ kind: 'over', winner: 'white', loser: 'black' });
    const other = await openGame('rows=2&columns=2&first=white&position=BB.BB');
    expect(other.model.phase.value).toEqual({ kind: 'over', winner: 'black', loser: 'white' });
    expect(other.analyst.callsOf('choose')).toEqual([]);
    other.model.swapSides();
    other.model.letMove();
    expect(other.model.game.value.setup.you).toBe('black');
  });
});
