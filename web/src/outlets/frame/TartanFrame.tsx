import { useLayoutEffect } from 'preact/hooks';
import t from '#words/cloth';
import { boardKey } from '../../widgets/count/board_question';
import { countLabelOf } from '../../widgets/count/names';
import { AddressMessages } from '../../study_views/AddressMessages';
import { ClothView } from '../../cloth/ClothView';
import { FrameMain, type ResizeProps } from './FrameMain';
import styles from './FrameMain.module.css';
import type { ClothFrameModel } from './tartan_model';

interface TartanFrameProps extends ResizeProps {
  readonly model: ClothFrameModel;
  /** The height limit of the picture in pixels; more content is below it. */
  readonly mostHeight: number;
}

/** The picture of a board alone, with its controls. */
export function ClothFrame({ model, mostHeight, onResize }: TartanFrameProps) {
  const cloth = model.cloth.value;
  const name = countLabelOf(cloth.question);
  useLayoutEffect(() => {
    document.title = t('heading', { name });
  }, [name]);
  return (
    <FrameMain class={styles.tartan} onResize={onResize}>
      <AddressMessages rejected={model.rejected.value} />
      <div class={styles.picture} style={{ '--most-height': `${mostHeight}px` }}>
        <ClothView key={boardKey(cloth.question)} model={cloth} name={name} heading="h1" isFramed />
      </div>
    </FrameMain>
  );
}
