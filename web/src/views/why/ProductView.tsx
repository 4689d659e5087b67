import type { ProductStep } from '../../engine/protocol';
import type { StudyModel } from '../../study/study_model';
import type { Light } from '../../study/view';
import type { Why } from '../../study/why';
import { boardDetailsText } from '../../text/board_details';
import { Equals, Formula, Nimber, NimPlus, NimTimes } from '../parts/formulas';
import { lightWords } from './lights';
import { FormulaLine, LitNumber } from './LitNumber';
import section from './why_section.module.css';
import styles from './ProductView.module.css';

/** The nim-product of the two move nimbers, each step of which opens. */
export function ProductView({ model, why }: { readonly model: StudyModel; readonly why: Why }) {
  const t = boardDetailsText().why.product;
  const { steps, rows, columns } = why;
  const sources = { a: { rows: rows.places }, b: { columns: columns.places } };
  return (
    <section class={section.section} aria-labelledby="why-product">
      <h3 class={section.heading} id="why-product">
        {t.heading}
      </h3>
      <p>{t.explanation}</p>
      {steps === undefined ? (
        <p>{t.waiting}</p>
      ) : (
        <>
          <FormulaLine>
            <Product model={model} step={steps} sources={sources} />
            <Formula>
              <Equals />
            </Formula>
            <Result model={model} step={steps} sources={sources} />
          </FormulaLine>
          <Reason model={model} step={steps} sources={sources} isOpen />
        </>
      )}
    </section>
  );
}

interface StepProps {
  readonly model: StudyModel;
  readonly step: ProductStep;
  readonly sources: Sources;
}

/** The rule in words, and the products that it rests on. */
function Reason({ isOpen, ...about }: StepProps & { readonly isOpen?: boolean }) {
  const { model, step, sources } = about;
  if (step.parts.length === 0) return <p class={styles.rule}>{ruleText(step)}</p>;
  const sourcesOf = sourcesOfParts(step, sources);
  return (
    <div class={styles.reason}>
      <p class={styles.rule}>{ruleText(step)}</p>
      <FormulaLine>
        <Expansion {...about} />
      </FormulaLine>
      <ul class={styles.parts}>
        {step.parts.map((part, index) => (
          <li key={index}>
            <details open={isOpen === true && step.parts.length === 1}>
              <Summary model={model} step={part} light={ofBoth(sourcesOf[index] ?? sources)} />
              <Reason model={model} step={part} sources={sourcesOf[index] ?? sources} />
            </details>
          </li>
        ))}
      </ul>
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
  return (
    <summary
      aria-label={boardDetailsText().why.names.product(a, b, product)}
      title={lightWords(model, light)}
      onPointerEnter={() => model.shine(light)}
      onPointerLeave={() => model.shine(undefined)}
      onFocus={() => model.shine(light)}
      onBlur={() => model.shine(undefined)}
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

/** The product written with its parts, in pieces between which a line may break. */
function Expansion(about: StepProps) {
  const { model, step, sources } = about;
  const sourcesOf = sourcesOfParts(step, sources);
  const parts = step.parts.map((part, index) => ({
    model,
    step: part,
    sources: sourcesOf[index] ?? sources,
  }));
  return (
    <>
      <span class={styles.piece}>
        <Product {...about} />
        <Formula>
          <Equals />
        </Formula>
      </span>{' '}
      {step.rule === 'distribute' ? <Sum parts={parts} /> : <Regrouped parts={parts} />}{' '}
      <span class={styles.piece}>
        <Formula>
          <Equals />
        </Formula>
        <Result {...about} />
      </span>
    </>
  );
}

interface PartsProps {
  readonly parts: readonly StepProps[];
}

/** The products of single powers of two, and what they come to. */
function Sum({ parts }: PartsProps) {
  return (
    <>
      {parts.map((part, index) => (
        <>
          {' '}
          <span key={`product ${index}`} class={styles.piece}>
            {index > 0 && (
              <Formula>
                <NimPlus />
              </Formula>
            )}
            <Bracketed {...part} />
          </span>
        </>
      ))}
      {parts.map((part, index) => (
        <>
          {' '}
          <span key={`value ${index}`} class={styles.piece}>
            <Formula>{index > 0 ? <NimPlus /> : <Equals />}</Formula>
            <Result {...part} />
          </span>
        </>
      ))}
    </>
  );
}

/** (F ⊗ F) ⊗ (u ⊗ v), or F ⊗ (u ⊗ v); the last part is their product. */
function Regrouped({ parts }: PartsProps) {
  const last = parts.at(-1);
  const factors = parts.slice(0, -1);
  if (last === undefined) return null;
  return (
    <>
      <span class={styles.piece}>
        {factors.length === 1 && (
          <>
            <Factor model={last.model} value={last.step.a} light={last.sources.a} />
            <Formula>
              <NimTimes />
            </Formula>
          </>
        )}
        {factors.map((part, index) => (
          <>
            {index > 0 && (
              <Formula>
                <NimTimes />
              </Formula>
            )}
            <Bracketed key={index} {...part} />
          </>
        ))}
      </span>{' '}
      <span class={styles.piece}>
        <Formula>
          <Equals />
        </Formula>
        <Product {...last} />
      </span>
    </>
  );
}

function Bracketed(about: StepProps) {
  return (
    <>
      <Formula>
        <mo>(</mo>
      </Formula>
      <Product {...about} />
      <Formula>
        <mo>)</mo>
      </Formula>
    </>
  );
}

/** a ⊗ b */
function Product({ model, step: { a, b }, sources }: StepProps) {
  return (
    <>
      <Factor model={model} value={a} light={sources.a} />
      <Formula>
        <NimTimes />
      </Formula>
      <Factor model={model} value={b} light={sources.b} />
    </>
  );
}

interface FactorProps {
  readonly model: StudyModel;
  readonly value: bigint;
  readonly light: Light;
}

function Factor({ value, ...about }: FactorProps) {
  return <LitNumber {...about} name={boardDetailsText().why.names.factor(value)} value={value} />;
}

/** What a step comes to. */
function Result({ model, step: { a, b, product }, sources }: StepProps) {
  return (
    <LitNumber
      model={model}
      light={ofBoth(sources)}
      name={boardDetailsText().why.names.product(a, b, product)}
      value={product}
    />
  );
}

function ruleText({ a, b, rule, parts }: ProductStep): string {
  const t = boardDetailsText().why.product;
  switch (rule) {
    case 'trivial':
      return a === 0n || b === 0n ? t.trivialZero : t.trivialOne;
    case 'fermat':
      return t.fermat(a > b ? a : b);
    case 'square':
      return t.square(a);
    case 'distribute':
      return t.distribute;
    case 'regroup':
      return parts.length === 2 ? t.regroupOne : t.regroup;
  }
}

/** What lights for the two factors of a step; for its product both do. */
export interface Sources {
  readonly a: Light;
  readonly b: Light;
}

export function ofBoth({ a, b }: Sources): Light {
  return { ...a, ...b };
}

/**
 * Where the factors of each part come from: parts of a factor from where the whole factor does, and what
 * has been multiplied already from both sides.
 */
export function sourcesOfParts({ a, b, rule, parts }: ProductStep, sources: Sources): Sources[] {
  const both = ofBoth(sources);
  return parts.map((_, place) => {
    if (rule !== 'regroup' || place < parts.length - 1) return sources;
    if (parts.length === 3) return { a: both, b: both };
    // F ⊗ (u ⊗ v): the larger factor is the one that has F.
    return { a: a < b ? sources.b : sources.a, b: both };
  });
}
