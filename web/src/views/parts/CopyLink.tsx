import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from './Button';
import { copyToClipboard } from './clipboard';
import styles from './CopyLink.module.css';
import fields from './fields.module.css';

interface CopyLinkProps {
  readonly address: string;
  readonly words: {
    readonly copyLink: string;
    readonly link: string;
    readonly copied: string;
    readonly copyByHand: string;
  };
}

/** Copies the address; where the page may not copy, it shows the link for the reader to copy. */
export function CopyLink({ address, words: t }: CopyLinkProps) {
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
      <Button onClick={() => void copy()}>{t.copyLink}</Button>
      {outcome.value === 'by-hand' && (
        <input
          class={`${fields.line} ${styles.link}`}
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
