/** The models of whole sequences, as the Solve page is handed them, over solvers of a test. */
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

/** Where no picture is looked at. */
export function noCloth(): never {
  throw new Error('Nobody asked for a picture.');
}
