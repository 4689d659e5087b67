/** The calculator: an expression, evaluated while it is typed, and the stored results. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import * as v from 'valibot';
import type { Evaluation, NimFault, NimStep } from '../../../engine/api/tables';
import type { TablesEngine, TablesRequest } from '../../../engine/api/engine';
import { createAsk, settledOf, type FailedAsk, type SettledAsk } from '../../../asking/ask';
import type { SessionStore } from '../../../study/study_storage';
import { plainSpelling, withoutInvisible } from '../../../text/numbers';
import { printedExpression, readExpression, resolvedExpression } from './expression_text';

/** The outcome of an expression. The previous one is shown until this one is evaluated. */
type ExpressionOutcome =
  | { readonly status: 'none' }
  | { readonly status: 'answered'; readonly text: string; readonly step: NimStep }
  | { readonly status: 'faulty'; readonly text: string; readonly fault: NimFault }
  | (FailedAsk & { readonly status: 'failed' });

type LastEvaluation = SettledAsk<TablesRequest<'evaluate'>, Evaluation>;

/** The first one is $1, and so on. */
interface StoredResult {
  readonly text: string;
  readonly value: bigint;
}

/** An example, for a page without an expression in its address. */
const USUAL_EXPRESSION = '6 ⊗ 21';

export class CalculatorModel {
  readonly #engine: TablesEngine;
  readonly #store: SessionStore;
  readonly #expression = signal(USUAL_EXPRESSION);
  /** The expression in the spelling that the solver reads, with each sign at the same place. */
  readonly #text = computed(() => plainSpelling(this.#expression.value));
  readonly #results = signal<readonly StoredResult[]>([]);
  readonly #asked = createAsk((request: TablesRequest<'evaluate'>, signal) =>
    this.#engine.ask('evaluate', request, signal),
  );

  /** The expression as typed. */
  readonly expression: ReadonlySignal<string> = this.#expression;
  readonly outcome = computed(() => outcomeOf(settledOf(this.#asked.state.value)));
  readonly results: ReadonlySignal<readonly StoredResult[]> = this.#results;
  /** In a link earlier results become their values, since nobody else has them. */
  readonly settings = computed(() => {
    const text = this.#text.value;
    const shared = printedExpression(resolvedExpression(text, this.#results.value));
    return text === USUAL_EXPRESSION ? [] : [['expression', shared] as const];
  });

  constructor(engine: TablesEngine, keep: SessionStore) {
    this.#engine = engine;
    this.#store = keep;
    this.#results.value = this.#stored().results;
  }

  edit(typed: string): void {
    this.#expression.value = withoutInvisible(typed);
    this.#evaluate(this.#text.value);
    this.#save();
  }

  /** Stores the result of the expression, if it has one. */
  storeResult(): void {
    const outcome = this.outcome.value;
    if (outcome.status !== 'answered' || outcome.text !== this.#text.value) return;
    const { text, step } = outcome;
    this.#results.value = [...this.#results.value, { text: text.trim(), value: step.value }];
    this.#save();
  }

  /** Empties the list. The results in the expression become their values. */
  forgetResults(): void {
    const text = resolvedExpression(this.#text.value, this.#results.value);
    this.#results.value = [];
    this.edit(text);
  }

  visit(query: URLSearchParams): void {
    const asked = query.get('expression');
    const typed = this.#stored().expression;
    const shared = printedExpression(resolvedExpression(plainSpelling(typed), this.#results.value));
    // After a reload it is as it was typed.
    const isTyped = asked !== null && shared === asked;
    if (isTyped) this.edit(typed);
    else this.edit(asked === null ? USUAL_EXPRESSION : readExpression(asked));
  }

  #evaluate(text: string): void {
    const earlier = this.#results.value.map(({ value }) => value);
    if (text.trim() === '') this.#asked.forget();
    else void this.#asked.ask({ text, earlier });
  }

  #save(): void {
    const expression = this.#expression.value;
    const results = this.#results.value.map(({ text, value }) => ({ text, value: String(value) }));
    try {
      this.#store.write(JSON.stringify({ expression, results }));
    } catch {
      // Storage is full or forbidden: the results last until the page is left.
    }
  }

  #stored(): v.InferOutput<typeof KEPT> {
    try {
      return v.parse(KEPT, JSON.parse(this.#store.read() ?? ''));
    } catch {
      return { expression: '', results: [] };
    }
  }
}

function outcomeOf(last: LastEvaluation | undefined): ExpressionOutcome {
  if (last === undefined) return { status: 'none' };
  if (last.status === 'failed') return last;
  const { text } = last.question;
  return 'step' in last.answer
    ? { status: 'answered', text, step: last.answer.step }
    : { status: 'faulty', text, fault: last.answer.fault };
}

const KEPT = v.object({
  expression: v.string(),
  results: v.array(
    v.object({
      text: v.string(),
      value: v.pipe(
        v.string(),
        v.regex(/^\d{1,20}$/u),
        v.transform((digits) => BigInt(digits)),
      ),
    }),
  ),
});
