import { useSignal } from '@preact/signals';
import type { LineGame } from '../../game/game';
import t from '#words/catalogue';
import { Button } from '../../views/parts/Button';
import { copyToClipboard } from '../../views/parts/clipboard';
import { saveAs } from '../../views/parts/save_as';
import { fileOf, FILE_KINDS } from './number_file';
import type { FileKind } from './number_file';
import layout from '../../views/parts/layout.module.css';
import styles from './NumberFiles.module.css';

interface NumberFilesProps {
  readonly line: LineGame;
  readonly numbers: BigUint64Array;
}

/** The numbers, to be copied or saved. */
export function NumberFiles({ line, numbers }: NumberFilesProps) {
  const outcome = useSignal<'none' | 'copied' | 'copy-failed'>('none');

  async function copy(kind: FileKind) {
    outcome.value = 'none';
    const { text } = fileOf(kind, line, numbers);
    outcome.value = (await copyToClipboard(text)) ? 'copied' : 'copy-failed';
  }

  function save(kind: FileKind) {
    const { text, type, name } = fileOf(kind, line, numbers);
    saveAs(new Blob([text], { type }), name);
  }

  return (
    <section class={styles.files} aria-labelledby="files-heading">
      <h3 class={layout.subtitle} id="files-heading">
        {t('take')}
      </h3>
      <div class={layout.row}>
        {FILE_KINDS.map((kind) => (
          <Button key={kind} onClick={() => void copy(kind)}>
            {t(`copy-${kind}`)}
          </Button>
        ))}
        {FILE_KINDS.map((kind) => (
          <Button key={kind} onClick={() => save(kind)}>
            {t(`save-${kind}`)}
          </Button>
        ))}
      </div>
      <p role="status" class={styles.outcome}>
        {outcome.value !== 'none' && t(outcome.value)}
      </p>
    </section>
  );
}
