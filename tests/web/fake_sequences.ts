/** The Solve page's models of whole sequences, over a test's solvers. */
import { CheckModel } from '../../web/src/pages/solve/sequence/check_model';
import {
  SequenceModel,
  type SequencePlace,
} from '../../web/src/pages/solve/sequence/sequence_model';
import { createFakeSequenceSolver } from './fake_sequence_solver';
import { createFakeStore } from './study/open_study';

export function loadFakeSequences(place: SequencePlace) {
  return Promise.resolve({
    sequence: new SequenceModel(createFakeSequenceSolver, place),
    check: new CheckModel(createFakeSequenceSolver, place, createFakeStore()),
  });
}

/** A cloth for tests that look at no picture. */
export function noCloth(): never {
  throw new Error('Nobody asked for a picture.');
}
