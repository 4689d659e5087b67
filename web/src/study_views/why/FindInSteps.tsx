import type { StudyModel } from '../../study/study_model';
import t from '#words/position';
import { Button } from '../../ui/Button';
import { lazyComponent } from '../../ui/lazily';

const WinningSteps = lazyComponent(async () => (await import('./WinningSteps')).WinningSteps);

/** A winning move in three steps, or the button that opens them, if there is one and it may be shown. */
export function FindInSteps({ model }: { readonly model: StudyModel }) {
  if (!model.view.areOpen.value || model.limits.hides.steps) return null;
  if (model.state.value.look.step !== undefined) return <WinningSteps model={model} />;
  if ((model.view.recent.value?.winning ?? 0) === 0) return null;
  return (
    <div>
      <Button onClick={() => model.looks.showStep(1)}>{t('find-in-steps')}</Button>
    </div>
  );
}
