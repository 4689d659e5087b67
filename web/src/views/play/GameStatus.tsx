import { useRef } from 'preact/hooks';
import type { StudyModel } from '../../study/study_model';
import { playText } from '../../text/play';
import card from '../card.module.css';
import buttons from '../parts/buttons.module.css';
import { moveName } from '../parts/names';
import { useKeptFocus } from '../parts/use_kept_focus';
import styles from './play.module.css';
import { phaseText } from './play_words';

export const STATUS_HEADING_ID = 'game-heading';

/** The last move, whose turn it is or who has won, and what can be done about it. */
export function GameStatus({ model }: { readonly model: StudyModel }) {
  const t = playText().status;
  const section = useRef<HTMLElement>(null);
  // What was pressed may go away: the computer moves, or the game is over.
  useKeptFocus(section, () => document.getElementById(STATUS_HEADING_ID));
  const last = model.line.moves.value[model.line.shown.value - 1];
  const { game } = model.state.value.study;
  return (
    <section class={card.card} ref={section} aria-labelledby={STATUS_HEADING_ID}>
      <h2 class={card.heading} id={STATUS_HEADING_ID} tabIndex={-1}>
        {t.name}
      </h2>
      {/* Always there, so that what is put into it is heard. */}
      <div role="status" class={styles.status}>
        {last !== undefined && (
          <p class={card.line}>{t.turns(last.player, moveName(game, last.move), last.heads)}</p>
        )}
        <p class={styles.outcome} data-phase={model.match.phase.value.kind}>
          {phaseText(model)}
        </p>
      </div>
      {last === undefined && <p class={card.line}>{playText().playersAre}</p>}
      <Actions model={model} />
    </section>
  );
}

function Actions({ model }: { readonly model: StudyModel }) {
  const t = playText().status;
  const phase = model.match.phase.value;
  const { match, study } = model.state.value;
  const isOver = phase.kind === 'over';
  const wasPlayed = model.line.moves.value.length > 0;
  return (
    <div class={card.actions}>
      {(phase.kind === 'passed' || phase.kind === 'failed') && (
        <button type="button" class={buttons.strong} onClick={() => model.match.letMove()}>
          {phase.kind === 'passed' ? t.letMove : playText().again}
        </button>
      )}
      {match.opponent !== 'person' && !isOver && (
        <button type="button" class={buttons.quiet} onClick={() => model.match.swapSides()}>
          {t.swap}
        </button>
      )}
      {isOver && wasPlayed && (
        <button
          type="button"
          class={buttons.quiet}
          onClick={() => model.begin({ ...match, start: study.start })}
        >
          {t.playAgain}
        </button>
      )}
      {model.review.mayOpen.value && (
        <button
          type="button"
          class={isOver ? buttons.strong : buttons.quiet}
          onClick={() => model.review.open()}
        >
          {isOver ? t.review : t.reviewSoFar}
        </button>
      )}
    </div>
  );
}
