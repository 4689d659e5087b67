/** Copies to the clipboard. Insecure pages have none and some frames refuse it: then the text is selected instead. */
import { useEffect, useRef } from 'preact/hooks';
import t from '#words/copying';
import { OutcomeButton, useOutcome, type OutcomeButtonProps } from './OutcomeButton';
import { wholeLink } from './whole_link';
import fields from './fields.module.css';
import styles from './parts.module.css';
import layout from './layout.module.css';

/** Returns whether it worked. */
export async function copyToClipboard(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A function that copies a text, and its result in words. */
export function useCopying(byHand = t('copy-by-hand')) {
  const outcome = useOutcome();

  /** Returns whether it worked; otherwise the reader is asked to copy by hand. */
  async function copy(text: string): Promise<boolean> {
    outcome.value = 'none';
    const worked = await copyToClipboard(text);
    outcome.value = worked ? 'done' : 'failed';
    return worked;
  }

  const said = { none: '', done: t('copied'), failed: byHand }[outcome.value];
  return { outcome, copy, said };
}

interface CopyButtonProps extends Pick<OutcomeButtonProps, 'name' | 'label' | 'look'> {
  readonly copying: ReturnType<typeof useCopying>;
  readonly onCopy: () => void;
}

export function CopyButton({ copying: { outcome, said }, onCopy, ...props }: CopyButtonProps) {
  return (
    <OutcomeButton
      {...props}
      outcome={outcome.value}
      done={t('has-copied')}
      said={said}
      onPress={onCopy}
    />
  );
}

interface CopyLinkProps {
  readonly address: string;
  /** The button's text; by default “Copy link”. */
  readonly name?: string;
}

/** Copies the address; if copying is refused, shows the link for copying by hand. */
export function CopyLink({ address, name = t('copy-link') }: CopyLinkProps) {
  const copying = useCopying();
  const { outcome, copy } = copying;
  const field = useRef<HTMLInputElement>(null);
  const link = wholeLink(address);

  useEffect(() => {
    if (outcome.value === 'failed') field.current?.select();
  }, [outcome.value]);

  return (
    <div class={layout.row}>
      <CopyButton copying={copying} name={name} onCopy={() => void copy(link)} />
      {outcome.value === 'failed' && (
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
  /** A long text is created on demand. */
  readonly text: string | (() => string);
  /** The id of an element that shows the text, to be selected if copying is refused. */
  readonly shownIn?: string | undefined;
  /** The button's text; by default “Copy”. */
  readonly name?: string;
  /** The button's name with the thing that is copied. */
  readonly label?: string;
}

/** Copies a text; if copying is refused, selects it for copying by hand. */
export function CopyText({ text, shownIn, name = t('copy'), label = name }: CopyTextProps) {
  const copying = useCopying(shownIn === undefined ? t('copy-failed') : undefined);

  async function copyOrSelect() {
    if (await copying.copy(typeof text === 'string' ? text : text())) return;
    const shown = shownIn === undefined ? null : document.getElementById(shownIn);
    if (shown !== null) getSelection()?.selectAllChildren(shown);
  }

  return (
    <div class={layout.row}>
      <CopyButton copying={copying} name={name} label={label} onCopy={() => void copyOrSelect()} />
    </div>
  );
}
