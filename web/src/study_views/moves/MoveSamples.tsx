/** Sample moves that show at a glance how a game is played. */
import { moveWithKinds, type Board } from '../../game/board';
import { isOneRow, type Game } from '../../game/game';
import type { LineMove } from '../../game/line';
import type { Move } from '../../game/move';
import type { Size } from '../../game/position';
import { answerOf } from '../../asking/ask';
import type { OpenBoard } from '../../study/knowledge';
import type { StudyModel } from '../../study/study_model';
import { useAsked } from '../../asking/use_asked';
import { MovePicture } from './MovePicture';
import styles from './moves.module.css';

/** Pictures of sample moves, once the board is known. */
export function MoveSamples({ model }: { readonly model: StudyModel }) {
  const board = model.view.board.value;
  const samples = board && sampleMoves(board);
  return (
    <>
      {samples?.moves.map((move, index) => (
        <div key={index} class={styles.sample}>
          <MovePicture
            size={samples.size}
            move={move}
            rowsUpward={model.state.value.study.game.rowsUpward}
          />
        </div>
      ))}
    </>
  );
}

interface GameSampleProps {
  readonly game: Game;
  readonly openBoard: OpenBoard;
}

interface GameSampleProps {
  readonly game: Game;
  readonly openBoard: OpenBoard;
}

/** The largest sample move of a game, once the engine has described a board. */
export function GameSampleMove({ game, openBoard }: GameSampleProps) {
  const board = answerOf(useAsked(() => openBoard(game, sampleSize(game)), [openBoard, game.name]));
  return board === undefined ? null : <BoardSample board={board} />;
}

/** The largest sample move of a board. */
export function BoardSample({ board }: { readonly board: Board }) {
  const { size, moves } = sampleMoves(board);
  const move = moves.at(-1);
  return move ? <MovePicture size={size} move={move} rowsUpward={board.game.rowsUpward} /> : null;
}

/** A board large enough to distinguish games, and small enough for a picture. */
export function sampleSize(game: Game): Size {
  return isOneRow(game) ? { rows: 1, columns: 7 } : { rows: 5, columns: 5 };
}

interface Samples {
  readonly size: Size;
  readonly moves: readonly Move[];
}

/** A small move and a large one with the same corner. They may be the same, or there may be none. */
function sampleMoves(board: Board): Samples {
  const most = sampleSize(board.game);
  const size = {
    rows: Math.min(most.rows, board.rows.size),
    columns: Math.min(most.columns, board.columns.size),
  };
  const rows = board.rows.movesAt(size.rows);
  const columns = board.columns.movesAt(size.columns);
  const [row, column, smallRow] = [large(rows), large(columns), rows[0]];
  if (row === undefined || column === undefined || smallRow === undefined)
    return { size, moves: [] };
  if (!board.isProduct) {
    const [alone] = columns;
    return {
      size,
      moves: alone ? [moveWithKinds(smallRow, column), moveWithKinds(row, alone)] : [],
    };
  }
  const moves = row === smallRow ? [] : [moveWithKinds(smallRow, column)];
  return { size, moves: [...moves, moveWithKinds(row, column)] };
}

/**
 * Among the moves that reach farthest without the first place, the one with most coins, so that its shape is
 * recognisable.
 */
function large(moves: readonly LineMove[]): LineMove | undefined {
  const inside = moves.filter(({ places: [first = 1] }) => first > 1);
  const shown = inside.length > 0 ? inside : moves;
  const end = shown.at(-1)?.places[0];
  return shown
    .filter(({ places: [first] }) => first === end)
    .reduce<LineMove | undefined>(
      (most, move) => (most && most.places.length > move.places.length ? most : move),
      undefined,
    );
}
