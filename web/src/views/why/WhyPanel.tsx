import { isAllHeads } from '../../game/position';
import type { StudyModel } from '../../study/study_model';
import type { Why } from '../../study/why';
import { boardDetailsText } from '../../text/board_details';
import { BoardNimber, Equals, Formula, NimPlus, NimTimes, PositionNimber } from '../parts/formulas';
import { AxisReasonView } from './AxisReasonView';
import { BoardNimberView } from './BoardNimberView';
import { WHY_HEADING_ID } from '../ChosenMove';
import { ALL_HEADS } from './lights';
import { FormulaLine, Lit, LitNumber } from './LitNumber';
import { ProductView } from './ProductView';
import section from './why_section.module.css';
import styles from './WhyPanel.module.css';

/** Why the chosen move wins or does not, from the mex up. */
export function WhyPanel({ model }: { readonly model: StudyModel }) {
  const why = model.why.value;
  if (why === undefined || model.answers.value === 'hidden') return null;
  return (
    <section class={styles.panel} aria-labelledby={WHY_HEADING_ID}>
      <Content model={model} why={why} />
    </section>
  );
}

function Content({ model, why }: { readonly model: StudyModel; readonly why: Why }) {
  const t = boardDetailsText().why;
  const board = model.board.value;
  return (
    <>
      <h2 class={styles.heading} id={WHY_HEADING_ID} tabIndex={-1}>
        {why.wins ? t.wins : t.loses}
      </h2>
      <Conclusion model={model} why={why} />
      <p>{t.introduction}</p>
      {board && (
        <>
          <AxisReasonView model={model} axis="rows" line={board.rows} reason={why.rows} />
          <AxisReasonView model={model} axis="columns" line={board.columns} reason={why.columns} />
        </>
      )}
      <ProductView model={model} why={why} />
      <BoardNimberView model={model} why={why} />
    </>
  );
}

/** s ⊕ (a ⊗ b) = what is left, and what that means. */
function Conclusion({ model, why }: { readonly model: StudyModel; readonly why: Why }) {
  const t = boardDetailsText().why;
  const { names } = t;
  const isOpening = isAllHeads(model.position.value);
  const { move, rows, columns, leaves, product } = why;
  const nimber = { model, light: ALL_HEADS, name: names.boardNimber(why.nimber) };
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
            light={{ rows: rows.places }}
            name={names.moveNimber('rows', rows.moveNimber)}
            value={rows.moveNimber}
          />
          <Formula>
            <NimTimes />
          </Formula>
          <LitNumber
            model={model}
            light={{ columns: columns.places }}
            name={names.moveNimber('columns', columns.moveNimber)}
            value={columns.moveNimber}
          />
          <Formula>
            <mo>)</mo>
            <Equals />
          </Formula>
          <LitNumber {...nimber} value={why.nimber} />
          <Formula>
            <NimPlus />
          </Formula>
          <LitNumber
            model={model}
            light={move}
            name={names.product(rows.moveNimber, columns.moveNimber, product)}
            value={product}
          />
          <Formula>
            <Equals />
          </Formula>
          <LitNumber
            model={model}
            light={{ ...ALL_HEADS, ...move }}
            name={names.leaves(leaves)}
            value={leaves}
          />
        </FormulaLine>
      </div>
      <p>
        {why.wins
          ? t.conclusion.wins(why.nimber)
          : why.nimber === 0
            ? t.conclusion.lostAnyway(leaves)
            : t.conclusion.loses(leaves)}
      </p>
      <p class={section.symbols}>{isOpening ? t.symbols.opening : t.symbols.position}</p>
    </div>
  );
}
