import type { ComponentChildren } from 'preact';
import type { StudyModel } from '../study/study_model';
import { MoveBar } from './MoveBar';
import { TurnBar } from './play/TurnBar';
import { PredictBar } from './predict/PredictBar';

interface StudyBarProps {
  readonly model: StudyModel;
  /** Absent where it is not to be seen why. */
  readonly onWhy: (() => void) | undefined;
  /** The ways to more. */
  readonly children?: ComponentChildren;
}

/** Right under the board: what belongs to the mode. */
export function StudyBar({ model, onWhy, children }: StudyBarProps) {
  const { mode } = model.state.value.look;
  return (
    <MoveBar model={model} onWhy={onWhy} tools={children}>
      {mode === 'play' ? (
        <TurnBar model={model} />
      ) : mode === 'predict' ? (
        <PredictBar model={model} onWhy={onWhy} />
      ) : undefined}
    </MoveBar>
  );
}
