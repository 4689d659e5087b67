/** The last few answers of this visit, so that back and forward show them again at once. */
import type { BoardQuestion } from '../solver/solver';
import { boardKey } from './board_question';
import type { SolvedBoard } from './solved_board';

const CAPACITY = 16;

export interface AnswerCache {
  find(question: BoardQuestion): SolvedBoard | undefined;
  add(board: SolvedBoard): void;
}

export function createAnswerCache(capacity = CAPACITY): AnswerCache {
  // A Map keeps its order of insertion: the first key is the one not looked at for longest.
  const boards = new Map<string, SolvedBoard>();

  function add(board: SolvedBoard) {
    const key = boardKey(board.question);
    boards.delete(key);
    boards.set(key, board);
    const oldest = boards.keys().next();
    if (boards.size > capacity && !oldest.done) boards.delete(oldest.value);
  }

  return {
    add,
    find(question) {
      const board = boards.get(boardKey(question));
      if (board !== undefined) add(board);
      return board;
    },
  };
}
