import { useSignal } from '@preact/signals';
import { solveText } from '../../text/solve';
import { copyToClipboard } from '../shared/clipboard';
import buttons from '../shared/buttons.module.css';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  readonly number: bigint;
  /** The id of the element that shows the number, to be selected where the page may not copy. */
  readonly shownIn: string;
}

/** Copies plain digits; says whether that worked, and otherwise selects them for the reader to copy. */
export function CopyButton({ number, shownIn }: CopyButtonProps) {
  const t = solveText().answer;
  const outcome = useSignal<'none' | 'copied' | 'by-hand'>('none');

  async function copy() {
    outcome.value = 'none';
    if (await copyToClipboard(number.toString())) {
      outcome.value = 'copied';
      return;
    }
    const shown = document.getElementById(shownIn);
    if (shown !== null) getSelection()?.selectAllChildren(shown);
    outcome.value = 'by-hand';
  }

  return (
    <div class={styles.copy}>
      <button
        type="button"
        class={buttons.quiet}
        aria-label={t.copyLabel}
        onClick={() => void copy()}
      >
        {t.copy}
      </button>
      <span role="status" class={styles.outcome}>
        {outcome.value === 'copied' && t.copied}
        {outcome.value === 'by-hand' && t.copyByHand}
      </span>
    </div>
  );
}
