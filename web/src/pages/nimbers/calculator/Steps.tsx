/** The evaluation of an expression: its operations one after the other, each of which opens. */
import { useSignal } from '@preact/signals';
import type { NimStep } from '../../../engine/api/tables';
import type { TablesEngine } from '../../../engine/api/engine';
import t from '#words/calculator';
import nimTableWords from '#words/nim_table';
import { math } from '../../../ui/math';
import layout from '../../../ui/layout.module.css';
import styles from './calculator.module.css';
import { ProductWays } from '../../../study_views/why/ProductWays';
import { InverseWay, LogarithmWay, PowerWayView, QuotientWay, RootWay } from './PowerWays';

interface StepsProps {
  readonly engine: TablesEngine;
  readonly step: NimStep;
}

export function Steps({ engine, step }: StepsProps) {
  const operations = inOrder(step);
  if (operations.length === 0) return null;
  return (
    <section
      class={`${layout.tight} ${styles.steps}`}
      aria-labelledby="calculator-steps"
      data-printed="reasons"
    >
      <h2 class={layout.title} id="calculator-steps">
        {t('steps')}
      </h2>
      <ol class={styles.operations}>
        {operations.map((operation, place) => (
          <li key={`${place} ${saidStep(operation)}`}>
            <StepDetails engine={engine} step={operation} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The operations in order of evaluation, operands first. */
function inOrder(step: NimStep): NimStep[] {
  const { operation, operands } = step;
  if (operation === 'number' || operation === 'earlier') return [];
  return [...operands.flatMap(inOrder), step];
}

function StepDetails({ engine, step }: StepsProps) {
  const isOpen = useSignal(false);
  return (
    <details onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary class={styles.summary} aria-label={saidStep(step)}>
        {math`${formulaOf(step)} ${step.value}`}
      </summary>
      {isOpen.value && (
        <div class={styles.explanation}>
          <Explanation engine={engine} step={step} />
        </div>
      )}
    </details>
  );
}

function Explanation({ engine, step }: StepsProps) {
  const { operation, value, exponent } = step;
  const [a = 0n, b = 0n] = step.operands.map((operand) => operand.value);
  switch (operation) {
    case 'sum':
      return <BinarySum a={a} b={b} sum={value} />;
    case 'product':
      return <ProductWays engine={engine} a={a} b={b} />;
    case 'quotient':
      return <QuotientWay engine={engine} a={a} b={b} quotient={value} />;
    case 'inverse':
      return <InverseWay engine={engine} a={a} />;
    case 'square-root':
      return <RootWay engine={engine} a={a} />;
    case 'power':
      return <PowerWayView engine={engine} base={a} exponent={exponent} />;
    case 'logarithm':
      return <LogarithmWay engine={engine} a={a} logarithm={value} />;
    default:
      return null;
  }
}

const SIGNS = { sum: '⊕', product: '⊗', quotient: '⊘' } as const;

/** The formula before the value; a line may break after a sign. */
function formulaOf({ operation, operands, exponent }: NimStep): string {
  const [a = 0n, b = 0n] = operands.map(({ value }) => value);
  switch (operation) {
    case 'sum':
    case 'product':
    case 'quotient':
      return `${a} ${SIGNS[operation]}| ${b} =|`;
    case 'inverse':
      return `1 ⊘| ${a} =|`;
    case 'square-root':
      return `√${a} =|`;
    case 'power':
      return `${a}^${exponent} =|`;
    default:
      return `log(${a}) =|`;
  }
}

/** The step in words, for screen readers. */
function saidStep({ operation, operands, exponent, value }: NimStep): string {
  const [a = 0n, b = 0n] = operands.map((operand) => operand.value);
  switch (operation) {
    case 'sum':
    case 'product':
    case 'quotient':
      return nimTableWords(`said-${operation}`, { a, b, value });
    case 'power':
      return t('said-power', { a, exponent, value });
    case 'inverse':
    case 'square-root':
    case 'logarithm':
      return t(`said-${operation}`, { a, value });
    default:
      return '';
  }
}

interface BinarySumProps {
  readonly a: bigint;
  readonly b: bigint;
  readonly sum: bigint;
}

/** a ⊕ b in columns of bits, in which equal bits cancel; bytes wrap if there is no room. */
function BinarySum({ a, b, sum }: BinarySumProps) {
  const length = Math.max(a.toString(2).length, b.toString(2).length);
  const [bitsA, bitsB, bitsSum] = [a, b, sum].map((number) =>
    number.toString(2).padStart(length, '0'),
  ) as [string, string, string];
  // The positions between whole bytes; the first byte may be shorter.
  const ends = Array.from({ length: Math.ceil(length / 8) }, (_, byte) => length - 8 * byte);
  return (
    <>
      <p>{t('sum-explanation')}</p>
      <div
        class={styles.sum}
        dir="ltr"
        role="img"
        aria-label={t('said-binary', { a: bitsA, b: bitsB, sum: bitsSum })}
      >
        {ends.reverse().map((end) => (
          <div key={end} class={styles.byte}>
            {columnsBetween(Math.max(0, end - 8), end).map((at) => (
              <span
                key={at}
                class={bitsA[at] === '1' && bitsB[at] === '1' ? styles.cancelled : styles.column}
              >
                <span>{bitsA[at]}</span>
                <span>{bitsB[at]}</span>
                <span class={styles.sumBit}>{bitsSum[at]}</span>
              </span>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

function columnsBetween(begin: number, end: number): number[] {
  return Array.from({ length: end - begin }, (_, place) => begin + place);
}
