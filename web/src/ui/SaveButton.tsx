import { useRef } from 'preact/hooks';
import t from '#words/saving';
import { OutcomeButton, useOutcome, type OutcomeButtonProps } from './OutcomeButton';

/** Saves a file to the reader's downloads. */
export function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser needs the address until the end of this task; a second is plenty.
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}

export interface SavedFile {
  readonly blob: Blob;
  readonly name: string;
}

interface SaveButtonProps extends Pick<OutcomeButtonProps, 'name' | 'label' | 'look'> {
  /** Creates the file on demand; may reject. */
  readonly file: () => SavedFile | Promise<SavedFile>;
  /** The message after a failure. */
  readonly failed?: string;
}

/** Saves a file, and shows success like the copy buttons. */
export function SaveButton({ file, failed = t('failed'), ...props }: SaveButtonProps) {
  const outcome = useOutcome();
  const saved = useRef('');

  async function save() {
    outcome.value = 'none';
    try {
      const { blob, name } = await file();
      saveAs(blob, name);
      saved.current = name;
      outcome.value = 'done';
    } catch {
      outcome.value = 'failed';
    }
  }

  return (
    <OutcomeButton
      {...props}
      outcome={outcome.value}
      done={t('has-saved')}
      said={{ none: '', done: t('saved', { name: saved.current }), failed }[outcome.value]}
      onPress={() => void save()}
    />
  );
}
