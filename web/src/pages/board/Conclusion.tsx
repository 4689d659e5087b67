import type { Table, Why } from '../../model/board/board_model';
import { isAllWhite } from '../../model/board/position';
import { boardDetailsText } from '../../text/board_details';
import {
  BoardNimber,
  Equals,
  Formula,
  Nimber,
  NimPlus,
  NimTimes,
  PositionNimber,
} from '../shared/formulas';
import { LightNumber } from './LightNumber';
import { rectangleLight } from './lights';
import styles from './WhyPanel.module.css';

/** s ⊕ (a ⊗ b) = what is left, and what that means. */
export function Conclusion({ model, why }: { readonly model: Table; readonly why: Why }) {
  const t = boardDetailsText().why;
  const isOpening = isAllWhite(model.state.value.position);
  const { leaves, product, boardNimber } = why;
  if (leaves === undefined || product === undefined) return <p>{t.product.waiting}</p>;
  return (
    <div class={styles.conclusion}>
      <p class={styles.formula} dir="ltr">
        <LightNumber model={model} light={rectangleLight(why.rectangle)}>
          <Formula>
            {isOpening ? <BoardNimber /> : <PositionNimber />}
            <NimPlus />
            <mo>(</mo>
            <Nimber value={why.rows.moveNimber} />
            <NimTimes />
            <Nimber value={why.columns.moveNimber} />
            <mo>)</mo>
            <Equals />
            <Nimber value={boardNimber} />
            <NimPlus />
            <Nimber value={Number(product.product)} />
            <Equals />
            <Nimber value={leaves} />
          </Formula>
        </LightNumber>
      </p>
      <p>
        {why.wins
          ? t.conclusion.wins(boardNimber)
          : boardNimber === 0
            ? t.conclusion.lostAnyway
            : t.conclusion.loses(leaves)}
      </p>
    </div>
  );
}
