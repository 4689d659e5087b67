/** The last few answers of this visit, so that back and forward show them again at once. */
import type { BoardQuestion } from '../solver/solver';
import { boardKey } from './board_question';
import { createRecentCache } from './recent_cache';
import type { SolvedBoard } from './solved_board';

const CAPACITY = 16;

export interface AnswerCache {
  find(question: BoardQuestion): SolvedBoard | undefined;
  add(board: SolvedBoard): void;
}

export function createAnswerCache(capacity = CAPACITY): AnswerCache {
  const boards = createRecentCache<SolvedBoard>(capacity);
  return {
    find: (question) => boards.find(boardKey(question)),
    add: (board) => boards.add(boardKey(board.question), board),
  };
}
