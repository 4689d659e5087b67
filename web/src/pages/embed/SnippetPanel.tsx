import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { largestAxisSize } from '../../engine/protocol';
import { readSize } from '../../game/size_input';
import { numbers } from '../../text/language';
import { countName } from '../../text/places';
import boardWords from '#words/board';
import clothWords from '#words/cloth';
import commonWords from '#words/common';
import t from '#words/embed';
import learnWords from '#words/learn';
import { CopyButton, useCopying } from '../../views/parts/copying';
import { Choice } from '../../views/parts/Choice';
import fields from '../../views/parts/fields.module.css';
import { FieldNotes } from '../../views/parts/FieldNotes';
import { LineInput } from '../../views/parts/LineInput';
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

type OtherSnippetProps = Pick<SnippetPanelProps, 'model' | 'place'>;

/** As high as a window; the element takes the height that a lesson needs. */
const LESSON_HEIGHT = 800;

/** In place of a board, for the same place. */
export function LessonSnippet({ model, place }: OtherSnippetProps) {
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

/** As high as the picture and what is told of it, at the width that it gets here. */
const TARTAN_HEIGHT = 900;

/** The picture of a board of any size, for the same place. */
export function TartanSnippet({ model, place }: OtherSnippetProps) {
  const id = useId();
  const typed = useSignal({ rows: '1000000', columns: '1000000' });
  const sizes = (['rows', 'columns'] as const).map((side) =>
    readSize(numbers.plain(typed.value[side])),
  );
  const [rows, columns] = sizes.map((size) => (size.ok ? size.value : undefined));
  const problem = t('tartan-size', { most: largestAxisSize });
  const title = clothWords('heading', { name: countName(rows ?? 1, columns ?? 1) });
  const field = (side: 'rows' | 'columns') => (
    <label class={layout.row}>
      <span class={layout.label}>{commonWords(side)}</span>
      <LineInput
        id={`${id}-${side}`}
        text={typed.value[side]}
        size={11}
        problem={(side === 'rows' ? rows : columns) === undefined ? problem : undefined}
        onEdit={(text) => (typed.value = { ...typed.value, [side]: text })}
      />
    </label>
  );
  return (
    <section class={layout.stack} aria-labelledby="tartan-heading" data-printed>
      <h2 class={layout.title} id="tartan-heading">
        {t('tartan')}
      </h2>
      <p>{t('tartan-hint')}</p>
      <div class={layout.spread}>
        {field('rows')}
        {field('columns')}
      </div>
      {rows === undefined || columns === undefined ? (
        <FieldNotes field={`${id}-${rows === undefined ? 'rows' : 'columns'}`} problem={problem} />
      ) : (
        <Code
          code={snippetOf(model.settings.value.kind, {
            folder: place.folder,
            settings: [
              ['view', 'tartan'],
              ['rows', String(rows)],
              ['columns', String(columns)],
            ],
            title,
            width: '800',
            height: TARTAN_HEIGHT,
          })}
          label={t('tartan-code')}
          copyLabel={t('copy-tartan')}
        />
      )}
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
