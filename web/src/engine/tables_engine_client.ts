import { OneWorker } from './one_worker';
import type { StartPort } from './ports/port';
import type { TablesAnswer, TablesEngine, TablesJobName } from './tables_engine';

/** Most jobs end before that: a new worker takes about as long to start. */
const PATIENCE_MILLISECONDS = 100;

/** An engine over a worker of its own, which answers one job after the other. */
export function createTablesEngine(startPort: StartPort): TablesEngine {
  const worker = new OneWorker(startPort, PATIENCE_MILLISECONDS);
  return {
    // The worker answers a job with the answer of its name, which the types cannot follow.
    ask: <Name extends TablesJobName>(name: Name, request: unknown, signal?: AbortSignal) =>
      worker.ask({ kind: 'tables', name, request }, signal) as Promise<TablesAnswer<Name>>,
    dispose: () => {
      worker.dispose();
    },
  };
}
