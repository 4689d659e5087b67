import createModule, { type MainModule } from '#module/tartan_tables.mjs';
import { startModule } from './module_start';

/** Tables of values and winning moves of two-dimensional games, on boards of any size. */
export type TablesModule = MainModule;

/** Starts the solver for tables alone; rejects as `startModule` does. */
export function loadTablesModule(fetchBinary: () => Promise<BufferSource>): Promise<TablesModule> {
  return startModule(createModule, fetchBinary, findsKnownAnswer);
}

/** 6 ⊗ 21 = 104, in the table of Turning Corners. */
function findsKnownAnswer(module: TablesModule): boolean {
  return module.valueTable('turning-corners', 7, 22).values.at(-1) === 104n;
}
