import { useSignal } from '@preact/signals';
import { hasFlippingGameLengths } from './board_question';
import type { BoardAnswer } from '../../engine/solver';
import t from '#words/solve';
import { Button } from '../../views/parts/Button';
import { Digits } from '../../views/parts/Digits';
import {
  BoardNimber,
  ColumnTotal,
  Equals,
  FLIPPING_GAME_AXES,
  Formula,
  Nimber,
  NimTimes,
  OTHER_AXES,
  RowTotal,
  SumOfPairs,
  ColumnMoves,
  RowMoves,
} from '../../views/parts/formulas';
import type { AxisNames } from '../../views/parts/formulas';
import { Message } from '../../views/parts/Message';
import { WithTerms } from '../../views/terms/Term';
import hidden from '../../views/parts/visually_hidden.module.css';
import layout from '../../views/parts/layout.module.css';
import part from './Answer.module.css';
import table from '../../views/parts/number_table.module.css';
import styles from './Derivation.module.css';
import { derive } from './solved_board';
import type { Derivation } from './solved_board';

/** Where the answer comes from: the two axes, the board's nimber, and the sum over the pairs. */
export function DerivationView({ answer }: { readonly answer: BoardAnswer }) {
  const { rows, columns, boardNimber } = answer;
  const derivation = derive(answer);
  const isUsual = hasFlippingGameLengths(answer.question);
  const axes = isUsual ? FLIPPING_GAME_AXES : OTHER_AXES;
  return (
    <section class={part.part} aria-labelledby="derivation-heading" data-printed>
      <h3 class={part.partHeading} id="derivation-heading">
        {t('derivation')}
      </h3>
      <dl class={styles.values}>
        <dt>
          <Formula>
            <RowTotal axes={axes} />
            <Equals />
            <Nimber value={rows.total} />
          </Formula>
        </dt>
        <dd>
          <WithTerms>{t('row-total')}</WithTerms>
        </dd>
        <dt>
          <Formula>
            <ColumnTotal axes={axes} />
            <Equals />
            <Nimber value={columns.total} />
          </Formula>
        </dt>
        <dd>{t('column-total')}</dd>
        <dt>
          <Formula>
            <BoardNimber />
            <Equals />
            <RowTotal axes={axes} />
            <NimTimes />
            <ColumnTotal axes={axes} />
            <Equals />
            <Nimber value={boardNimber} />
          </Formula>
        </dt>
        <dd>
          <WithTerms>{t('board-nimber')}</WithTerms>
        </dd>
      </dl>
      <p class={layout.words}>{t(isUsual ? 'sum' : 'other-sum')}</p>
      <SumOfPairs axes={axes} />
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
  const rowMoves = <RowMoves axes={axes} />;
  const columnMoves = <ColumnMoves axes={axes} />;
  const headings = [
    [<mi>a</mi>, t('pairs-rows')],
    [<mi>b</mi>, t('pairs-columns')],
    [rowMoves, t('pairs-row-moves')],
    [columnMoves, t('pairs-column-moves')],
    [[rowMoves, <mo>·</mo>, columnMoves], t('pairs-product')],
  ] as const;
  return (
    <thead>
      <tr>
        {headings.map(([formula, meaning]) => (
          <th key={meaning} scope="col">
            <Formula>{formula}</Formula>
            <span class={styles.meaning}>{meaning}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
