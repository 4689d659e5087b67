import type { BoardJobs } from '../worker/board_jobs';
import type { TablesJobs } from '../worker/tables_solver';

/**
 * A worker as the page calls it, by the names of its jobs. A job is a function of its context (`wire/job.ts`) and the
 * request, and returns a plain value; the types of a call are those of its job.
 */
export interface Engine<Jobs> {
  /**
   * Every promise settles: it rejects with a `SolverError`, or with the signal's reason when it is aborted. A call
   * after a failure starts a new worker. The request is copied at once, so the caller may change it afterwards.
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
/** The request of a job. Like the answer it is cloned, so it holds plain values only. */
export type JobRequest<Jobs, Name extends JobName<Jobs>> = Jobs[Name] extends JobFunction
  ? Parameters<Jobs[Name]>[1]
  : never;
export type JobAnswer<Jobs, Name extends JobName<Jobs>> = Jobs[Name] extends JobFunction
  ? Awaited<ReturnType<Jobs[Name]>>
  : never;

/** Boards coin by coin; the jobs are in `board_jobs.ts`. */
export type GameEngine = Engine<BoardJobs>;

/** Nimbers, line games and tables; the jobs are in `tables_solver.ts`. Aborting a running job ends it. */
export type TablesEngine = Engine<TablesJobs>;
export type TablesJobName = JobName<TablesJobs>;
export type TablesRequest<Name extends TablesJobName> = JobRequest<TablesJobs, Name>;
export type TablesAnswer<Name extends TablesJobName> = JobAnswer<TablesJobs, Name>;
