/** All jobs, with the whole module. */
import { AxisJobs } from './axis_jobs';
import { answerBoardJob, isBoardJob } from './board_answers';
import { loadModule, type TartanModule } from './load';
import { SequenceJobs } from './sequence_jobs';
import { warmUp } from './warm_up';
import type { AnswerJob, JobTools, WorkerJobs } from './worker_jobs';

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
  const axes = new AxisJobs(module, tools);
  const sequence = new SequenceJobs(module, tools.inSlices);
  return (id, job) => {
    if (isBoardJob(job)) return answerBoardJob(module, job);
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
