import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import t from '#words/embed';
import { CopyButton, useCopying } from '../../views/parts/copying';
import { Choice } from '../../views/parts/Choice';
import fields from '../../views/parts/fields.module.css';
import { Message } from '../../views/parts/Message';
import type { EmbedModel } from './embed_model';
import { frameSettings, SNIPPET_KINDS } from './embed_settings';
import type { SnippetKind } from './embed_settings';
import layout from '../../views/parts/layout.module.css';
import styles from './EmbedPage.module.css';
import { frameTitle } from './names';
import type { PagePlace } from './snippets';
import { estimatedHeight, snippetOf } from './snippets';

interface SnippetPanelProps {
  readonly model: EmbedModel;
  readonly place: PagePlace;
  /** What the live view needs; absent while that is not known. */
  readonly height: number | undefined;
}

const PASTED_INTO_EDITORS: readonly SnippetKind[] = ['frame', 'moodle', 'canvas'];

/** The code to paste, as the place wants it into which it goes. */
export function SnippetPanel({ model, place, height }: SnippetPanelProps) {
  const settings = model.settings.value;
  const { width, kind } = settings;
  const code = snippetOf(kind, {
    folder: place.folder,
    settings: frameSettings(settings),
    title: frameTitle(settings),
    width,
    height: height ?? estimatedHeight(settings),
  });
  return (
    <section class={layout.tight} aria-labelledby="snippet-heading" data-printed>
      <h2 class={layout.hidden} id="snippet-heading">
        {t('snippet')}
      </h2>
      <Code code={code} label={t('code')} copyLabel={t('copy')}>
        <Choice
          name={t('kind')}
          options={SNIPPET_KINDS.map((name) => [name, t(`kind-${name}`)] as const)}
          value={kind}
          onChange={(next) => model.change({ kind: next })}
        />
      </Code>
      {place.trouble !== undefined && (
        <Message>
          <p>{t(`trouble-${place.trouble}`)}</p>
        </Message>
      )}
      <p class={styles.note}>{t(`how-${kind}`)}</p>
      {PASTED_INTO_EDITORS.includes(kind) && (
        <p class={styles.note}>{t('editors', { host: new URL(place.folder).hostname })}</p>
      )}
    </section>
  );
}

/** The code with a button that copies it; where that is forbidden it is selected. */
interface CodeProps extends Record<'code' | 'label' | 'copyLabel', string> {
  /** Beside the button. */
  readonly children: ComponentChildren;
}

function Code({ code, label, copyLabel, children }: CodeProps) {
  const copying = useCopying();
  const { outcome, copy } = copying;
  const field = useRef<HTMLTextAreaElement>(null);

  // Other code was not copied.
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
