import type { SolverError } from '../engine/api/errors';
import type { StudyModel } from '../study/study_model';
import t from '#words/position';
import { Failure } from '../ui/Failure';

interface PositionFailureProps {
  readonly model: StudyModel;
  readonly error: SolverError;
}

/** Why the engine could not examine the position, with a button to try again. */
export function PositionFailure({ model, error }: PositionFailureProps) {
  return <Failure about={t('failed')} failed={{ error, again: () => model.knowledge.again() }} />;
}
