import type { PositionFacts } from '../engine/api/boards';
import { headsCount } from '../game/position';
import type { StudyModel } from '../study/study_model';
import t from '#words/position';
import { sentencesOf } from '../text/language';
import { boardName } from '../text/places';
import { cornerMovesText } from './board_words';
import { failureText } from '../ui/failure_text';
import { kindOfBoard, moveText, placeText } from './names';
import layout from '../ui/layout.module.css';

/**
 * A live region for screen readers that describes the last change; always present, so that its changes are announced. A
 * match has its own announcements.
 */
export function BoardAnnouncer({ model }: { readonly model: StudyModel }) {
  return (
    <p role="status" class={layout.hidden} data-part="announcer">
      {wording(model)}
    </p>
  );
}

function wording(model: StudyModel): string {
  const { study, look } = model.state.value;
  const chosen = model.view.chosen.value;
  const corner = model.view.selection.value?.corner;
  if (look.mode === 'play') return '';
  if (look.mode === 'edit') return positionWording(model);
  if (chosen !== undefined) {
    const move = moveText(study, chosen);
    const wins = model.view.wins(chosen);
    return wins === undefined ? move : t(wins ? 'spoken-wins' : 'spoken-loses', { move });
  }
  const draft = model.view.selection.value?.draft;
  if (draft !== undefined) return t('spoken-draft', { move: moveText(study, draft) });
  const moves = corner && cornerMovesText(model, corner);
  if (corner === undefined || moves === undefined) return positionWording(model);
  return t('spoken-corner', { board: kindOfBoard(study), place: placeText(study, corner), moves });
}

function positionWording(model: StudyModel): string {
  const position = model.view.position.value;
  const state = model.view.examination.value;
  if (state.status === 'failed') return sentencesOf([t('failed'), failureText(state.error)]);
  if (state.status !== 'answered') return '';
  const moves = state.answer.legal;
  const { verdict, line } = outcomeWords(model, state.answer);
  const isTold = moves === 0 || model.view.answers.value === 'shown';
  const outcome = isTold ? `${verdict} ${line}` : t('possible', { moves });
  const board = boardName(position.rows, position.columns);
  return sentencesOf([t('spoken-position', { board, white: headsCount(position) }), outcome]);
}

interface OutcomeWords {
  /** For the player to move; undefined if nobody can move. */
  readonly outcome?: 'wins' | 'loses';
  readonly verdict: string;
  readonly line: string;
}

/** Who wins and, while moves are tried, what the last move did to that. */
export function outcomeWords(
  { state, line }: StudyModel,
  { winning: wins, legal: moves }: PositionFacts,
): OutcomeWords {
  if (moves === 0) return { verdict: t('over'), line: t('over-meaning') };
  const outcome = wins > 0 ? 'wins' : 'loses';
  const known = wins > 0 ? t('moves-win', { wins, moves }) : t('no-move-wins', { moves });
  const hasMoved = state.value.look.mode === 'explore' && line.shown.value > 0;
  return {
    outcome,
    verdict: t(outcome),
    line: hasMoved ? `${known} ${t('left', { outcome })}` : known,
  };
}
