import type { TablesAnswer, TablesJobName, TablesRequest } from './tables_jobs';

/**
 * What the pages know of nimbers, games on a line and tables. A job is asked for by its name, as
 * `tables_jobs.ts` has them. Every promise settles: it rejects with a `SolverError`, or with the signal's
 * reason when it is aborted. A job that is aborted under way is ended. A call after a failure starts a new worker.
 */
export interface TablesEngine {
  ask<Name extends TablesJobName>(
    name: Name,
    request: TablesRequest<Name>,
    signal?: AbortSignal,
  ): Promise<TablesAnswer<Name>>;
  /** Ends the worker; whatever still waits is rejected. */
  dispose(): void;
}

export type { TablesAnswer, TablesJobName, TablesRequest } from './tables_jobs';
export type { CoinOption, CoinPlace } from './game_jobs';
export type {
  Evaluation,
  FactorPair,
  NimFault,
  NimFaultKind,
  NimPowers,
  NimStep,
  NimTables,
  PowerWay,
  ProductHalves,
} from './nimber_jobs';
