import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { StudyModel } from '../study/study_model';
import { listOf } from '../text/language';
import copyingWords from '#words/copying';
import t from '#words/share';
import { useKeptFocus } from './parts/use_kept_focus';
import { Button } from './parts/Button';
import { copyToClipboard } from './parts/copying';
import fields from './parts/fields.module.css';
import { openProblemText } from './why/open_problem_text';
import styles from './SharePanel.module.css';
import { printJson } from '../game/json';
import { createAsk } from '../study/ask';
import { openJson } from '../study/open_json';

type Outcome =
  | { readonly kind: 'none' | 'copied' | 'by-hand' | 'opening' | 'opened' }
  | { readonly kind: 'refused'; readonly problem: string };

/** The keys of the text; those that mean the same together. */
export const STUDY_KEYS = [
  ['tartan'],
  ['version'],
  ['game'],
  ['rows', 'columns'],
  ['position'],
  ['mode'],
  ['moves'],
  ['variations'],
  ['at'],
  ['hints'],
  ['opponent'],
  ['you'],
  ['seed'],
  ['corner', 'move'],
  ['answers'],
  ['heat'],
  ['show'],
  ['revealed'],
  ['review'],
] as const;

/** The study as text, to be copied, and pasted again: what stands in the field is never overwritten. */
export function JsonPanel({ model }: { readonly model: StudyModel }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isOpen = useSignal(false);
  const panel = useRef<HTMLDetailsElement>(null);
  const { typed, outcome, written, type, copy, open } = useText(model, field);
  // The way back goes away when it was taken.
  useKeptFocus(panel, () => field.current);

  return (
    <details
      class={styles.json}
      ref={panel}
      onToggle={(event) => (isOpen.value = event.currentTarget.open)}
    >
      <summary class={styles.summary}>{t('json')}</summary>
      <p class={styles.words}>{t('json-explanation')}</p>
      <textarea
        class={`${fields.text} ${styles.text}`}
        ref={field}
        dir="ltr"
        rows={12}
        spellcheck={false}
        aria-label={t('json-field')}
        aria-invalid={outcome.value.kind === 'refused'}
        aria-describedby="json-outcome"
        value={isOpen.value ? written() : typed.value}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <p id="json-outcome" class={styles.outcome} role="status">
        {outcomeText(outcome.value)}
      </p>
      <div class={styles.actions}>
        <Button onClick={() => void copy()}>{t('copy-json')}</Button>
        <Button onClick={open}>{t('open-json')}</Button>
        {typed.value !== undefined && (
          <Button onClick={() => type(undefined)}>{t('json-back')}</Button>
        )}
      </div>
      <h3 class={styles.subheading}>{t('form')}</h3>
      <dl class={styles.form}>
        {STUDY_KEYS.map((keys) => (
          <div key={keys[0]}>
            <dt>
              <code dir="ltr">{listOf(keys)}</code>
            </dt>
            <dd>{t(`form-${keys[0]}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What stands in the field, and what came of copying or opening it. */
function useText(model: StudyModel, field: RefObject<HTMLTextAreaElement | null>) {
  const typed = useSignal<string | undefined>(undefined);
  const outcome = useSignal<Outcome>({ kind: 'none' });
  const written = () => typed.value ?? printJson(model.state.value);
  const opening = useMemo(
    () =>
      createAsk((text: string, abort) => openJson(model, text, abort), {
        onAnswer(problem) {
          if (problem === undefined) {
            typed.value = undefined;
            outcome.value = { kind: 'opened' };
          } else {
            outcome.value = { kind: 'refused', problem: openProblemText(problem) };
            field.current?.focus();
          }
        },
      }),
    [model],
  );

  // Nothing is opened behind the back of a reader who has gone elsewhere.
  useEffect(() => opening.stop, [opening]);

  /** What was said of the text before is not true of another one, and only that one may be opened. */
  function type(text: string | undefined) {
    typed.value = text;
    opening.stop();
    outcome.value = { kind: 'none' };
  }

  async function copy() {
    outcome.value = { kind: 'none' };
    if (await copyToClipboard(written())) {
      outcome.value = { kind: 'copied' };
      return;
    }
    field.current?.select();
    outcome.value = { kind: 'by-hand' };
  }

  function open() {
    outcome.value = { kind: 'opening' };
    void opening.ask(written());
  }

  return { typed, outcome, written, type, copy, open };
}

function outcomeText(outcome: Outcome): string | undefined {
  switch (outcome.kind) {
    case 'none':
      return undefined;
    case 'copied':
      return copyingWords('copied');
    case 'by-hand':
      return copyingWords('copy-by-hand');
    case 'opening':
      return t('opening');
    case 'opened':
      return t('opened');
    case 'refused':
      return outcome.problem;
  }
}
