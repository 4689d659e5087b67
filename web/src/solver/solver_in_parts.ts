/** All jobs, but those that take long are fetched when the first of them comes. */
import { answerBoardJob, isBoardJob } from './board_answers';
import { reasonOf, SolverError } from './errors';
import { loadModule } from './load';
import type * as longJobs from './long_jobs';
import { warmUp } from './warm_up';
import type { JobTools, WorkerJobs } from './worker_jobs';

type LongJobs = Pick<typeof longJobs, 'beginLongJobs'>;

/** A part that could not be fetched is fetched again for the next job. */
export async function loadSolverInParts(
  fetchBinary: () => Promise<BufferSource>,
  fetchLongJobs: () => Promise<LongJobs> = () => import('./long_jobs'),
): Promise<WorkerJobs> {
  const module = await loadModule(fetchBinary);

  async function begin(tools: JobTools): Promise<longJobs.AnswerLongJob> {
    try {
      const { beginLongJobs } = await fetchLongJobs();
      return beginLongJobs(module, tools);
    } catch (error) {
      const message = `The solver’s second part could not be loaded: ${reasonOf(error)}`;
      throw new SolverError({ kind: 'module-failed', message });
    }
  }

  return {
    warmUp: warmUp(module),
    begin: (tools) => {
      let fetching: Promise<longJobs.AnswerLongJob> | undefined;
      const fetched = () => {
        fetching ??= begin(tools).catch((error: unknown) => {
          fetching = undefined;
          throw error;
        });
        return fetching;
      };
      return async (id, job) =>
        isBoardJob(job) ? answerBoardJob(module, job) : (await fetched())(id, job);
    },
  };
}
