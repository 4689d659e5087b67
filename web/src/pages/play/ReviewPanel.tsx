import { useEffect, useRef } from 'preact/hooks';
import type { PlayModel, ReviewedMove, ReviewState, ReviewView } from '../../model/play/play_model';
import { playText } from '../../text/play';
import card from '../board/card.module.css';
import buttons from '../shared/buttons.module.css';
import { failureText } from '../shared/failure_text';
import { Failure } from './Failure';
import { REVIEW_HEADING_ID, STAGE_ID } from './landmarks';
import styles from './ReviewPanel.module.css';

/** Every move of the line, what became of the win by it, and a better one where it was given away. */
export function ReviewPanel({ model, review }: ReviewPanelProps) {
  const t = playText().review;
  return (
    <section class={card.card} aria-labelledby={REVIEW_HEADING_ID}>
      <div class={styles.top}>
        <h2 class={card.heading} id={REVIEW_HEADING_ID} tabIndex={-1}>
          {t.heading}
        </h2>
        <button type="button" class={buttons.quiet} onClick={() => model.closeReview()}>
          {t.close}
        </button>
      </div>
      <Content model={model} review={review} />
    </section>
  );
}

interface ReviewPanelProps {
  readonly model: PlayModel;
  readonly review: ReviewState;
}

function Content({ model, review }: ReviewPanelProps) {
  const t = playText().review;
  const list = useRef<HTMLOListElement>(null);
  const number = model.reviewed.value?.number;
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
        onAgain={() => model.reviewAgain()}
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
      {!model.table.limits.hides.nimbers && <p class={card.line}>{t.explanation}</p>}
      <ol class={styles.moves} ref={list}>
        {review.moves.map((move) => (
          <Move key={move.number} model={model} move={move} />
        ))}
      </ol>
    </>
  );
}

function Move({ model, move }: { readonly model: PlayModel; readonly move: ReviewedMove }) {
  const t = playText().review;
  const { number, player, rectangle, before, after, verdict, better, hint } = move;
  const notes = [
    model.table.limits.hides.nimbers ? '' : t.nimbers(before, after),
    hint > 0 ? t.hints(hint) : '',
  ].filter((note) => note !== '');
  const view = model.reviewed.value;
  const isShown = view?.number === number;
  const show = (shows: ReviewView['shows']) => {
    model.openReview({ number, shows });
    // Where the board is not beside the moves it is far above them.
    document.getElementById(STAGE_ID)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <li class={styles.move} data-shown={isShown}>
      <p>
        <span class={styles.words}>{playText().line.move(number, player, rectangle)}: </span>
        <span class={styles.verdict} data-verdict={verdict}>
          {t.verdicts[verdict]}
        </span>
      </p>
      {notes.length > 0 && <p class={card.line}>{notes.join(' · ')}</p>}
      <div class={card.actions}>
        <button
          type="button"
          class={styles.show}
          aria-pressed={isShown && view.shows === 'played'}
          aria-label={t.showName(number)}
          onClick={() => show('played')}
        >
          {t.show}
        </button>
        {better !== undefined && (
          <button
            type="button"
            class={styles.show}
            aria-pressed={isShown && view.shows === 'better'}
            aria-label={t.betterName(number, better)}
            onClick={() => show('better')}
          >
            {t.better(better)}
          </button>
        )}
        {isShown && (
          <button type="button" class={styles.show} onClick={() => model.playFrom(number)}>
            {t.playFrom(number)}
          </button>
        )}
      </div>
    </li>
  );
}
