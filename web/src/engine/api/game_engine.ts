import type { BoardJobs } from '../worker/board_jobs';
import type { Engine } from './engine';

/** What the pages know of boards coin by coin: `board_jobs.ts` has what may be asked. */
export type GameEngine = Engine<BoardJobs>;
