/** The models of whole sequences, as the Solve page is handed them, over solvers of a test. */
import { createSequenceModels } from '../../web/src/model/sequence/sequence_models';
import type { SequencePlace } from '../../web/src/model/sequence/sequence_model';
import { createFakeSequenceSolver } from './fake_sequence_solver';
import { createFakeStore } from './model/board/open_board';

export function loadFakeSequences(place: SequencePlace) {
  return Promise.resolve(createSequenceModels(createFakeSequenceSolver, place, createFakeStore()));
}
