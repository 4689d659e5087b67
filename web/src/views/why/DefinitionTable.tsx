import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { TablesEngine } from '../../engine/tables_engine';
import { numbers } from '../../text/language';
import t from '#words/calculator';
import commonWords from '#words/common';
import nimTableWords from '#words/nim_table';
import { Button } from '../parts/Button';
import { Answered } from '../parts/Answered';
import { useAnswer } from '../use_asked';
import styles from './DefinitionTable.module.css';

interface DefinitionProps {
  readonly engine: TablesEngine;
  readonly a: number;
  readonly b: number;
  /** The place that was filled last, counted row by row; otherwise all are filled at first. */
  readonly filled?: Signal<number>;
}

/** a ⊗ b by its definition: the table of the products up to it, which fills place by place. */
export function DefinitionTable({ engine, a, b, filled }: DefinitionProps) {
  const all = useSignal(Infinity);
  const tables = useAnswer(engine, 'nimTables', undefined);
  return (
    <Answered asked={tables} waiting={commonWords('working-out')}>
      {({ product }) => (
        <FilledTable
          {...{ a, b }}
          at={filled ?? all}
          productOf={(x, y) => product[256 * x + y] ?? 0}
        />
      )}
    </Answered>
  );
}

interface FilledProps extends Pick<DefinitionProps, 'a' | 'b'> {
  readonly productOf: ProductOf;
}

type ProductOf = (x: number, y: number) => number;

function FilledTable({ at, ...about }: FilledProps & { readonly at: Signal<number> }) {
  const { a, b, productOf } = about;
  const last = (a + 1) * (b + 1) - 1;
  const place = Math.min(at.value, last);
  const [x, y] = [Math.floor(place / (b + 1)), place % (b + 1)];
  const name = nimTableWords('said-product', { a: x, b: y, value: productOf(x, y) });
  const go = (to: number) => (at.value = Math.max(0, Math.min(last, to)));
  return (
    <div class={styles.definition}>
      <div class={styles.filling}>
        <label class={styles.slider}>
          <span>{t('filled')}</span>
          <input
            type="range"
            min={0}
            max={last}
            value={place}
            aria-valuetext={name}
            onInput={(event) => go(event.currentTarget.valueAsNumber)}
          />
        </label>
        <div class={styles.steps}>
          <Button isDisabled={place === 0} onClick={() => go(place - 1)}>
            {commonWords('back')}
          </Button>
          <Button isDisabled={place === last} onClick={() => go(place + 1)}>
            {commonWords('next')}
          </Button>
        </div>
      </div>
      <p aria-live="polite">
        <Reason x={x} y={y} productOf={productOf} />
      </p>
      <div
        class={styles.scroll}
        tabIndex={0}
        role="group"
        aria-label={t('table', { a, b })}
        dir="ltr"
      >
        <Products {...about} {...{ x, y }} filled={place} />
      </div>
    </div>
  );
}

interface ReasonProps {
  readonly x: number;
  readonly y: number;
  readonly productOf: ProductOf;
}

/** x ⊗ y is the smallest number that is none of x′ ⊗ y ⊕ x ⊗ y′ ⊕ x′ ⊗ y′ for x′ < x and y′ < y. */
function Reason({ x, y, productOf }: ReasonProps) {
  const value = productOf(x, y);
  if (x === 0 || y === 0) return <>{t('nothing-smaller', { a: x, b: y })}</>;
  const options = new Set<number>();
  for (let smallX = 0; smallX < x; ++smallX)
    for (let smallY = 0; smallY < y; ++smallY)
      options.add(productOf(smallX, y) ^ productOf(x, smallY) ^ productOf(smallX, smallY));
  const list = [...options].sort((one, other) => one - other).map(numbers.whole);
  return <>{t('smallest-missing', { a: x, b: y, value, list: list.join(', ') })}</>;
}

interface ProductsProps extends FilledProps, ReasonProps {
  readonly filled: number;
}

function Products({ a, b, x, y, filled, productOf }: ProductsProps) {
  const upTo = (end: number) => Array.from({ length: end + 1 }, (_, place) => place);
  return (
    <table class={styles.table}>
      <thead>
        <tr>
          <th scope="col">⊗</th>
          {upTo(b).map((column) => (
            <th key={column} scope="col">
              {numbers.whole(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {upTo(a).map((row) => (
          <tr key={row}>
            <th scope="row">{numbers.whole(row)}</th>
            {upTo(b).map((column) => (
              <td key={column} class={lookOf(row, column, x, y)}>
                {(b + 1) * row + column <= filled && numbers.whole(productOf(row, column))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The place that is explained, and those that its product is made of. */
function lookOf(row: number, column: number, x: number, y: number): string | undefined {
  if (row === x && column === y) return styles.explained;
  return row <= x && column <= y ? styles.smaller : undefined;
}
