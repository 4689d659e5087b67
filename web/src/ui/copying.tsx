/** Copying to the clipboard, which is missing in an insecure page and refuses in some frames: then the text is selected. */
import { useEffect, useRef } from 'preact/hooks';
import t from '#words/copying';
import { OutcomeButton, useOutcome, type OutcomeButtonProps } from './OutcomeButton';
import { wholeLink } from './whole_link';
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

/** Copies a text, and what came of it in words. */
export function useCopying(byHand = t('copy-by-hand')) {
  const outcome = useOutcome();

  /** Says whether it worked, and otherwise asks the reader to copy by hand. */
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
  /** What the button says, if not “Copy link”. */
  readonly name?: string;
}

/** Copies the address; where the page may not copy, it shows the link for the reader to copy. */
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
  /** A long one is made when it is copied. */
  readonly text: string | (() => string);
  /** The id of the element that shows it, if one does, to be selected where the page may not copy. */
  readonly shownIn?: string | undefined;
  /** What the button says, if not “Copy”. */
  readonly name?: string;
  /** The same, with what is copied. */
  readonly label?: string;
}

/** Copies a text; where the page may not copy, it selects it for the reader to copy. */
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
