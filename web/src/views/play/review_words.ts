/** What a review says: of the move that it shows, and of what a mistake teaches. */
import { isOver } from '../../game/board';
import { turned } from '../../game/move';
import type { ReviewedMove } from '../../study/review';
import type { StudyModel } from '../../study/study_model';
import { playText } from '../../text/play';
import { moveName } from '../parts/names';
import type { TurnWords } from './turn_words';
import { whoIs } from './turn_words';

/** The move that the review is at, as soon as it is known what became of it. */
export function reviewedMove({ review }: StudyModel): ReviewedMove | undefined {
  const state = review.state.value;
  return state?.status === 'known' ? state.moves[(review.view.value?.number ?? 0) - 1] : undefined;
}

/** Under the board. */
export function reviewWords(model: StudyModel): TurnWords {
  return { news: placeText(model), now: shownText(model) };
}

function placeText({ review, line }: StudyModel): string | undefined {
  const t = playText().review;
  const mistakes = review.mistakes.value;
  const { number } = review.view.value ?? {};
  if (review.state.value?.status !== 'known' || number === undefined) return undefined;
  const count = line.moves.value.length;
  if (mistakes.length === 0) return t.noMistake(number, count);
  const mistake = mistakes.indexOf(number) + 1;
  return mistake === 0
    ? t.place(number, count)
    : t.mistake(number, count, mistake, mistakes.length);
}

function shownText(model: StudyModel): string {
  const t = playText().review;
  const reviewed = reviewedMove(model);
  if (reviewed === undefined) return '';
  const { study, look } = model.state.value;
  const chosen = model.chosen.value;
  const shows = model.review.view.value?.shows;
  const attempt = model.review.attempt.value;
  if (chosen === undefined && look.isSeeking) return t.seek;
  if (chosen !== undefined && (look.isSeeking || attempt !== undefined)) {
    const tried = moveName(study.game, chosen);
    if (attempt === undefined) return t.trying(tried);
    return attempt === 'right' ? t.right(tried) : t.wrong(tried);
  }
  if (chosen !== undefined && shows === 'better')
    return t.shownBetter(moveName(study.game, chosen));
  if (chosen !== undefined && shows === 'other')
    return t.shownOther(moveName(study.game, chosen), model.wins(chosen));
  const { player, move, verdict } = reviewed;
  return t.shown(whoIs(model, player), moveName(study.game, move), verdict);
}

/** What the mistake that is shown teaches, once a better move is on the board. */
export function lessonText(model: StudyModel): string | undefined {
  const t = playText().review.teaches;
  const { nimberBefore, nimberAfter, better } = reviewedMove(model) ?? {};
  const isSeen =
    model.review.view.value?.shows === 'better' || model.review.attempt.value === 'right';
  const board = model.board.value;
  if (!isSeen || better === undefined || board === undefined) return undefined;
  if (nimberBefore === undefined || nimberAfter === undefined) return undefined;
  if (isOver(board, turned(model.position.value, better))) return t.lastMove;
  // A move changes the board nimber by its own.
  return model.limits.hides.nimbers ? t.reply : t.balance(nimberBefore, nimberBefore ^ nimberAfter);
}
