/** The boards and answers of the lesson “tartan”. */
import { TartanTable } from '../src/activity/lesson/instruments/TartanTable';
import { LessonBoard } from '../src/activity/lesson/parts/LessonBoard';
import type { LessonBoardFacts } from '../src/activity/lesson/lesson';

const boards = {
  corners: {
    address: '#/board?game=turning-corners&rows=5&columns=5&answers=no&heat=none',
    hides: ['answers', 'nimbers'],
    locks: ['game', 'size', 'mode'],
  },
  crossing: {
    address: '#/board?game=turning-corners&rows=4&columns=4&answers=no&heat=none',
    hides: ['answers', 'nimbers'],
    locks: ['game', 'size', 'mode'],
  },
  rugs: {
    address: '#/board?game=rugs&rows=6&columns=6&answers=no&heat=none',
    hides: ['answers'],
    locks: ['game', 'size', 'mode'],
  },
  values: {
    address: '#/board?game=rugs&rows=6&columns=6&answers=no&heat=none&show=values',
    hides: ['answers'],
    locks: ['game', 'size', 'mode'],
  },
} as const satisfies LessonBoardFacts['boards'];

const answers = {
  /** In rows and columns 1 to 3 of the nim-products. */
  once: 1,
  /** Three rows with four columns. */
  turned: 12,
  /** 2 ⊗ 4. */
  rug: 8,
  /** Rows 1 and 3 with columns 0 and 2: 2 ⊗ 2. */
  change: 3,
} as const satisfies LessonBoardFacts['answers'];

export default { boards, answers, instruments: { TartanTable, LessonBoard } };
