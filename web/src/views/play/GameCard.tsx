import type { StudyModel } from '../../study/study_model';
import t from '#words/play';
import { playerName } from '../../text/players';
import layout from '../parts/layout.module.css';
import { CornerMatrix } from '../moves/CornerMatrix';
import { Button } from '../parts/Button';
import styles from './play.module.css';
import { whoIs } from './turn_words';

const HEADING_ID = 'game-heading';

/** Who plays whom, and the moves of the corner: the way to a move without pointing at the board. */
export function GameCard({ model }: { readonly model: StudyModel }) {
  const { opponent } = model.state.value.match;
  const isOver = model.match.phase.value.kind === 'over';
  return (
    <section class={layout.card} aria-labelledby={HEADING_ID}>
      <h2 class={layout.subtitle} id={HEADING_ID}>
        {opponent === 'person'
          ? t('against-person', {
              first: playerName(whoIs(model, 'first')),
              second: playerName(whoIs(model, 'second')),
            })
          : t(`against-${opponent}`)}
      </h2>
      <p class={layout.note}>{t(`expect-${opponent}`)}</p>
      {!isOver && (
        <>
          <h3 class={styles.label}>{t('corner-moves')}</h3>
          {model.selection.value === undefined && <p class={layout.note}>{t('no-corner')}</p>}
          <CornerMatrix model={model} />
          <div class={layout.row}>
            {opponent !== 'person' && (
              <Button onClick={() => model.match.swapSides()}>{t('swap')}</Button>
            )}
            {model.review.mayOpen.value && (
              <Button onClick={() => model.review.open()}>{t('review-so-far')}</Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
