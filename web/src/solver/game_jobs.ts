/** The jobs about games on a board: the opponent’s move, and the review of what was played. */
import { axesOf } from './board_jobs';
import type { BoardsModule } from './load_boards';
import { throwFailure } from './module_values';
import { STRENGTHS, type BoardMove, type GameFacts, type Job } from './protocol';

type ChooseMove = Extract<Job, { kind: 'chooseMove' }>;
type ReviewGame = Extract<Job, { kind: 'reviewGame' }>;

export function chooseMove(
  module: BoardsModule,
  { board, discs, strength, seed, turn }: ChooseMove,
): BoardMove | undefined {
  // The module would take other numbers modulo 2^32.
  for (const number of [seed, turn]) {
    if (number >>> 0 !== number) {
      throw new RangeError('The seed and the turn of a move are whole numbers below 2^32.');
    }
  }
  const { failure, move } = module.chooseMove(
    ...axesOf(board),
    discs,
    STRENGTHS.indexOf(strength), // the module's numbers of the strengths are their places
    seed,
    turn,
  );
  throwFailure(failure);
  return move.length === 0 ? undefined : moveAt(move, 0);
}

export function reviewGame(module: BoardsModule, { board, discs, moves }: ReviewGame): GameFacts {
  const record = module.reviewGame(...axesOf(board), discs, bytesOf(moves));
  throwFailure(record.failure);
  const better = Array.from({ length: record.legalMoves }, (_, index) => {
    const move = moveAt(record.better, index);
    return move.column === 0 ? undefined : move;
  });
  return { boardNimbers: Array.from(record.nimbers), better };
}

/** A move lies in the module’s arrays as four bytes: column, row, width, height. */
function moveAt(bytes: Uint8Array, index: number): BoardMove {
  const [column = 0, row = 0, width = 0, height = 0] = bytes.subarray(4 * index, 4 * index + 4);
  return { column, row, width, height };
}

// A number that is no byte is no length and no place on any board; 0 is none either.
function bytesOf(moves: readonly BoardMove[]): Uint8Array {
  const byte = (number: number) => (number >>> 0 === number && number < 256 ? number : 0);
  return Uint8Array.from(
    moves.flatMap(({ column, row, width, height }) => [column, row, width, height].map(byte)),
  );
}
