import type { FromWorker, Job, JobResult, WarmUp } from './protocol';

/** What the runner lends to the jobs. */
export interface JobTools {
  readonly inSlices: RunInSlices;
  post(message: FromWorker, transfer?: Transferable[]): void;
}

export type JobOf<Kind extends Job['kind']> = Extract<Job, { kind: Kind }>;

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

/** Work that goes on in slices. */
interface SlicedWork {
  /** Pairs in all. */
  readonly total: number;
  /** Does this many pairs or a few more; returns how many are done in all. */
  advance(pairs: number): number;
  isDone(): boolean;
  /** False once the worker was given other work of the same kind. */
  isCurrent(): boolean;
  afterSlice?(): void;
  beforePause?(): void;
}

/** Advances with an ear for messages in between, until `isDone`; rejects once `isCurrent` is false. */
export type RunInSlices = (id: number, work: SlicedWork) => Promise<void>;

type NamedJob = (module: object, request: unknown) => object | undefined;

/** Answers a call of an engine: the caller's types have seen to it that what is asked is what the job takes. */
export function answerNamed(jobs: object, module: object, { name, request }: JobOf<'named'>) {
  const job = (jobs as Readonly<Record<string, NamedJob | undefined>>)[name];
  if (job === undefined) throw new Error(`This worker has no job ${name}.`);
  return job(module, request);
}
