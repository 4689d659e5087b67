import createModule, { type MainModule } from '#module/tartan.mjs';
import { solveAtOnce } from './instant_board';
import { KNOWN_ANSWER, KNOWN_SIZE, startModule } from './module_start';

export type TartanModule = MainModule;

/** Starts the whole solver; rejects as `startModule` does. */
export function loadModule(fetchBinary: () => Promise<BufferSource>): Promise<TartanModule> {
  return startModule(createModule, fetchBinary, findsKnownAnswer);
}

function findsKnownAnswer(module: TartanModule): boolean {
  const board = {
    rows: { size: KNOWN_SIZE, lengths: 'triangular' },
    columns: { size: KNOWN_SIZE, lengths: 'square' },
  };
  return String(solveAtOnce(module, board, 'wanted').winningOpenings) === KNOWN_ANSWER;
}
