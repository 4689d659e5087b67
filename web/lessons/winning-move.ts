/** The boards and answers of the lesson “winning-move”. */
import { ThreeSteps } from '../src/activity/lesson/instruments/ThreeSteps';
import { LessonBoard } from '../src/activity/lesson/parts/LessonBoard';
import type { LessonBoardFacts } from '../src/activity/lesson/lesson';

const boards = {
  mock: {
    address:
      '#/board?game=mock-turtles-squared&rows=5&columns=5&position=BBBBB.BBBWB.BBBBB.BBWBB.BBBBW&answers=no&heat=none&show=values',
    hides: ['answers'],
    locks: ['game', 'size', 'mode'],
  },
  twins: {
    address:
      '#/board?game=twins-within:4*ruler&rows=10&columns=8&position=BBBBBBBB.BBBBBBBB.BBBBBBBB.WBBBBBBB.BBBBBBBB.BBBBBBBB.BBBBBBBB.BBBBBBBB.BBBBBBBB.BBBWBBBB&answers=no&heat=none',
    hides: ['answers', 'nimbers'],
    locks: ['game', 'size', 'mode'],
  },
} as const satisfies LessonBoardFacts['boards'];

const answers = {
  /** 9 ⊕ 14 = 7, 10 ⊕ 14 = 4, 13 ⊕ 14 = 3 */
  heads: 3,
  /** 12 ⊕ 8 */
  quotient: 4,
  /** 4 ⊗ 4 ⊕ 3 ⊗ 1 = 6 ⊕ 3 */
  nimber: 5,
} as const satisfies LessonBoardFacts['answers'];

export default { boards, answers, instruments: { ThreeSteps, LessonBoard } };
