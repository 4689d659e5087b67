/** All jobs, with the whole module. */
import { AxisJobs } from './axis_jobs';
import { BOARD_JOBS } from './board_jobs';
import { ClothJobs } from './cloth_jobs';
import { loadModule, type TartanModule } from './load';
import type { Job } from '../wire/protocol';
import { SequenceJobs } from './sequence_jobs';
import { warmUp } from './warm_up';
import { answerNamed } from '../wire/worker_jobs';
import type { AnswerJob, JobTools, WorkerJobs } from '../wire/worker_jobs';

export async function loadFullSolver(
  fetchBinary: () => Promise<BufferSource>,
): Promise<WorkerJobs> {
  const module = await loadModule(fetchBinary);
  return {
    warmUp: warmUp(module),
    memoryBytes: () => module.memoryBytes(),
    begin: (tools) => answerAll(module, tools),
  };
}

function answerAll(module: TartanModule, tools: JobTools): AnswerJob {
  const rooms = [
    new AxisJobs(module, tools),
    new ClothJobs(module, tools.inSlices),
    new SequenceJobs(module, tools.inSlices),
  ];
  return (id, job) => {
    if (job.kind === 'named') return answerNamed(BOARD_JOBS, module, job);
    const jobs = rooms.find((room) => job.kind in room);
    return (jobs as unknown as JobMethods)[job.kind](job, id);
  };
}

type JobMethods = Record<Job['kind'], (job: Job, id: number) => ReturnType<AnswerJob>>;
