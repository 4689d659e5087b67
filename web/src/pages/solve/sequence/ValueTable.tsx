import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { readSequenceSize } from '../../../model/sequence/sequence_settings';
import { TABLE_PAGE_ROWS } from '../../../model/sequence/sequence_model';
import type { SequenceModel, ShownSequence } from '../../../model/sequence/sequence_model';
import { sequenceText } from '../../../text/sequence';
import buttons from '../../shared/buttons.module.css';
import { Digits } from '../../shared/Digits';
import field from '../Field.module.css';
import { FieldNotes, noteId } from '../FieldNotes';
import styles from './ValueTable.module.css';

interface ValueTableProps {
  readonly model: SequenceModel;
  readonly shown: ShownSequence;
}

const GO_TO_ID = 'table-go-to';

/** Every value, a page of rows at a time; for those who do not see the plot, the plot. */
export function ValueTable({ model, shown: { table } }: ValueTableProps) {
  const t = sequenceText().table;
  const isOpen = useSignal(false);
  const first = model.firstRow.value;
  const last = Math.min(first + TABLE_PAGE_ROWS - 1, table.size);
  const boards = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  return (
    <details
      class={styles.table}
      open={isOpen.value}
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary class={styles.summary}>{t.heading}</summary>
      {isOpen.value && (
        <div class={styles.page}>
          <div class={styles.ways}>
            <button
              type="button"
              class={buttons.quiet}
              aria-disabled={first === 1}
              onClick={() => model.turnTo(Math.max(first - TABLE_PAGE_ROWS, 1))}
            >
              {t.earlier}
            </button>
            <button
              type="button"
              class={buttons.quiet}
              aria-disabled={last === table.size}
              onClick={() => model.turnTo(Math.min(first + TABLE_PAGE_ROWS, table.size))}
            >
              {t.later}
            </button>
            <GoTo model={model} size={table.size} />
          </div>
          <table class={styles.values}>
            <caption class={styles.caption} aria-live="polite">
              {t.caption(first, last)}
            </caption>
            <thead>
              <tr>
                <th scope="col">{t.board}</th>
                <th scope="col">{t.winning}</th>
                <th scope="col">
                  {t.nimber}
                  <span class={styles.meaning}>{t.nimberMeaning}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {boards.map((n) => (
                <tr key={n} class={n === model.selected.value ? styles.selected : undefined}>
                  <th scope="row">
                    <Digits value={n} />
                  </th>
                  <td>
                    <Digits value={table.winningOpenings(n)} />
                  </td>
                  <td>
                    <Digits value={table.boardNimber(n)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}

interface GoToProps {
  readonly model: SequenceModel;
  readonly size: number;
}

function GoTo({ model, size }: GoToProps) {
  const t = sequenceText().table;
  const typed = useSignal('');
  const problem = useSignal<string | undefined>(undefined);
  const input = useRef<HTMLInputElement>(null);

  function submit(event: Event) {
    event.preventDefault();
    const reading = readSequenceSize(typed.value);
    if (!reading.ok || reading.value > size) {
      problem.value = t.noSuchBoard(size);
      input.current?.focus();
      return;
    }
    problem.value = undefined;
    model.turnTo(reading.value);
    model.select(reading.value);
  }

  return (
    <form class={styles.goTo} onSubmit={submit} noValidate>
      <label for={GO_TO_ID}>{t.goTo}</label>
      <input
        ref={input}
        id={GO_TO_ID}
        class={`${field.input} ${styles.input}`}
        type="text"
        inputMode="numeric"
        enterkeyhint="go"
        autocomplete="off"
        dir="ltr"
        value={typed.value}
        aria-invalid={problem.value !== undefined}
        aria-describedby={noteId(GO_TO_ID, problem.value)}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
          problem.value = undefined;
        }}
      />
      <button type="submit" class={buttons.quiet}>
        {t.go}
      </button>
      <FieldNotes field={GO_TO_ID} problem={problem.value} />
    </form>
  );
}
