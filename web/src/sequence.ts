/** What the Solve page needs for whole sequences, fetched when one is first asked for. */
export { createSequenceModels } from './model/sequence/sequence_models';
export { createSequenceSolver } from './solver/sequence_client';
