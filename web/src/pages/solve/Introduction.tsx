import { run } from '../../game/move';
import type { Move } from '../../game/move';
import { boardName } from '../../text/places';
import { hasFlippingGameLengths } from './board_question';
import t from '#words/solve';
import { MovePicture } from '../../views/moves/MovePicture';
import { WithTerms } from '../../views/terms/Term';
import layout from '../../views/parts/layout.module.css';
import styles from './Introduction.module.css';
import { lengthsName } from './names';
import { readFields } from './solve_fields';
import type { SolveModel } from './solve_model';

const PICTURED = { rows: 5, columns: 5 };
const PICTURED_MOVE: Move = { rows: run(2, 4), columns: run(2, 5) };
/** (5 + 3) choices of height and (5 + 2) of width on the board of the picture. */
const OPENINGS_OF_PICTURE = 56;

/** In as few words as leave room for the answer. */
export function Introduction() {
  return (
    <div class={styles.introduction} data-printed>
      <h1 class={styles.heading}>{t('heading')}</h1>
      <p>
        <WithTerms>{t('count')}</WithTerms>
      </p>
    </div>
  );
}

/** The rule by the lengths that are chosen, and a first move of the Flipping Game. */
export function Rule({ model }: { readonly model: SolveModel }) {
  const { question } = readFields(model.fields.value);
  if (question !== undefined && !hasFlippingGameLengths(question))
    return (
      <p class={styles.rule} data-printed>
        {t('other-rule', {
          heights: lengthsName(question.rows.lengths),
          widths: lengthsName(question.columns.lengths),
        })}
      </p>
    );
  return (
    <figure class={styles.rule} data-printed>
      <div class={styles.picture} role="img" aria-label={t('picture')}>
        <MovePicture size={PICTURED} move={PICTURED_MOVE} rowsUpward />
      </div>
      <figcaption class={styles.words}>
        <p>{t('rule')}</p>
        <p class={layout.note}>
          {t('caption', {
            moves: OPENINGS_OF_PICTURE,
            board: boardName(PICTURED.rows, PICTURED.columns),
          })}
        </p>
      </figcaption>
    </figure>
  );
}
