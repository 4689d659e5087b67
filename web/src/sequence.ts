/** What the Solve page needs for whole sequences, fetched when one is first asked for. */
import { SolverError } from './solver/errors';
import type { StartPort } from './solver/ports/port';
import type { SequenceSolver } from './solver/sequence';

export { createSequenceModels } from './model/sequence/sequence_models';

/** Stands in until there is the one of solver/sequence_client. */
export const createSequenceSolver: (startPort: StartPort) => SequenceSolver = () => ({
  sequence: () => {
    const message = 'Whole sequences cannot be computed yet.';
    return { done: Promise.reject(new SolverError({ kind: 'module-failed', message })) };
  },
  dispose: () => undefined,
});
