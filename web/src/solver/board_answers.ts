import { describeBoard, examinePosition, explainProduct } from './board_jobs';
import { chooseMove, reviewGame } from './game_jobs';
import type { BoardsModule } from './load_boards';
import type { Job, JobResult } from './protocol';

const KINDS = [
  'describeBoard',
  'examinePosition',
  'chooseMove',
  'reviewGame',
  'explainProduct',
] as const;

/** The jobs about a board or a game on it, which are short. */
export type BoardJob = Extract<Job, { kind: (typeof KINDS)[number] }>;

export function isBoardJob(job: Job): job is BoardJob {
  return (KINDS as readonly string[]).includes(job.kind);
}

export function answerBoardJob(module: BoardsModule, job: BoardJob): JobResult {
  switch (job.kind) {
    case 'describeBoard':
      return describeBoard(module, job.board);
    case 'examinePosition':
      return examinePosition(module, job.board, job.discs);
    case 'chooseMove':
      return chooseMove(module, job);
    case 'reviewGame':
      return reviewGame(module, job);
    case 'explainProduct':
      return explainProduct(module, job.a, job.b);
    default:
      // As `undefined` is an answer too, the compiler would not miss a kind.
      return job satisfies never;
  }
}
