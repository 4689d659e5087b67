import { useComputed } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { Board } from '../../board/Board';
import type { BoardIntents } from '../../board/state';
import type { PlayModel, Refusal } from '../../model/play/play_model';
import { PointedLine } from '../board/PointedLine';
import { gameScene } from './game_scene';
import { gameWords, phaseText, refusalText } from './game_words';
import styles from './GameStage.module.css';
import { ReviewBar } from './ReviewBar';

/** In pixels: the modes, what the game has come to and its moves are to be seen together with the board. */
const BESIDE = 300;

interface GameStageProps {
  readonly model: PlayModel;
  /** In pixels; otherwise what the window leaves. */
  readonly mostHeight?: number;
}

export function GameStage({ model, mostHeight }: GameStageProps) {
  const scene = useComputed(() => gameScene(model));
  const words = useComputed(() => gameWords(model));
  const intents = useMemo(() => intentsOf(model), [model]);
  const refusal = model.refusal.value;
  return (
    <>
      <Board
        scene={scene.value}
        words={words.value}
        sight={model.table.seen.value.sight}
        mostHeight={mostHeight}
        beside={BESIDE}
        {...intents}
      />
      {model.review.value === undefined ? (
        <p class={styles.phase} aria-hidden="true">
          {phaseText(model, model.phase.value)}
        </p>
      ) : (
        <ReviewBar model={model} />
      )}
      <div class={styles.below}>
        <RefusalLine refusal={refusal} />
        {refusal === undefined && <PointedLine model={model.table} say={words.value.cell} />}
      </div>
    </>
  );
}

/** Always there, so that what is put into it is heard: also the same sentence once more. */
function RefusalLine({ refusal }: { readonly refusal: Refusal | undefined }) {
  const said = useRef({ refusal, count: 0 });
  if (said.current.refusal !== refusal) said.current = { refusal, count: said.current.count + 1 };
  return (
    <p class={styles.refusal} role="alert">
      {refusal && refusalText(refusal)}
      {refusal && said.current.count % 2 === 1 && '\u00a0'}
    </p>
  );
}

function intentsOf(model: PlayModel): BoardIntents {
  return {
    onPoint: (cell) => model.table.point(cell),
    // A double click means one disc, and not a corner and the end of its smallest rectangle.
    onChoose: (cell, isDouble) => {
      if (!isDouble) model.press(cell);
    },
    onDrag: (from, to, phase) => model.drag(from, to, phase === 'last'),
    onStep: (step) => model.step(step),
    onApply: () => model.apply(),
    onDismiss: () => model.dismiss(),
    onSee: (sight) => model.table.see({ sight }),
  };
}
