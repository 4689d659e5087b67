import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CopyButton, useCopying } from '../../ui/copying';
import fields from '../../ui/fields.module.css';
import styles from './EmbedPage.module.css';

/** Code with a copy button; if copying is refused, it is selected. */
interface CodeProps extends Record<'code' | 'label' | 'copyLabel', string> {
  /** Shown beside the button. */
  readonly children: ComponentChildren;
}

export function CodeToCopy({ code, label, copyLabel, children }: CodeProps) {
  const copying = useCopying();
  const { outcome, copy } = copying;
  const field = useRef<HTMLTextAreaElement>(null);

  // Other code has not been copied yet.
  useEffect(() => {
    outcome.value = 'none';
  }, [code, outcome]);

  async function copyOrSelect() {
    if (await copy(code)) return;
    field.current?.focus();
    field.current?.select();
  }

  return (
    <>
      <div class={styles.actions}>
        {children}
        <CopyButton
          copying={copying}
          name={copyLabel}
          look="strong"
          onCopy={() => void copyOrSelect()}
        />
      </div>
      <textarea
        class={`${fields.text} ${styles.lines}`}
        ref={field}
        readOnly
        dir="ltr"
        rows={5}
        spellcheck={false}
        aria-label={label}
        value={code}
        data-printed
      />
    </>
  );
}
