/** The boards and answers of the lesson “coins”. */
import { LessonBoard } from '../src/activity/lesson/parts/LessonBoard';
import type { LessonBoardFacts } from '../src/activity/lesson/lesson';

/** Independent rows of Ruler. */
const RULER = '#/board?game=single*ruler&columns=6';
/** A row with heads at 3, 5 and 6, and below it each of them on a row of its own. */
const APART = `${RULER}&rows=4&position=BBWBWW.BBWBBB.BBBBWB.BBBBBW`;

const boards = {
  twins: {
    address: `${RULER}&rows=2&position=BWWBWW.BWWBWW&mode=play&opponent=perfect&you=second&heat=none`,
    hides: ['answers', 'nimbers'],
    locks: ['game', 'size', 'mode'],
  },
  apart: {
    address: `${APART}&answers=no&heat=none`,
    hides: ['answers', 'nimbers'],
    locks: ['game', 'size', 'mode'],
  },
  match: {
    address: `${APART}&mode=play&opponent=perfect&you=second&heat=none`,
    hides: ['answers', 'nimbers'],
    locks: ['game', 'size', 'mode'],
  },
} as const satisfies LessonBoardFacts['boards'];

const answers = {
  /** The second player, who copies each move. */
  twins: 2,
  /** Heads 3, then 5, then 4 and 5: the two 5s cancel, which leaves 3 and 4. */
  left: 2,
  /** The lower rows have the heads of the upper one: 3 ⊕ 5 ⊕ 6 against itself. */
  apart: 2,
  /** No: two heads side by side can be turned together, but not each alone. */
  rule: 2,
} as const satisfies LessonBoardFacts['answers'];

export default { boards, answers, instruments: { LessonBoard } };
