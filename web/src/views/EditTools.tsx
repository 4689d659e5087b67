import type { StudyModel } from '../study/study_model';
import { text } from '../text';
import buttons from './parts/buttons.module.css';

export function EditTools({ model }: { readonly model: StudyModel }) {
  const t = text().board.edit;
  const button = (words: string, act: () => void) => (
    <button type="button" class={buttons.quiet} onClick={act}>
      {words}
    </button>
  );
  return (
    <>
      {button(t.white, () => model.fill(1))}
      {button(t.black, () => model.fill(0))}
      {button(t.random, () => model.random())}
    </>
  );
}
