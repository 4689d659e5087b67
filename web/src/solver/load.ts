import createModule, { type MainModule } from '#module/tartan.mjs';
import { reasonOf } from './errors';
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
  return solveKnownBoard(module) === KNOWN_ANSWER;
}

function solveKnownBoard(module: TartanModule): string {
  const rows = new module.Axis(KNOWN_SIZE, 'triangular');
  const columns = new module.Axis(KNOWN_SIZE, 'square');
  try {
    for (const axis of [rows, columns]) axis.advanceSweep(axis.pairsTotal());
    const wanted = module.findWanted(rows.total(), rows.width(), columns.total(), columns.width());
    rows.countWanted(wanted.rows, 1, KNOWN_SIZE);
    columns.countAll(1, KNOWN_SIZE);
    for (const axis of [rows, columns]) axis.advanceCount(axis.pairsTotal());
    const { winningOpenings } = module.joinAxes(
      ...([rows.total(), rows.pairsTotal(), rows.histogram()] as const),
      ...([columns.total(), columns.pairsTotal(), columns.histogram()] as const),
    );
    return typeof winningOpenings === 'string' ? winningOpenings : '';
  } finally {
    rows.delete();
    columns.delete();
  }
}
