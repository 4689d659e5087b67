import { useSignal } from '@preact/signals';
import type { Derivation } from '../../model/derivation';
import { solveText } from '../../text/solve';
import buttons from '../shared/buttons.module.css';
import { Digits } from '../shared/Digits';
import hidden from '../shared/visually_hidden.module.css';
import { ColumnMoves, Formula, RowMoves } from '../shared/formulas';
import type { AxisNames } from '../shared/formulas';
import styles from './PairTable.module.css';

/** As many as can be taken in at a glance. */
const SHOWN_FIRST = 12;

/** The pairs a, b with a ⊗ b = Γ, and the sum of what they add, whether or not all of them are shown. */
interface PairTableProps {
  readonly derivation: Derivation;
  readonly axes: AxisNames;
}

export function PairTable({ derivation: { pairs, sum }, axes }: PairTableProps) {
  const t = solveText().derivation;
  const expanded = useSignal(false);
  const shown = expanded.value ? pairs : pairs.slice(0, SHOWN_FIRST);
  return (
    <div class={styles.pairs}>
      {/* Focusable, so that it can be scrolled by keyboard where it is wider than the page. */}
      <div class={styles.scroll} role="region" aria-labelledby="pairs-caption" tabIndex={0}>
        <table class={styles.table}>
          <caption class={hidden.hidden} id="pairs-caption">
            {t.table}
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Formula>
                  <mi>a</mi>
                </Formula>
                <span class={styles.meaning}>{t.rowNimber}</span>
              </th>
              <th scope="col">
                <Formula>
                  <mi>b</mi>
                </Formula>
                <span class={styles.meaning}>{t.columnNimber}</span>
              </th>
              <th scope="col">
                <Formula>
                  <RowMoves axes={axes} />
                </Formula>
                <span class={styles.meaning}>{t.rowMoves}</span>
              </th>
              <th scope="col">
                <Formula>
                  <ColumnMoves axes={axes} />
                </Formula>
                <span class={styles.meaning}>{t.columnMoves}</span>
              </th>
              <th scope="col">
                <Formula>
                  <RowMoves axes={axes} />
                  <mo>·</mo>
                  <ColumnMoves axes={axes} />
                </Formula>
                <span class={styles.meaning}>{t.product}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ a, b, rowMoves, columnMoves, product }) => (
              <tr key={a}>
                <td>
                  <Digits value={a} />
                </td>
                <td>
                  <Digits value={b} />
                </td>
                <td>
                  <Digits value={rowMoves} />
                </td>
                <td>
                  <Digits value={columnMoves} />
                </td>
                <td>
                  <Digits value={product} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                {t.total(pairs.length)}
              </th>
              <td>
                <Digits value={sum} />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      {pairs.length > SHOWN_FIRST && (
        <button
          type="button"
          class={buttons.quiet}
          aria-expanded={expanded.value}
          onClick={() => {
            expanded.value = !expanded.value;
          }}
        >
          {expanded.value ? t.showFewer : t.showAll(pairs.length)}
        </button>
      )}
    </div>
  );
}
