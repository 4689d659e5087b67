/** The Solve page's models for whole sequences; loaded when one is first requested. */
import { CheckModel } from '../pages/solve/sequence/check_model';
import { SequenceModel, type SequencePlace } from '../pages/solve/sequence/sequence_model';
import type { SequenceModels } from '../pages/solve/solve_model';
import { tabStore } from './browser';
import type { StartWorkerPort } from '../engine/wire/port';
import { createSequenceSolver } from '../engine/client/sequence';

export function openSequence(startPort: StartWorkerPort, place: SequencePlace): SequenceModels {
  // A solver has one run at a time, and the two models must not end each other's.
  const openSolver = () => createSequenceSolver(startPort);
  return {
    sequence: new SequenceModel(openSolver, place),
    check: new CheckModel(openSolver, place, tabStore(window, 'tartan-values')),
  };
}
