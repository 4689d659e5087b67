/** The tables engine without a worker: the jobs themselves, answered in a later turn. */
import { readFile } from 'node:fs/promises';
import { loadTablesModule } from '../../../web/src/engine/load_tables';
import type { TablesModule } from '../../../web/src/engine/load_tables';
import type { TablesEngine } from '../../../web/src/engine/tables_engine';
import { TABLES_JOBS } from '../../../web/src/engine/tables_jobs';

const wasm = new URL('../../../build/wasm/module/tartan_tables.wasm', import.meta.url);
const module = await loadTablesModule(() => readFile(wasm));

type Job = (module: TablesModule, request: unknown) => unknown;

export function createRealTables(): TablesEngine {
  const jobs = TABLES_JOBS as unknown as Readonly<Record<string, Job>>;
  const ask = async (name: string, request: unknown) => {
    await Promise.resolve();
    return jobs[name]?.(module, request);
  };
  return { ask: ask as TablesEngine['ask'], dispose: () => undefined };
}
