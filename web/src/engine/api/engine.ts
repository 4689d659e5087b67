import type { BoardJobs } from '../worker/board_jobs';
import type { TablesJobs } from '../worker/tables_solver';

/**
 * What a worker of its own answers to the page, by the names of its jobs. A job is a function of what its worker
 * lends it (`wire/job.ts`) and of what is asked, and gives a plain value; its types are those of the call.
 */
export interface Engine<Jobs> {
  /**
   * Every promise settles: it rejects with a `SolverError`, or with the signal's reason when it is aborted.
   * A call after a failure starts a new worker. The request is taken as it is now.
   */
  ask<Name extends JobName<Jobs>>(
    name: Name,
    request: JobRequest<Jobs, Name>,
    signal?: AbortSignal,
  ): Promise<JobAnswer<Jobs, Name>>;
  /** Ends the worker; whatever still waits is rejected. */
  dispose(): void;
}

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- each worker has jobs of its own */
type JobFunction = (context: any, request: any) => unknown;

export type JobName<Jobs> = keyof Jobs & string;
/** What a job is asked. Like its answer it is copied to and fro, so it holds values alone. */
export type JobRequest<Jobs, Name extends JobName<Jobs>> = Jobs[Name] extends JobFunction
  ? Parameters<Jobs[Name]>[1]
  : never;
export type JobAnswer<Jobs, Name extends JobName<Jobs>> = Jobs[Name] extends JobFunction
  ? Awaited<ReturnType<Jobs[Name]>>
  : never;

/** What the pages know of boards coin by coin: `board_jobs.ts` has what may be asked. */
export type GameEngine = Engine<BoardJobs>;

/**
 * What the pages know of nimbers, games on a line and tables: the jobs of `tables_solver.ts` are what may be asked.
 * A job that is aborted under way is ended.
 */
export type TablesEngine = Engine<TablesJobs>;
export type TablesJobName = JobName<TablesJobs>;
export type TablesRequest<Name extends TablesJobName> = JobRequest<TablesJobs, Name>;
export type TablesAnswer<Name extends TablesJobName> = JobAnswer<TablesJobs, Name>;
