import type { StudyModel } from '../../study/study_model';
import type { Why } from '../../study/why';
import { boardDetailsText } from '../../text/board_details';
import { OverlayCheck } from '../LayerControls';
import { Equals, Formula, NimPlus } from '../parts/formulas';
import { WithTerms } from '../terms/Term';
import { ALL_HEADS } from './lights';
import { FormulaLine, LitNumber } from './LitNumber';
import { ProductSteps } from './ProductSteps';
import section from './why_section.module.css';

/** By what the move changes the total: the nim-product of the two move nimbers, and what is left then. */
export function ProductView({ model, why }: { readonly model: StudyModel; readonly why: Why }) {
  const { product: t, names } = boardDetailsText().why;
  const { steps, rows, columns, move, nimber, product, leaves } = why;
  return (
    <section class={section.section} aria-labelledby="why-product">
      <h3 class={section.heading} id="why-product">
        {t.heading}
      </h3>
      <p>
        <WithTerms>{t.explanation}</WithTerms>
      </p>
      {steps === undefined ? (
        <p>{t.waiting}</p>
      ) : (
        <ProductSteps
          model={model}
          step={steps}
          sources={{ a: { rows: rows.places }, b: { columns: columns.places } }}
        />
      )}
      <p>
        <WithTerms>{t.total}</WithTerms>
      </p>
      <FormulaLine>
        <LitNumber
          model={model}
          light={ALL_HEADS}
          name={names.boardNimber(nimber)}
          value={nimber}
        />
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
      <p>{t.zero}</p>
      <p>{t.coins}</p>
      <div class={section.control}>
        <OverlayCheck model={model} overlay="values" words={t.show} />
      </div>
    </section>
  );
}
