import type { SolverError } from '../engine/errors';
import type { StudyModel } from '../study/study_model';
import commonWords from '#words/common';
import t from '#words/position';
import { Button } from './parts/Button';
import { failureText } from './parts/failure_text';

interface PositionFailureProps {
  readonly model: StudyModel;
  readonly error: SolverError;
}

/** Why it isn’t known what wins, and another try. */
export function PositionFailure({ model, error }: PositionFailureProps) {
  return (
    <>
      <p role="alert">
        {t('failed')} {failureText(error)}
      </p>
      <Button onClick={() => model.examineAgain()}>{commonWords('try-again')}</Button>
    </>
  );
}
