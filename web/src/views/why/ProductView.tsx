import type { StudyModel } from '../../study/study_model';
import type { Why } from '../../study/why';
import nimTableWords from '#words/nim_table';
import t from '#words/why';
import { OverlayCheck } from '../LayerControls';
import { math } from '../parts/math';
import { WithTerms } from '../terms/Term';
import { ALL_HEADS } from './lights';
import { FormulaLine, LitNumber } from './LitNumber';
import { ProductSteps } from './ProductSteps';
import section from './why_section.module.css';

interface ProductViewProps {
  readonly model: StudyModel;
  readonly why: Why;
}

/** By what the move changes the total: the nim-product of the two move nimbers, and what is left then. */
export function ProductView({ model, why }: ProductViewProps) {
  const { steps, rows, columns, change } = why;
  return (
    <section class={section.section} aria-labelledby="why-product">
      <h3 class={section.heading} id="why-product">
        {t('product')}
      </h3>
      <p>
        <WithTerms>{t('product-explanation')}</WithTerms>
      </p>
      {steps === undefined ? (
        <p>{t('product-waiting')}</p>
      ) : (
        <ProductSteps
          step={steps}
          lit={{ model, sources: { a: { rows: rows.places }, b: { columns: columns.places } } }}
        />
      )}
      <TotalView
        model={model}
        why={why}
        changeName={nimTableWords('said-product', {
          a: rows.moveNimber,
          b: columns.moveNimber,
          value: change,
        })}
      />
      <p>{t('disc-values')}</p>
      <div class={section.control}>
        <OverlayCheck model={model} overlay="values" words={t('show-disc-values')} />
      </div>
    </section>
  );
}

/** What the move leaves of the total. */
export function TotalView({
  model,
  why: { move, nimber, change, leaves },
  changeName,
}: ProductViewProps & { readonly changeName: string }) {
  return (
    <>
      <p>
        <WithTerms>{t('total')}</WithTerms>
      </p>
      <FormulaLine>
        <LitNumber
          model={model}
          light={ALL_HEADS}
          name={t('said-nimber', { value: nimber })}
          value={nimber}
        />
        {math`⊕`}
        <LitNumber model={model} light={move} name={changeName} value={change} />
        {math`=`}
        <LitNumber
          model={model}
          light={{ ...ALL_HEADS, ...move }}
          name={t('said-leaves', { value: leaves })}
          value={leaves}
        />
      </FormulaLine>
      <p>{t('zero-wins')}</p>
    </>
  );
}
