import { useSignal } from '@preact/signals';
import type { HTMLAttributes } from 'preact';
import type { ProductStep } from '../../engine/api/boards';
import type { StudyModel } from '../../study/study_model';
import type { Highlight } from '../../study/view';
import nimTableWords from '#words/nim_table';
import t from '#words/why';
import { Button } from '../../ui/Button';
import layout from '../../ui/layout.module.css';
import { math } from '../../ui/math';
import { FormulaLine, LitNumber, highlightWords, useShine } from './lights';
import styles from './why.module.css';

/** The board's highlights for the two factors of a step; its product has both. */
interface Sources {
  readonly a: Highlight;
  readonly b: Highlight;
}

export function lightOfSources({ a, b }: Sources): Highlight {
  return { ...a, ...b };
}

/**
 * The origins of the factors of each part: parts of a factor come from where that factor does, and partial products
 * from both.
 */
export function sourcesOfParts({ a, b, rule, parts }: ProductStep, sources: Sources): Sources[] {
  const both = lightOfSources(sources);
  return parts.map((_, place) => {
    if (rule !== 'regroup' || place < parts.length - 1) return sources;
    if (parts.length === 3) return { a: both, b: both };
    // F ⊗ (u ⊗ v): the larger factor is the one with F.
    return { a: a < b ? sources.b : sources.a, b: both };
  });
}

/** The board's highlights for the numbers of a step. */
interface LitStep {
  readonly model: StudyModel;
  readonly sources: Sources;
}

interface StepProps {
  readonly step: ProductStep;
  /** Undefined if the factors don't come from a board. */
  readonly lit?: LitStep | undefined;
}

/** The number of parts shown at first: a product of large nimbers has hundreds. */
const PARTS_AT_FIRST = 64;
/** The number of terms at either end of a formula that is too long. */
const TERMS_AT_ENDS = 3;

/** A nim-product with its rule and the products that it needs, each of which opens. */
export function ProductSteps(about: StepProps) {
  const { step } = about;
  const showsAll = useSignal(step.parts.length <= PARTS_AT_FIRST);
  const shown = showsAll.value ? step.parts : step.parts.slice(0, PARTS_AT_FIRST);
  return (
    <div class={styles.product}>
      <FormulaLine>
        <Equation {...about} />
      </FormulaLine>
      <p class={layout.note}>{ruleText(step)}</p>
      {shown.length > 0 && (
        <ul class={styles.parts}>
          {shown.map((_, place) => (
            <li key={place}>
              <Part {...partOf(about, place)} />
            </li>
          ))}
        </ul>
      )}
      {!showsAll.value && (
        <Button onClick={() => (showsAll.value = true)}>
          {t('all-parts', { count: step.parts.length })}
        </Button>
      )}
    </div>
  );
}

/** The props for a part of a step, with its highlights. */
function partOf({ step, lit }: StepProps, place: number): StepProps {
  const part = step.parts[place] ?? step;
  const sources = lit && sourcesOfParts(step, lit.sources)[place];
  return { step: part, lit: lit && sources && { model: lit.model, sources } };
}

/** A partial product that opens; its content is rendered on demand. */
function Part(about: StepProps) {
  const isOpen = useSignal(false);
  return (
    <details onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      {about.lit ? <LitSummary step={about.step} lit={about.lit} /> : <Summary step={about.step} />}
      {isOpen.value && <ProductSteps {...about} />}
    </details>
  );
}

/** Highlights the origins of both factors. */
function LitSummary({
  step,
  lit: { model, sources },
}: {
  readonly step: ProductStep;
  readonly lit: LitStep;
}) {
  const light = lightOfSources(sources);
  const shine = useShine(model, saidProduct(step));
  return (
    <Summary
      step={step}
      title={highlightWords(model, light)}
      onPointerEnter={() => shine(light)}
      onPointerLeave={() => shine(undefined)}
      onFocus={() => shine(light)}
      onBlur={() => shine(undefined)}
    />
  );
}

function Summary({
  step,
  ...events
}: { readonly step: ProductStep } & HTMLAttributes<HTMLElement>) {
  return (
    <summary class={styles.summary} aria-label={saidProduct(step)} {...events}>
      {math`${step.a} ⊗| ${step.b} =| ${step.product}`}
    </summary>
  );
}

/** a ⊗ b = the combination of its parts = the product; without parts a ⊗ b = the product. */
function Equation(about: StepProps) {
  const { rule, parts } = about.step;
  return (
    <>
      <Product {...about} />
      {rule === 'distribute' &&
        parts.map((_, place) => <Term key={place} about={about} place={place} />)}
      {rule === 'regroup' && (
        <>
          {math`=`}
          <Product {...partOf(about, parts.length - 1)} />
        </>
      )}
      {math`=`}
      <Result {...about} />
    </>
  );
}

/** = or ⊕ with a part; for very many parts only the first and the last. */
function Term({ about, place }: { readonly about: StepProps; readonly place: number }) {
  const last = about.step.parts.length - 1;
  const isLeftOut =
    last >= PARTS_AT_FIRST && place >= TERMS_AT_ENDS && last - place >= TERMS_AT_ENDS;
  if (isLeftOut && place > TERMS_AT_ENDS) return null;
  return (
    <>
      {math`${place === 0 ? '=' : '⊕'} ${isLeftOut ? '…' : ''}`}
      {!isLeftOut && <Result {...partOf(about, place)} />}
    </>
  );
}

/** a ⊗ b */
function Product({ step: { a, b }, lit }: StepProps) {
  return (
    <>
      <Factor lit={lit} light={lit?.sources.a} name={t('said-factor', { value: a })} value={a} />
      {math`⊗`}
      <Factor lit={lit} light={lit?.sources.b} name={t('said-factor', { value: b })} value={b} />
    </>
  );
}

/** The product of a step. */
function Result({ step, lit }: StepProps) {
  const light = lit && lightOfSources(lit.sources);
  return <Factor lit={lit} light={light} name={saidProduct(step)} value={step.product} />;
}

interface FactorProps {
  readonly lit: LitStep | undefined;
  readonly light: Highlight | undefined;
  readonly name: string;
  readonly value: bigint;
}

function Factor({ lit, value, ...about }: FactorProps) {
  if (lit) return <LitNumber model={lit.model} value={value} {...about} />;
  return math`${value}`;
}

function saidProduct({ a, b, product }: ProductStep): string {
  return nimTableWords('said-product', { a, b, value: product });
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
