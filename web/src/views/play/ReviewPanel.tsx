import type { ReviewedMove, ReviewState } from '../../study/review';
import type { StudyModel } from '../../study/study_model';
import commonWords from '#words/common';
import t from '#words/play';
import { playerName } from '../../text/players';
import { LessonLink } from '../LessonLink';
import layout from '../parts/layout.module.css';
import { Button } from '../parts/Button';
import { failureText } from '../parts/failure_text';
import { GameStrip } from './GameStrip';
import { lessonText, marksText, reviewedMove } from './review_words';
import styles from './ReviewPanel.module.css';
import { whoIs } from './turn_words';

const HEADING_ID = 'review-heading';

interface ReviewPanelProps {
  readonly model: StudyModel;
  readonly review: ReviewState;
}

/** How both players did, the game as a strip, and more about the move that is shown. */
export function ReviewPanel({ model, review }: ReviewPanelProps) {
  return (
    <section class={layout.card} aria-labelledby={HEADING_ID}>
      <div class={styles.top}>
        <h2 class={layout.subtitle} id={HEADING_ID}>
          {t('review')}
        </h2>
        <Button onClick={() => model.review.close()}>{t('close-review')}</Button>
      </div>
      <Content model={model} review={review} />
    </section>
  );
}

function Content({ model, review }: ReviewPanelProps) {
  if (review.status === 'failed')
    return (
      <>
        <p role="alert">{`${t('review-failed')} ${failureText(review.error)}`}</p>
        <div class={layout.row}>
          <Button onClick={() => model.examineAgain()}>{commonWords('try-again')}</Button>
        </div>
      </>
    );
  if (review.status !== 'answered') return <p role="status">{t('review-waiting')}</p>;
  const shown = reviewedMove(model);
  return (
    <>
      <ul class={styles.marks}>
        {model.review.marks.value.map((marks) => (
          <li key={marks.player}>{marksText(playerName(whoIs(model, marks.player)), marks)}</li>
        ))}
      </ul>
      <GameStrip model={model} moves={model.review.moves.value} />
      {shown && <Shown model={model} reviewed={shown} />}
    </>
  );
}

interface ShownProps {
  readonly model: StudyModel;
  readonly reviewed: ReviewedMove;
}

/** Nothing that helps to find the better move, before it is found. */
function Shown({ model, reviewed }: ShownProps) {
  const { number, nimberBefore, nimberAfter, isHinted } = reviewed;
  const lesson = lessonText(model);
  return (
    <>
      {!model.limits.hides.nimbers && (
        <p class={layout.note}>{t('nimbers', { before: nimberBefore, after: nimberAfter })}</p>
      )}
      {isHinted && <p class={layout.note}>{t('hinted')}</p>}
      {lesson !== undefined && (
        <div class={styles.lesson}>
          <p>{lesson}</p>
          <LessonLink to="winning-move">{t('lesson-link')}</LessonLink>
        </div>
      )}
      <div class={layout.row}>
        <Button onClick={() => model.playFrom(number)}>{t('play-from')}</Button>
      </div>
    </>
  );
}
