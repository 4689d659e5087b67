import type { FromWorker, Job, JobResult, WarmUp } from './protocol';
import type { RunInSlices } from './sliced_work';

/** What the runner lends to the jobs. */
export interface JobTools {
  readonly inSlices: RunInSlices;
  post(message: FromWorker, transfer?: Transferable[]): void;
}

/** Answers a job; throws or rejects with its failure. */
export type AnswerJob = (id: number, job: Job) => JobResult | Promise<JobResult>;

/** The jobs that a worker can do, once its module is loaded. */
export interface WorkerJobs {
  /** How fast it is, where it does long jobs. */
  readonly warmUp?: WarmUp;
  /** The memory of its module, which never shrinks. */
  memoryBytes(): number;
  begin(tools: JobTools): AnswerJob;
}
