/** The solver in this thread, for answers that take no time. The build places its modules beside the program. */
import { readFile } from 'node:fs/promises';
import { loadModule, type TartanModule } from '../src/engine/worker/full_solver';
import { loadTablesModule, type TablesModule } from '../src/engine/worker/tables_solver';

let module: Promise<TartanModule> | undefined;
let tablesModule: Promise<TablesModule> | undefined;

export const openModule = () =>
  (module ??= loadModule(() => readFile(new URL('./tartan.wasm', import.meta.url))));

export const openTablesModule = () =>
  (tablesModule ??= loadTablesModule(() =>
    readFile(new URL('./tartan_tables.wasm', import.meta.url)),
  ));
