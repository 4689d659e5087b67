import { useComputed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Board } from '../../board/Board';
import type { BoardIntents } from '../../board/state';
import type { BoardModel } from '../../model/board/board_model';
import { boardWords } from './board_words';
import { PointedLine } from './PointedLine';
import { sceneOf } from './scene';

/** In pixels: the modes, the legend and the timeline are to be seen together with the board. */
const BESIDE = 240;

interface StageProps {
  readonly model: BoardModel;
  /** In pixels; otherwise what the window leaves. */
  readonly mostHeight?: number;
}

/** The board with what is looked at, and what is said of the disc that is pointed at. */
export function Stage({ model, mostHeight }: StageProps) {
  const scene = useComputed(() => ({
    ...sceneOf(model, !isEditing(model)),
    animated: !isEditing(model),
  }));
  const words = useComputed(() => boardWords(model));
  const intents = useMemo(() => intentsOf(model), [model]);
  return (
    <>
      <Board
        scene={scene.value}
        words={words.value}
        sight={model.seen.value.sight}
        mostHeight={mostHeight}
        beside={BESIDE}
        {...intents}
      />
      <PointedLine model={model} say={words.value.cell} />
    </>
  );
}

function intentsOf(model: BoardModel): BoardIntents {
  return {
    onPoint: (cell) => model.point(cell),
    onChoose: (cell) => model.press(cell),
    onDrag: (from, to, phase) => model.drag(from, to, phase),
    // While discs are edited there is no rectangle to handle.
    onStep: (step) => {
      if (!isEditing(model)) model.step(step);
    },
    onApply: () => {
      if (!isEditing(model)) model.apply();
    },
    onDismiss: () => model.dismiss(),
    onSee: (sight) => model.see({ sight }),
  };
}

function isEditing(model: BoardModel): boolean {
  return model.state.value.mode === 'edit';
}
