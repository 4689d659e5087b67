/** The boards and answers of the lesson “rule”. */
import { GameTree } from '../src/activity/lesson/instruments/GameTree';
import { LessonBoard } from '../src/activity/lesson/parts/LessonBoard';
import type { LessonBoardFacts } from '../src/activity/lesson/lesson';

const boards = {
  first: {
    address: '#/board?rows=5&columns=5&mode=play&opponent=casual&answers=no&heat=none',
  },
  moves: {
    address: '#/board?rows=5&columns=5&answers=no&heat=none',
    hides: ['answers', 'nimbers'],
    locks: ['game', 'size', 'mode'],
  },
  strip: {
    address: '#/board?rows=1&columns=4&answers=no&heat=none',
    hides: ['answers', 'nimbers'],
    locks: ['game', 'size', 'mode'],
  },
  // The text above it counts the moves of the first position.
  win: {
    address: '#/board?rows=5&columns=5',
    hides: ['nimbers'],
    locks: ['game', 'size', 'mode', 'position'],
  },
  again: {
    address: '#/board?rows=5&columns=5&mode=play&opponent=perfect&answers=no&heat=none',
    hides: ['answers', 'nimbers'],
    locks: ['game', 'size', 'mode'],
  },
} as const satisfies LessonBoardFacts['boards'];

const answers = {
  /** The number of moves with the corner in row 3, column 4: heights 1 and 3, widths 1 and 4. */
  corner: 4,
  /** The first player turns all four discs. */
  strip: 1,
  /** The position white, white, black, black is lost. */
  pair: 2,
  /** Fewer than half: P(5) = 8 of 56. */
  five: 3,
  /** Both: one disc of the strip is in column 4, and three are not. */
  counts: 3,
} as const satisfies LessonBoardFacts['answers'];

export default { boards, answers, instruments: { GameTree, LessonBoard } };
