import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import commonWords from '#words/common';
import t from '#words/embed';
import { AddressMessages } from '../../study_views/AddressMessages';
import { Button } from '../../ui/Button';
import { lazyComponent } from '../../ui/lazily';
import { saveAs } from '../../ui/SaveButton';
import { EmbedChoices } from './EmbedChoices';
import {
  formatEmbedAddress,
  EMBED_SUBJECTS,
  DEFAULT_EMBED_SETTINGS,
  type EmbedSettings,
} from './embed_settings';
import { fetchSiteFile, isServedFromCopies } from '../../offline/copies';
import type { EmbedModel } from './embed_model';
import { PageHead } from '../PageHead';
import page from '../../ui/page.module.css';
import layout from '../../ui/layout.module.css';
import styles from './EmbedPage.module.css';
import { LiveView } from './LiveView';
import { SnippetPanel } from './SnippetPanel';
import { pagePlaceOf, type PagePlace } from './snippets';

const CoursePanel = lazyComponent(async () => (await import('./CoursePanel')).CoursePanel);
const CourseView = lazyComponent(async () => (await import('./CourseView')).CourseView);

export function EmbedPage({ model }: { readonly model: EmbedModel }) {
  const place = pagePlaceOf(document.baseURI);
  const settings = model.settings.value;
  const parts = {
    label: t('what'),
    shown: settings.what,
    all: EMBED_SUBJECTS.map((what) => ({
      name: what,
      words: t(`what-${what}`),
      address: formatEmbedAddress({ ...settings, what }),
    })),
  };
  return (
    <div class={page.wide}>
      <PageHead title={t('heading')} parts={parts}>
        {t(settings.what === 'course' ? 'introduction-course' : 'introduction')}
      </PageHead>
      <AddressMessages rejected={model.rejected.value} />
      <Examples isCourse={settings.what === 'course'} />
      <Workbench key={settings.what} model={model} place={place} />
    </div>
  );
}

/** Ready-made settings to start from, one for each use. */
const EXAMPLES = {
  puzzle: { mode: 'predict', lock: ['game', 'size', 'mode', 'position'], width: '400' },
  figure: { hide: ['answers'], lock: ['game', 'size', 'mode'], panels: ['why'] },
  match: { mode: 'play', opponent: 'casual', lock: ['game', 'mode'] },
  lesson: { what: 'lesson', lesson: 'mex', width: '800' },
  tartan: { what: 'tartan', width: '800' },
  course: { what: 'course', lesson: 'mex', courseSeed: 17, pass: 60 },
  test: { what: 'course', lesson: 'mex', courseSeed: 17, hide: ['answers'] },
  won: { what: 'course', graded: 'match', opponent: 'good', pass: 50 },
} as const satisfies Record<string, Partial<EmbedSettings>>;

/** Examples for course sites are beside their settings, without those for other subjects. */
function Examples({ isCourse }: { readonly isCourse: boolean }) {
  return (
    <p class={layout.spread} data-screen>
      <span class={layout.label}>{t('examples')}</span>
      {Object.entries<Partial<EmbedSettings>>(EXAMPLES)
        .filter(([, { what }]) => (what === 'course') === isCourse)
        .map(([name, example]) => (
          <a key={name} href={formatEmbedAddress({ ...DEFAULT_EMBED_SETTINGS, ...example })}>
            {t(`example-${name as keyof typeof EXAMPLES}`)}
          </a>
        ))}
    </p>
  );
}

interface WorkbenchProps {
  readonly model: EmbedModel;
  readonly place: PagePlace;
}

/**
 * The settings, and beside them, always in view, the result: preview and code. In a narrow window they are below, and a
 * button that stays in view leads there.
 */
function Workbench({ model, place }: WorkbenchProps) {
  /** The height of the live view in CSS pixels; an estimate until the frame has reported it. */
  const height = useSignal<number | undefined>(undefined);
  const live = useRef<HTMLDivElement>(null);
  const isCourse = model.settings.value.what === 'course';
  return (
    <div class={styles.workbench}>
      <div class={styles.choices}>
        <EmbedChoices model={model} />
        {isCourse && <CoursePanel model={model} place={place} />}
        <OneFile />
        <p class={styles.jump} data-screen>
          <Button
            onClick={() => {
              live.current?.focus({ preventScroll: true });
              live.current?.scrollIntoView();
            }}
          >
            {t('preview')}
          </Button>
        </p>
      </div>
      <div class={styles.live} ref={live} tabIndex={-1}>
        {isCourse ? (
          <CourseView model={model} place={place} height={height} />
        ) : (
          <>
            <LiveView model={model} place={place} height={height} />
            <SnippetPanel model={model} place={place} height={height.value} />
          </>
        )}
      </div>
    </div>
  );
}

const FILE = 'flipping-game.html';

/** The one-file page, to download. */
function OneFile() {
  const isMissing = useSignal(false);

  /** Not every browser uses the service worker for downloads. */
  async function take() {
    isMissing.value = false;
    const file = await fetchSiteFile(FILE);
    if (file === undefined) isMissing.value = true;
    else saveAs(file, FILE);
  }

  return (
    <section class={layout.stack} aria-labelledby="file-heading">
      <h2 class={layout.title} id="file-heading">
        {t('file')}
      </h2>
      <p>{t('file-hint')}</p>
      <p>
        <a
          class={styles.download}
          href={`./${FILE}`}
          download={FILE}
          onClick={(event) => {
            if (!isServedFromCopies()) return;
            event.preventDefault();
            void take();
          }}
        >
          {t('download')}
        </a>
      </p>
      <p role="status" class={styles.note}>
        {isMissing.value && commonWords('file-missing')}
      </p>
    </section>
  );
}
