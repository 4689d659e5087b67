import type { StudyModel } from '../study/study_model';
import { boardWords as t } from '../text/board';
import buttons from './parts/buttons.module.css';

export function EditTools({ model }: { readonly model: StudyModel }) {
  const button = (words: string, act: () => void) => (
    <button type="button" class={buttons.quiet} onClick={act}>
      {words}
    </button>
  );
  return (
    <>
      {button(t('edit-white'), () => model.fill(1))}
      {button(t('edit-black'), () => model.fill(0))}
      {button(t('edit-random'), () => model.random())}
    </>
  );
}
