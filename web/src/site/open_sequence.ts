/** What the Solve page needs for whole sequences, fetched when one is first asked for. */
import { CheckModel } from '../pages/solve/sequence/check_model';
import { SequenceModel, type SequencePlace } from '../pages/solve/sequence/sequence_model';
import type { SequenceModels } from '../pages/solve/solve_model';
import { tabStore } from './browser';
import type { StartPort } from '../engine/wire/port';
import { createSequenceSolver } from '../engine/client/sequence';

export function openSequence(startPort: StartPort, place: SequencePlace): SequenceModels {
  // A solver has one run at a time, and neither of the two is to end the other's.
  const openSolver = () => createSequenceSolver(startPort);
  return {
    sequence: new SequenceModel(openSolver, place),
    check: new CheckModel(openSolver, place, tabStore(window, 'tartan-values')),
  };
}
