/** The panel beside the board: what is known of the position, and below it one of a few parts. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { StudyModel } from '../../study/study_model';
import t from '#words/board';
import { CornerCard, BoardSetUp } from '../../views/BoardDetails';
import { Legend } from '../../views/Legend';
import { WinningMoves } from '../../views/moves/WinningMoves';
import { lazily } from '../../views/parts/lazily';
import { PositionNumbers, Verdict } from '../../views/PositionCard';
import type { SiteModel } from '../site_model';
import type { LessonBeside } from './lesson_beside';
import { partsIn } from './panel_parts';
import type { PanelPart } from './panel_parts';
import styles from './board.module.css';

const WhyPanel = lazily(async () => (await import('../../views/why/WhyPanel')).WhyPanel);
const PlayPanel = lazily(async () => (await import('../../views/play/PlayPanel')).PlayPanel);

const LessonPart = lazily<LessonProps>(async ({ site }) => {
  const [{ LessonPanel }, model] = await Promise.all([
    import('../learn/LessonPanel'),
    site.open('learn'),
  ]);
  return (props) => (
    <LessonPanel model={model} beside={props.site.lessonBeside} above={props.board} />
  );
});

interface LessonProps {
  readonly site: SiteModel;
  readonly board: RefObject<HTMLElement | null>;
}

interface BoardPanelProps extends LessonProps {
  readonly part: PanelPart;
  readonly show: (part: PanelPart) => void;
}

export function BoardPanel({ site, board, part, show }: BoardPanelProps) {
  const { board: model } = site;
  const content = useRef<HTMLDivElement>(null);
  useLinksBeside(content, site.lessonBeside);
  useFocusOnWhy(part, content);
  const isPlaying = model.state.value.look.mode === 'play';
  return (
    <>
      <div class={styles.head}>
        {!isPlaying && <Verdict model={model} />}
        <div class={styles.legend}>
          <Legend model={model} />
        </div>
      </div>
      <Tabs model={model} part={part} show={show} />
      <div
        class={styles.part}
        key={part}
        ref={content}
        role="tabpanel"
        id={PANEL_ID}
        aria-labelledby={tabId(part)}
        tabIndex={-1}
        data-part={part}
      >
        {part === 'position' &&
          (isPlaying ? <PlayPanel model={model} /> : <Position model={model} />)}
        {part === 'why' && <Why model={model} />}
        {part === 'lesson' && <LessonPart site={site} board={board} />}
        {part === 'setup' && <BoardSetUp model={model} />}
      </div>
    </>
  );
}

const PANEL_ID = 'panel';
const tabId = (part: PanelPart) => `tab-${part}`;

type TabsProps = Pick<BoardPanelProps, 'part' | 'show'> & { readonly model: StudyModel };

/** One stop of the Tab key; arrow keys go from tab to tab, as the page lies. */
function Tabs({ model, part, show }: TabsProps) {
  const { mode } = model.state.value.look;
  const parts = partsIn(mode);
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    if (list.current === null || !(event.key in STEPS)) return;
    const isMirrored = getComputedStyle(list.current).direction === 'rtl';
    const step = (STEPS[event.key] ?? 0) * (isMirrored ? -1 : 1);
    const next = parts.at((parts.indexOf(part) + step) % parts.length);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
    document.getElementById(tabId(next))?.focus();
  }

  return (
    <div
      class={styles.tabs}
      role="tablist"
      aria-label={t('parts')}
      ref={list}
      onKeyDown={onKeyDown}
    >
      {parts.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          class={styles.tab}
          id={tabId(name)}
          aria-selected={part === name}
          aria-controls={PANEL_ID}
          tabIndex={part === name ? 0 : -1}
          onClick={() => show(name)}
        >
          {t(name === 'position' && mode === 'play' ? 'part-game' : `part-${name}`)}
        </button>
      ))}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function Position({ model }: { readonly model: StudyModel }) {
  return (
    <>
      <PositionNumbers model={model} />
      {model.areOpen.value && <WinningMoves model={model} />}
      {model.state.value.look.mode !== 'edit' && <CornerCard model={model} />}
    </>
  );
}

/** Stays while another move is chosen. */
function Why({ model }: { readonly model: StudyModel }) {
  return model.why.value === undefined ? <p>{t('choose-for-why')}</p> : <WhyPanel model={model} />;
}

/** So that arrow keys step through the reasons. A tab keeps the focus that it was given. */
function useFocusOnWhy(part: PanelPart, content: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const hasTab = document.activeElement?.closest('[role=tablist]');
    if (part === 'why' && !hasTab) content.current?.focus({ preventScroll: true });
  }, [part, content]);
}

/** A link to a lesson opens it beside the board, and a board of that lesson is shown beside it. */
function useLinksBeside(part: RefObject<HTMLElement | null>, lesson: LessonBeside): void {
  useEffect(() => {
    const page = part.current?.closest('main');
    const follow = (event: MouseEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const address = link?.getAttribute('href') ?? '';
      const to = /^#\/learn\/(.+)/u.exec(address)?.[1];
      if (!isPlain || link?.target || to?.includes('sheet=')) return;
      const isBoard = address.startsWith('#/board') && lesson.asked.value !== undefined;
      if (to === undefined && !isBoard) return;
      event.preventDefault();
      if (to === undefined) location.hash = lesson.addressWith(address);
      else lesson.show(to);
    };
    page?.addEventListener('click', follow);
    return () => page?.removeEventListener('click', follow);
  }, [part, lesson]);
}
