/** The texts of a review about the shown move and about mistakes. */
import { describe, expect, it } from 'vitest';
import { fakeTime } from '../../fake_time';
import { limitsOf } from '../../../../web/src/game/limits';
import type { StudyModel } from '../../../../web/src/study/study_model';
import { reviewedMoveForKey } from '../../../../web/src/study_views/play/ReviewPanel';
import {
  mistakeLessonText,
  playerResultText,
  reviewWords,
} from '../../../../web/src/study_views/play/review_words';
import { move, openStudy, PLAYED_MATCH, rest } from '../../study/open_study';

fakeTime();

async function review(query = PLAYED_MATCH, limits = limitsOf()) {
  const { model } = await openStudy(query, { limits });
  model.review.open();
  await rest(0);
  return model;
}

const now = (model: StudyModel) => reviewWords(model).now;
const moved = (place: string) => `1 × 1 at ${place}`;

describe('the move that is shown', () => {
  it('is told with what became of the win', async () => {
    const model = await review();
    expect(reviewWords(model)).toEqual({
      news: 'Move 1 of 4. Mistake 1 of 2.',
      now: `Player 1: ${moved('row 1, column 1')}. It lost the win.`,
    });
    model.review.open({ number: 3, shows: 'played' });
    expect(reviewWords(model)).toEqual({
      news: 'Move 3 of 4.',
      now: `Player 1: ${moved('row 5, column 4')}. It kept the win.`,
    });
    model.review.open({ number: 4, shows: 'played' });
    expect(now(model)).toBe(`Player 2: ${moved('row 2, column 1')}. No move could win.`);
    expect(
      (await openStudy(PLAYED_MATCH, { hold: ['review'] })).model.review.state.value,
    ).toBeUndefined();
  });

  it('is nobody’s mistake where no move was one', async () => {
    const model = await review('rows=2&columns=2&mode=play&moves=1x1-2x2&opponent=good');
    expect(reviewWords(model)).toEqual({
      news: 'Move 1 of 2. No move gave a win away.',
      now: `You: ${moved('row 1, column 1')}. No move could win.`,
    });
  });

  it('gives way to another one that the reader looks at', async () => {
    const model = await review();
    model.choice.choose(move(model, '5x5'));
    await rest(0);
    expect(now(model)).toBe(`Another move: ${moved('row 5, column 5')}. It doesn’t win.`);
  });

  it('says nothing before the facts are there', async () => {
    const { model } = await openStudy(PLAYED_MATCH, { hold: ['review'] });
    model.review.open();
    expect(reviewWords(model)).toEqual({ news: undefined, now: '' });
  });
});

describe('a mistake', () => {
  it('lets the reader find the better move, and then says what it teaches', async () => {
    const model = await review();
    model.review.seek();
    expect(now(model)).toBe('Find a move that wins: choose its corner, then where it ends.');
    model.choice.choose(move(model, '5x5'));
    expect(now(model)).toBe(`Your try: ${moved('row 5, column 5')}.`);
    model.review.tryMove();
    expect(now(model)).toBe(`No: ${moved('row 5, column 5')} loses too. Try another move.`);
    expect(mistakeLessonText(model)).toBeUndefined();
    model.choice.choose(model.review.moves.value[0]!.better!);
    model.review.tryMove();
    expect(now(model)).toMatch(/^Right: .* wins\.$/u);
    expect(mistakeLessonText(model)).toBe(
      'Only a move with the board’s own nimber leaves 0: the board had 2, this move 1.',
    );
    model.review.open({ number: 2, shows: 'better' });
    expect(now(model)).toMatch(/^This wins: /u);
    expect(mistakeLessonText(model)).toMatch(/the board had 3, this move 1\.$/u);
  });

  it('teaches without nimbers where they are hidden', async () => {
    const limits = { ...limitsOf(), hides: { ...limitsOf().hides, nimbers: true } };
    const model = await review(PLAYED_MATCH, limits);
    model.review.open({ number: 1, shows: 'better' });
    expect(mistakeLessonText(model)).toMatch(/^A winning move leaves only losing replies/u);
  });

  it('can be that the last move was there', async () => {
    const model = await review('rows=1&columns=4&mode=play&opponent=person&moves=1x1-1x2');
    model.review.open({ number: 1, shows: 'better' });
    expect(mistakeLessonText(model)).toMatch(/^Look for the last move first/u);
  });
});

describe('how somebody did', () => {
  it.each([
    [0, 0, 0, 'You: never had a chance to win.'],
    [0, 0, 1, 'You: never had a chance to win, and asked for 1 hint.'],
    [1, 0, 0, 'You: kept the win in 1 of 1 move.'],
    [3, 2, 2, 'You: kept the win in 3 of 5 moves, with 2 hints.'],
  ])('with %i kept, %i lost and %i hints', (kept, lost, hints, words) => {
    expect(playerResultText('You', { kept, lost, hints })).toBe(words);
  });
});

it('arrow keys lead along the strip of the game, Home and End to its ends', () => {
  const from = (shown: number, key: string) => reviewedMoveForKey(key, shown, 5);
  expect(
    ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Home', 'End'].map((key) => from(3, key)),
  ).toEqual([2, 2, 4, 4, 1, 5]);
  expect([from(1, 'ArrowLeft'), from(5, 'ArrowRight'), from(3, 'Enter')]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});
