import type { SolverError } from '../engine/api/errors';
import type { StudyModel } from '../study/study_model';
import t from '#words/position';
import { Failure } from '../ui/Failure';

interface PositionFailureProps {
  readonly model: StudyModel;
  readonly error: SolverError;
}

/** Why it isn’t known what wins, and another try. */
export function PositionFailure({ model, error }: PositionFailureProps) {
  return <Failure about={t('failed')} failed={{ error, again: () => model.knowledge.again() }} />;
}
