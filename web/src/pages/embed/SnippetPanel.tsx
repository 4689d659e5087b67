import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import boardWords from '#words/board';
import t from '#words/embed';
import learnWords from '#words/learn';
import { CopyButton, useCopying } from '../../views/parts/copying';
import { Choice } from '../../views/parts/Choice';
import fields from '../../views/parts/fields.module.css';
import { Message } from '../../views/parts/Message';
import { Segments } from '../../views/parts/Segments';
import { COURSE } from '../learn/lessons';
import type { Slug } from '../learn/lessons';
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
    <section class={layout.stack} aria-labelledby="snippet-heading" data-printed>
      <h2 class={layout.title} id="snippet-heading">
        {t('snippet')}
      </h2>
      {place.trouble !== undefined && (
        <Message>
          <p>{t(`trouble-${place.trouble}`)}</p>
        </Message>
      )}
      <Segments
        legend={t('kind')}
        showsLegend
        options={SNIPPET_KINDS.map((name) => [name, t(`kind-${name}`)] as const)}
        value={kind}
        onChange={(next) => model.change({ kind: next })}
      />
      <p>{t(`how-${kind}`)}</p>
      {PASTED_INTO_EDITORS.includes(kind) && (
        <p class={styles.note}>{t('editors', { host: new URL(place.folder).hostname })}</p>
      )}
      <Code code={code} label={t('code')} copyLabel={t('copy')} />
    </section>
  );
}

type LessonSnippetProps = Pick<SnippetPanelProps, 'model' | 'place'>;

/** As high as a window; the element takes the height that a lesson needs. */
const LESSON_HEIGHT = 800;

/** In place of a board, for the same place. */
export function LessonSnippet({ model, place }: LessonSnippetProps) {
  const slug = useSignal<Slug>('rule');
  const title = learnWords(`lesson-${slug.value}-title`);
  const code = snippetOf(model.settings.value.kind, {
    folder: place.folder,
    settings: [['lesson', slug.value]],
    title,
    width: '800',
    height: LESSON_HEIGHT,
  });
  return (
    <section class={layout.stack} aria-labelledby="lesson-heading" data-printed>
      <h2 class={layout.title} id="lesson-heading">
        {t('lesson')}
      </h2>
      <p>{t('lesson-hint')}</p>
      <Choice
        name={boardWords('part-lesson')}
        options={COURSE.map((lesson) => [lesson.slug, learnWords(`lesson-${lesson.slug}-title`)])}
        value={slug.value}
        onChange={(next) => (slug.value = next)}
      />
      <Code code={code} label={t('lesson-code')} copyLabel={t('copy-lesson')} />
    </section>
  );
}

/** The code with a button that copies it; where that is forbidden it is selected. */
function Code({ code, label, copyLabel }: Record<'code' | 'label' | 'copyLabel', string>) {
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
      <textarea
        class={`${fields.text} ${styles.lines}`}
        ref={field}
        readOnly
        dir="ltr"
        rows={7}
        spellcheck={false}
        aria-label={label}
        value={code}
        data-printed
      />
      <div class={styles.actions}>
        <CopyButton
          copying={copying}
          name={copyLabel}
          look="strong"
          onCopy={() => void copyOrSelect()}
        />
      </div>
    </>
  );
}
