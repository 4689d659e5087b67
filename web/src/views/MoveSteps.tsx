import type { StudyModel } from '../study/study_model';
import t from '#words/board';
import { Button } from './parts/Button';

/** Buttons from one move of the corner to another, and to choose nothing. */
export function MoveSteps({ model }: { readonly model: StudyModel }) {
  const hasCorner = model.selection.value !== undefined;
  const button = (name: string, sign: string, act: () => void) => (
    <Button aria-label={name} title={name} isDisabled={!hasCorner} onClick={act}>
      <span aria-hidden="true">{sign}</span>
    </Button>
  );
  return (
    <>
      {button(t('previous-move'), '‹', () => model.step('previous'))}
      {button(t('next-move'), '›', () => model.step('next'))}
      {button(t('clear-choice'), '✕', () => model.dismiss())}
    </>
  );
}
