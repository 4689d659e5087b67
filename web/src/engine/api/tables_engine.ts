import type { Engine, JobAnswer, JobName, JobRequest } from './engine';
import type { TablesJobs } from '../worker/tables_jobs';

/**
 * What the pages know of nimbers, games on a line and tables: `tables_jobs.ts` has what may be asked. A job that
 * is aborted under way is ended.
 */
export type TablesEngine = Engine<TablesJobs>;
export type TablesJobName = JobName<TablesJobs>;
export type TablesRequest<Name extends TablesJobName> = JobRequest<TablesJobs, Name>;
export type TablesAnswer<Name extends TablesJobName> = JobAnswer<TablesJobs, Name>;

export type { CoinOption, CoinPlace } from '../worker/game_jobs';
export type {
  Evaluation,
  FactorPair,
  NimFault,
  NimPowers,
  NimStep,
  NimTables,
  PowerWay,
  ProductHalves,
} from '../worker/nimber_jobs';
export type { SumMove } from '../worker/sum_jobs';
