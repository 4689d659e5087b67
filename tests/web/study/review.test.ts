import { describe, expect, it } from 'vitest';
import { fakeTime } from '../fake_time';
import { sameMove } from '../../../web/src/game/move';
import type { BoardJobs } from '../../../web/src/engine/worker/board_jobs';
import type { JobRequest } from '../../../web/src/engine/api/engine';
import { moveOfKinds } from '../../../web/src/study/kinds';
import { REPLY_DELAY_MS } from '../../../web/src/study/opponent';
import type { StudyModel } from '../../../web/src/study/study_model';
import { CRASH } from '../crash';
import {
  apply,
  cell,
  drag,
  held,
  lineText,
  move,
  openStudy,
  PLAYED_MATCH,
  press,
  rest,
  rowsOf,
} from './open_study';

fakeTime();

const AGAINST = PLAYED_MATCH.replace('person', 'good');
const HEADS = Array(5).fill('WWWWW').join('.');

function movesOf({ review }: StudyModel) {
  return review.moves.value;
}

describe('a review', () => {
  it('tells what became of the win by each move, and what would have kept it', async () => {
    const { model, engine } = await openStudy(`${PLAYED_MATCH}&hints=0-3`);
    model.review.open();
    expect(model.review.state.value?.status).toBe('asking');
    await rest(0);
    const moves = movesOf(model);
    expect(
      moves.map(({ nimberBefore, nimberAfter, verdict, isHinted }) => [
        ...[nimberBefore, nimberAfter, verdict, isHinted],
      ]),
    ).toEqual([
      [2, 3, 'lost', true],
      [3, 2, 'lost', false],
      [2, 0, 'kept', false],
      [0, 1, 'hopeless', true],
    ]);
    const { request } = engine.lastOf('review');
    const { better } = await engine.ask('review', request as JobRequest<BoardJobs, 'review'>);
    const expected = better.map((kinds) => kinds && moveOfKinds(model.view.board.value!, kinds));
    expect(moves.map((one) => one.better)).toEqual(expected);
    expect(expected.map((one) => one !== undefined)).toEqual([true, true, false, false]);
    expect(moves.map(({ number, node, player }) => [number, node, player])).toEqual(
      model.line.moves.value.map(({ number, node, player }) => [number, node, player]),
    );
  });

  it('marks both players, first who moved first', async () => {
    const { model } = await openStudy(`${PLAYED_MATCH}&hints=0-3`);
    model.review.open();
    await rest(0);
    expect(model.review.marks.value).toEqual([
      { player: 'first', moves: 2, kept: 1, lost: 1, hopeless: 0, hints: 1 },
      { player: 'second', moves: 2, kept: 0, lost: 1, hopeless: 1, hints: 1 },
    ]);
  });

  it('shows the position before a move, with what wins there', async () => {
    const { model } = await openStudy(PLAYED_MATCH);
    model.review.open();
    await rest(0);
    const { better } = movesOf(model)[0]!;
    // It starts with the first move that lost the win.
    expect(model.review.view.value).toEqual({ number: 1, shows: 'played' });
    expect(held(model)).toBe('1x1 chosen');
    model.review.open({ number: 1, shows: 'better' });
    expect(model.review.view.value).toEqual({ number: 1, shows: 'better' });
    expect(sameMove(model.view.chosen.value, better)).toBe(true);
    expect([rowsOf(model), model.view.answers.value]).toEqual([HEADS, 'shown']);
    await rest(0);
    expect(model.view.why.value).toMatchObject({ wins: true, nimber: 2, leaves: 0 });
    expect(model.view.wins(better!)).toBe(true);
    // The match itself hasn't moved.
    expect(model.line.shown.value).toBe(4);
    model.review.open({ number: 3, shows: 'played' });
    await rest(0);
    expect([held(model), rowsOf(model)]).toEqual(['5x4 chosen', 'WWWWB.WWWWW.WWWWW.WWWWW.BWWWW']);
    expect(model.view.why.value).toMatchObject({ wins: true, nimber: 2, leaves: 0 });
    model.review.close();
    expect([model.review.state.value, model.review.view.value]).toEqual([undefined, undefined]);
    expect([rowsOf(model), held(model)]).toEqual(['WWWBB.WWWWW.WWWWW.BWWWW.BWWWW', undefined]);
    expect(model.view.answers.value).toBe('hidden');
  });

  it('begins with the first move where none lost the win', async () => {
    const { model } = await openStudy('rows=2&columns=2&mode=play&opponent=person&moves=1x1-2x2');
    model.review.open();
    await rest(0);
    expect(movesOf(model).map(({ verdict }) => verdict)).toEqual(['hopeless', 'kept']);
    expect(model.review.view.value).toEqual({ number: 1, shows: 'played' });
    // A better move is only shown where the win was lost.
    model.review.open({ number: 2, shows: 'better' });
    expect(held(model)).toBe('2x2 chosen');
  });

  it('is of what was played: without moves, or of a move that there is not, it stays closed', async () => {
    const { model } = await openStudy(PLAYED_MATCH);
    for (const number of [0, 5, -1, 1.5]) {
      model.review.open({ number, shows: 'played' });
      expect(model.review.state.value).toBeUndefined();
    }
    for (const query of ['rows=2&columns=2&mode=play', 'rows=2&columns=2&moves=1x1']) {
      const other = await openStudy(query);
      expect(other.model.review.mayOpen.value).toBe(false);
      other.model.review.open();
      expect(other.model.state.value.look.review).toBeUndefined();
    }
  });

  it('that is not open closes without a change', async () => {
    const { model } = await openStudy('rows=5&columns=5&moves=1x1');
    model.choice.choose(move(model, '3x4'));
    model.review.close();
    expect(held(model)).toBe('3x4 chosen');
  });

  it('is asked for once as long as the line stays the same', async () => {
    const { model, engine } = await openStudy(PLAYED_MATCH);
    model.review.open();
    await rest(0);
    model.review.open({ number: 2, shows: 'better' });
    model.review.close();
    model.moving.goTo(1);
    model.review.open();
    await rest(0);
    expect(engine.callsOf('review')).toHaveLength(1);
    model.review.close();
    press(model, '3x3');
    model.review.open();
    expect(model.review.state.value?.status).toBe('asking');
    await rest(0);
    expect(engine.callsOf('review')).toHaveLength(2);
    expect(movesOf(model)).toHaveLength(2);
  });

  it('that failed is asked for again when told to', async () => {
    const { model, engine } = await openStudy(`${AGAINST}&you=second`, { hold: ['review'] });
    model.review.open();
    await rest(0);
    engine.lastOf('review').fail(CRASH);
    await rest(0);
    expect(model.review.state.value).toMatchObject({ status: 'failed', error: CRASH });
    engine.hold = new Set();
    model.knowledge.again();
    await rest(0);
    expect(movesOf(model)).toHaveLength(4);
    // The address named no move, so it still goes to the first mistake.
    expect(model.review.view.value).toEqual({ number: 2, shows: 'played' });
    model.review.close();
    model.knowledge.again();
    expect(engine.callsOf('review')).toHaveLength(2);
  });

  it('goes as far as its facts', async () => {
    const { model, engine } = await openStudy(PLAYED_MATCH);
    engine.answers.review = () => ({ nimbers: [2, 3], better: [undefined] });
    model.review.open({ number: 3, shows: 'better' });
    await rest(0);
    expect(movesOf(model)).toHaveLength(1);
    expect(model.review.view.value).toEqual({ number: 3, shows: 'played' });
  });
});

describe('the mistakes of a review', () => {
  it.each([
    ['opponent=person', [1, 2]],
    ['opponent=good', [1]],
    ['opponent=good&you=second', [2]],
  ])('are the reader’s own first: %s', async (players, numbers) => {
    const { model } = await openStudy(PLAYED_MATCH.replace('opponent=person', players));
    model.review.open();
    await rest(0);
    expect(model.review.mistakes.value).toEqual(numbers);
    expect(model.review.view.value).toEqual({ number: numbers[0], shows: 'played' });
  });

  it('are the computer’s where the reader made none', async () => {
    const { model } = await openStudy(
      'rows=5&columns=5&mode=play&opponent=good&you=second&moves=1x1',
    );
    model.review.open();
    await rest(0);
    expect(model.review.mistakes.value).toEqual([1]);
  });
});

describe('a better move that the reader looks for', () => {
  async function seeking(query = PLAYED_MATCH) {
    const opened = await openStudy(query);
    opened.model.review.open();
    await rest(0);
    opened.model.review.seek();
    return opened;
  }

  it('is not given away meanwhile', async () => {
    const { model } = await seeking();
    expect([held(model), model.view.answers.value, model.view.why.value]).toEqual([
      ...[undefined, 'hidden', undefined],
    ]);
    expect(model.state.value.look.isSeeking).toBe(true);
  });

  it('is judged when it is tried: wrong, and right at last', async () => {
    const { model } = await seeking();
    expect(model.review.view.value?.shows).toBe('played');
    model.review.tryMove();
    expect(model.review.attempt.value).toBeUndefined();
    model.choice.choose(move(model, '5x5'));
    expect(model.review.attempt.value).toBeUndefined();
    model.review.tryMove();
    expect([model.review.attempt.value, model.view.answers.value]).toEqual(['wrong', 'hidden']);
    model.review.seek();
    model.choice.choose(move(model, '5x5'));
    expect(model.review.attempt.value).toBeUndefined();
    const { better } = movesOf(model)[0]!;
    model.choice.choose(better!);
    expect(model.review.attempt.value).toBeUndefined();
    // The key that makes a move in a game tries one here.
    model.choice.apply();
    expect([model.review.attempt.value, model.view.answers.value]).toEqual(['right', 'shown']);
    expect(model.state.value.study.nodes).toHaveLength(5);
    model.review.open({ number: 2, shows: 'played' });
    expect(model.review.attempt.value).toBeUndefined();
  });

  it('may be any that wins', async () => {
    const { model } = await seeking();
    const { better } = movesOf(model)[0]!;
    const found = model.view.examination.value;
    if (found.status !== 'answered') throw new Error(found.status);
    const kinds = [0, 1].flatMap((rowKind) =>
      [0, 1].map((columnKind) => ({ rowKind, columnKind })),
    );
    const winning = await Promise.all(
      kinds.map((kind) => model.knowledge.winningMovesOf(found.answer, kind)),
    );
    const other = winning.flat().find((one) => !sameMove(one, better))!;
    model.choice.choose(other);
    model.review.tryMove();
    expect(model.review.attempt.value).toBe('right');
    expect(model.review.view.value?.shows).toBe('other');
  });

  it('can be shown instead, and leads to another mistake', async () => {
    const { model } = await seeking();
    model.review.open({ number: 1, shows: 'better' });
    expect([model.view.answers.value, model.review.view.value?.shows]).toEqual(['shown', 'better']);
    model.review.seek();
    model.review.open({ number: 2, shows: 'played' });
    expect(model.state.value.look.isSeeking).toBe(false);
    model.review.seek();
    model.review.close();
    expect([model.state.value.look.isSeeking, model.review.state.value]).toEqual([
      ...[false, undefined],
    ]);
  });

  it('is not judged at another move, which may have been the same', async () => {
    const { model } = await seeking();
    model.choice.choose(move(model, '5x5'));
    model.review.tryMove();
    model.review.open({ number: 2, shows: 'played' });
    expect([held(model), model.review.attempt.value]).toEqual(['5x5 chosen', undefined]);
  });

  it('is there only where the win was lost', async () => {
    const { model } = await openStudy(`${PLAYED_MATCH}&review=3`);
    model.review.seek();
    expect(model.state.value.look.isSeeking).toBe(false);
    model.choice.choose(move(model, '5x4'));
    model.review.tryMove();
    expect(model.review.attempt.value).toBeUndefined();
  });

  it('is forgotten by a reload', async () => {
    const { model, bar } = await seeking();
    await rest();
    const again = await openStudy(bar.hash);
    expect([again.model.review.view.value?.number, again.model.view.answers.value]).toEqual([
      ...[model.review.view.value?.number, 'shown'],
    ]);
  });
});

describe('in a review', () => {
  it('moves are looked at, and nothing is played', async () => {
    const { model } = await openStudy(PLAYED_MATCH);
    model.review.open({ number: 2, shows: 'played' });
    await rest(0);
    model.choice.press(cell(1, 1));
    expect([held(model), model.choice.refusal.value]).toEqual(['5x5 chosen', undefined]);
    model.choice.press(cell(4, 3));
    model.choice.press(cell(4, 3));
    expect(held(model)).toBe('3x4 chosen');
    drag(model, cell(5, 5), cell(2, 5));
    expect(held(model)).toBe('5x2~5 chosen');
    drag(model, cell(4, 4), cell(5, 5));
    expect([held(model), model.choice.refusal.value]).toEqual(['4x4 chosen', undefined]);
    apply(model, '4x2~5');
    expect([held(model), model.review.state.value?.status]).toEqual(['4x2~5 chosen', 'answered']);
    expect(model.state.value.study.nodes).toHaveLength(5);
    model.choice.dismiss();
    expect(held(model)).toBeUndefined();
  });

  it('all of it can be looked at also once the match is over', async () => {
    const { model } = await openStudy(
      'rows=2&columns=2&mode=play&opponent=person&position=BB.WW&moves=1x1-1x2',
    );
    expect(model.match.phase.value.kind).toBe('over');
    model.review.open({ number: 1, shows: 'played' });
    await rest(0);
    drag(model, cell(2, 1), cell(1, 1));
    expect([held(model), model.choice.refusal.value]).toEqual(['1x2 chosen', undefined]);
    expect(model.match.phase.value.kind).toBe('over');
  });

  it('a hint tells nothing of what another position is', async () => {
    const { model } = await openStudy(`${PLAYED_MATCH}&hints=4`);
    expect(model.match.hint.value.won).toBe(true);
    model.review.open({ number: 4, shows: 'played' });
    await rest(0);
    expect(model.view.examination.value.status).toBe('answered');
    expect(model.match.hint.value).toMatchObject({ won: undefined, corners: [] });
    model.match.askHint();
    model.review.close();
    await rest(0);
    expect(model.state.value.study.nodes.filter(({ isHinted }) => isHinted)).toHaveLength(1);
  });

  it('the address names the move, and opens it again', async () => {
    const { model, bar } = await openStudy(PLAYED_MATCH);
    model.review.open({ number: 3, shows: 'played' });
    await rest();
    expect(bar.hash).toContain('&review=3');
    const again = await openStudy(bar.hash);
    expect(again.model.review.view.value).toEqual({ number: 3, shows: 'played' });
    expect(again.model.review.state.value?.status).toBe('answered');
    expect([held(again.model), rowsOf(again.model)]).toEqual([held(model), rowsOf(model)]);
    model.review.close();
    await rest();
    expect(bar.hash).not.toContain('review');
  });

  it('an address may name the number alone', async () => {
    const { model } = await openStudy(`${PLAYED_MATCH}&review=2`);
    expect(movesOf(model)).toHaveLength(4);
    expect(rowsOf(model)).toBe('WWWWW.WWWWW.WWWWW.WWWWW.BWWWW');
  });

  it('one may play on from before a move', async () => {
    const { model } = await openStudy(PLAYED_MATCH);
    model.review.open();
    model.moving.playFrom(3);
    expect([model.review.state.value, model.line.shown.value]).toEqual([undefined, 2]);
    press(model, '1x5');
    expect(lineText(model)).toBe('1x1 5x5 1x5 |');
    for (const none of [0, 4, 9]) model.moving.playFrom(none);
    expect(model.line.shown.value).toBe(3);
    const other = await openStudy(AGAINST);
    other.model.review.open();
    other.model.moving.playFrom(2);
    await rest(REPLY_DELAY_MS);
    expect(other.model.match.phase.value).toEqual({ kind: 'passed', player: 'second' });
  });

  it('the computer does not move, but does afterwards', async () => {
    const { model, engine } = await openStudy('rows=5&columns=5&mode=play');
    press(model, '1x1');
    model.review.open();
    await rest(2 * REPLY_DELAY_MS);
    expect([model.match.phase.value.kind, model.line.shown.value]).toEqual(['passed', 1]);
    model.review.close();
    expect(model.match.phase.value.kind).toBe('thinking');
    await rest(REPLY_DELAY_MS);
    expect(model.line.shown.value).toBe(2);
    expect(engine.callsOf('choose')).toHaveLength(2);
  });

  it.each([
    ['undo', (model: StudyModel) => model.moving.undo()],
    [
      'going to the same node',
      (model: StudyModel) => model.moving.goTo(model.state.value.study.current),
    ],
    ['a swap', (model: StudyModel) => model.match.swapSides()],
    ['another board', (model: StudyModel) => model.setUps.fill(0)],
    ['another mode', (model: StudyModel) => model.setUps.setMode('explore')],
  ])('%s closes it', async (_, act) => {
    const { model } = await openStudy(AGAINST);
    model.review.open();
    await rest(0);
    act(model);
    expect([model.review.state.value, held(model)]).toEqual([undefined, undefined]);
  });

  it('letting the computer move closes it, and it moves where the match is', async () => {
    const { model, engine } = await openStudy(`${AGAINST}&at=1`);
    model.review.open();
    await rest(0);
    model.match.letMove();
    expect([model.review.state.value, model.match.phase.value.kind]).toEqual([
      ...[undefined, 'thinking'],
    ]);
    expect(engine.lastOf('choose').request).toMatchObject({
      turn: 1,
      coins: model.view.position.value.coins,
    });
  });

  it('what one looks at stays when the facts become known', async () => {
    const { model, engine } = await openStudy(PLAYED_MATCH, { hold: ['review'] });
    model.review.open({ number: 2, shows: 'played' });
    model.choice.choose(move(model, '3x4'));
    await rest(0);
    engine.lastOf('review').release();
    await rest(0);
    expect(held(model)).toBe('3x4 chosen');
  });
});
