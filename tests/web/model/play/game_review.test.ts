import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REPLY_REST } from '../../../../web/src/model/play/play_model';
import type { PlayModel } from '../../../../web/src/model/play/play_model';
import { SolverError } from '../../../../web/src/solver/errors';
import { examineBoard, reviewGame } from '../../fake_analyst';
import { cell, rest, rowsOf } from '../board/open_board';
import { heldIn, lineText, makeMove, openGame, printed, rectangle, settingsOf } from './open_game';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The board nimbers are 2, 3, 2, 0, 1. */
const GAME = 'rows=5&columns=5&opponent=person&moves=1.1.1.1-5.5.1.1-4.5.1.1-1.2.1.1';
const FAILURE = new SolverError({ kind: 'worker-failed', message: 'gone' });

function movesOf(model: PlayModel) {
  const review = model.review.value;
  return review?.status === 'known' ? review.moves : [];
}

function tableRows(model: PlayModel): string {
  return rowsOf(model.table.state.value.position);
}

describe('a review', () => {
  it('tells what became of the win by each move', async () => {
    const { model } = await openGame(`${GAME}&hints=0.2-2.3-3.1-4.1`);
    model.openReview();
    expect(model.review.value).toEqual({ status: 'waiting' });
    await rest(0);
    const moves = movesOf(model);
    expect(moves.map(({ before, after, verdict, hint }) => [before, after, verdict, hint])).toEqual(
      [
        [2, 3, 'lost', 2],
        [3, 2, 'lost', 0],
        [2, 0, 'kept', 3],
        [0, 1, 'hopeless', 1],
      ],
    );
    const facts = reviewGame(
      5,
      5,
      new Uint8Array(25).fill(1),
      model.line.value.map((move) => move.rectangle),
    );
    expect(moves.map(({ better }) => better)).toEqual(facts.better);
    expect(moves.map(({ better }) => better !== undefined)).toEqual([true, true, false, false]);
    expect(moves.map(({ number, place, player }) => [number, place, player])).toEqual(
      model.line.value.map(({ number, place, player }) => [number, place, player]),
    );
  });

  it('marks both players, first who moved first', async () => {
    const { model } = await openGame(`${GAME}&first=white&hints=0.2-2.3-3.1`);
    model.openReview();
    await rest(0);
    expect(model.review.value).toMatchObject({
      marks: [
        { player: 'white', moves: 2, kept: 1, lost: 1, hopeless: 0, hints: 5 },
        { player: 'black', moves: 2, kept: 0, lost: 1, hopeless: 1, hints: 1 },
      ],
    });
  });

  it('begins with what would have been better than the first move that lost the win', async () => {
    const { model } = await openGame(GAME, { hold: ['review'] });
    model.openReview();
    expect([model.reviewed.value, tableRows(model)]).toEqual([
      undefined,
      rowsOf(model.position.value),
    ]);
    expect(model.table.answers.value).toBe('hidden');
    // Nothing is played meanwhile.
    makeMove(model, '5,1 1×1');
    expect([lineText(model).endsWith('|'), heldIn(model)]).toEqual([true, '5,1 1×1']);
    expect(model.line.value).toHaveLength(4);
    expect(model.lastMove.value).toBeUndefined();
  });

  it('shows the position before the move, with what wins there', async () => {
    const { model } = await openGame(GAME);
    expect(model.lastMove.value?.number).toBe(4);
    model.openReview();
    await rest(0);
    const better = movesOf(model)[0]!.better!;
    expect(model.reviewed.value).toEqual({ number: 1, shows: 'better' });
    expect(heldIn(model)).toBe(printed(better));
    expect(tableRows(model)).toBe(Array(5).fill('WWWWW').join('.'));
    expect(model.table.chosen.value?.wins).toBe(true);
    expect(model.table.answers.value).toBe('shown');
    expect(model.table.recent.value?.winning.count).toBeGreaterThan(0);
    await rest(0);
    expect(model.table.why.value).toMatchObject({ wins: true, boardNimber: 2, leaves: 0 });
    expect(model.lastMove.value).toBeUndefined();
    // The game itself is still where it was.
    expect([model.shown.value, rowsOf(model.position.value).includes('B')]).toEqual([4, true]);
    model.table.setShowValues(true);
    expect(model.table.state.value.showValues).toBe(true);
    model.openReview({ number: 3, shows: 'played' });
    await rest(0);
    expect(heldIn(model)).toBe('4,5 1×1');
    expect(tableRows(model)).toBe('WWWWB.WWWWW.WWWWW.WWWWW.BWWWW');
    expect(model.table.why.value).toMatchObject({ wins: true, boardNimber: 2, leaves: 0 });
    model.closeReview();
    expect([model.review.value, model.reviewed.value]).toEqual([undefined, undefined]);
    expect(tableRows(model)).toBe(rowsOf(model.position.value));
    expect([heldIn(model), model.table.state.value.showValues]).toEqual([undefined, false]);
    expect(model.table.answers.value).toBe('hidden');
  });

  it('begins with the first move where none lost the win', async () => {
    const { model } = await openGame('rows=2&columns=2&opponent=person&moves=1.1.1.1-2.2.1.1');
    model.openReview();
    await rest(0);
    expect(movesOf(model).map(({ verdict }) => verdict)).toEqual(['hopeless', 'kept']);
    expect(model.reviewed.value).toEqual({ number: 1, shows: 'played' });
    expect(heldIn(model)).toBe('1,1 1×1');
  });

  it('is asked for once, as long as the line stays the same', async () => {
    const { model, analyst } = await openGame(GAME, { hold: ['review'] });
    model.openReview({ number: 2, shows: 'better' });
    expect(heldIn(model)).toBeUndefined();
    expect(model.reviewed.value).toEqual({ number: 2, shows: 'better' });
    model.openReview({ number: 2, shows: 'better' });
    model.closeReview();
    model.openReview({ number: 2, shows: 'better' });
    expect(analyst.callsOf('review')).toHaveLength(1);
    analyst.callsOf('review').at(-1)?.release();
    await rest(0);
    expect(heldIn(model)).toBe(printed(movesOf(model)[1]!.better!));
    model.openReview({ number: 4, shows: 'better' });
    expect(model.reviewed.value).toEqual({ number: 4, shows: 'played' });
    expect(heldIn(model)).toBe('1,2 1×1');
    model.undo();
    expect(model.review.value).toBeUndefined();
    model.openReview();
    expect(model.review.value?.status).toBe('known');
    expect(analyst.callsOf('review')).toHaveLength(1);
    model.closeReview();
    makeMove(model, '5,1 1×1');
    model.openReview();
    expect(analyst.callsOf('review')).toHaveLength(2);
  });

  it('drops the question about another line', async () => {
    const { model, analyst } = await openGame(GAME, { hold: ['review'] });
    model.openReview();
    const [first] = analyst.callsOf('review');
    model.closeReview();
    makeMove(model, '5,1 1×1');
    model.openReview();
    expect(first?.aborted).toBe(true);
    const [, second] = analyst.callsOf('review');
    first?.fail(FAILURE);
    await rest(0);
    expect(model.review.value).toEqual({ status: 'waiting' });
    second?.release();
    await rest(0);
    expect(movesOf(model)).toHaveLength(5);
  });

  it('stays closed when its answer comes later', async () => {
    const { model, analyst } = await openGame(GAME, { hold: ['review'] });
    model.openReview();
    const [asked] = analyst.callsOf('review');
    model.closeReview();
    model.press(cell(5, 1));
    asked?.release();
    await rest(0);
    expect([model.review.value, heldIn(model)]).toEqual([undefined, '5,1']);
  });

  it('says when it failed, and is asked again', async () => {
    const { model, analyst } = await openGame(GAME, { hold: ['review'] });
    model.reviewAgain();
    expect(analyst.callsOf('review')).toEqual([]);
    model.openReview();
    analyst.callsOf('review').at(-1)?.fail(FAILURE);
    await rest(0);
    expect(model.review.value).toEqual({ status: 'failed', error: FAILURE });
    expect(model.reviewed.value).toBeUndefined();
    model.reviewAgain();
    expect(model.review.value).toEqual({ status: 'waiting' });
    analyst.callsOf('review').at(-1)?.release();
    await rest(0);
    expect(model.reviewed.value).toEqual({ number: 1, shows: 'better' });
  });

  it('is not opened without moves, nor at a move that there is not', async () => {
    const { model, analyst } = await openGame('rows=5&columns=5');
    model.openReview();
    model.closeReview();
    const played = await openGame(GAME);
    for (const number of [0, 5, -1]) played.model.openReview({ number, shows: 'played' });
    for (const number of [0, 5]) {
      played.model.playFrom(number);
      expect(played.model.shown.value).toBe(4);
    }
    expect([model.review.value, played.model.review.value]).toEqual([undefined, undefined]);
    expect(analyst.callsOf('review')).toEqual([]);
  });

  it('that is not opened or closed changes nothing', async () => {
    const { model } = await openGame('rows=5&columns=5');
    model.press(cell(4, 3));
    model.openReview();
    model.closeReview();
    expect(heldIn(model)).toBe('4,3');
  });

  it('of another start is another one, though the moves be the same', async () => {
    const { model, analyst } = await openGame('rows=5&columns=5&opponent=person&moves=1.1.1.1');
    model.openReview();
    await rest(0);
    model.openJson(model.json().replace('WWWWW', 'BWWWW'));
    model.openReview();
    expect(analyst.callsOf('review')).toHaveLength(2);
  });

  it('does not take a late answer for that of the line', async () => {
    const { model, analyst } = await openGame(GAME);
    const answers: (() => void)[] = [];
    // As one that hears too late that it was aborted.
    analyst.review = (_board, discs, moves) =>
      new Promise((resolve) => {
        answers.push(() => resolve(reviewGame(5, 5, discs, moves)));
      });
    model.openReview();
    model.closeReview();
    makeMove(model, '5,1 1×1');
    model.openReview();
    answers[0]?.();
    await rest(0);
    expect(model.review.value).toEqual({ status: 'waiting' });
    answers[1]?.();
    await rest(0);
    expect(movesOf(model)).toHaveLength(5);
  });

  it('has its address written when it is known', async () => {
    const { model, bar, analyst } = await openGame(GAME, { hold: ['review'] });
    model.openReview();
    await rest(1_000);
    expect(bar.hash).not.toContain('review');
    analyst.callsOf('review').at(-1)?.release();
    await rest(0);
    expect(bar.hash).toContain('review=1');
  });

  it('goes as far as its facts', async () => {
    const { model, analyst } = await openGame(GAME);
    analyst.review = () => Promise.resolve({ boardNimbers: [2, 3], better: [undefined] });
    model.openReview({ number: 3, shows: 'better' });
    await rest(0);
    expect(movesOf(model)).toHaveLength(1);
    expect(model.reviewed.value).toEqual({ number: 3, shows: 'played' });
    expect(heldIn(model)).toBe('4,5 1×1');
  });
});

describe('in a review', () => {
  it('rectangles are looked at, and nothing is played', async () => {
    const { model } = await openGame(GAME);
    model.openReview({ number: 2, shows: 'played' });
    await rest(0);
    model.press(cell(1, 1));
    expect([heldIn(model), model.refusal.value]).toEqual(['5,5 1×1', undefined]);
    model.press(cell(4, 3));
    expect(heldIn(model)).toBe('4,3');
    const seen = [0, 1].map(() => {
      model.press(cell(4, 3));
      return heldIn(model);
    });
    expect(seen).toEqual(['4,3 1×1', '4,3 4×1']);
    model.press(cell(1, 1));
    expect(heldIn(model)).toBe('4,3 4×3');
    await rest(0);
    expect(model.table.why.value).toMatchObject({
      boardNimber: 3,
      leaves: 3 ^ productOf('4,3 4×3'),
    });
    model.drag(cell(5, 5), cell(2, 5), true);
    expect(heldIn(model)).toBe('5,5 4×1');
    model.drag(cell(4, 4), cell(5, 5), true);
    expect([heldIn(model), model.refusal.value]).toEqual(['4,4 1×1', undefined]);
    model.step('taller');
    model.table.choose(rectangle('5,4 4×1'));
    expect(heldIn(model)).toBe('5,4 4×1');
    model.apply();
    expect(model.line.value).toHaveLength(4);
    model.dismiss();
    expect([heldIn(model), model.review.value?.status]).toEqual([undefined, 'known']);
    expect(model.game.value.places).toHaveLength(5);
  });

  function productOf(text: string): number {
    const discs = new Uint8Array(25).fill(1);
    const { column, row, width, height } = rectangle(text);
    const before = examineBoard(5, 5, discs).boardNimber;
    for (let y = row - height; y < row; y += 1)
      for (let x = column - width; x < column; x += 1) discs[y * 5 + x] = 0;
    return before ^ examineBoard(5, 5, discs).boardNimber;
  }

  it('all of it can be looked at also once the game is over', async () => {
    const { model } = await openGame('rows=2&columns=2&position=BB.WW&moves=1.1.1.1-2.1.1.1');
    expect(model.phase.value.kind).toBe('over');
    model.openReview({ number: 1, shows: 'played' });
    await rest(0);
    model.drag(cell(2, 1), cell(1, 1), true);
    expect([heldIn(model), model.refusal.value]).toEqual(['2,1 1×1', undefined]);
    model.dismiss();
    model.table.choose(rectangle('1,1 1×1'));
    expect(heldIn(model)).toBe('1,1 1×1');
    model.press(cell(2, 1));
    model.step('next');
    expect([heldIn(model), model.refusal.value]).toEqual(['2,1 1×1', undefined]);
  });

  it('a hint tells nothing of what another position is', async () => {
    const { model } = await openGame(`${GAME}&hints=4.1`);
    expect(model.hint.value.won).toBe(true);
    model.openReview({ number: 4, shows: 'played' });
    await rest(0);
    expect(model.table.examination.value.status).toBe('known');
    expect(model.hint.value.won).toBeUndefined();
  });

  it('what one looks at stays when a view that was asked for becomes known', async () => {
    const { model, analyst } = await openGame(GAME, { hold: ['review'] });
    model.openReview({ number: 2, shows: 'played' });
    model.press(cell(4, 3));
    analyst.callsOf('review').at(-1)?.release();
    await rest(0);
    expect(heldIn(model)).toBe('4,3');
  });

  it('the address names the move', async () => {
    const { model, bar } = await openGame(GAME);
    model.openReview();
    await rest();
    expect(bar.hash).toContain('review=1');
    model.openReview({ number: 3, shows: 'played' });
    await rest();
    expect(bar.hash).toContain('review=3');
    const again = await openGame(bar.hash);
    expect(again.model.reviewed.value).toEqual({ number: 3, shows: 'played' });
    expect(again.model.review.value?.status).toBe('known');
    expect(heldIn(again.model)).toBe('4,5 1×1');
    await rest(0);
    expect(again.model.table.why.value?.leaves).toBe(0);
    model.closeReview();
    await rest();
    expect(bar.hash).not.toContain('review');
  });

  it('one may play on from before a move', async () => {
    const { model } = await openGame(GAME);
    model.openReview();
    model.playFrom(3);
    expect([model.review.value, model.shown.value]).toEqual([undefined, 2]);
    expect(model.phase.value).toEqual({ kind: 'to-move', player: 'black' });
    makeMove(model, '5,1 1×1');
    expect(lineText(model)).toBe('1,1 1×1 ; 5,5 1×1 ; 5,1 1×1 ; |');
    model.playFrom(1);
    expect(model.shown.value).toBe(0);
  });

  it('playing on from the computer’s turn waits until it is let', async () => {
    const { model } = await openGame(GAME.replace('person', 'perfect'));
    model.openReview();
    model.playFrom(2);
    expect(model.phase.value).toEqual({ kind: 'passed', player: 'white' });
    await rest(REPLY_REST);
    expect(model.shown.value).toBe(1);
  });

  it('the computer does not move, but does afterwards', async () => {
    const { model, analyst } = await openGame('rows=5&columns=5');
    makeMove(model, '1,1 1×1');
    model.openReview();
    await rest(2 * REPLY_REST);
    expect([model.phase.value.kind, model.shown.value]).toEqual(['passed', 1]);
    model.closeReview();
    expect(model.phase.value.kind).toBe('thinking');
    await rest(REPLY_REST);
    expect(model.shown.value).toBe(2);
    expect(analyst.callsOf('choose')).toHaveLength(2);
  });

  it.each([
    ['undo', (model: PlayModel) => model.undo()],
    ['goTo', (model: PlayModel) => model.goTo(model.game.value.current)],
    ['swap', (model: PlayModel) => model.swapSides()],
    ['start', (model: PlayModel) => model.start(settingsOf(model))],
    ['JSON', (model: PlayModel) => void model.openJson(model.json())],
  ])('%s closes it', async (_, act) => {
    const { model } = await openGame(GAME.replace('person', 'good'));
    model.openReview();
    await rest(0);
    act(model);
    expect([model.review.value, heldIn(model)]).toEqual([undefined, undefined]);
    expect(tableRows(model)).toBe(rowsOf(model.position.value));
  });

  it('letting the computer move closes it', async () => {
    const { model } = await openGame(`${GAME.replace('person', 'good')}&at=1`);
    model.openReview();
    model.letMove();
    expect([model.review.value, model.phase.value.kind]).toEqual([undefined, 'thinking']);
  });
});
