/** The boards and answers of the lesson “mex”. */
import { MexBuilder } from '../src/activity/lesson/instruments/MexBuilder';
import { LessonBoard } from '../src/activity/lesson/parts/LessonBoard';
import type { LessonBoardFacts } from '../src/activity/lesson/lesson';

/** A head hops 1, 3 or 4 places to the left; onto another head both turn to tails. */
const HOPS = '#/board?game=single*pattern:0,1;0,3;0,4&rows=1&columns=8';

const boards = {
  hops: { address: `${HOPS}&answers=no&heat=none` },
  one: {
    address: `${HOPS}&position=BBBBBBWB&mode=play&opponent=perfect&heat=none`,
    hides: ['answers', 'nimbers'],
    locks: ['game', 'size', 'mode'],
  },
  two: {
    address: `${HOPS}&position=BBBWBWBB&answers=no&heat=none`,
    hides: ['answers', 'nimbers'],
    locks: ['game', 'size', 'mode'],
  },
  three: {
    address: `${HOPS}&position=BBBWWBWB&answers=no&heat=none&show=values`,
    hides: ['answers'],
    locks: ['game', 'size', 'mode'],
  },
  ruler: { address: '#/board?game=single*ruler&rows=1&columns=4&answers=no&heat=none' },
} as const satisfies LessonBoardFacts['boards'];

const answers = {
  /** The values 0 1 0 1 2 3 2 0 have three zeros. */
  lost: 3,
  /** From 7 to 3, its only option with value 0. */
  hop: 4,
  /** 1 ⊕ 3 = 2: the coin on 6 must get value 1, which only its option 2 has. */
  two: 2,
} as const satisfies LessonBoardFacts['answers'];

export default { boards, answers, instruments: { MexBuilder, LessonBoard } };
