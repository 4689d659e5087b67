import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { FILE_KINDS, pieceCount, piecesOf } from '../../../model/sequence/sequence_exports';
import type { FileKind } from '../../../model/sequence/sequence_exports';
import type { ShownSequence } from '../../../model/sequence/sequence_model';
import { sequenceText } from '../../../text/sequence';
import buttons from '../../shared/buttons.module.css';
import { saveAs } from '../../shared/save_as';
import { fileOfPieces } from './file_of_pieces';
import styles from './Files.module.css';

const FILES: Readonly<Record<FileKind, { readonly ending: string; readonly type: string }>> = {
  csv: { ending: '.csv', type: 'text/csv' },
  json: { ending: '.json', type: 'application/json' },
  'b-file': { ending: '.txt', type: 'text/plain' },
};

type State = { readonly kind: 'none' | 'written' | 'failed' } | { readonly share: number };

/** The values as files, to be taken along. */
export function Files({ shown }: { readonly shown: ShownSequence }) {
  const t = sequenceText().files;
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
      saveAs(file, `${t.name(table.size)}${ending}`);
      state.value = { kind: 'written' };
    } catch {
      if (!abort.signal.aborted) state.value = { kind: 'failed' };
    }
  }

  return (
    <div class={styles.files}>
      <h4 class={styles.heading}>{t.heading}</h4>
      <ul class={styles.kinds}>
        {FILE_KINDS.map((kind) => (
          <li key={kind} class={styles.kind}>
            <button type="button" class={buttons.quiet} onClick={() => void save(kind)}>
              {t.kinds[kind]}
            </button>
            <span class={styles.words}>{t.explanation[kind]}</span>
          </li>
        ))}
      </ul>
      <p role="status" class={styles.words}>
        {stateText(state.value)}
      </p>
    </div>
  );
}

function stateText(state: State): string | undefined {
  const t = sequenceText().files;
  if ('share' in state) return t.writing(state.share);
  return state.kind === 'none' ? undefined : t[state.kind];
}
