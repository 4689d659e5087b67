import type { StudyModel } from '../study/study_model';
import t from '#words/board';
import { SegmentedChoice } from '../ui/Segments';

export function ModeSwitch({ model }: { readonly model: StudyModel }) {
  return (
    <SegmentedChoice
      legend={t('modes')}
      options={model.setUps.offered.value.map((mode) => [mode, t(`mode-${mode}`)] as const)}
      value={model.state.value.look.mode}
      onChange={(mode) => model.setUps.setMode(mode)}
    />
  );
}
