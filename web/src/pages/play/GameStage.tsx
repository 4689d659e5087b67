import { useComputed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Board } from '../../board/Board';
import type { BoardIntents } from '../../board/state';
import type { PlayModel } from '../../model/play/play_model';
import { PointedLine } from '../board/PointedLine';
import { gameScene } from './game_scene';
import { gameWords, phaseText, refusalText } from './game_words';
import styles from './GameStage.module.css';

/** In pixels: the modes, what the game has come to and its moves are to be seen together with the board. */
const BESIDE = 290;

export function GameStage({ model }: { readonly model: PlayModel }) {
  const scene = useComputed(() => gameScene(model));
  const words = useComputed(() => gameWords(model));
  const intents = useMemo(() => intentsOf(model), [model]);
  const refusal = model.refusal.value;
  return (
    <>
      <Board scene={scene.value} words={words.value} beside={BESIDE} {...intents} />
      <p class={styles.phase} aria-hidden="true">
        {phaseText(model, model.phase.value)}
      </p>
      <div class={styles.below}>
        {/* Always there, so that what is put into it is heard. */}
        <p class={styles.refusal} role="alert">
          {refusal && refusalText(refusal)}
        </p>
        {refusal === undefined && <PointedLine model={model.table} say={words.value.cell} />}
      </div>
    </>
  );
}

function intentsOf(model: PlayModel): BoardIntents {
  return {
    onPoint: (cell) => model.table.point(cell),
    onChoose: (cell) => model.press(cell),
    onDrag: (from, to, ended) => model.drag(from, to, ended),
    onStep: (step) => model.step(step),
    onApply: () => model.apply(),
    onDismiss: () => model.dismiss(),
  };
}
