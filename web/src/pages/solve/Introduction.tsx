import { boardName } from '../../text/places';
import { hasFlippingGameLengths } from './board_question';
import { solveWords as t } from '../../text/solve';
import { WithTerms } from '../../views/terms/Term';
import styles from './Introduction.module.css';
import { lengthsName } from './names';
import { readFields } from './solve_fields';
import type { SolveModel } from './solve_model';

/** (5 + 3) choices of height and (5 + 2) of width on the board of the picture. */
const OPENINGS_OF_PICTURE = 56;

/** In as few words as leave room for the answer. */
export function Introduction() {
  return (
    <div class={styles.introduction}>
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
      <p class={styles.rule}>
        {t('other-rule', {
          heights: lengthsName(question.rows.lengths),
          widths: lengthsName(question.columns.lengths),
        })}
      </p>
    );
  return (
    <figure class={styles.rule}>
      <BoardPicture class={styles.picture} description={t('picture')} />
      <figcaption class={styles.words}>
        <p>{t('rule')}</p>
        <p class={styles.caption}>
          {t('caption', { moves: OPENINGS_OF_PICTURE, board: boardName(SIZE, SIZE) })}
        </p>
      </figcaption>
    </figure>
  );
}

const SIZE = 5;
const CELL = 20;
const MARGIN = 4;

/** The flipped rectangle; columns from the left and rows from the bottom, as the game counts them. */
const RECTANGLE = { right: 5, top: 4, width: 4, height: 3 };

interface BoardPictureProps {
  readonly class?: string | undefined;
  readonly description: string;
}

/** A small board after one first move, for the introduction. */
function BoardPicture({ class: className, description }: BoardPictureProps) {
  const { right, top, width, height } = RECTANGLE;
  const side = SIZE * CELL + 2 * MARGIN;
  const discs = Array.from({ length: SIZE * SIZE }, (_, index) => ({
    column: (index % SIZE) + 1,
    row: Math.floor(index / SIZE) + 1,
  }));
  return (
    <svg class={className} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={description}>
      <rect class={styles.board} x="0.5" y="0.5" width={side - 1} height={side - 1} rx="5" />
      {discs.map(({ column, row }) => {
        const flipped =
          column > right - width && column <= right && row > top - height && row <= top;
        return (
          <circle
            key={`${column},${row}`}
            class={flipped ? styles.black : styles.white}
            cx={centreX(column)}
            cy={centreY(row)}
            r="7.5"
          />
        );
      })}
      <rect
        class={styles.rectangle}
        x={centreX(right - width + 1) - CELL / 2 + 0.5}
        y={centreY(top) - CELL / 2 + 0.5}
        width={width * CELL - 1}
        height={height * CELL - 1}
        rx="4"
      />
      <circle class={styles.ring} cx={centreX(right)} cy={centreY(top)} r="4" />
    </svg>
  );
}

function centreX(column: number): number {
  return MARGIN + (column - 0.5) * CELL;
}

function centreY(row: number): number {
  return MARGIN + (SIZE - row + 0.5) * CELL;
}
