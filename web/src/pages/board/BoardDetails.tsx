import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { BoardPicture } from '../../board/BoardPicture';
import type { BoardModel } from '../../model/board/board_model';
import styles from './BoardDetails.module.css';
import { LayerControls } from './LayerControls';
import { sceneOf } from './scene';
import { useKeptPlace } from './use_kept_place';
import { WhyPanel } from './WhyPanel';
import { WinningList } from './WinningList';

/**
 * What stands beside the board, or far below it in a narrow window, where a picture of it goes along. The
 * reasons come last: they come and go with the choice that is made in the list.
 */
export function BoardDetails({ model }: { readonly model: BoardModel }) {
  const editing = model.state.value.mode === 'edit';
  const scene = useComputed(() => sceneOf(model, model.state.value.mode !== 'edit'));
  const far = useRef<HTMLDivElement>(null);
  useKeptPlace(far);
  return (
    <>
      <LayerControls model={model} />
      <div class={styles.far} ref={far}>
        <div class={styles.picture} data-part="picture">
          <BoardPicture scene={scene.value} />
        </div>
        <WinningList model={model} />
        {!editing && (
          <div data-printed>
            <WhyPanel model={model} />
          </div>
        )}
      </div>
    </>
  );
}
