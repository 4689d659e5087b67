import createModule, { type MainModule } from '#module/tartan.mjs';
import { reasonOf } from './errors';
import { solveAtOnce } from './instant_board';
import {
  KNOWN_ANSWER,
  KNOWN_SIZE,
  moduleFailed,
  requireKnownAnswer,
  startModule,
} from './module_start';

export type TartanModule = MainModule;

/** Starts the whole solver; rejects as `startModule` does. */
export function loadModule(fetchBinary: () => Promise<BufferSource>): Promise<TartanModule> {
  return startModule(createModule, fetchBinary, findsKnownAnswer);
}

/** Gets the module's bytes from a static host, which may answer with a page that says "not found". */
export async function fetchModule(url: string): Promise<ArrayBuffer> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw moduleFailed(`The solver’s module could not be fetched: ${reasonOf(error)}.`);
  }
  if (!response.ok) {
    throw moduleFailed(
      `The solver’s module could not be fetched: the server answered ${response.status}.`,
    );
  }
  return response.arrayBuffer();
}

/** Throws `module-failed` unless the module finds P(100). */
export function checkKnownAnswer(module: TartanModule): void {
  requireKnownAnswer(() => findsKnownAnswer(module));
}

function findsKnownAnswer(module: TartanModule): boolean {
  const board = {
    rows: { size: KNOWN_SIZE, lengths: 'triangular' },
    columns: { size: KNOWN_SIZE, lengths: 'square' },
  };
  return String(solveAtOnce(module, board, 'wanted').winningOpenings) === KNOWN_ANSWER;
}
