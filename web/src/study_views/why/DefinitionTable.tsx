import { useSignal, type Signal } from '@preact/signals';
import type { TablesEngine } from '../../engine/api/engine';
import { numbers } from '../../text/language';
import t from '#words/calculator';
import commonWords from '#words/common';
import { Answered } from '../../ui/Answered';
import layout from '../../ui/layout.module.css';
import { FillBar } from '../../ui/sheet/FillBar';
import { StepwiseSheet } from '../../ui/sheet/FilledSheet';
import { useAnswer } from '../../asking/use_asked';
import styles from './why.module.css';

interface DefinitionProps {
  readonly engine: TablesEngine;
  readonly a: number;
  readonly b: number;
  /** The last filled place, counted row by row; without it all are filled. */
  readonly filled?: Signal<number>;
}

/** a ⊗ b by its definition: the table of all smaller products, filled place by place. */
export function DefinitionTable({ engine, a, b, filled }: DefinitionProps) {
  const all = useSignal(Infinity);
  const tables = useAnswer(engine, 'nimTables', undefined);
  return (
    <Answered asked={tables} waiting={commonWords('working-out')}>
      {({ product }) => (
        <Products a={a} b={b} at={filled ?? all} productOf={(x, y) => product[256 * x + y] ?? 0} />
      )}
    </Answered>
  );
}

type ProductOf = (x: number, y: number) => number;

interface ProductsProps extends Pick<DefinitionProps, 'a' | 'b'> {
  readonly at: Signal<number>;
  readonly productOf: ProductOf;
}

function Products({ a, b, at, productOf }: ProductsProps) {
  const columns = b + 1;
  const all = (a + 1) * columns;
  const current = Math.min(at.value, all - 1);
  const placeOf = (index: number) => [Math.floor(index / columns), index % columns] as const;
  const [x, y] = placeOf(current);
  return (
    <div class={layout.stack}>
      <FillBar
        filled={current + 1}
        all={all}
        start={1}
        goesBack
        onFill={(count) => (at.value = count - 1)}
      />
      <p aria-live="polite">{reasonOf(x, y, productOf)}</p>
      <StepwiseSheet
        caption={t('table', { a, b })}
        hidesCaption
        corner="⊗"
        rows={a + 1}
        columns={columns}
        origin={{ row: 0, column: 0 }}
        valueAt={(index) => (index > current ? undefined : BigInt(productOf(...placeOf(index))))}
        nameOf={({ row, column }) => t('said-factors', { a: row, b: column })}
        lookOf={({ row, column }) => (row <= x && column <= y ? styles.smaller : undefined)}
        current={current}
        onGo={(index) => (at.value = index)}
      />
    </div>
  );
}

/** x ⊗ y is the smallest number that is none of x′ ⊗ y ⊕ x ⊗ y′ ⊕ x′ ⊗ y′ for x′ < x and y′ < y. */
function reasonOf(x: number, y: number, productOf: ProductOf): string {
  if (x === 0 || y === 0) return t('nothing-smaller', { a: x, b: y });
  const options = new Set<number>();
  for (let smallX = 0; smallX < x; ++smallX)
    for (let smallY = 0; smallY < y; ++smallY)
      options.add(productOf(smallX, y) ^ productOf(x, smallY) ^ productOf(smallX, smallY));
  const list = [...options].sort((one, other) => one - other).map(numbers.whole);
  const value = productOf(x, y);
  return t('smallest-missing', { a: x, b: y, value, list: list.join(', ') });
}
