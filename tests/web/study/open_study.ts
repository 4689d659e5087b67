/** Opens a study at an address; everything around it is fake except the engine's answers. */
import { vi } from 'vitest';
import type { Cell } from '../../../web/src/game/position';
import { readMove, formatCell, formatMove } from '../../../web/src/game/move_text';
import { endOf, cornerOf, type Move } from '../../../web/src/game/move';
import { spelledOut } from '../../../web/src/game/position_text';
import { readRoute } from '../../../web/src/game/route';
import type { SessionStore } from '../../../web/src/study/study_storage';
import type { BoardJobs } from '../../../web/src/engine/worker/board_jobs';
import {
  createStudyModel,
  type StudyModel,
  type StudyDependencies,
} from '../../../web/src/study/study_model';
import { createFakeAddressBar } from '../fake_address_bar';
import { createFakeEngine } from './fake_engine';

export const rest = (milliseconds = 500) => vi.advanceTimersByTimeAsync(milliseconds);

export interface FakeStore extends SessionStore {
  text: string | undefined;
  writes: number;
}

export function createFakeStore(text?: string): FakeStore {
  const store: FakeStore = {
    text,
    writes: 0,
    read: () => store.text,
    write(written) {
      store.writes += 1;
      store.text = written;
    },
  };
  return store;
}

interface Surroundings extends Partial<Omit<StudyDependencies, 'engine' | 'addressBar'>> {
  readonly hold?: readonly (keyof BoardJobs)[];
}

/** `query` is the Board page's query, or an address from its `#` on. */
export async function openStudy(query = '', { hold = [], keep, ...around }: Surroundings = {}) {
  const engine = createFakeEngine(...hold);
  const bar = createFakeAddressBar(
    query === '' || query.startsWith('#') ? query : `#/board?${query}`,
  );
  const store = keep ?? createFakeStore();
  const model = createStudyModel({ engine, addressBar: bar, keep: store, ...around });
  const visit = () => model.visits.visit(readRoute(bar.hash).query);
  visit();
  await rest(0);
  return { engine, bar, store, model, visit };
}

/** A game of two people with four moves. The nimbers are 2, 3, 2, 0, 1. */
export const PLAYED_MATCH = 'rows=5&columns=5&mode=play&opponent=person&moves=1x1-5x5-5x4-2x1';

export type Opened = Awaited<ReturnType<typeof openStudy>>;

export const cell = (column: number, row: number): Cell => ({ column, row });

const gameOf = (model: StudyModel) => model.state.value.study.game;

export function move(model: StudyModel, text: string): Move {
  const found = readMove(gameOf(model), { rows: 200, columns: 200 }, text);
  if (found === undefined) throw new RangeError(`${text} is no move.`);
  return found;
}

/** Makes moves like a reader who explores. */
export function apply(model: StudyModel, ...moves: readonly string[]) {
  for (const text of moves) {
    model.choice.choose(move(model, text));
    model.choice.apply();
  }
}

/** Makes a move like a player: presses its corner, then its end. */
export function press(model: StudyModel, text: string) {
  model.choice.press(cornerOf(move(model, text)));
  model.choice.press(endOf(move(model, text)));
}

/** The moves of the line, with a bar after those that lead to the current position. */
export function lineText({ line, ...model }: StudyModel): string {
  const moves = line.moves.value.map((entry) =>
    formatMove(model.state.value.study.game, entry.move),
  );
  moves.splice(line.shown.value, 0, '|');
  return moves.join(' ');
}

/** The board's rows from the top down. */
export function rowsOf(model: StudyModel): string {
  return spelledOut(model.view.position.value, gameOf(model)).join('.');
}

/** The held corner and the chosen move: `3x4`, or `1~3x1~4 chosen`. */
export function held(model: StudyModel): string | undefined {
  const { selection } = model.state.value.look;
  if (selection === undefined) return undefined;
  return selection.move
    ? `${formatMove(gameOf(model), selection.move)} chosen`
    : formatCell(gameOf(model), selection.corner);
}

/** Drags over coins to the end, as the board reports it. */
export function drag(model: StudyModel, from: Cell, ...way: readonly Cell[]): void {
  beginDrag(model, from, ...way);
  model.choice.drag(from, way.at(-1)!, 'last');
}

/** Drags over coins without releasing. */
export function beginDrag(model: StudyModel, from: Cell, ...way: readonly Cell[]): void {
  for (const [place, to] of way.entries())
    model.choice.drag(from, to, place === 0 ? 'first' : 'next');
}
