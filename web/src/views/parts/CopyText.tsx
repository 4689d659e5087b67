import { useSignal } from '@preact/signals';
import { Button } from './Button';
import { copyToClipboard } from './clipboard';
import styles from './CopyLink.module.css';

interface CopyTextProps {
  readonly text: string;
  /** The id of the element that shows it, to be selected where the page may not copy. */
  readonly shownIn: string;
  readonly words: {
    readonly copy: string;
    /** The same, with what is copied. */
    readonly label: string;
    readonly copied: string;
    readonly copyByHand: string;
  };
}

/** Copies a text; says whether that worked, and otherwise selects it for the reader to copy. */
export function CopyText({ text, shownIn, words: t }: CopyTextProps) {
  const outcome = useSignal<'none' | 'copied' | 'by-hand'>('none');

  async function copy() {
    outcome.value = 'none';
    if (await copyToClipboard(text)) {
      outcome.value = 'copied';
      return;
    }
    const shown = document.getElementById(shownIn);
    if (shown !== null) getSelection()?.selectAllChildren(shown);
    outcome.value = 'by-hand';
  }

  return (
    <div class={styles.copy}>
      <Button aria-label={t.label} onClick={() => void copy()}>
        {t.copy}
      </Button>
      <span role="status">
        {outcome.value === 'copied' && t.copied}
        {outcome.value === 'by-hand' && t.copyByHand}
      </span>
    </div>
  );
}
