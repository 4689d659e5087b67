import { pressedKey } from '../../viewport/key_press';
import type { ReviewedMove, ReviewState, MoveVerdict } from '../../study/review';
import type { StudyModel } from '../../study/study_model';
import t from '#words/play';

import { PLAYER_SIGNS, playerName } from '../../text/players';
import { LessonLink } from '../../ui/LessonLink';
import layout from '../../ui/layout.module.css';
import { Button } from '../../ui/Button';
import { Failure } from '../../ui/Failure';
import { mistakeLessonText, playerResultText, reviewedMove } from './review_words';
import { participantOf } from './turn_words';
import { useEffect, useRef } from 'preact/hooks';
import type { TargetedKeyboardEvent } from 'preact';
import { PLAYERS, type Player } from '../../game/match';
import styles from './play.module.css';

const HEADING_ID = 'review-heading';

interface ReviewPanelProps {
  readonly model: StudyModel;
  readonly review: ReviewState;
}

/** The result of both players, the game as a strip of marks, and details of the current move. */
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
      <Failure
        about={t('review-failed')}
        failed={{ error: review.error, again: () => model.knowledge.again() }}
      />
    );
  if (review.status !== 'answered') return <p role="status">{t('review-waiting')}</p>;
  const shown = reviewedMove(model);
  return (
    <>
      <ul class={`${layout.plain} ${styles.marks}`}>
        {model.review.marks.value.map((marks) => (
          <li key={marks.player}>
            <span aria-hidden="true">{PLAYER_SIGNS[marks.player]} </span>
            {playerResultText(playerName(participantOf(model, marks.player)), marks)}
          </li>
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

/** Details of the current move; help with a better one only after it was found. */
function Shown({ model, reviewed }: ShownProps) {
  const { number, nimberBefore, nimberAfter, isHinted } = reviewed;
  const lesson = mistakeLessonText(model);
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
      {!model.limits.locks.undo && (
        <div class={layout.row}>
          <Button onClick={() => model.moving.playFrom(number)}>{t('play-from')}</Button>
        </div>
      )}
    </>
  );
}

/** Distinguishable by shape as well. */
const MARKS: Readonly<Record<MoveVerdict, string>> = { kept: '◆', lost: '✕', hopeless: '–' };

interface GameStripProps {
  readonly model: StudyModel;
  readonly moves: readonly ReviewedMove[];
}

/** A mark for each move in two lines, the first player's above. One tab stop; arrow keys go from move to move. */
function GameStrip({ model, moves }: GameStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const shown = model.review.view.value?.number ?? 1;

  useEffect(() => {
    const mark = markAt(strip.current, shown);
    // Only the strip scrolls, never the page.
    if (strip.current && mark)
      strip.current.scrollLeft = mark.offsetLeft - strip.current.clientWidth / 2;
  }, [shown, moves.length]);

  const show = (number: number) => model.review.open({ number, shows: 'played' });
  const nameOf = (player: Player) => playerName(participantOf(model, player));

  function goAlong(event: TargetedKeyboardEvent<HTMLElement>) {
    const to = reviewedMoveForKey(pressedKey(event), shown, moves.length);
    if (to === undefined) return;
    event.preventDefault();
    markAt(strip.current, to)?.focus({ preventScroll: true });
    show(to);
  }

  return (
    <>
      <div
        class={styles.strip}
        ref={strip}
        role="toolbar"
        aria-label={t('strip')}
        dir="ltr"
        onKeyDown={goAlong}
      >
        {PLAYERS.map((player) => (
          <span key={player} class={styles.player} data-player={player} aria-hidden="true">
            {PLAYER_SIGNS[player]} {nameOf(player)}
          </span>
        ))}
        {moves.map(({ number, player, verdict }) => (
          <button
            key={number}
            type="button"
            class={styles.mark}
            data-player={player}
            data-verdict={verdict}
            tabIndex={number === shown ? 0 : -1}
            aria-current={number === shown ? 'step' : undefined}
            aria-label={t('strip-move', { number, player: nameOf(player), verdict })}
            onClick={() => show(number)}
          >
            <span aria-hidden="true">{MARKS[verdict]}</span>
          </button>
        ))}
      </div>
      <Key />
    </>
  );
}

/** The meaning of the marks. */
function Key() {
  return (
    <p class={`${layout.note} ${styles.key}`} aria-hidden="true">
      {(['kept', 'lost', 'hopeless'] as const).map((verdict) => (
        <span key={verdict} data-verdict={verdict}>
          <span class={styles.sample}>{MARKS[verdict]}</span> {t('verdict', { verdict })}
        </span>
      ))}
    </p>
  );
}

function markAt(strip: HTMLElement | null, number: number): HTMLElement | undefined {
  return strip?.querySelectorAll('button')[number - 1];
}

/** The move that a key leads to; the strip runs from left to right on every page. */
export function reviewedMoveForKey(key: string, shown: number, last: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: shown - 1,
    ArrowUp: shown - 1,
    ArrowRight: shown + 1,
    ArrowDown: shown + 1,
    Home: 1,
    End: last,
  };
  const target = targets[key];
  return target !== undefined && target >= 1 && target <= last ? target : undefined;
}
