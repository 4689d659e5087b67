import { useRef } from 'preact/hooks';
import type { Refusal } from '../../study/refusals';
import type { StudyModel } from '../../study/study_model';
import { playText } from '../../text/play';
import buttons from '../parts/buttons.module.css';
import { moveName } from '../parts/names';
import styles from './play.module.css';
import { phaseText, refusalText } from './play_words';

/** Below the board: whose turn it is, or which move is looked back at, and why something was no move. */
export function PlayLines({ model }: { readonly model: StudyModel }) {
  return (
    <>
      {model.review.view.value === undefined ? (
        <p class={styles.phase} aria-hidden="true">
          {phaseText(model)}
        </p>
      ) : (
        <ReviewBar model={model} />
      )}
      <RefusalLine model={model} refusal={model.refusal.value} />
    </>
  );
}

interface RefusalLineProps {
  readonly model: StudyModel;
  readonly refusal: Refusal | undefined;
}

/** Always there, so that what is put into it is heard: also the same sentence once more. */
function RefusalLine({ model, refusal }: RefusalLineProps) {
  const said = useRef({ refusal, count: 0 });
  if (said.current.refusal !== refusal) said.current = { refusal, count: said.current.count + 1 };
  return (
    <p class={styles.refusal} role="alert">
      {refusal && refusalText(model, refusal)}
      {refusal && said.current.count % 2 === 1 && '\u00a0'}
    </p>
  );
}

/** Which move of the review the board shows, and the way to the next one. */
function ReviewBar({ model }: { readonly model: StudyModel }) {
  const t = playText().review;
  const { length } = model.line.moves.value;
  const number = model.review.view.value?.number ?? 1;

  function show(other: number) {
    if (other >= 1 && other <= length) model.review.open({ number: other, shows: 'played' });
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

function shownText(model: StudyModel): string | undefined {
  const t = playText().review;
  const review = model.review.state.value;
  const view = model.review.view.value;
  if (review?.status !== 'known' || view === undefined) return undefined;
  const reviewed = review.moves[view.number - 1];
  if (reviewed === undefined) return undefined;
  const { game } = model.state.value.study;
  const tellsNimbers = !model.limits.hides.nimbers;
  const { number, player, move, verdict, better, nimberBefore, nimberAfter } = reviewed;
  const count = review.moves.length;
  return view.shows === 'better' && better !== undefined
    ? t.shownBetter(number, count, moveName(game, better), tellsNimbers)
    : t.shown(
        number,
        count,
        player,
        moveName(game, move),
        verdict,
        tellsNimbers ? { before: nimberBefore, after: nimberAfter } : undefined,
      );
}
