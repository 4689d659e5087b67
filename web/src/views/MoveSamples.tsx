import type { StudyModel } from '../study/study_model';
import { MovePicture } from './MovePicture';
import styles from './MoveSamples.module.css';
import { sampleMoves } from './move_samples';

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
