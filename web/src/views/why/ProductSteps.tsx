import type { ProductStep } from '../../engine/game_engine';
import type { StudyModel } from '../../study/study_model';
import type { Light } from '../../study/view';
import { whyWords as t } from '../../text/why';
import { Equals, Formula, Nimber, NimPlus, NimTimes } from '../parts/formulas';
import { lightWords, useShine } from './lights';
import { FormulaLine, LitNumber } from './LitNumber';
import { ofBoth, sourcesOfParts } from './product_sources';
import type { Sources } from './product_sources';
import styles from './ProductSteps.module.css';

interface StepProps {
  readonly model: StudyModel;
  readonly step: ProductStep;
  readonly sources: Sources;
}

/** A nim-product with the rule that gives it, and the products that it rests on, each of which opens. */
export function ProductSteps(about: StepProps) {
  const { model, step, sources } = about;
  const sourcesOf = sourcesOfParts(step, sources);
  return (
    <div class={styles.steps}>
      <FormulaLine>
        <Equation {...about} />
      </FormulaLine>
      <p class={styles.rule}>{ruleText(step)}</p>
      {step.parts.length > 0 && (
        <ul class={styles.parts}>
          {step.parts.map((part, index) => {
            const of = sourcesOf[index] ?? sources;
            return (
              <li key={index}>
                <details>
                  <Summary model={model} step={part} light={ofBoth(of)} />
                  <ProductSteps model={model} step={part} sources={of} />
                </details>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

interface SummaryProps {
  readonly model: StudyModel;
  readonly step: ProductStep;
  readonly light: Light;
}

/** A partial product, which lights what both its factors come from. */
function Summary({ model, step: { a, b, product }, light }: SummaryProps) {
  const name = t('said-product', { a, b, product });
  const shine = useShine(model, name);
  return (
    <summary
      aria-label={name}
      title={lightWords(model, light)}
      onPointerEnter={() => shine(light)}
      onPointerLeave={() => shine(undefined)}
      onFocus={() => shine(light)}
      onBlur={() => shine(undefined)}
    >
      <Formula>
        <Nimber value={a} />
        <NimTimes />
        <Nimber value={b} />
        <Equals />
        <Nimber value={product} />
      </Formula>
    </summary>
  );
}

/** a ⊗ b = what the parts make of it = the product; without parts a ⊗ b = the product. */
function Equation(about: StepProps) {
  const { model, step, sources } = about;
  const parts = step.parts.map((part, index) => ({
    model,
    step: part,
    sources: sourcesOfParts(step, sources)[index] ?? sources,
  }));
  const last = parts.at(-1);
  return (
    <>
      <Product {...about} />
      {step.rule === 'distribute' &&
        parts.map((part, index) => (
          <>
            <Formula key={`sign ${index}`}>{index === 0 ? <Equals /> : <NimPlus />}</Formula>
            <Result key={index} {...part} />
          </>
        ))}
      {step.rule === 'regroup' && last && (
        <>
          <Formula>
            <Equals />
          </Formula>
          <Product {...last} />
        </>
      )}
      <Formula>
        <Equals />
      </Formula>
      <Result {...about} />
    </>
  );
}

/** a ⊗ b */
function Product({ model, step: { a, b }, sources }: StepProps) {
  return (
    <>
      <LitNumber model={model} light={sources.a} name={t('said-factor', { value: a })} value={a} />
      <Formula>
        <NimTimes />
      </Formula>
      <LitNumber model={model} light={sources.b} name={t('said-factor', { value: b })} value={b} />
    </>
  );
}

/** What a step comes to. */
function Result({ model, step: { a, b, product }, sources }: StepProps) {
  const name = t('said-product', { a, b, product });
  return <LitNumber model={model} light={ofBoth(sources)} name={name} value={product} />;
}

function ruleText({ a, b, rule, parts }: ProductStep): string {
  switch (rule) {
    case 'trivial':
      return t(a === 0n || b === 0n ? 'rule-zero' : 'rule-one');
    case 'fermat':
      return t('rule-fermat', { power: a > b ? a : b });
    case 'square':
      return t('rule-square', { power: a });
    case 'distribute':
      return t('rule-distribute');
    case 'regroup':
      return t(parts.length === 2 ? 'rule-regroup-one' : 'rule-regroup');
  }
}
