import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { boardDetailsText } from '../../text/board_details';
import buttons from '../shared/buttons.module.css';
import { copyToClipboard } from '../shared/clipboard';
import styles from './SharePanel.module.css';

/** Copies the address; where the page may not copy, it shows the link for the reader to copy. */
export function CopyLink({ address }: { readonly address: string }) {
  const t = boardDetailsText().share;
  const outcome = useSignal<'none' | 'copied' | 'by-hand'>('none');
  const field = useRef<HTMLInputElement>(null);
  const link = new URL(address, location.href).href;

  useEffect(() => {
    if (outcome.value === 'by-hand') field.current?.select();
  }, [outcome.value]);

  async function copy() {
    outcome.value = 'none';
    outcome.value = (await copyToClipboard(link)) ? 'copied' : 'by-hand';
  }

  return (
    <div class={styles.copy}>
      <button type="button" class={buttons.quiet} onClick={() => void copy()}>
        {t.copyLink}
      </button>
      {outcome.value === 'by-hand' && (
        <input
          class={styles.link}
          ref={field}
          type="text"
          readOnly
          dir="ltr"
          value={link}
          aria-label={t.link}
        />
      )}
      <span role="status">
        {outcome.value === 'copied' && t.copied}
        {outcome.value === 'by-hand' && t.copyByHand}
      </span>
    </div>
  );
}
