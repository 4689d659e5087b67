/** The boards and answers of the lesson “beyond”. */
import { Blocks } from '../src/activity/lesson/instruments/Blocks';
import { LessonBoard } from '../src/activity/lesson/parts/LessonBoard';
import type { LessonBoardFacts } from '../src/activity/lesson/lesson';

const boards = {
  play: {
    address:
      '#/board?game=acrostic-twins&rows=4&columns=4&position=BBBW.BBBW.BBWB.BWBB&mode=play&opponent=casual&answers=no&heat=none',
    locks: ['game', 'size'],
  },
  values: {
    address:
      '#/board?game=acrostic-twins&rows=5&columns=5&position=BBBBB.BBBWB.BBBBB.BBWBB.BBBBW&answers=no&heat=none&show=values',
    hides: ['answers'],
    locks: ['game', 'size', 'mode'],
  },
} as const satisfies LessonBoardFacts['boards'];

const answers = {
  /** 1 ⊕ 3 */
  coin: 2,
  /** No: then its first row or its first column would be all 0. */
  product: 2,
  /** 2^(1 + 5) */
  block: 64,
} as const satisfies LessonBoardFacts['answers'];

export default { boards, answers, instruments: { Blocks, LessonBoard } };
