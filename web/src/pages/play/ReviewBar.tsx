import type { PlayModel } from '../../model/play/play_model';
import { playText } from '../../text/play';
import buttons from '../shared/buttons.module.css';
import styles from './ReviewBar.module.css';

/** Which move of the review the board shows, and the way to the next one. */
export function ReviewBar({ model }: { readonly model: PlayModel }) {
  const t = playText().review;
  const view = model.reviewed.value;
  const { length } = model.line.value;
  const number = view?.number ?? 1;

  function show(other: number) {
    if (other >= 1 && other <= length) model.openReview({ number: other, shows: 'played' });
  }

  return (
    <section class={styles.bar} aria-label={t.bar}>
      <button
        type="button"
        class={buttons.quiet}
        aria-label={t.previous}
        aria-disabled={number <= 1}
        onClick={() => show(number - 1)}
      >
        <span aria-hidden="true">‹</span>
      </button>
      <p class={styles.words} role="status">
        {shownText(model)}
      </p>
      <button
        type="button"
        class={buttons.quiet}
        aria-label={t.next}
        aria-disabled={number >= length}
        onClick={() => show(number + 1)}
      >
        <span aria-hidden="true">›</span>
      </button>
    </section>
  );
}

function shownText(model: PlayModel): string | undefined {
  const t = playText().review;
  const review = model.review.value;
  const view = model.reviewed.value;
  if (review?.status !== 'known' || view === undefined) return undefined;
  const move = review.moves[view.number - 1];
  if (move === undefined) return undefined;
  const { number, player, rectangle, verdict, better, before, after } = move;
  return view.shows === 'better' && better !== undefined
    ? t.shownBetter(number, review.moves.length, better, !model.table.limits.hides.nimbers)
    : t.shown(
        number,
        review.moves.length,
        player,
        rectangle,
        verdict,
        model.table.limits.hides.nimbers ? undefined : { before, after },
      );
}
