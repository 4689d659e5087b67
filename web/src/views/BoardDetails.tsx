import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { BoardPicture } from '../board/BoardPicture';
import type { StudyModel } from '../study/study_model';
import { boardDetailsText } from '../text/board_details';
import styles from './BoardDetails.module.css';
import { keysOf } from './board_words';
import { LayerControls } from './LayerControls';
import { sceneOf } from './scene';
import { useKeptPlace } from './use_kept_place';
import { WhyPanel } from './why/WhyPanel';
import { WinningList } from './WinningList';

/**
 * What stands beside the board, or far below it in a narrow window, where a picture of it goes along. The
 * reasons come last: they come and go with the choice that is made in the list.
 */
export function BoardDetails({ model }: { readonly model: StudyModel }) {
  const editing = model.state.value.look.mode === 'edit';
  const scene = useComputed(() => sceneOf(model));
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

/** All keys; the usual ones are those that the board itself tells of. */
export function KeysList({ model }: { readonly model: StudyModel }) {
  const { further, page } = boardDetailsText().keys;
  const usual = keysOf(model);
  return (
    <dl class={styles.keys}>
      {[...usual.slice(0, 1), ...further, ...usual.slice(1), ...page].map(([key, does]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
