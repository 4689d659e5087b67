import type { StudyModel } from '../study/study_model';
import { text } from '../text';
import { Segments } from './parts/Segments';

export function ModeSwitch({ model }: { readonly model: StudyModel }) {
  const t = text().board.modes;
  return (
    <Segments
      legend={t.name}
      options={model.offered.value.map((mode) => [mode, t[mode]] as const)}
      value={model.state.value.look.mode}
      onChange={(mode) => model.setMode(mode)}
    />
  );
}
