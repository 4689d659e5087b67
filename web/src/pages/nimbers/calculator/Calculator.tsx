import type { ComponentChildren, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { NimFault } from '../../../engine/api/tables';
import type { TablesEngine } from '../../../engine/api/engine';
import t from '#words/calculator';
import nimbersWords from '#words/nimbers';
import commonWords from '#words/common';
import { Button } from '../../../ui/Button';
import { CopyLink, CopyText } from '../../../ui/copying';
import { Digits } from '../../../ui/Digits';
import { Failure } from '../../../ui/Failure';
import fields from '../../../ui/fields.module.css';
import { formatRoute } from '../../../game/route';
import layout from '../../../ui/layout.module.css';
import styles from './calculator.module.css';
import { Steps } from './Steps';
import type { OpenSection } from '../part';
import { CalculatorModel } from './calculator_model';
import { printedExpression, readExpression } from './expression_text';

interface CalculatorProps {
  readonly model: CalculatorModel;
  readonly engine: TablesEngine;
}

export function Calculator({ model, engine }: CalculatorProps) {
  const field = useRef<HTMLInputElement>(null);
  const outcome = model.outcome.value;
  return (
    <div class={layout.loose}>
      <ExpressionForm model={model} field={field} />
      {outcome.status === 'failed' && <Failure failed={outcome} />}
      <Answer model={model} />
      {outcome.status === 'answered' && <Steps engine={engine} step={outcome.step} />}
      {outcome.status === 'answered' && <Notations value={outcome.step.value} />}
      <Results model={model} field={field} />
    </div>
  );
}

interface FieldProps {
  readonly model: CalculatorModel;
  readonly field: RefObject<HTMLInputElement | null>;
}

const FIELD_ID = 'expression';
const HINT_ID = 'expression-hint';
const FAULT_ID = 'expression-fault';

function ExpressionForm({ model, field }: FieldProps) {
  const isFaulty = model.outcome.value.status === 'faulty';
  const number = model.results.value.length + 1;

  function submit(event: Event) {
    event.preventDefault();
    model.storeResult();
    field.current?.select();
  }

  return (
    <form
      class={layout.tight}
      onSubmit={submit}
      noValidate
      aria-label={nimbersWords('part-calculator')}
    >
      <label class={layout.label} for={FIELD_ID}>
        {t('expression')}
      </label>
      <div class={styles.entry}>
        <input
          ref={field}
          id={FIELD_ID}
          class={`${fields.line} ${styles.field}`}
          type="text"
          dir="ltr"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          enterkeyhint="done"
          value={model.expression.value}
          aria-invalid={isFaulty}
          aria-describedby={isFaulty ? FAULT_ID : HINT_ID}
          onInput={(event) => model.edit(event.currentTarget.value)}
        />
        <Button type="submit">{t('keep', { name: `$${number}` })}</Button>
      </div>
      <Signs model={model} field={field} />
      <p class={layout.note} id={HINT_ID}>
        {t('hint')}
      </p>
      <Fault model={model} field={field} />
    </form>
  );
}

/** The text that each button inserts. If it ends in a parenthesis, the cursor goes before that. */
const SIGNS = [
  ['⊕', ' ⊕ ', 'write-sum'],
  ['⊗', ' ⊗ ', 'write-product'],
  ['⊘', ' ⊘ ', 'write-quotient'],
  ['^', '^', 'write-power'],
  ['√', 'sqrt()', 'write-root'],
  ['inv', 'inv()', 'write-inverse'],
  ['log', 'log()', 'write-logarithm'],
  ['( )', '()', 'write-parentheses'],
] as const;

function Signs({ model, field }: FieldProps) {
  return (
    <div class={layout.row} role="group" aria-label={t('signs')}>
      {SIGNS.map(([sign, written, name]) => (
        <Button
          key={sign}
          class={styles.sign}
          aria-label={t(name)}
          title={t(name)}
          onClick={() => write(model, field.current, written)}
        >
          <span dir="ltr">{sign}</span>
        </Button>
      ))}
    </div>
  );
}

/** Inserts at the cursor, around the selection if that can be put in parentheses. */
function write(model: CalculatorModel, field: HTMLInputElement | null, written: string): void {
  if (field === null) return;
  const [start, end] = [
    field.selectionStart ?? field.value.length,
    field.selectionEnd ?? undefined,
  ];
  const chosen = field.value.slice(start, end);
  const text = written.endsWith('()') ? `${written.slice(0, -1)}${chosen})` : written;
  field.setRangeText(text, start, end ?? start, 'end');
  const cursor = start + text.length - (written.endsWith('()') && chosen === '' ? 1 : 0);
  field.setSelectionRange(cursor, cursor);
  model.edit(field.value);
  field.focus();
}

/** The problem with the expression and its place; always present, so that it is announced. */
function Fault({ model, field }: FieldProps) {
  const outcome = model.outcome.value;
  const fault = outcome.status === 'faulty' ? outcome : undefined;
  return (
    <div class={styles.fault}>
      <div id={FAULT_ID} role="status">
        {fault && <p class={fields.problem}>{faultText(fault.text, fault.fault)}</p>}
      </div>
      {fault && (
        <>
          <p class={styles.marked} dir="ltr" aria-hidden="true">
            {fault.text.slice(0, fault.fault.begin)}
            <mark class={styles.mark}>
              {fault.text.slice(fault.fault.begin, fault.fault.end) || '\u00a0'}
            </mark>
            {fault.text.slice(fault.fault.end)}
          </p>
          <Button
            onClick={() => {
              field.current?.focus();
              field.current?.setSelectionRange(fault.fault.begin, fault.fault.end);
            }}
          >
            {t('go-there')}
          </Button>
        </>
      )}
    </div>
  );
}

/** What is wrong with an expression, where, and what to do. */
function faultText(text: string, { kind, begin, end }: NimFault): string {
  const place = begin + 1;
  const sign = text.slice(begin, end);
  switch (kind) {
    case 'unexpected-character':
    case 'unknown-name':
    case 'unknown-result':
    case 'number-too-large':
      return t(`fault-${kind}`, { place, sign });
    case 'text-too-long':
      return t(`fault-${kind}`);
    default:
      return t(`fault-${kind}`, { place });
  }
}

function Answer({ model }: { readonly model: CalculatorModel }) {
  const outcome = model.outcome.value;
  if (outcome.status !== 'answered') return null;
  const { value } = outcome.step;
  return (
    <section class={styles.answer} aria-labelledby="calculator-answer" data-printed="answer">
      <h2 class={layout.title} id="calculator-answer">
        {commonWords('answer')}
      </h2>
      <p class={styles.result} dir="ltr">
        {/* The expression as it was understood. */}
        <span class={styles.asked}>{readExpression(printedExpression(outcome.text))} =</span>{' '}
        <output for={FIELD_ID}>
          <Digits value={value} />
        </output>
      </p>
      <CopyLink key={outcome.text} address={formatRoute('nimbers', model.settings.value)} />
    </section>
  );
}

function Notations({ value }: { readonly value: bigint }) {
  return (
    <section class={styles.answer} aria-labelledby="calculator-notations" data-printed>
      <h2 class={layout.title} id="calculator-notations">
        {t('notations')}
      </h2>
      <dl class={styles.notations}>
        <Notation name="decimal" text={value.toString()}>
          <Digits value={value} id="notation-decimal" />
        </Notation>
        <Notation name="hexadecimal" text={`0x${value.toString(16)}`}>
          <Groups prefix="0x" digits={value.toString(16)} id="notation-hexadecimal" />
        </Notation>
        <Notation name="binary" text={`0b${value.toString(2)}`}>
          <Groups prefix="0b" digits={value.toString(2)} id="notation-binary" />
        </Notation>
      </dl>
    </section>
  );
}

interface NotationProps {
  readonly name: 'decimal' | 'hexadecimal' | 'binary';
  readonly text: string;
  readonly children: ComponentChildren;
}

function Notation({ name, text, children }: NotationProps) {
  return (
    <div class={styles.notation}>
      <dt class={`${layout.note} ${styles.name}`}>{t(name)}</dt>
      <dd class={styles.digits} dir="ltr">
        {children}
      </dd>
      <dd>
        <CopyText key={text} text={text} shownIn={`notation-${name}`} label={t(`copy-${name}`)} />
      </dd>
    </div>
  );
}

interface GroupsProps {
  readonly prefix: string;
  readonly digits: string;
  readonly id: string;
}

/** Digits in groups of four from the right; the gaps are visible and not copied. */
function Groups({ prefix, digits, id }: GroupsProps) {
  const groups = digits.match(/^.{1,4}?(?=(?:.{4})*$)|.{4}/gu) ?? [];
  return (
    <span id={id}>
      {prefix}
      {groups.map((group, place) => (
        <span key={place} class={styles.group}>
          {group}
        </span>
      ))}
    </span>
  );
}

/** The stored results; a click inserts one into the expression. */
function Results({ model, field }: FieldProps) {
  const results = model.results.value;
  return (
    <section
      class={styles.results}
      aria-labelledby="calculator-results"
      hidden={results.length === 0}
    >
      <h2 class={layout.title} id="calculator-results">
        {t('results')}
      </h2>
      <ol class={styles.list}>
        {results.map(({ text, value }, place) => {
          const name = `$${place + 1}`;
          return (
            <li key={place} class={styles.kept}>
              <Button
                class={styles.sign}
                aria-label={t('use', { name, value })}
                title={t('use', { name, value })}
                onClick={() => write(model, field.current, name)}
              >
                <span dir="ltr">{name}</span>
              </Button>
              <span dir="ltr">
                = <Digits value={value} /> = {readExpression(printedExpression(text))}
              </span>
            </li>
          );
        })}
      </ol>
      <Button
        onClick={() => {
          model.forgetResults();
          field.current?.focus();
        }}
      >
        {t('forget')}
      </Button>
    </section>
  );
}

export const openCalculator: OpenSection = (engine, keep) => {
  const model = new CalculatorModel(engine, keep);
  return {
    settings: model.settings,
    visit: (query) => model.visit(query),
    View: () => <Calculator model={model} engine={engine} />,
  };
};
