import type { Table, Why } from '../../model/board/board_model';
import { isAllWhite } from '../../model/board/position';
import { boardDetailsText } from '../../text/board_details';
import {
  BoardNimber,
  Equals,
  Formula,
  NimPlus,
  NimTimes,
  PositionNimber,
} from '../shared/formulas';
import { FormulaLine } from './FormulaLine';
import { intervalLight, rectangleLight, WHITE_DISCS } from './lights';
import { Lit, LitNumber } from './LitNumber';
import section from './why_section.module.css';
import styles from './WhyPanel.module.css';

/** s ⊕ (a ⊗ b) = what is left, and what that means. */
export function Conclusion({ model, why }: { readonly model: Table; readonly why: Why }) {
  const t = boardDetailsText().why;
  const { names } = t;
  const isOpening = isAllWhite(model.state.value.position);
  const { rectangle, rows, columns, leaves, product, boardNimber } = why;
  if (leaves === undefined || product === undefined) return <p>{t.product.waiting}</p>;
  const rectangleLit = rectangleLight(rectangle);
  const nimber = { model, light: WHITE_DISCS, name: names.boardNimber(boardNimber) };
  return (
    <div class={styles.conclusion}>
      <div class={styles.formula}>
        <FormulaLine>
          <Lit {...nimber}>{isOpening ? <BoardNimber /> : <PositionNimber />}</Lit>
          <Formula>
            <NimPlus />
            <mo>(</mo>
          </Formula>
          <LitNumber
            model={model}
            light={intervalLight('rows', rows)}
            name={names.moveNimber('rows', rows.moveNimber)}
            value={rows.moveNimber}
          />
          <Formula>
            <NimTimes />
          </Formula>
          <LitNumber
            model={model}
            light={intervalLight('columns', columns)}
            name={names.moveNimber('columns', columns.moveNimber)}
            value={columns.moveNimber}
          />
          <Formula>
            <mo>)</mo>
            <Equals />
          </Formula>
          <LitNumber {...nimber} value={boardNimber} />
          <Formula>
            <NimPlus />
          </Formula>
          <LitNumber
            model={model}
            light={rectangleLit}
            name={names.product(product.a, product.b, product.product)}
            value={product.product}
          />
          <Formula>
            <Equals />
          </Formula>
          <LitNumber
            model={model}
            light={{ ...WHITE_DISCS, ...rectangleLit }}
            name={names.leaves(leaves)}
            value={leaves}
          />
        </FormulaLine>
      </div>
      <p>
        {why.wins
          ? t.conclusion.wins(boardNimber)
          : boardNimber === 0
            ? t.conclusion.lostAnyway(leaves)
            : t.conclusion.loses(leaves)}
      </p>
      <p class={section.symbols}>{isOpening ? t.symbols.opening : t.symbols.position}</p>
    </div>
  );
}
