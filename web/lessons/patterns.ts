/** The boards and answers of the lesson “patterns”. */
import { Guessing } from '../src/activity/lesson/instruments/Guessing';
import { LessonBoard } from '../src/activity/lesson/parts/LessonBoard';
import type { LessonBoardFacts } from '../src/activity/lesson/lesson';

const boards = {
  ruler: { address: '#/board?game=single*ruler&rows=1&columns=64&answers=no&heat=none' },
  mock: { address: '#/board?game=single*mock-turtles&rows=1&columns=64&answers=no&heat=none' },
  odd: {
    address:
      '#/board?game=single*mock-turtles&rows=1&columns=12&position=BBWBBWBWBWBW&answers=no&heat=none',
    hides: ['answers', 'nimbers'],
    locks: ['game', 'size', 'mode'],
  },
  grunt: { address: '#/board?game=single*grunt&rows=1&columns=200&answers=no&heat=none' },
} as const satisfies LessonBoardFacts['boards'];

const answers = {
  /** 96 = 3 · 32 is 1100000 in binary. */
  ruler: 32,
  /** 2 · 100 = 200 is 11001000 in binary, with three ones. */
  mock: 200,
  /** Nobody knows whether the values of Grunt become periodic. */
  grunt: 3,
  /** An odd number of odious numbers has an odd number of ones. */
  odd: 1,
} as const satisfies LessonBoardFacts['answers'];

export default { boards, answers, instruments: { Guessing, LessonBoard } };
