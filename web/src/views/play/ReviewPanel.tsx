import { useEffect, useRef } from 'preact/hooks';
import type { ReviewedMove, ReviewState, ReviewView } from '../../study/review';
import type { StudyModel } from '../../study/study_model';
import { text } from '../../text';
import { playText } from '../../text/play';
import card from '../card.module.css';
import buttons from '../parts/buttons.module.css';
import { failureText } from '../parts/failure_text';
import { moveName } from '../parts/names';
import { Failure } from './Failure';
import styles from './ReviewPanel.module.css';

export const REVIEW_HEADING_ID = 'review-heading';

interface ReviewPanelProps {
  readonly model: StudyModel;
  readonly review: ReviewState;
}

/** Every move of the line, what became of the win by it, and a better one where it was given away. */
export function ReviewPanel({ model, review }: ReviewPanelProps) {
  const t = playText().review;
  return (
    <section class={card.card} aria-labelledby={REVIEW_HEADING_ID}>
      <div class={styles.top}>
        <h2 class={card.heading} id={REVIEW_HEADING_ID} tabIndex={-1}>
          {t.heading}
        </h2>
        <button type="button" class={buttons.quiet} onClick={() => model.review.close()}>
          {t.close}
        </button>
      </div>
      <Content model={model} review={review} />
    </section>
  );
}

function Content({ model, review }: ReviewPanelProps) {
  const t = playText().review;
  const list = useRef<HTMLOListElement>(null);
  const number = model.review.view.value?.number;
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[data-shown="true"]');
    // Only the list scrolls, never the page.
    if (list.current && entry)
      list.current.scrollTop = entry.offsetTop - list.current.clientHeight / 3;
  }, [number, review.status]);
  if (review.status === 'waiting') return <p role="status">{t.waiting}</p>;
  if (review.status === 'failed')
    return (
      <Failure
        words={`${t.failed} ${failureText(review.error)}`}
        onAgain={() => model.examineAgain()}
      />
    );
  return (
    <>
      <div role="status">
        {review.marks.map(({ player, kept, lost, hints }) => (
          <p key={player} class={styles.marks}>
            {t.marks(player, kept, lost, hints)}
          </p>
        ))}
      </div>
      {!model.limits.hides.nimbers && <p class={card.line}>{t.explanation}</p>}
      <ol class={styles.moves} ref={list}>
        {review.moves.map((move) => (
          <Reviewed key={move.number} model={model} reviewed={move} />
        ))}
      </ol>
    </>
  );
}

interface ReviewedProps {
  readonly model: StudyModel;
  readonly reviewed: ReviewedMove;
}

function Reviewed({ model, reviewed }: ReviewedProps) {
  const t = playText().review;
  const { number, player, move, nimberBefore, nimberAfter, verdict, isHinted } = reviewed;
  const { game } = model.state.value.study;
  const notes = [
    ...(model.limits.hides.nimbers ? [] : [t.nimbers(nimberBefore, nimberAfter)]),
    ...(isHinted ? [t.hint] : []),
  ];
  return (
    <li class={styles.move} data-shown={model.review.view.value?.number === number}>
      <p>
        <span class={styles.words}>
          {text().board.timeline.played(number, player, moveName(game, move))}:{' '}
        </span>
        <span class={styles.verdict} data-verdict={verdict}>
          {t.verdicts[verdict]}
        </span>
      </p>
      {notes.length > 0 && <p class={card.line}>{notes.join(' · ')}</p>}
      <Actions model={model} reviewed={reviewed} />
    </li>
  );
}

function Actions({ model, reviewed: { number, better } }: ReviewedProps) {
  const t = playText().review;
  const { game } = model.state.value.study;
  const view = model.review.view.value;
  const shown = view?.number === number ? view.shows : undefined;
  const show = (shows: ReviewView['shows']) => {
    model.review.open({ number, shows });
    // Where the board is not beside the moves it is far above them.
    document.querySelector('[role="grid"]')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div class={card.actions}>
      <button
        type="button"
        class={styles.show}
        aria-pressed={shown === 'played'}
        aria-label={t.showName(number)}
        onClick={() => show('played')}
      >
        {t.show}
      </button>
      {better !== undefined && (
        <button
          type="button"
          class={styles.show}
          aria-pressed={shown === 'better'}
          aria-label={t.betterName(number, moveName(game, better))}
          onClick={() => show('better')}
        >
          {t.better(moveName(game, better))}
        </button>
      )}
      {shown !== undefined && (
        <button type="button" class={styles.show} onClick={() => model.playFrom(number)}>
          {t.playFrom(number)}
        </button>
      )}
    </div>
  );
}
