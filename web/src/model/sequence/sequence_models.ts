/** What the Solve page has of whole sequences: one to be looked at, and values to be checked. */
import type { SequenceSolver } from '../../solver/sequence';
import type { SessionStore } from '../session_store';
import { createCheckModel } from './check_model';
import type { CheckModel } from './check_model';
import { createSequenceModel } from './sequence_model';
import type { SequenceModel, SequencePlace } from './sequence_model';

export interface SequenceModels {
  readonly sequence: SequenceModel;
  readonly check: CheckModel;
}

/** `store` is where pasted values are kept over a reload. */
export function createSequenceModels(
  openSolver: () => SequenceSolver,
  place: SequencePlace,
  store: SessionStore,
): SequenceModels {
  // A solver has one run at a time, and neither of the two is to end the other's.
  return {
    sequence: createSequenceModel(openSolver, place),
    check: createCheckModel(openSolver, place, store),
  };
}
