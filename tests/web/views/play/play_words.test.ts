/** What a match says: whose turn it is, why something is no move, and how somebody did. */
import { describe, expect, it } from 'vitest';
import { fakeTime } from '../../fake_time';
import { phaseText, refusalText } from '../../../../web/src/views/play/play_words';
import { SolverError } from '../../../../web/src/engine/errors';
import { REPLY_REST } from '../../../../web/src/study/opponent';
import type { StudyModel } from '../../../../web/src/study/study_model';
import { playText } from '../../../../web/src/text/play';
import { cell, openStudy, press, rest } from '../../study/open_study';

fakeTime();

const said = (model: StudyModel) => model.refusal.value && refusalText(model, model.refusal.value);
const play = (query: string) => openStudy(`mode=play&opponent=person&${query}`);

describe('what a match has come to', () => {
  it('is told between two people by their colours', async () => {
    const { model } = await play('rows=2&columns=2');
    expect(phaseText(model)).toBe('Black is to move.');
    for (const move of ['2x2', '2x1', '1x2']) press(model, move);
    expect(phaseText(model)).toBe('White is to move.');
    press(model, '1x1');
    expect(phaseText(model)).toBe('White made the last move and wins: Black cannot move.');
    const { player, move, heads } = model.line.moves.value.at(-1)!;
    expect(playText().status.turns(player, move, heads)).toBe(
      'White turns 1 wide, 1 high, corner at column 1, row 1; no white disc left.',
    );
  });

  it('is told to a person who plays the computer', async () => {
    const { model, engine } = await openStudy('rows=2&columns=2&mode=play&position=BB.WW&seed=1', {
      hold: ['choose'],
    });
    expect(phaseText(model)).toBe('Your turn: you play Black.');
    press(model, '1x2');
    expect(phaseText(model)).toBe('The computer plays White and is thinking …');
    model.press(cell(1, 1));
    expect(said(model)).toBe('It is the computer’s turn: it plays White.');
    model.goTo(0);
    model.goTo(1);
    expect(phaseText(model)).toBe('It would be the computer’s turn here: it plays White.');
    model.match.letMove();
    engine.lastOf('choose').fail(new SolverError({ kind: 'worker-failed', message: 'gone' }));
    await rest(0);
    expect(phaseText(model)).toMatch(
      /^The computer’s move cannot be worked out at the moment\. The browser ended/u,
    );
    engine.hold = new Set();
    model.match.letMove();
    await rest(REPLY_REST);
    expect(phaseText(model)).toBe('The computer made the last move and wins: you cannot move.');
    model.press(cell(1, 1));
    expect(said(model)).toBe('The game is over: no move is left.');
  });

  it('is the person’s win as well', async () => {
    const { model } = await openStudy('rows=2&columns=2&mode=play&position=BB.BW&seed=1');
    press(model, '1x2');
    expect(phaseText(model)).toBe('You made the last move and win: the computer cannot move.');
  });

  it('is nothing to play where nobody can move from the start', async () => {
    const { model } = await play('game=twins*single&rows=3&columns=1&position=W.B.B');
    expect(phaseText(model)).toMatch(/^No move is possible here\./u);
  });
});

describe('what is no move', () => {
  const SPOTTED = 'rows=8&columns=10&moves=8x10';
  const BEGIN = ' Choose the disc once more to begin there.';

  it.each([
    [cell(7, 8), `No move is 3 wide: widths are 1, 4, or 9.${BEGIN}`],
    [cell(9, 7), `No move is 2 high: heights are 1, 3, or 6.${BEGIN}`],
    [
      cell(5, 5),
      `No move is 5 wide and 4 high: widths are 1, 4, or 9 and heights are 1, 3, or 6.${BEGIN}`,
    ],
    [cell(10, 8), 'The disc in column 10, row 8 is black: the corner of a move must be white.'],
  ])('is explained by its lengths at the end %o', async (end, words) => {
    const { model } = await play(SPOTTED);
    model.press(cell(9, 8));
    model.press(end);
    expect(said(model)).toBe(words);
  });

  it('is explained by its two ends, in the numbers of the game, where moves are no runs', async () => {
    const { model } = await play(
      'game=turning-corners&rows=4&columns=4&position=WWWB.WWWW.WWWW.WWWW',
    );
    model.press(cell(4, 4));
    model.press(cell(4, 2));
    expect(said(model)).toBe(
      `No move with its corner in column 3, row 3 ends in column 3, row 1.${BEGIN}`,
    );
    model.press(cell(4, 1));
    expect(said(model)).toBe('No move with its corner in column 3, row 3 ends in column 3, row 0.');
  });

  it('is explained where a drag led the wrong way, or a step over the edge', async () => {
    const { model } = await play(SPOTTED);
    model.drag(cell(4, 4), cell(6, 6), 'first');
    model.drag(cell(4, 4), cell(6, 6), 'last');
    expect(said(model)).toBe(
      'A move reaches to the left and down from its corner in column 4, row 4.',
    );
    model.press(cell(3, 5));
    for (const step of ['wider', 'wider'] as const) model.step(step);
    expect(said(model)).toBe('The next move is 4 wide, and that would leave the board.');
    for (const step of ['taller', 'taller'] as const) model.step(step);
    expect(said(model)).toBe('The next move is 6 high, and that would leave the board.');
    const upward = await play('game=rugs&rows=3&columns=3');
    upward.model.drag(cell(1, 1), cell(3, 3), 'last');
    expect(said(upward.model)).toBe(
      'A move reaches to the left and up from its corner in column 1, row 1.',
    );
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
  ])('of %i kept, %i lost and %i hints', (kept, lost, hints, words) => {
    expect(marks('first', kept, lost, hints)).toBe(words);
  });
});
