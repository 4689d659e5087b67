/** Runs the tables engine without a worker; its jobs are answered in a later turn. */
import { TABLES_JOBS } from '../../../web/src/engine/worker/tables_solver';
import type { TablesEngine } from '../../../web/src/engine/api/engine';
import { loadRealTables } from './real_module';

const context = { module: await loadRealTables() };

type Job = (given: typeof context, request: unknown) => unknown;

export function createRealTables(): TablesEngine {
  const jobs = TABLES_JOBS as unknown as Readonly<Record<string, Job>>;
  const ask = async (name: string, request: unknown, signal?: AbortSignal) => {
    await Promise.resolve();
    signal?.throwIfAborted();
    return jobs[name]?.(context, request);
  };
  return { ask: ask as TablesEngine['ask'], dispose: () => undefined };
}
