import { useRef } from 'preact/hooks';
import t from '#words/saving';
import { OutcomeButton, useOutcome, type OutcomeButtonProps } from './OutcomeButton';

/** Hands a file over to the reader's downloads. */
export function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the file when this turn of events is over; a second is plenty.
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}

export interface SavedFile {
  readonly blob: Blob;
  readonly name: string;
}

interface SaveButtonProps extends Pick<OutcomeButtonProps, 'name' | 'label' | 'look'> {
  /** Made when it is asked for; rejects where it can't be made. */
  readonly file: () => SavedFile | Promise<SavedFile>;
  /** What is said then. */
  readonly failed?: string;
}

/** Saves a file, and says so where a button that copies says that it has copied. */
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
