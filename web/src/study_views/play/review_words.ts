/** The texts of a review: about the current move, and the lesson of a mistake. */
import { isOver } from '../../game/board';
import { endDeterminesMove } from '../../game/draft';
import { positionAfterMove, type Move } from '../../game/move';
import type { PlayerResult, ReviewedMove } from '../../study/review';
import type { StudyModel } from '../../study/study_model';
import t from '#words/play';
import { playerName } from '../../text/players';
import { moveText } from '../names';
import { participantOf, type TurnWords } from './turn_words';

/** The move under review, once its verdict is known. */
export function reviewedMove({ review }: StudyModel): ReviewedMove | undefined {
  return review.moves.value[(review.view.value?.number ?? 0) - 1];
}

/** The text under the board. */
export function reviewWords(model: StudyModel): TurnWords {
  return { news: placeText(model), now: shownText(model) };
}

function placeText({ review, line }: StudyModel): string | undefined {
  const mistakes = review.mistakes.value;
  const { number } = review.view.value ?? {};
  if (review.state.value?.status !== 'answered' || number === undefined) return undefined;
  const count = line.moves.value.length;
  if (mistakes.length === 0) return t('at-no-mistake', { number, count });
  const mistake = mistakes.indexOf(number) + 1;
  return mistake === 0
    ? t('at', { number, count })
    : t('at-mistake', { number, count, mistake, mistakes: mistakes.length });
}

function shownText(model: StudyModel): string {
  const reviewed = reviewedMove(model);
  if (reviewed === undefined) return '';
  const { study, look } = model.state.value;
  const chosen = model.view.chosen.value;
  const shows = model.review.view.value?.shows;
  const attempt = model.review.attempt.value;
  if (chosen === undefined && look.isSeeking) {
    const board = model.view.board.value;
    return t('seek', { way: board && !endDeterminesMove(board) ? 'discs' : 'end' });
  }
  const wordsOf = (move: Move) => moveText(study, move);
  if (chosen !== undefined && (look.isSeeking || attempt !== undefined))
    return t(attempt ? `tried-${attempt}` : 'trying', { move: wordsOf(chosen) });
  if (chosen !== undefined && shows === 'better') return t('better', { move: wordsOf(chosen) });
  if (chosen !== undefined && shows === 'other') {
    const wins = model.view.wins(chosen);
    const name = wins === undefined ? 'other' : wins ? 'other-wins' : 'other-loses';
    return t(name, { move: wordsOf(chosen) });
  }
  const { player, move, verdict } = reviewed;
  return t('played', {
    player: playerName(participantOf(model, player)),
    move: wordsOf(move),
    verdict,
  });
}

/** What the current mistake teaches, once a better move is on the board. */
export function mistakeLessonText(model: StudyModel): string | undefined {
  const { nimberBefore, nimberAfter, better } = reviewedMove(model) ?? {};
  const isSeen =
    model.review.view.value?.shows === 'better' || model.review.attempt.value === 'right';
  const board = model.view.board.value;
  if (!isSeen || better === undefined || board === undefined) return undefined;
  if (nimberBefore === undefined || nimberAfter === undefined) return undefined;
  if (isOver(board, positionAfterMove(model.view.position.value, better)))
    return t('teaches-last-move');
  // A move changes the board's nimber by its own product.
  return model.limits.hides.nimbers
    ? t('teaches-reply')
    : t('teaches-balance', { nimber: nimberBefore, own: nimberBefore ^ nimberAfter });
}

/** A player's result in one line. */
export function playerResultText(
  player: string,
  { kept, lost, hints }: Pick<PlayerResult, 'kept' | 'lost' | 'hints'>,
): string {
  const chances = kept + lost;
  return chances === 0
    ? t('marks-none', { player, hints })
    : t('marks', { player, kept, chances, hints });
}
