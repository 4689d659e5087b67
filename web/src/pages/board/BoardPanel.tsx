/** The panel beside the board: the verdict on the position, and below it one of several parts. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { StudyModel } from '../../study/study_model';
import { offersAnswers } from '../../study/view';
import t from '#words/board';
import { CornerCard, BoardSetUp } from '../../study_views/BoardDetails';
import { Legend } from '../../study_views/Legend';
import { isFullStart } from '../../study_views/board_words';
import { hasReasons } from '../../study_views/MoveBar';
import { WinningMoves } from '../../study_views/moves/WinningMoves';
import { lazyComponent } from '../../ui/lazily';
import { PositionNumbers, PositionVerdict } from '../../study_views/PositionCard';
import { PicturePresets } from '../../study_views/SizeControls';
import type { SiteModel } from '../site_model';
import type { LessonBeside } from '../../activity/lesson/lesson_beside';
import { PANEL_ID, tabId, type BoardTab } from './board_tabs';
import styles from './board.module.css';

const WhyPanel = lazyComponent(
  async () => (await import('../../study_views/why/WhyPanel')).WhyPanel,
);
const PlayPanel = lazyComponent(
  async () => (await import('../../study_views/play/PlayPanel')).PlayPanel,
);

const LessonPart = lazyComponent<LessonProps>(async ({ site }) => {
  const [{ LessonPanel }, model] = await Promise.all([
    import('../../activity/lesson/LessonPanel'),
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
  readonly part: BoardTab;
  /** How often the reasons were requested below the board. */
  readonly whys: number;
}

export function BoardPanel({ site, board, part, whys }: BoardPanelProps) {
  const { board: model } = site;
  const content = useRef<HTMLDivElement>(null);
  useLinksBeside(content, site.lessonBeside);
  useFocusOnWhy(whys, content);
  const isPlaying = model.state.value.look.mode === 'play';
  // A lesson decides what is shown about its boards.
  const ofLesson = part === 'lesson' ? site.lessonBeside.shown.value?.model : undefined;
  const seen = ofLesson ?? model;
  return (
    <>
      {!isPlaying && (part === 'position' || part === 'why') && <PositionVerdict model={model} />}
      {(ofLesson === undefined || seen.view.areOpen.value) && (
        <div class={styles.legend}>
          <Legend key={seen} model={seen} />
        </div>
      )}
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

function Position({ model }: { readonly model: StudyModel }) {
  return (
    <>
      <PositionNumbers model={model} />
      {offersAnswers(model) && isFullStart(model) && <PicturePresets model={model} />}
      {model.view.areOpen.value && <WinningMoves model={model} />}
      {model.state.value.look.mode !== 'edit' && <CornerCard model={model} />}
    </>
  );
}

/** Stays mounted when another move is chosen. */
function Why({ model }: { readonly model: StudyModel }) {
  if (hasReasons(model)) return <WhyPanel model={model} />;
  const isPuzzle = model.state.value.look.mode === 'predict' && !model.view.areOpen.value;
  return <p>{t(isPuzzle ? 'answer-for-why' : 'choose-for-why')}</p>;
}

/** Focuses the reasons after they were requested, so that arrow keys step through them. A tab keeps its focus. */
function useFocusOnWhy(whys: number, content: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (whys > 0) content.current?.focus({ preventScroll: true });
  }, [whys, content]);
}

/** Opens links to lessons beside the board. */
function useLinksBeside(part: RefObject<HTMLElement | null>, lesson: LessonBeside): void {
  useEffect(() => {
    const page = part.current?.closest('main');
    const follow = (event: MouseEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const to = /^#\/learn\/(.+)/u.exec(link?.getAttribute('href') ?? '')?.[1];
      if (to === undefined || !isPlain || link?.target || to.includes('sheet=')) return;
      event.preventDefault();
      lesson.show(to);
    };
    page?.addEventListener('click', follow);
    return () => page?.removeEventListener('click', follow);
  }, [part, lesson]);
}
