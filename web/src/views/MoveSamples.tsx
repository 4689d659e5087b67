import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Board } from '../game/board';
import type { Game } from '../game/game';
import type { StudyModel } from '../study/study_model';
import { MovePicture } from './MovePicture';
import styles from './MoveSamples.module.css';
import { sampleMoves, sampleSize } from './move_samples';

/** Pictures of moves of the game, once it is known. */
export function MoveSamples({ model }: { readonly model: StudyModel }) {
  const board = model.board.value;
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
  readonly openBoard: StudyModel['openBoard'];
}

/** The largest of a game's sample moves, once the engine has told of them. */
export function GameSample({ game, openBoard }: GameSampleProps) {
  const board = useSignal<Board | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    void openBoard(game, sampleSize(game)).then(
      (opened) => {
        if (isWanted) board.value = opened;
      },
      // The name alone will do.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [openBoard, game.name]);
  if (board.value === undefined) return null;
  const { size, moves } = sampleMoves(board.value);
  const move = moves.at(-1);
  return move && <MovePicture size={size} move={move} rowsUpward={game.rowsUpward} />;
}
