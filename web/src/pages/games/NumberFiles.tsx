import type { LineGame } from '../../game/game';
import t from '#words/catalogue';
import copyingWords from '#words/copying';
import { Button } from '../../views/parts/Button';
import { useCopying } from '../../views/parts/copying';
import { saveAs } from '../../views/parts/save_as';
import { fileKinds, fileOf } from './number_file';
import type { FileKind, OeisEntry } from './number_file';
import layout from '../../views/parts/layout.module.css';
import styles from './NumberFiles.module.css';

interface NumberFilesProps {
  readonly line: LineGame;
  readonly entry: OeisEntry;
  readonly numbers: BigUint64Array;
}

/** The numbers, to be copied or saved. */
export function NumberFiles({ line, entry, numbers }: NumberFilesProps) {
  const { copy, said } = useCopying(t('copy-failed'));

  function save(kind: FileKind) {
    const { text, type, name } = fileOf(kind, line, entry, numbers);
    saveAs(new Blob([text], { type }), name);
  }

  const kinds = fileKinds(line, entry);
  return (
    <section class={styles.files} aria-labelledby="files-heading">
      <h3 class={layout.subtitle} id="files-heading">
        {t('take')}
      </h3>
      <div class={layout.row}>
        {kinds.map((kind) => (
          <Button key={kind} onClick={() => void copy(fileOf(kind, line, entry, numbers).text)}>
            {copyingWords(`copy-${kind}`)}
          </Button>
        ))}
        {kinds.map((kind) => (
          <Button key={kind} onClick={() => save(kind)}>
            {copyingWords(`save-${kind}`)}
          </Button>
        ))}
      </div>
      <p role="status" class={styles.outcome}>
        {said}
      </p>
    </section>
  );
}
