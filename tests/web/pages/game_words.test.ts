/** What a game says: whose turn it is, why something is no move, and what cannot be used of what was given. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REPLY_REST } from '../../../web/src/model/play/play_model';
import type { PlayModel } from '../../../web/src/model/play/play_model';
import { gameWords, phaseText, refusalText } from '../../../web/src/pages/play/game_words';
import { rejectedText } from '../../../web/src/pages/play/rejected_text';
import { sharedGame } from '../../../web/src/pages/play/shared_game';
import { SolverError } from '../../../web/src/solver/errors';
import { playText } from '../../../web/src/text/play';
import { cell, rest } from '../model/board/open_board';
import { makeMove, openGame } from '../model/play/open_game';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const phaseOf = (model: PlayModel) => phaseText(model, model.phase.value);
const saidOf = (model: PlayModel) => model.refusal.value && refusalText(model.refusal.value);

describe('what the game has come to', () => {
  it('is told between two people by their colours', async () => {
    const { model } = await openGame('rows=2&columns=2&opponent=person&first=white');
    expect(phaseOf(model)).toBe('White is to move.');
    for (const corner of ['2,2', '1,2', '2,1']) makeMove(model, `${corner} 1×1`);
    expect(phaseOf(model)).toBe('Black is to move.');
    makeMove(model, '1,1 1×1');
    expect(phaseOf(model)).toBe(
      'Black made the last move and wins: every disc is black, so White cannot move.',
    );
    const { rectangle, whiteDiscs } = model.lastMove.value!;
    expect(playText().turns('black', rectangle, whiteDiscs)).toBe(
      'Black turns column 1, row 1, 1 wide, 1 high; no white disc left.',
    );
  });

  it('is told to a person who plays the computer', async () => {
    const { model, analyst } = await openGame('rows=2&columns=2&position=BB.WW&you=black', {
      hold: ['choose'],
    });
    expect(phaseOf(model)).toBe('Your turn: you play Black.');
    makeMove(model, '2,1 1×1');
    expect(phaseOf(model)).toBe('The computer plays White and is thinking …');
    model.press(cell(1, 1));
    expect(saidOf(model)).toBe('It is the computer’s turn: it plays White.');
    model.goTo(0);
    model.goTo(1);
    expect(phaseOf(model)).toBe('It would be the computer’s turn here: it plays White.');
    model.letMove();
    analyst.lastCall.fail(new SolverError({ kind: 'worker-failed', message: 'gone' }));
    await rest(0);
    expect(phaseOf(model)).toMatch(
      /^The computer’s move cannot be worked out at the moment\. The browser ended/u,
    );
    analyst.hold = new Set();
    model.letMove();
    await rest(REPLY_REST);
    expect(phaseOf(model)).toBe(
      'The computer made the last move and wins: every disc is black, so you cannot move.',
    );
    model.press(cell(1, 1));
    expect(saidOf(model)).toBe('The game is over: no white disc is left.');
  });

  it('is the person’s win as well', async () => {
    const { model } = await openGame('rows=2&columns=2&position=BB.BW');
    makeMove(model, '2,1 1×1');
    expect(phaseOf(model)).toBe(
      'You made the last move and win: every disc is black, so the computer cannot move.',
    );
  });

  it('is nothing to play where all is black from the start', async () => {
    const { model } = await openGame('rows=2&columns=2&position=BB.BB');
    expect(phaseOf(model)).toMatch(/^There is nothing to play here: every disc is black\./u);
  });
});

describe('what is no move', () => {
  const SPOTTED = 'rows=8&columns=10&opponent=person&moves=10.8.1.1';
  const BEGIN = '; choose the disc once more to begin there.';

  it.each([
    [cell(7, 8), `That would be 3 wide, and 3 is not a square (1, 4, 9, 16, …)${BEGIN}`],
    [cell(9, 7), `That would be 2 high, and 2 is not a triangular number (1, 3, 6, 10, …)${BEGIN}`],
    [
      cell(5, 5),
      `That would be 5 wide, 4 high, but 5 is not a square (1, 4, 9, 16, …), and 4 not a triangular number (1, 3, 6, 10, …)${BEGIN}`,
    ],
    [
      cell(10, 8),
      'The disc in column 10, row 8 is black: the upper right corner of a rectangle must be white.',
    ],
  ])('is explained at the end %o', async (end, said) => {
    const { model } = await openGame(SPOTTED);
    model.press(cell(9, 8));
    model.press(end);
    expect(saidOf(model)).toBe(said);
  });

  it('has no beginning at a black disc', async () => {
    const { model } = await openGame('rows=3&columns=3&opponent=person&position=WWW.WWW.WBW');
    model.press(cell(3, 3));
    model.press(cell(2, 1));
    expect(saidOf(model)).toBe('That would be 2 wide, and 2 is not a square (1, 4, 9, 16, …).');
  });

  it('is explained where a drag led the wrong way, or a step over the edge', async () => {
    const { model } = await openGame(SPOTTED);
    model.drag(cell(4, 4), cell(6, 6), true);
    expect(saidOf(model)).toBe(
      'A rectangle reaches to the left and down from its corner in column 4, row 4.',
    );
    model.press(cell(3, 5));
    for (const step of ['wider', 'wider'] as const) model.step(step);
    expect(saidOf(model)).toBe('The next width is 4, and that would leave the board.');
    for (const step of ['taller', 'taller'] as const) model.step(step);
    expect(saidOf(model)).toBe('The next height is 6, and that would leave the board.');
  });
});

describe('the discs', () => {
  it('tell of the corners that win only when that was asked', async () => {
    const { model } = await openGame('rows=5&columns=5&opponent=person&moves=1.1.1.1&at=0');
    const told = () => {
      const { cell: say } = gameWords(model);
      const cells = Array.from({ length: 25 }, (_, place) =>
        cell((place % 5) + 1, Math.floor(place / 5) + 1),
      );
      return cells.filter((place) => say(place).includes('win'));
    };
    model.askHint();
    expect(told()).toEqual([]);
    model.askHint();
    expect(told()).toEqual(model.hint.value.corners);
    expect(told().length).toBeGreaterThan(1);
    model.askHint();
    expect(told()).toEqual(model.hint.value.corners);
    expect(gameWords(model).name).toMatch(/^Game on a board of 5\s× 5 discs$/u);
  });
});

describe('the marks of a review', () => {
  const { marks } = playText().review;

  it.each([
    [0, 0, 0, 'Black: never had a move that could win.'],
    [1, 0, 0, 'Black: 1 of 1 mark. 1 move kept the win.'],
    [3, 2, 0, 'Black: 3 of 5 marks. 3 moves kept the win. 2 moves gave it away.'],
    [
      3,
      1,
      2,
      'Black: 1 of 4 marks. 3 moves kept the win. 1 move gave it away. 2 marks off for hints.',
    ],
    // Nobody has less than none.
    [1, 0, 3, 'Black: 0 of 1 mark. 1 move kept the win. 3 marks off for hints.'],
  ])('of %i kept, %i lost and %i hints', (kept, lost, hints, said) => {
    expect(marks('black', kept, lost, hints)).toBe(said);
  });
});

describe('what an address asked for and did not get', () => {
  it.each([
    ['rows', '31', /^A game has 2 to 30 rows and columns, so rows “31” cannot be used/u],
    ['columns', 'x', /^A game has 2 to 30 rows and columns, so columns “x” cannot be used/u],
    ['moves', '5.1.2.1', /^“5\.1\.2\.1” is no legal move there/u],
    ['branches', '2-x', /^“2-x” is no legal move there/u],
    ['seed', '-1', /^The address asks for seed “-1”, which cannot be used here/u],
  ] as const)('is said of %s', (key, value, said) => {
    expect(rejectedText({ key, value })).toMatch(said);
  });
});

describe('a text that is pasted', () => {
  const HEAD = { tartan: 'game', version: 1, rows: 4, columns: 6 };
  const START = ['WBWWBW', 'WWWBWW', 'BWWWWW', 'WWBWWB'];

  async function opening(text: string | object) {
    const { model } = await openGame('rows=3&columns=3&opponent=person');
    const before = model.game.value;
    const said = sharedGame(model).openJson(typeof text === 'string' ? text : JSON.stringify(text));
    return { said, isUnchanged: model.game.value === before, model };
  }

  it.each<[string | object, string]>([
    ['{', 'This is not JSON. Paste the whole text, from { to }.'],
    ['[]', 'This is JSON, but no game of Tartan: it must be an object with "tartan": "game".'],
    [{ ...HEAD, version: 2 }, 'This text has version 2; this page reads version 1.'],
    [{ ...HEAD, columns: 31 }, '“columns” must be a whole number from 2 to 30, not 31.'],
    [{ ...HEAD, start: ['WWWWWW'] }, '“start” must have 4 rows, not 1.'],
    [
      { ...HEAD, start: START.with(1, 'WWWXWW') },
      'Row 2 of “start”, counted from the top, must be 6 letters W or B, not "WWWXWW".',
    ],
    [{ ...HEAD, first: 'red' }, '“first” cannot be "red".'],
    [{ ...HEAD, moves: [{ column: 1 }] }, '“moves[0].row” is missing.'],
    [
      { ...HEAD, start: START, moves: [{ column: 6, row: 1, width: 1, height: 1 }] },
      '“moves[0]” is {"column":6,"row":1,"width":1,"height":1}, which is no legal move there.',
    ],
  ])('and cannot be opened: %j', async (text, said) => {
    expect(await opening(text)).toMatchObject({ said, isUnchanged: true });
  });

  it('is opened where it is a game', async () => {
    const { said, model } = await opening({ ...HEAD, start: START });
    expect(said).toBeUndefined();
    expect(model.position.value).toMatchObject({ rows: 4, columns: 6 });
  });

  it('has the keys that are described beside it', async () => {
    const { model } = await openGame('moves=1.1.1.1&branches=0-2.2.1.1&hints=0.1');
    const { json, form } = sharedGame(model);
    const described = form.flatMap(([key]) => key.split(', '));
    expect(described.sort()).toEqual(Object.keys(JSON.parse(json()) as object).sort());
  });
});
