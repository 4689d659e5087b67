/** The boards and answers of the lesson “chessboard”. */
import { ChessboardCount, ChessboardPlay } from '../src/activity/lesson/instruments/Chessboard';
import type { LessonBoardFacts } from '../src/activity/lesson/lesson';

const answers = {
  /** g(20) = g(2) */
  period: 1,
  /** M(3, 1) */
  one: 4,
  /** (1 + 1 − 1)⁴ expands to 3⁴ terms. */
  terms: 81,
  /** M(3, 2) */
  two: 40,
} as const satisfies LessonBoardFacts['answers'];

export default { boards: {}, answers, instruments: { ChessboardCount, ChessboardPlay } };
