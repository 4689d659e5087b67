import type { StudyModel } from '../study/study_model';
import { moveListWords as t } from '../text/moves';
import card from './card.module.css';
import { CornerMatrix } from './CornerMatrix';

/** The moves of the corner that is chosen or pointed at: row moves by column moves. */
export function CornerCard({ model }: { readonly model: StudyModel }) {
  return (
    <section class={card.card} aria-labelledby="corner-heading">
      <h2 class={card.heading} id="corner-heading">
        {t('corner-heading')}
      </h2>
      <CornerMatrix model={model} />
    </section>
  );
}
