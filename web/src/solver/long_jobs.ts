/** The jobs about whole axes and sequences, which take up to hours. */
import { AxisJobs } from './axis_jobs';
import type { BoardJob } from './board_answers';
import type { TartanModule } from './load';
import type { Job, JobResult } from './protocol';
import { SequenceJobs } from './sequence_jobs';
import type { JobTools } from './worker_jobs';

export type LongJob = Exclude<Job, BoardJob>;
export type AnswerLongJob = (id: number, job: LongJob) => JobResult | Promise<JobResult>;

export function beginLongJobs(module: TartanModule, tools: JobTools): AnswerLongJob {
  const axes = new AxisJobs(module, tools);
  const sequence = new SequenceJobs(module, tools.inSlices);
  return (id, job) => {
    switch (job.kind) {
      case 'sweepForSequence':
        return sequence.sweep(id, job);
      case 'beginSequence':
        return sequence.begin(job);
      case 'tallyChunk':
        return sequence.tally(job);
      case 'sumChunk':
        return sequence.sum(job);
      default:
        return axes.answer(id, job);
    }
  };
}
