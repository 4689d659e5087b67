/** Copying to the clipboard, which is missing in an insecure page and refuses in some frames: then the text is selected. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import t from '#words/copying';
import { Button } from './Button';
import fields from './fields.module.css';
import styles from './parts.module.css';
import layout from './layout.module.css';

/** Says whether it worked. */
export async function copyToClipboard(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** So long a button says that it has copied, in milliseconds. */
const COPIED_TIME = 2_000;

export type Copying = ReturnType<typeof useCopying>;

/** Copies a text, and what came of it in words. */
export function useCopying(byHand = t('copy-by-hand')) {
  const outcome = useSignal<'none' | 'copied' | 'by-hand'>('none');

  useEffect(() => {
    if (outcome.value !== 'copied') return;
    const timer = setTimeout(() => (outcome.value = 'none'), COPIED_TIME);
    return () => clearTimeout(timer);
  }, [outcome.value]);

  /** Says whether it worked, and otherwise asks the reader to copy by hand. */
  async function copy(text: string): Promise<boolean> {
    outcome.value = 'none';
    const worked = await copyToClipboard(text);
    outcome.value = worked ? 'copied' : 'by-hand';
    return worked;
  }

  const said = { none: '', copied: t('copied'), 'by-hand': byHand }[outcome.value];
  return { outcome, copy, said };
}

interface CopyButtonProps {
  readonly copying: Copying;
  readonly name: string;
  /** The same, with what is copied. */
  readonly label?: string;
  readonly look?: 'quiet' | 'strong';
  readonly onCopy: () => void;
}

/** Says in its own place that it has copied, as wide before as then, so that nothing beside it moves. */
export function CopyButton({
  copying,
  name,
  label = name,
  look = 'quiet',
  onCopy,
}: CopyButtonProps) {
  const { outcome, said } = copying;
  const isCopied = outcome.value === 'copied';
  return (
    <>
      <Button look={look} class={styles.copy} aria-label={label} onClick={onCopy}>
        <span data-shown={!isCopied}>{name}</span>
        <span data-shown={isCopied}>{t('has-copied')}</span>
      </Button>
      <span role="status" class={outcome.value === 'by-hand' ? undefined : layout.hidden}>
        {said}
      </span>
    </>
  );
}

interface CopyLinkProps {
  readonly address: string;
  /** What the button says, if not “Copy link”. */
  readonly name?: string;
}

/** Copies the address; where the page may not copy, it shows the link for the reader to copy. */
export function CopyLink({ address, name = t('copy-link') }: CopyLinkProps) {
  const copying = useCopying();
  const { outcome, copy } = copying;
  const field = useRef<HTMLInputElement>(null);
  const link = new URL(address, location.href).href;

  useEffect(() => {
    if (outcome.value === 'by-hand') field.current?.select();
  }, [outcome.value]);

  return (
    <div class={layout.row}>
      <CopyButton copying={copying} name={name} onCopy={() => void copy(link)} />
      {outcome.value === 'by-hand' && (
        <input
          class={`${fields.line} ${styles.link}`}
          ref={field}
          type="text"
          readOnly
          dir="ltr"
          value={link}
          aria-label={t('link')}
        />
      )}
    </div>
  );
}

interface CopyTextProps {
  /** A long one is made when it is copied. */
  readonly text: string | (() => string);
  /** The id of the element that shows it, to be selected where the page may not copy. */
  readonly shownIn: string;
  /** What the button says, if not “Copy”. */
  readonly name?: string;
  /** The same, with what is copied. */
  readonly label: string;
}

/** Copies a text; where the page may not copy, it selects it for the reader to copy. */
export function CopyText({ text, shownIn, name = t('copy'), label }: CopyTextProps) {
  const copying = useCopying();

  async function copyOrSelect() {
    if (await copying.copy(typeof text === 'string' ? text : text())) return;
    const shown = document.getElementById(shownIn);
    if (shown !== null) getSelection()?.selectAllChildren(shown);
  }

  return (
    <div class={layout.row}>
      <CopyButton copying={copying} name={name} label={label} onCopy={() => void copyOrSelect()} />
    </div>
  );
}
