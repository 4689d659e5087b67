import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { boardDetailsText } from '../../text/board_details';
import { useKeptFocus } from '../shared/use_kept_focus';
import buttons from '../shared/buttons.module.css';
import { copyToClipboard } from '../shared/clipboard';
import styles from './SharePanel.module.css';

type Outcome =
  | { readonly kind: 'none' | 'copied' | 'by-hand' | 'opening' | 'opened' }
  | { readonly kind: 'refused'; readonly problem: string };

/** Something that is kept as text. */
export interface Written {
  json(): string;
  /** Finds out what such a text is judged by; says in sentences why that cannot be done. */
  prepare?(text: string): Promise<string | undefined>;
  /** Takes such a text; says in one sentence what is wrong with one that cannot be used. */
  openJson(text: string): string | undefined;
  readonly words: {
    readonly explanation: string;
    /** The name of the field that holds the text. */
    readonly field: string;
    /** Of the button that drops what was typed. */
    readonly back: string;
  };
  /** The keys of the text and what they mean. */
  readonly form: readonly (readonly [key: string, meaning: string])[];
}

/** The board as text, to be copied, and pasted again: what stands in the field is never overwritten. */
export function JsonPanel({ subject }: { readonly subject: Written }) {
  const t = boardDetailsText().share;
  const typed = useSignal<string | undefined>(undefined);
  const outcome = useSignal<Outcome>({ kind: 'none' });
  const field = useRef<HTMLTextAreaElement>(null);
  const isOpen = useSignal(false);
  const panel = useRef<HTMLDetailsElement>(null);
  /** The text that is about to be opened. */
  const opening = useRef<string | undefined>(undefined);
  // The way back goes away when it was taken.
  useKeptFocus(panel, () => field.current);
  const written = () => typed.value ?? subject.json();

  // Nothing is opened behind the back of a reader who has gone elsewhere.
  useEffect(() => () => void (opening.current = undefined), []);

  /** What was said of the text before is not true of another one, and only that one may be opened. */
  function type(text: string | undefined) {
    typed.value = text;
    opening.current = undefined;
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

  async function open() {
    const text = written();
    if (opening.current === text) return;
    opening.current = text;
    outcome.value = { kind: 'opening' };
    const failure = await subject.prepare?.(text);
    if (opening.current !== text) return;
    opening.current = undefined;
    const problem = failure ?? subject.openJson(text);
    if (problem === undefined) {
      typed.value = undefined;
      outcome.value = { kind: 'opened' };
    } else {
      outcome.value = { kind: 'refused', problem };
      field.current?.focus();
    }
  }

  return (
    <details
      class={styles.json}
      ref={panel}
      onToggle={(event) => (isOpen.value = event.currentTarget.open)}
    >
      <summary class={styles.summary}>{t.json}</summary>
      <p class={styles.words}>{subject.words.explanation}</p>
      <textarea
        class={styles.text}
        ref={field}
        dir="ltr"
        rows={12}
        spellcheck={false}
        aria-label={subject.words.field}
        aria-invalid={outcome.value.kind === 'refused'}
        aria-describedby="json-outcome"
        value={isOpen.value ? written() : typed.value}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <p id="json-outcome" class={styles.outcome} role="status">
        {outcomeText(outcome.value)}
      </p>
      <div class={styles.actions}>
        <button type="button" class={buttons.quiet} onClick={() => void copy()}>
          {t.copyJson}
        </button>
        <button type="button" class={buttons.quiet} onClick={() => void open()}>
          {t.openJson}
        </button>
        {typed.value !== undefined && (
          <button type="button" class={buttons.quiet} onClick={() => type(undefined)}>
            {subject.words.back}
          </button>
        )}
      </div>
      <h3 class={styles.subheading}>{t.form}</h3>
      <dl class={styles.form}>
        {subject.form.map(([key, meaning]) => (
          <div key={key}>
            <dt dir="ltr">{key}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function outcomeText(outcome: Outcome): string | undefined {
  const t = boardDetailsText().share;
  switch (outcome.kind) {
    case 'none':
      return undefined;
    case 'copied':
      return t.copied;
    case 'by-hand':
      return t.copyByHand;
    case 'opening':
      return t.opening;
    case 'opened':
      return t.opened;
    case 'refused':
      return outcome.problem;
  }
}
