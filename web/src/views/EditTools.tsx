import type { StudyModel } from '../study/study_model';
import { text } from '../text';
import buttons from './parts/buttons.module.css';
import card from './card.module.css';

export function EditTools({ model }: { readonly model: StudyModel }) {
  const t = text().board.edit;
  return (
    <section class={card.card} aria-labelledby="edit-heading">
      <h2 class={card.heading} id="edit-heading">
        {t.name}
      </h2>
      <div class={card.actions}>
        <button type="button" class={buttons.quiet} onClick={() => model.fill(1)}>
          {t.white}
        </button>
        <button type="button" class={buttons.quiet} onClick={() => model.fill(0)}>
          {t.black}
        </button>
        <button type="button" class={buttons.quiet} onClick={() => model.random()}>
          {t.random}
        </button>
      </div>
    </section>
  );
}
