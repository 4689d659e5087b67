import { useComputed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { BoardCanvas } from '../board/BoardCanvas';
import { BoardOnPaper } from '../board/Canvases';
import type { BoardIntents } from '../board/state';
import type { BoardRoom } from '../board/use_space';
import type { StudyModel } from '../study/study_model';
import { boardWords } from './board_words';
import { sceneOf } from './scene';

interface StageProps extends BoardRoom {
  readonly model: StudyModel;
}

/** The board with what is pointed at and chosen. */
export function Stage({ model, ...room }: StageProps) {
  const scene = useComputed(() => sceneOf(model));
  const words = useComputed(() => boardWords(model));
  const intents = useMemo(() => intentsOf(model), [model]);
  const { sight } = model.state.value.look;
  return (
    <BoardCanvas scene={scene.value} words={words.value} sight={sight} {...room} {...intents} />
  );
}

/** The printed board; on the screen it is elsewhere, or nowhere. */
export function StageOnPaper({ model }: Pick<StageProps, 'model'>) {
  const scene = useComputed(() => sceneOf(model));
  return <BoardOnPaper scene={scene.value} />;
}

function intentsOf(model: StudyModel): BoardIntents {
  return {
    onPoint: (cell) => model.view.point(cell),
    onChoose(cell, isDouble) {
      // In a match a double click means one coin, and not a corner and the end of its smallest move.
      if (!isDouble || model.state.value.look.mode !== 'play') model.choice.press(cell);
    },
    onDrag: (from, to, phase) => model.choice.drag(from, to, phase),
    onStep: (step) => model.choice.step(step),
    onApply: () => model.choice.apply(),
    onDismiss: () => model.choice.dismiss(),
    onSee: (sight) => model.looks.see({ sight }),
  };
}
