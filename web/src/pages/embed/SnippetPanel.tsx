import { PageAddressTrouble } from './PlaceTrouble';
import t from '#words/embed';
import { RadioChoice } from '../../ui/Choice';
import { CodeToCopy } from './Code';
import type { EmbedModel } from './embed_model';
import { frameSettings, SNIPPET_KINDS, type SnippetKind } from './embed_settings';
import layout from '../../ui/layout.module.css';
import styles from './EmbedPage.module.css';
import { frameTitle } from './names';
import { estimatedHeight, snippetOf, type PagePlace } from './snippets';

interface SnippetPanelProps {
  readonly model: EmbedModel;
  readonly place: PagePlace;
  /** The height of the live view; undefined while it is not known. */
  readonly height: number | undefined;
}

const PASTED_INTO_EDITORS: readonly SnippetKind[] = ['frame', 'moodle', 'canvas'];

/** The code to paste, in the form that its destination needs. */
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
      <CodeToCopy code={code} label={t('code')} copyLabel={t('copy')}>
        <RadioChoice
          name={t('kind')}
          options={SNIPPET_KINDS.map((name) => [name, t(`kind-${name}`)] as const)}
          value={kind}
          onChange={(next) => model.change({ kind: next })}
        />
      </CodeToCopy>
      <PageAddressTrouble place={place} />
      <p class={styles.note}>{t(`how-${kind}`)}</p>
      {PASTED_INTO_EDITORS.includes(kind) && (
        <p class={styles.note}>{t('editors', { host: new URL(place.folder).hostname })}</p>
      )}
    </section>
  );
}
