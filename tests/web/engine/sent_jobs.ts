/** The whole solver's jobs as messages to its workers. */
import type { JobName, JobRequest } from '../../../web/src/engine/api/engine';
import type { ToWorker } from '../../../web/src/engine/wire/messages';
import type { AxisJobs } from '../../../web/src/engine/worker/axis_jobs';
import type { BoardJobs } from '../../../web/src/engine/worker/board_jobs';
import type { ClothJobs } from '../../../web/src/engine/worker/cloth_jobs';
import type { SequenceJobs } from '../../../web/src/engine/worker/sequence_jobs';

export type SolverJobs = AxisJobs & BoardJobs & ClothJobs & SequenceJobs;

/** The name of a job with its request. */
export type SentJob = {
  [Name in JobName<SolverJobs>]: {
    readonly name: Name;
    readonly request: JobRequest<SolverJobs, Name>;
  };
}[JobName<SolverJobs>];

/** The job in a message to a worker; undefined if the message has none. */
export const jobIn = (message: ToWorker): (SentJob & { readonly id: number }) | undefined =>
  message.type === 'run' ? (message as SentJob & ToWorker & { type: 'run' }) : undefined;
