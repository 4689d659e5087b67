import { readFields } from '../../model/solve_fields';
import { hasFlippingGameLengths } from '../../model/board_question';
import type { SolveModel } from '../../model/solve_model';
import { solveText } from '../../text/solve';
import { BoardPicture } from './BoardPicture';
import styles from './Introduction.module.css';

/** (5 + 3) choices of height and (5 + 2) of width on the board of the picture. */
const OPENINGS_OF_PICTURE = 56;

/** In as few words as leave room for the answer. */
export function Introduction() {
  const t = solveText().introduction;
  return (
    <div class={styles.introduction}>
      <h1 class={styles.heading}>{t.heading}</h1>
      <p>{t.count}</p>
    </div>
  );
}

/** The rule by the lengths that are chosen, and a first move of the Flipping Game. */
export function Rule({ model }: { readonly model: SolveModel }) {
  const t = solveText().introduction;
  const { question } = readFields(model.fields.value);
  if (question !== undefined && !hasFlippingGameLengths(question))
    return (
      <p class={styles.rule}>{t.otherRule(question.rows.lengths, question.columns.lengths)}</p>
    );
  return (
    <figure class={styles.rule}>
      <BoardPicture class={styles.picture} description={t.picture} />
      <figcaption class={styles.words}>
        <p>{t.rule}</p>
        <p class={styles.caption}>{t.caption(OPENINGS_OF_PICTURE)}</p>
      </figcaption>
    </figure>
  );
}
