/** The Board page's model, opened at an address with everything around it faked. */
import { vi } from 'vitest';
import { createBoardModel } from '../../../../web/src/model/board/board_model';
import type { BoardModel, SessionStore } from '../../../../web/src/model/board/board_model';
import type { Position } from '../../../../web/src/model/board/position';
import { spelledOut } from '../../../../web/src/model/board/position_text';
import { readRoute } from '../../../../web/src/model/route';
import { createFakeAddressBar } from '../../fake_address_bar';
import { createFakeAnalyst } from '../../fake_analyst';
import type { FakeCall } from '../../fake_analyst';

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

interface Surroundings {
  readonly store?: SessionStore;
  readonly hold?: readonly FakeCall['kind'][];
  readonly random?: () => number;
}

export async function openBoard(hash = '', around: Surroundings = {}) {
  const analyst = createFakeAnalyst();
  analyst.hold = new Set(around.hold ?? []);
  const bar = createFakeAddressBar(hash);
  const store = around.store ?? createFakeStore();
  const model = createBoardModel(analyst, bar, store, around.random);
  const visit = () => model.visit(readRoute(bar.hash).query);
  visit();
  await rest(0);
  return { analyst, bar, store, model, visit };
}

/** The rows from the top one down. */
export function discsOf(model: BoardModel): string {
  return rowsOf(model.state.value.position);
}

export function rowsOf(position: Position): string {
  return spelledOut(position).join('.');
}

export const cell = (column: number, row: number) => ({ column, row });

/** The corner that is held, and the size once there is one: `4,3 1×3`. */
export function selected(model: BoardModel): string | undefined {
  const { selection } = model.state.value;
  if (selection === undefined) return undefined;
  const { corner, size } = selection;
  return `${corner.column},${corner.row}${size === undefined ? '' : ` ${size.width}×${size.height}`}`;
}

type Place = ReturnType<typeof cell>;

/** A drag over discs, as the board reports it until it ends. */
export function drag(model: BoardModel, from: Place, ...way: readonly Place[]): void {
  beginDrag(model, from, ...way);
  model.drag(from, way.at(-1)!, 'last');
}

/** The same, and it goes on. */
export function beginDrag(model: BoardModel, from: Place, ...way: readonly Place[]): void {
  for (const [place, to] of way.entries()) model.drag(from, to, place === 0 ? 'first' : 'next');
}

/** What each entry of the timeline did. */
export function actions(model: BoardModel): string {
  return model.timeline.value.entries.map(({ action }) => action.kind).join(' ');
}
