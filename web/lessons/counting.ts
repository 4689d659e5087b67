/** The boards and answers of the lesson “counting”. */
import { CountingWork, FirstMoves } from '../src/activity/lesson/instruments/FirstMoves';
import { LessonCloth } from '../src/activity/lesson/instruments/LessonCloth';
import { LessonBoard } from '../src/activity/lesson/parts/LessonBoard';
import type { LessonBoardFacts } from '../src/activity/lesson/lesson';

const boards = {
  five: {
    address: '#/board?rows=5&columns=5&answers=no&heat=none',
    hides: ['answers', 'nimbers'],
    locks: ['game', 'size', 'mode'],
  },
  hundred: {
    address: '#/board?rows=100&columns=100',
    hides: ['nimbers'],
    locks: ['game', 'size', 'mode', 'position'],
  },
} as const satisfies LessonBoardFacts['boards'];

const answers = {
  /** 2 ⊘ 1 */
  partner: 2,
  /** P(5) */
  five: 8,
  /** P(100) = 31,395 of 536,250. */
  hundred: 2,
  /** Row moves and column moves, each once. */
  work: 3,
} as const satisfies LessonBoardFacts['answers'];

export default {
  boards,
  answers,
  instruments: { CountingWork, FirstMoves, LessonCloth, LessonBoard },
};
