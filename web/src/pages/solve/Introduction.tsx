import { solveText } from '../../text/solve';
import { BoardPicture } from './BoardPicture';
import styles from './Introduction.module.css';

/** (5 + 3) choices of height and (5 + 2) of width on the board of the picture. */
const OPENINGS_OF_PICTURE = 56;

export function Introduction() {
  const t = solveText().introduction;
  return (
    <div class={styles.introduction}>
      <div class={styles.words}>
        <h1 class={styles.heading}>{t.heading}</h1>
        <p>{t.rule}</p>
        <p>{t.count('P(N)')}</p>
      </div>
      <figure class={styles.figure}>
        <BoardPicture class={styles.picture} description={t.picture} />
        <figcaption class={styles.caption}>{t.caption(OPENINGS_OF_PICTURE)}</figcaption>
      </figure>
    </div>
  );
}
