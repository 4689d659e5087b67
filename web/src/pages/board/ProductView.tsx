import type { Table, ProductStep, Why } from '../../model/board/board_model';
import { boardDetailsText } from '../../text/board_details';
import { Equals, Formula, Nimber, NimPlus, NimTimes } from '../shared/formulas';
import { LightNumber } from './LightNumber';
import { rectangleLight } from './lights';
import section from './why_section.module.css';
import styles from './ProductView.module.css';

/** The nim-product of the two move nimbers, each step of which opens. */
export function ProductView({ model, why }: { readonly model: Table; readonly why: Why }) {
  const t = boardDetailsText().why.product;
  return (
    <section class={section.section} aria-labelledby="why-product">
      <h3 class={section.heading} id="why-product">
        {t.heading}
      </h3>
      <p>{t.explanation}</p>
      {why.product === undefined ? (
        <p>{t.waiting}</p>
      ) : (
        <>
          <p class={section.formula} dir="ltr">
            <LightNumber model={model} light={rectangleLight(why.rectangle)}>
              <Equation step={why.product} />
            </LightNumber>
          </p>
          <Reason step={why.product} isOpen />
        </>
      )}
    </section>
  );
}

function Equation({ step: { a, b, product } }: { readonly step: ProductStep }) {
  return (
    <Formula>
      <Nimber value={a} />
      <NimTimes />
      <Nimber value={b} />
      <Equals />
      <Nimber value={product} />
    </Formula>
  );
}

/** The rule in words, and the products that it rests on. */
function Reason({ step, isOpen }: { readonly step: ProductStep; readonly isOpen?: boolean }) {
  if (step.parts.length === 0) return <p class={styles.rule}>{ruleText(step)}</p>;
  return (
    <div class={styles.reason}>
      <p class={styles.rule}>{ruleText(step)}</p>
      <p class={section.formula} dir="ltr">
        <Expansion step={step} />
      </p>
      <ul class={styles.parts}>
        {step.parts.map((part, index) => (
          <li key={index}>
            <details open={isOpen === true && step.parts.length === 1}>
              <summary>
                <Equation step={part} />
              </summary>
              <Reason step={part} />
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The product written with its parts, in pieces between which a line may break. */
function Expansion({ step }: { readonly step: ProductStep }) {
  const { a, b, rule, parts, product } = step;
  return (
    <>
      <Formula>
        <Nimber value={a} />
        <NimTimes />
        <Nimber value={b} />
        <Equals />
      </Formula>
      {rule === 'distribute' ? <Sum parts={parts} /> : <Regrouped parts={parts} />}{' '}
      <Formula>
        <Equals />
        <Nimber value={product} />
      </Formula>
    </>
  );
}

/** The products of single powers of two, and what they come to. */
function Sum({ parts }: { readonly parts: readonly ProductStep[] }) {
  return (
    <>
      {parts.map((part, index) => (
        <>
          {' '}
          <Formula key={`product ${index}`}>
            {index > 0 && <NimPlus />}
            <Bracketed step={part} />
          </Formula>
        </>
      ))}
      {parts.map((part, index) => (
        <>
          {' '}
          <Formula key={`value ${index}`}>
            {index > 0 ? <NimPlus /> : <Equals />}
            <Nimber value={part.product} />
          </Formula>
        </>
      ))}
    </>
  );
}

/** (F ⊗ F) ⊗ (u ⊗ v), or F ⊗ (u ⊗ v); the last part is their product. */
function Regrouped({ parts }: { readonly parts: readonly ProductStep[] }) {
  const last = parts.at(-1);
  const factors = parts.slice(0, -1);
  return (
    <>
      {' '}
      <Formula>
        {factors.length === 1 && last !== undefined && (
          <>
            <Nimber value={last.a} />
            <NimTimes />
          </>
        )}
        {factors.map((part, index) => (
          <>
            {index > 0 && <NimTimes />}
            <Bracketed step={part} />
          </>
        ))}
      </Formula>
      {last !== undefined && (
        <>
          {' '}
          <Formula>
            <Equals />
            <Nimber value={last.a} />
            <NimTimes />
            <Nimber value={last.b} />
          </Formula>
        </>
      )}
    </>
  );
}

function Bracketed({ step: { a, b } }: { readonly step: ProductStep }) {
  return (
    <>
      <mo>(</mo>
      <Nimber value={a} />
      <NimTimes />
      <Nimber value={b} />
      <mo>)</mo>
    </>
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
