import { derive } from '../../model/derivation';
import { hasFlippingGameLengths } from '../../model/board_question';
import type { BoardAnswer } from '../../model/board_question';
import { solveText } from '../../text/solve';
import { Message } from '../shared/Message';
import part from './AnswerPart.module.css';
import styles from './DerivationView.module.css';
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
} from '../shared/formulas';
import { PairTable } from './PairTable';

/** Where the answer comes from: the two axes, the board's nimber, and the sum over the pairs. */
export function DerivationView({ answer }: { readonly answer: BoardAnswer }) {
  const t = solveText().derivation;
  const { rows, columns, boardNimber } = answer;
  const derivation = derive(answer);
  const isUsual = hasFlippingGameLengths(answer.question);
  const axes = isUsual ? FLIPPING_GAME_AXES : OTHER_AXES;
  return (
    <section class={part.part} aria-labelledby="derivation-heading">
      <h3 class={part.heading} id="derivation-heading">
        {t.heading}
      </h3>
      <dl class={styles.values}>
        <dt>
          <Formula>
            <RowTotal axes={axes} />
            <Equals />
            <Nimber value={rows.total} />
          </Formula>
        </dt>
        <dd>{t.rowTotal}</dd>
        <dt>
          <Formula>
            <ColumnTotal axes={axes} />
            <Equals />
            <Nimber value={columns.total} />
          </Formula>
        </dt>
        <dd>{t.columnTotal}</dd>
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
        <dd>{t.boardNimber}</dd>
      </dl>
      <p class={styles.words}>{t.sum(isUsual)}</p>
      <SumOfPairs axes={axes} />
      {derivation.pairs.length > 0 ? (
        <PairTable derivation={derivation} axes={axes} />
      ) : (
        <p class={styles.words}>{answer.openings === 0n ? t.noChoices : t.noPairs}</p>
      )}
      {!derivation.agrees && <Message>{t.disagrees}</Message>}
    </section>
  );
}
