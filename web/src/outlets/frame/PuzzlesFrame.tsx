import t from '#words/common';
import { Exercises } from '../../activity/exercises/Exercises';
import type { ExercisesModel } from '../../activity/exercises/exercises_model';
import { ExercisesMain, type FrameSurroundings, type SightProps } from './ExercisesMain';
import type { ResizeProps } from './FrameMain';

interface PuzzlesFrameProps extends ResizeProps, SightProps, FrameSurroundings {
  readonly model: ExercisesModel;
}

/** Puzzles alone, one after the other. */
export function PuzzlesFrame({ model, ...main }: PuzzlesFrameProps) {
  const title = t('puzzles');
  return (
    <ExercisesMain title={title} {...main}>
      <Exercises model={model} id="puzzles" title={title} level="h1" />
    </ExercisesMain>
  );
}
