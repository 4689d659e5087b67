import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { numbers } from '../../../text/language';
import commonWords from '#words/common';
import t from '#words/sequence';
import { Button } from '../../../ui/Button';
import { useSaving } from '../../../ui/use_saving';
import { FieldNotes } from '../../../ui/FieldNotes';
import { LineInput } from '../../../ui/LineInput';
import { PageBar } from '../../../ui/sheet/PageBar';
import { Sheet, type SheetRow } from '../../../ui/sheet/Sheet';
import { Disclosure } from '../Controls';
import page from '../solve.module.css';
import { boardsOfSequence } from './RunLine';
import {
  SEQUENCE_FILES,
  pieceCount,
  filePieces,
  fileOfPieces,
  type SequenceFileKind,
  type SequenceValues,
} from './sequence_table';
import { TABLE_PAGE_ROWS, type SequenceModel, type ShownSequence } from './sequence_model';
import { readSequenceSize } from '../../../widgets/count/sequence_settings';
import layout from '../../../ui/layout.module.css';
import styles from './sequence.module.css';

interface ValuePagesProps {
  readonly model: SequenceModel;
  readonly shown: ShownSequence;
}

const GO_TO_ID = 'table-go-to';

/** All values, a page of rows at a time: the plot's content for readers who don't see it. */
export function ValuePages({ model, shown: { table } }: ValuePagesProps) {
  const isOpen = useSignal(false);
  const first = model.firstRow.value;
  const last = Math.min(first + TABLE_PAGE_ROWS - 1, table.size);
  return (
    <Disclosure class={styles.table} isOpen={isOpen}>
      <summary class={page.summary}>{t('table')}</summary>
      {isOpen.value && (
        <div class={`${layout.stack} ${styles.page}`}>
          <PageBar
            first={first}
            last={last}
            ends={[1, table.size]}
            onTurn={(pages) => model.turnTo(first + pages * TABLE_PAGE_ROWS)}
          >
            <GoTo model={model} size={table.size} />
          </PageBar>
          <Sheet
            caption={boardsOfSequence(first, last)}
            tellsCaption
            look="lines"
            class={styles.values}
            corner="n"
            columns={[{ value: 'P(n)' }, { value: 'Γ', meaning: t('board-nimber') }]}
            rows={Array.from({ length: last - first + 1 }, (_, place) =>
              rowOf(table, first + place, model.plot.selected.value),
            )}
          />
        </div>
      )}
    </Disclosure>
  );
}

function rowOf(table: SequenceValues, n: number, selected: number): SheetRow {
  return {
    head: { value: n },
    places: [{ value: table.winningOpenings(n) }, { value: table.boardNimber(n) }],
    marks: [n === selected && 'lit'],
  };
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
    <form class={`${layout.row} ${styles.goTo}`} onSubmit={submit} noValidate>
      <label for={GO_TO_ID}>{t('go-to')}</label>
      <LineInput
        inputRef={input}
        id={GO_TO_ID}
        class={page.input}
        accepts="whole"
        text={typed.value}
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

const FILES: Readonly<Record<SequenceFileKind, FileForm>> = {
  csv: { name: 'CSV', ending: '.csv', type: 'text/csv' },
  json: { name: 'JSON', ending: '.json', type: 'application/json' },
  'b-file': { name: 'b-file', ending: '.txt', type: 'text/plain' },
};

/** Saves the values as files. */
export function Files({ shown }: { readonly shown: ShownSequence }) {
  const { said, save } = useSaving(() => t('not-written'), shown);
  const saveKind = (kind: SequenceFileKind) =>
    save(async (signal, tell) => {
      const { table, lengths } = shown;
      const { ending, type } = FILES[kind];
      const all = pieceCount(kind, table);
      const blob = await fileOfPieces(filePieces(kind, table, lengths), type, (pieces) => {
        signal.throwIfAborted();
        tell(t('writing', { percent: Math.floor((pieces / all) * 100) }));
      });
      return { blob, name: `flipping-game-${table.size}${ending}` };
    });

  return (
    <div class={layout.tight} data-screen>
      <h3 class={styles.files}>{t('files')}</h3>
      <ul class={`${layout.tight} ${layout.plain}`}>
        {SEQUENCE_FILES.map((kind) => (
          <li key={kind} class={styles.kind}>
            <Button onClick={() => void saveKind(kind)}>{FILES[kind].name}</Button>
            <span class={layout.note}>{t(`file-${kind}`)}</span>
          </li>
        ))}
      </ul>
      <p role="status" class={`${layout.note} ${layout.said}`}>
        {said.value}
      </p>
    </div>
  );
}
