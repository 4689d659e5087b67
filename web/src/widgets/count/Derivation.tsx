import { useSignal } from '@preact/signals';
import type { BoardAnswer } from '../../engine/api/solver';
import commonWords from '#words/common';
import t from '#words/solve';
import { Button } from '../../ui/Button';
import { math } from '../../ui/math';
import { Message } from '../../ui/Message';
import { WithTerms } from '../../ui/terms/Term';
import layout from '../../ui/layout.module.css';
import { Sheet } from '../../ui/sheet/Sheet';
import styles from './Answer.module.css';
import { deriveWinningFirstMoves, type PairSum } from './solved_board';

/** The derivation of the answer: the two axes, the board's nimber, and the sum over the pairs. */
export function DerivationView({ answer }: { readonly answer: BoardAnswer }) {
  const { rows, columns, boardNimber } = answer;
  const derivation = deriveWinningFirstMoves(answer);
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
        <dt>{math`X_R = ${rows.total}`}</dt>
        <dd class={layout.soft}>
          <WithTerms>{t('row-total')}</WithTerms>
        </dd>
        <dt>{math`X_C = ${columns.total}`}</dt>
        <dd class={layout.soft}>{t('column-total')}</dd>
        <dt>{math`Γ = X_R ⊗ X_C = ${boardNimber}`}</dt>
        <dd class={layout.soft}>
          <WithTerms>{t('board-nimber')}</WithTerms>
        </dd>
      </dl>
      <p class={layout.words}>{t('sum')}</p>
      {math`P = ∑_(a ⊗ b = Γ) R(a) · C(b)`}
      {derivation.pairs.length > 0 ? (
        <PairTable derivation={derivation} />
      ) : (
        <p class={layout.words}>{t(answer.openings === 0n ? 'no-axis-moves' : 'no-pairs')}</p>
      )}
      {!derivation.agrees && <Message>{t('disagrees')}</Message>}
    </section>
  );
}

/** The most that fits a glance. */
const SHOWN_FIRST = 12;

interface PairTableProps {
  readonly derivation: Pick<PairSum, 'pairs' | 'sum'>;
}

/** The pairs a, b with a ⊗ b = Γ, and the sum of their products, whether or not all of them are shown. */
export function PairTable({ derivation: { pairs, sum } }: PairTableProps) {
  const expanded = useSignal(false);
  const shown = expanded.value ? pairs : pairs.slice(0, SHOWN_FIRST);
  return (
    <div class={`${layout.stack} ${styles.pairs}`}>
      <Sheet
        caption={t('pairs')}
        hidesCaption
        look="lines"
        class={styles.table}
        columns={pairHeads()}
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

const pairHeads = () => [
  { content: math`a`, meaning: t('pairs-rows') },
  { content: math`b`, meaning: t('pairs-columns') },
  { content: math`R(a)`, meaning: t('pairs-row-moves') },
  { content: math`C(b)`, meaning: t('pairs-column-moves') },
  { content: math`R(a) · C(b)`, meaning: t('pairs-product') },
];
