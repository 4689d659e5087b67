/** The boards and answers of the lesson “turtles”. */
import { Balance } from '../src/activity/lesson/instruments/Balance';
import { LessonBoard } from '../src/activity/lesson/parts/LessonBoard';
import type { LessonBoardFacts } from '../src/activity/lesson/lesson';

const TURTLES = '#/board?game=single*turning-turtles&rows=1';
/** Heads at 3, 5 and 6 of six coins. */
const FIRST = `${TURTLES}&columns=6&position=BBWBWW`;

const boards = {
  first: {
    address: `${FIRST}&mode=play&opponent=perfect&heat=none`,
    hides: ['answers', 'nimbers'],
    locks: ['game', 'size', 'mode'],
  },
  heaps: {
    address: `${FIRST}&answers=no&heat=none`,
    hides: ['answers', 'nimbers'],
    locks: ['game', 'size', 'mode'],
  },
  odd: {
    address: `${TURTLES}&columns=6&position=BBWWBW&answers=no&heat=none`,
    hides: ['answers', 'nimbers'],
    locks: ['game', 'size', 'mode'],
  },
  large: {
    address: `${TURTLES}&columns=15&position=BBBBBBWBWBBWBWB&answers=no&heat=none`,
    hides: ['answers', 'nimbers'],
    locks: ['game', 'size', 'mode'],
  },
  second: {
    address: `${FIRST}&mode=play&opponent=perfect&you=second&heat=none`,
    hides: ['answers', 'nimbers'],
    locks: ['game', 'size', 'mode'],
  },
} as const satisfies LessonBoardFacts['boards'];

const answers = {
  /** 3 ⊕ 5 ⊕ 6 = 0: the first player loses. */
  first: 2,
  /** Coins 6 and 3 were heads, so both lie tails: coin 5 alone is left. */
  heap: 5,
  /** 3 ⊕ 4 ⊕ 6 = 1, and coin 3 alone has a one in that column. */
  coin: 3,
  /** 7 ⊕ 9 ⊕ 12 ⊕ 14 = 12: one move for each of the coins 9, 12 and 14. */
  large: 3,
} as const satisfies LessonBoardFacts['answers'];

export default { boards, answers, instruments: { Balance, LessonBoard } };
