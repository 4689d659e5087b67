/** The boards and answers of the lesson “runs”. */
import { RunAxis } from '../src/activity/lesson/instruments/RunAxis';
import { LessonBoard } from '../src/activity/lesson/parts/LessonBoard';
import type { LessonBoardFacts } from '../src/activity/lesson/lesson';

const boards = {
  row: {
    address: '#/board?game=single*runs:square&rows=1&columns=20&answers=no&heat=none',
    hides: ['answers', 'nimbers'],
    locks: ['game', 'size', 'mode'],
  },
  worth: {
    address: '#/board?game=single*runs:square&rows=1&columns=20&answers=no&heat=none',
    hides: ['answers'],
    locks: ['game', 'size', 'mode'],
  },
  board: {
    address: '#/board?rows=8&columns=8&show=grundy&answers=no&heat=none',
    locks: ['game', 'size', 'mode'],
  },
} as const satisfies LessonBoardFacts['boards'];

const answers = {
  /** g(16) is neither 1 nor 2: the run of sixteen fits there. */
  sixteen: 3,
  /** x(17) and x(8). */
  nine: 3,
  /** No run is worth 0. */
  nothing: 2,
  /** The squares up to 1,000,000. */
  lengths: 1_000,
} as const satisfies LessonBoardFacts['answers'];

export default { boards, answers, instruments: { RunAxis, LessonBoard } };
