import { useRef } from 'preact/hooks';
import type { SequenceModel } from '../../../model/sequence/sequence_model';
import { sequenceText } from '../../../text/sequence';
import field from '../Field.module.css';
import { FieldNotes, noteId } from '../FieldNotes';
import buttons from '../../shared/buttons.module.css';
import styles from './SequenceForm.module.css';

export const SEQUENCE_SIZE_ID = 'sequence-size';

export function SequenceForm({ model }: { readonly model: SequenceModel }) {
  const t = sequenceText();
  const input = useRef<HTMLInputElement>(null);
  const problem = model.problem.value && t.problems[model.problem.value];

  function submit(event: Event) {
    event.preventDefault();
    if (!model.compute()) input.current?.focus();
  }

  return (
    <form class={styles.form} onSubmit={submit} noValidate>
      <div class={styles.field}>
        <label class={field.label} for={SEQUENCE_SIZE_ID}>
          {t.form.size}
        </label>
        <div class={styles.line}>
          <input
            ref={input}
            id={SEQUENCE_SIZE_ID}
            class={`${field.input} ${styles.input}`}
            type="text"
            inputMode="numeric"
            enterkeyhint="go"
            autocomplete="off"
            spellcheck={false}
            dir="ltr"
            value={model.typed.value}
            aria-invalid={problem !== undefined}
            aria-describedby={noteId(SEQUENCE_SIZE_ID, problem)}
            onInput={(event) => model.edit(event.currentTarget.value)}
          />
          <button type="submit" class={buttons.strong}>
            {t.form.compute}
          </button>
        </div>
        <FieldNotes field={SEQUENCE_SIZE_ID} hint={t.form.hint} problem={problem} />
      </div>
    </form>
  );
}
