import { useSignal } from '@preact/signals';
import { SolverError } from '../../../engine/errors';
import { allOf, language, numbers } from '../../../text/language';
import t from '#words/nim_product';
import { failureText } from '../../../views/parts/failure_text';
import { Segments } from '../../../views/parts/Segments';
import { useAnswer } from '../../../views/use_answer';
import { ValueGrid } from '../../../views/ValueGrid';
import { useLesson } from '../lesson';
import instrument from './instrument.module.css';
import { countOf, outsideCount, productOf, rowsWithout } from './product_places';
import type { NimProducts } from './product_places';
import styles from './ProductPlaces.module.css';

const SIZES = ['4', '8', '16'] as const;

/** The table of nim-products; all places with the same number light together. */
export function ProductPlaces() {
  const answer = useAnswer(useLesson().tables, 'nimTables', undefined);
  if (answer === undefined) return <p>{t('waiting')}</p>;
  if (answer instanceof SolverError) return <p role="alert">{failureText(answer)}</p>;
  return <Places products={answer.product} />;
}

function Places({ products }: { readonly products: NimProducts }) {
  const size = useSignal<(typeof SIZES)[number]>('4');
  /** Its row and its column. */
  const at = useSignal({ a: 1, b: 1 });
  const side = Number(size.value);
  const { a, b } = at.value;
  const lit = productOf(products, a, b);
  return (
    <figure
      class={instrument.instrument}
      aria-label={t('places')}
      lang={language.tag}
      dir={language.direction}
    >
      <Segments
        legend={t('size')}
        showsLegend
        options={SIZES.map((each) => [each, numbers.whole(Number(each))])}
        value={size.value}
        onChange={(each) => {
          size.value = each;
          at.value = { a: 1, b: 1 };
        }}
      />
      <ValueGrid
        caption={t('table')}
        rows={side}
        columns={side}
        origin={{ row: 0, column: 0 }}
        stop={a * side + b}
        cell={(row, column) => {
          const value = productOf(products, row, column);
          const looks = [
            value >= side && styles.outside,
            value === lit && styles.lit,
            row === a && column === b && styles.current,
          ];
          return {
            content: numbers.whole(value),
            look: looks.filter(Boolean).join(' '),
            button: {
              name: t('said-product', { a: row, b: column, value }),
              isPressed: row === a && column === b,
              onChoose: () => (at.value = { a: row, b: column }),
            },
          };
        }}
      />
      <p role="status" class={styles.said}>
        {said(products, side, lit)}
      </p>
    </figure>
  );
}

/** Where the number is, and whether the table is closed. */
function said(products: NimProducts, size: number, value: number): string {
  const without = rowsWithout(products, size, value);
  const outside = outsideCount(products, size);
  const count = countOf(products, size, value);
  const sentences = [
    without.length === 0
      ? t('in-all-rows', { value, count })
      : t('not-in-rows', { value, count, rows: allOf(without.map(numbers.whole)) }),
    outside === 0 ? t('closed', { size }) : t('not-closed', { size, outside }),
  ];
  return sentences.join(' ');
}
