import { useSignal } from '@preact/signals';
import { hasFlippingGameLengths } from './board_question';
import type { BoardAnswer } from '../../engine/solver';
import commonWords from '#words/common';
import t from '#words/solve';
import { Button } from '../../views/parts/Button';
import { Digits } from '../../views/parts/Digits';
import { math } from '../../views/parts/math';
import { Message } from '../../views/parts/Message';
import { WithTerms } from '../../views/terms/Term';
import hidden from '../../views/parts/visually_hidden.module.css';
import layout from '../../views/parts/layout.module.css';
import part from './Answer.module.css';
import table from '../../views/parts/number_table.module.css';
import styles from './Derivation.module.css';
import { derive } from './solved_board';
import type { Derivation } from './solved_board';

/** T and S for the Flipping Game's triangular and square numbers; with other lengths R and C, for rows and columns. */
interface AxisNames {
  readonly rows: string;
  readonly columns: string;
}
export const FLIPPING_GAME_AXES: AxisNames = { rows: 'T', columns: 'S' };
const OTHER_AXES: AxisNames = { rows: 'R', columns: 'C' };

/** Where the answer comes from: the two axes, the board's nimber, and the sum over the pairs. */
export function DerivationView({ answer }: { readonly answer: BoardAnswer }) {
  const { rows, columns, boardNimber } = answer;
  const derivation = derive(answer);
  const isUsual = hasFlippingGameLengths(answer.question);
  const axes = isUsual ? FLIPPING_GAME_AXES : OTHER_AXES;
  return (
    <section class={part.part} aria-labelledby="derivation-heading" data-printed>
      <h3 class={part.partHeading} id="derivation-heading">
        {commonWords('derivation')}
      </h3>
      <dl class={styles.values}>
        <dt>{math`X^${axes.rows} = ${rows.total}`}</dt>
        <dd>
          <WithTerms>{t('row-total')}</WithTerms>
        </dd>
        <dt>{math`X^${axes.columns} = ${columns.total}`}</dt>
        <dd>{t('column-total')}</dd>
        <dt>{math`Γ = X^${axes.rows} ⊗ X^${axes.columns} = ${boardNimber}`}</dt>
        <dd>
          <WithTerms>{t('board-nimber')}</WithTerms>
        </dd>
      </dl>
      <p class={layout.words}>{t(isUsual ? 'sum' : 'other-sum')}</p>
      {math`P = ∑_(a ⊗ b = Γ) c^${axes.rows}(a) · c^${axes.columns}(b)`}
      {derivation.pairs.length > 0 ? (
        <PairTable derivation={derivation} axes={axes} />
      ) : (
        <p class={layout.words}>{t(answer.openings === 0n ? 'no-axis-moves' : 'no-pairs')}</p>
      )}
      {!derivation.agrees && <Message>{t('disagrees')}</Message>}
    </section>
  );
}

/** As many as can be taken in at a glance. */
const SHOWN_FIRST = 12;

interface PairTableProps {
  readonly derivation: Pick<Derivation, 'pairs' | 'sum'>;
  readonly axes: AxisNames;
}

/** The pairs a, b with a ⊗ b = Γ, and the sum of what they add, whether or not all of them are shown. */
export function PairTable({ derivation: { pairs, sum }, axes }: PairTableProps) {
  const expanded = useSignal(false);
  const shown = expanded.value ? pairs : pairs.slice(0, SHOWN_FIRST);
  return (
    <div class={styles.pairs}>
      {/* Focusable, so that it can be scrolled by keyboard where it is wider than the page. */}
      <div class={table.scroll} role="region" aria-labelledby="pairs-caption" tabIndex={0}>
        <table class={`${table.table} ${styles.table}`}>
          <caption class={hidden.hidden} id="pairs-caption">
            {t('pairs')}
          </caption>
          <PairHeadings axes={axes} />
          <tbody>
            {shown.map(({ a, b, rowMoves, columnMoves, product }) => (
              <tr key={a}>
                {[a, b, rowMoves, columnMoves, product].map((value, column) => (
                  <td key={column}>
                    <Digits value={value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                {t('pairs-sum', { pairs: pairs.length })}
              </th>
              <td>
                <Digits value={sum} />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      {pairs.length > SHOWN_FIRST && (
        <Button
          aria-expanded={expanded.value}
          onClick={() => {
            expanded.value = !expanded.value;
          }}
        >
          {expanded.value ? t('show-fewer') : t('show-all-pairs', { pairs: pairs.length })}
        </Button>
      )}
    </div>
  );
}

function PairHeadings({ axes }: Pick<PairTableProps, 'axes'>) {
  const [rowMoves, columnMoves] = [`c^${axes.rows}(a)`, `c^${axes.columns}(b)`];
  const headings = [
    ['a', t('pairs-rows')],
    ['b', t('pairs-columns')],
    [rowMoves, t('pairs-row-moves')],
    [columnMoves, t('pairs-column-moves')],
    [`${rowMoves} · ${columnMoves}`, t('pairs-product')],
  ] as const;
  return (
    <thead>
      <tr>
        {headings.map(([formula, meaning]) => (
          <th key={meaning} scope="col">
            {math`${formula}`}
            <span class={styles.meaning}>{meaning}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
