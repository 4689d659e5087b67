import { useMemo } from 'preact/hooks';
import { pictureToPrint } from '../board/picture';
import { sceneOfPosition, type PositionPictureProps } from './PositionPicture';
import styles from './position.module.css';

/** A position for print: coins a centimetre apart, if they fit. */
export function PositionOnPaper({ board, position, shown, label }: PositionPictureProps) {
  const source = useMemo(
    () =>
      `data:image/svg+xml,${encodeURIComponent(pictureToPrint(sceneOfPosition(board, position, shown)))}`,
    [board, position, shown],
  );
  return <img class={styles.paper} src={source} alt={label} />;
}
