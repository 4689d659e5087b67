import { useSignal } from '@preact/signals';
import { useRef, useEffect } from 'preact/hooks';
import { numbers } from '../../../text/language';
import commonWords from '#words/common';
import t from '#words/sequence';
import sheetWords from '#words/sheet';
import { Button } from '../../../views/parts/Button';
import { Digits } from '../../../views/parts/Digits';
import { saveAs } from '../../../views/parts/save_as';
import { FieldNotes } from '../../../views/parts/FieldNotes';
import { Disclosure, TextInput } from '../Controls';
import field from '../Field.module.css';
import { boardsOf } from './names';
import { FILE_KINDS, pieceCount, piecesOf, fileOfPieces } from './sequence_file';
import type { FileKind } from './sequence_file';
import { TABLE_PAGE_ROWS } from './sequence_model';
import type { SequenceModel, ShownSequence } from './sequence_model';
import { readSequenceSize } from './sequence_settings';
import layout from '../../../views/parts/layout.module.css';
import styles from './Values.module.css';

interface ValueTableProps {
  readonly model: SequenceModel;
  readonly shown: ShownSequence;
}

const GO_TO_ID = 'table-go-to';

/** Every value, a page of rows at a time; for those who do not see the plot, the plot. */
export function ValueTable({ model, shown: { table } }: ValueTableProps) {
  const isOpen = useSignal(false);
  const first = model.firstRow.value;
  const last = Math.min(first + TABLE_PAGE_ROWS - 1, table.size);
  return (
    <Disclosure class={styles.table} isOpen={isOpen}>
      <summary class={field.summary}>{t('table')}</summary>
      {isOpen.value && (
        <div class={styles.page}>
          <div class={layout.row}>
            <Button isDisabled={first === 1} onClick={() => model.turnTo(first - TABLE_PAGE_ROWS)}>
              {sheetWords('earlier')}
            </Button>
            <Button isDisabled={last === table.size} onClick={() => model.turnTo(last + 1)}>
              {sheetWords('later')}
            </Button>
            <GoTo model={model} size={table.size} />
          </div>
          <ValueRows model={model} table={table} first={first} last={last} />
        </div>
      )}
    </Disclosure>
  );
}

interface ValueRowsProps {
  readonly model: SequenceModel;
  readonly table: ShownSequence['table'];
  readonly first: number;
  readonly last: number;
}

function ValueRows({ model, table, first, last }: ValueRowsProps) {
  const boards = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  return (
    <table class={styles.values}>
      <caption class={styles.caption} aria-live="polite">
        {boardsOf(first, last)}
      </caption>
      <thead>
        <tr>
          <th scope="col">n</th>
          <th scope="col">P(n)</th>
          <th scope="col">
            Γ<span class={styles.meaning}>{t('board-nimber')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {boards.map((n) => (
          <tr key={n} class={n === model.plot.selected.value ? styles.selected : undefined}>
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
  );
}

interface GoToProps {
  readonly model: SequenceModel;
  readonly size: number;
}

function GoTo({ model, size }: GoToProps) {
  const typed = useSignal('');
  const problem = useSignal<string | undefined>(undefined);
  const input = useRef<HTMLInputElement>(null);

  function submit(event: Event) {
    event.preventDefault();
    const reading = readSequenceSize(numbers.plain(typed.value));
    if (!reading.ok || reading.value > size) {
      problem.value = t('no-such-board', { last: size });
      input.current?.focus();
      return;
    }
    problem.value = undefined;
    model.turnTo(reading.value);
    model.plot.select(reading.value);
  }

  return (
    <form class={styles.goTo} onSubmit={submit} noValidate>
      <label for={GO_TO_ID}>{t('go-to')}</label>
      <TextInput
        inputRef={input}
        id={GO_TO_ID}
        class={styles.input}
        value={typed.value}
        problem={problem.value}
        onEdit={(text) => {
          typed.value = text;
          problem.value = undefined;
        }}
      />
      <Button type="submit">{commonWords('go')}</Button>
      <FieldNotes field={GO_TO_ID} problem={problem.value} />
    </form>
  );
}

interface FileForm {
  readonly name: string;
  readonly ending: string;
  readonly type: string;
}

const FILES: Readonly<Record<FileKind, FileForm>> = {
  csv: { name: 'CSV', ending: '.csv', type: 'text/csv' },
  json: { name: 'JSON', ending: '.json', type: 'application/json' },
  'b-file': { name: 'b-file', ending: '.txt', type: 'text/plain' },
};

type State = { readonly kind: 'none' | 'written' | 'failed' } | { readonly share: number };

/** The values as files, to be taken along. */
export function Files({ shown }: { readonly shown: ShownSequence }) {
  const state = useSignal<State>({ kind: 'none' });
  const writing = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => writing.current?.abort(), [shown]);

  async function save(kind: FileKind) {
    writing.current?.abort();
    const abort = new AbortController();
    writing.current = abort;
    state.value = { kind: 'none' };
    const { table, lengths } = shown;
    const { ending, type } = FILES[kind];
    try {
      const all = pieceCount(kind, table);
      const file = await fileOfPieces(piecesOf(kind, table, lengths), type, (pieces) => {
        abort.signal.throwIfAborted();
        state.value = { share: pieces / all };
      });
      saveAs(file, `flipping-game-${table.size}${ending}`);
      state.value = { kind: 'written' };
    } catch {
      if (!abort.signal.aborted) state.value = { kind: 'failed' };
    }
  }

  return (
    <div class={styles.files}>
      <h4 class={styles.heading}>{t('files')}</h4>
      <ul class={styles.kinds}>
        {FILE_KINDS.map((kind) => (
          <li key={kind} class={styles.kind}>
            <Button onClick={() => void save(kind)}>{FILES[kind].name}</Button>
            <span class={layout.note}>{t(`file-${kind}`)}</span>
          </li>
        ))}
      </ul>
      <p role="status" class={layout.note}>
        {stateText(state.value)}
      </p>
    </div>
  );
}

function stateText(state: State): string | undefined {
  if ('share' in state) return t('writing', { percent: Math.floor(state.share * 100) });
  if (state.kind === 'none') return undefined;
  return t(state.kind === 'written' ? 'written' : 'not-written');
}
