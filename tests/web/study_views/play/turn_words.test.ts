/** The texts of a match: whose turn it is, what to do, and why something is no move. */
import { describe, expect, it } from 'vitest';
import { fakeTime } from '../../fake_time';
import { refusalText, turnWords } from '../../../../web/src/study_views/play/turn_words';
import { filledPosition } from '../../../../web/src/game/position';
import { REPLY_DELAY_MS } from '../../../../web/src/study/opponent';
import type { StudyModel } from '../../../../web/src/study/study_model';
import { CRASH } from '../../crash';
import { cell, move, openStudy, press, rest } from '../../study/open_study';

fakeTime();

const now = (model: StudyModel) => turnWords(model).now;
const news = (model: StudyModel) => turnWords(model).news;
const said = (model: StudyModel) =>
  model.choice.refusal.value && refusalText(model, model.choice.refusal.value);
const play = (query: string) => openStudy(`mode=play&opponent=person&${query}`);

describe('a match against the computer', () => {
  it('says what to do at each turn, and who won', async () => {
    const { model, engine } = await openStudy('rows=2&columns=2&mode=play&position=BB.WW&seed=1', {
      hold: ['choose'],
    });
    expect([news(model), now(model)]).toEqual([
      'Perfect play beats every first move.',
      'Your turn. Press a white disc: the corner of your move.',
    ]);
    model.choice.press(cell(2, 1));
    expect(now(model)).toBe(
      'Your turn. Corner at row 1, column 2, 1 move: choose where your move ends.',
    );
    model.choice.choose(move(model, '1x2'));
    expect(now(model)).toBe('Your move: 1 × 1 at row 1, column 2.');
    model.choice.apply();
    expect([news(model), now(model)]).toEqual([
      'You turned 1 × 1 at row 1, column 2.',
      'The computer is thinking …',
    ]);
    model.choice.press(cell(1, 1));
    expect(said(model)).toBe('It’s the computer’s turn.');
    model.moving.goTo(0);
    model.moving.goTo(1);
    expect(now(model)).toBe('It’s the computer’s turn here.');
    model.match.letMove();
    engine.lastOf('choose').fail(CRASH);
    await rest(0);
    expect(now(model)).toMatch(
      /^The computer’s move can’t be worked out right now\. The browser stopped/u,
    );
    engine.hold = new Set();
    model.match.letMove();
    await rest(REPLY_DELAY_MS);
    expect([news(model), now(model)]).toEqual([
      'The computer turned 1 × 1 at row 1, column 1.',
      'The computer wins: you can’t move.',
    ]);
    model.choice.press(cell(1, 1));
    expect(said(model)).toBe('The game is over: no move is left.');
  });

  it('says that you won', async () => {
    const { model } = await openStudy('rows=2&columns=2&mode=play&position=BB.BW&seed=1');
    press(model, '1x2');
    expect(now(model)).toBe('You win: the computer can’t move.');
  });

  it.each(['game=rugs&rows=1&columns=4', 'game=single*ruler&rows=2&columns=4'])(
    'speaks of coins where each move is on one row: %s',
    async (query) => {
      const { model } = await openStudy(`${query}&mode=play&opponent=good`);
      expect(now(model)).toBe('Your turn. Press a white coin: the rightmost one of your move.');
    },
  );

  it('tells a hint until a corner is held', async () => {
    const { model } = await openStudy('rows=5&columns=5&mode=play&opponent=good');
    model.match.askHint();
    expect(now(model)).toMatch(
      /^You can win: \d corners have a winning move, marked on the board\.$/u,
    );
    model.choice.press(cell(4, 4));
    expect(now(model)).toMatch(/^Your turn\. Corner at row 4, column 4/u);
    const lost = await openStudy('rows=8&columns=8&mode=play&hints=0');
    expect(now(lost.model)).toBe('Every move from here loses. Choose one that is hard to answer.');
  });

  it('has a hint in the place of what was refused', async () => {
    const { model } = await openStudy('rows=5&columns=5&mode=play');
    model.choice.press(cell(4, 3));
    model.choice.press(cell(3, 3));
    expect(said(model)).toMatch(/^No move is 2 wide/u);
    model.match.askHint();
    expect([said(model), now(model)]).toEqual([
      undefined,
      expect.stringMatching(/^You can win: /u),
    ]);
  });

  it('says what can’t be worked out: the moves, or the hint', async () => {
    const { engine, model } = await openStudy('rows=3&columns=3&mode=play&hints=0', {
      hold: ['describe', 'examine'],
    });
    engine.lastOf('describe').fail(CRASH);
    await rest(0);
    expect(now(model)).toMatch(/^The possible moves can’t be worked out right now\. The browser/u);
    engine.hold = new Set(['examine']);
    model.knowledge.again();
    await rest(0);
    expect(now(model)).toBe('Working it out …');
    engine.lastOf('examine').fail(CRASH);
    await rest(0);
    expect(now(model)).toMatch(/^What wins can’t be worked out right now\. The browser/u);
  });
});

describe('a match of two people', () => {
  it('calls them by their names', async () => {
    const { model } = await play('rows=2&columns=2');
    const names = { first: 'Ada', second: 'Ben' };
    const start = filledPosition({ rows: 2, columns: 2 }, 1);
    model.setUps.begin({ start, opponent: 'person', you: 'first', names });
    await rest(0);
    expect([news(model), now(model)]).toEqual([
      'Perfect play beats every first move.',
      'Ada, it’s your turn. Press a white disc: the corner of your move.',
    ]);
    model.choice.press(cell(1, 1));
    expect(now(model)).toMatch(/^Ada’s turn\. Corner at row 1, column 1/u);
    model.choice.choose(move(model, '1x1'));
    expect(now(model)).toMatch(/^Ada’s move: 1 × 1/u);
    model.choice.apply();
    expect(news(model)).toMatch(/^Ada turned 1 × 1/u);
    for (const text of ['1x2', '2x1', '2x2']) press(model, text);
    expect(now(model)).toBe('Ben wins: Ada can’t move.');
  });

  it('counts those who have none', async () => {
    const { model } = await play('rows=2&columns=2&moves=1x1&hints=1');
    expect(now(model)).toMatch(/^Player 2 can win: 3 corners have a winning move/u);
  });

  it('is nothing to play where nobody can move from the start', async () => {
    const { model } = await play('game=twins*single&rows=3&columns=1&position=W.B.B');
    expect([news(model), now(model)]).toEqual([
      ...[undefined, 'No move is possible here. Set up another position, or start a new game.'],
    ]);
  });
});

describe('what is no move', () => {
  const SPOTTED = 'rows=8&columns=10&moves=8x10';
  const BEGIN = ' Press it again to start there.';

  it.each([
    [cell(7, 8), `No move is 3 wide: widths are 1, 4, or 9.${BEGIN}`],
    [cell(9, 7), `No move is 2 high: heights are 1, 3, or 6.${BEGIN}`],
    [
      cell(5, 5),
      `No move is 4 high and 5 wide: heights are 1, 3, or 6, widths are 1, 4, or 9.${BEGIN}`,
    ],
    [cell(10, 8), 'The corner of a move must be white, and the disc in row 8, column 10 is black.'],
  ])('is explained by its lengths at the end %o', async (end, words) => {
    const { model } = await play(SPOTTED);
    model.choice.press(cell(9, 8));
    model.choice.press(end);
    expect(said(model)).toBe(words);
  });

  it('is explained by its two ends, in the numbers of the game, where moves are no runs', async () => {
    const { model } = await play(
      'game=turning-corners&rows=4&columns=4&position=WWWB.WWWW.WWWW.WWWW',
    );
    model.choice.press(cell(4, 4));
    model.choice.press(cell(4, 2));
    expect(said(model)).toBe(
      `No move with its corner at row 3, column 3 ends at row 1, column 3.${BEGIN}`,
    );
    model.choice.press(cell(4, 1));
    expect(said(model)).toBe('No move with its corner at row 3, column 3 ends at row 0, column 3.');
    model.choice.dismiss();
    model.choice.press(cell(2, 1));
    expect(said(model)).toBe('No move has the disc in row 0, column 1 as its corner.');
  });

  it('is explained where a drag led the wrong way, or a step over the edge', async () => {
    const { model } = await play(SPOTTED);
    model.choice.drag(cell(4, 4), cell(6, 6), 'first');
    model.choice.drag(cell(4, 4), cell(6, 6), 'last');
    expect(said(model)).toBe(
      'A move reaches to the left and down from its corner at row 4, column 4.',
    );
    model.choice.press(cell(3, 5));
    for (const step of ['wider', 'wider'] as const) model.choice.step(step);
    expect(said(model)).toBe('The next move is 4 wide, and that would leave the board.');
    for (const step of ['taller', 'taller'] as const) model.choice.step(step);
    expect(said(model)).toBe('The next move is 6 high, and that would leave the board.');
    const upward = await play('game=rugs&rows=3&columns=3');
    upward.model.choice.drag(cell(1, 1), cell(3, 3), 'last');
    expect(said(upward.model)).toBe(
      'A move reaches to the left and up from its corner at row 1, column 1.',
    );
  });
});
