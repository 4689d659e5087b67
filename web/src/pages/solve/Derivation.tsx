import { useSignal } from '@preact/signals';
import { hasFlippingGameLengths } from './board_question';
import type { BoardAnswer } from '../../engine/solver';
import commonWords from '#words/common';
import t from '#words/solve';
import { Button } from '../../views/parts/Button';
import { math } from '../../views/parts/math';
import { Message } from '../../views/parts/Message';
import { WithTerms } from '../../views/terms/Term';
import layout from '../../views/parts/layout.module.css';
import { Sheet } from '../../views/sheet/Sheet';
import styles from './Answer.module.css';
import { derive } from './solved_board';
import type { PairSum } from './solved_board';

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
    <section
      class={`${layout.loose} ${styles.part}`}
      aria-labelledby="derivation-heading"
      data-printed
    >
      <h3 class={styles.partHeading} id="derivation-heading">
        {commonWords('derivation')}
      </h3>
      <dl class={styles.values}>
        <dt>{math`X^${axes.rows} = ${rows.total}`}</dt>
        <dd class={layout.soft}>
          <WithTerms>{t('row-total')}</WithTerms>
        </dd>
        <dt>{math`X^${axes.columns} = ${columns.total}`}</dt>
        <dd class={layout.soft}>{t('column-total')}</dd>
        <dt>{math`Γ = X^${axes.rows} ⊗ X^${axes.columns} = ${boardNimber}`}</dt>
        <dd class={layout.soft}>
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
  readonly derivation: Pick<PairSum, 'pairs' | 'sum'>;
  readonly axes: AxisNames;
}

/** The pairs a, b with a ⊗ b = Γ, and the sum of what they add, whether or not all of them are shown. */
export function PairTable({ derivation: { pairs, sum }, axes }: PairTableProps) {
  const expanded = useSignal(false);
  const shown = expanded.value ? pairs : pairs.slice(0, SHOWN_FIRST);
  return (
    <div class={`${layout.stack} ${styles.pairs}`}>
      <Sheet
        caption={t('pairs')}
        hidesCaption
        look="lines"
        class={styles.table}
        columns={pairHeads(axes)}
        rows={shown.map(({ a, b, rowMoves, columnMoves, product }) => ({
          places: [a, b, rowMoves, columnMoves, product].map((value) => ({ value })),
        }))}
        foot={[
          {
            head: { content: t('pairs-sum', { pairs: pairs.length }), span: 4 },
            places: [{ value: sum }],
          },
        ]}
      />
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

function pairHeads(axes: AxisNames) {
  const [rowMoves, columnMoves] = [`c^${axes.rows}(a)`, `c^${axes.columns}(b)`];
  return [
    { content: math`a`, meaning: t('pairs-rows') },
    { content: math`b`, meaning: t('pairs-columns') },
    { content: math`${rowMoves}`, meaning: t('pairs-row-moves') },
    { content: math`${columnMoves}`, meaning: t('pairs-column-moves') },
    { content: math`${rowMoves} · ${columnMoves}`, meaning: t('pairs-product') },
  ];
}
