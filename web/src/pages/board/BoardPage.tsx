import { useSignal } from '@preact/signals';
import type { ComponentChild, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isFlippingGame } from '../../game/game';
import type { StudyModel } from '../../study/study_model';
import t from '#words/board';
import commonWords from '#words/common';
import type { SiteModel } from '../site_model';
import { lazyComponent } from '../../ui/lazily';
import { useFocusFallbackAcross } from '../../ui/use_focus_fallback';
import { useMedia } from '../../ui/use_media';
import { isFullStart } from '../../study_views/board_words';
import { LAST_LESSON, type LessonBeside } from '../../activity/lesson/lesson_beside';
import { BoardSection } from '../../study_views/BoardSection';
import { ModeSwitch } from '../../study_views/ModeSwitch';
import { ModeBar, RoomOfBar, type ModeBarProps } from '../../study_views/ModeBar';
import { Stage } from '../../study_views/Stage';
import { useUndoKeys } from '../../study_views/use_undo_keys';
import { tabsIn, type BoardTab } from './board_tabs';
import { Rule } from './Rule';
import { Tabs } from './Tabs';
import styles from './board.module.css';

/** Loaded after the board, which works without them. */
const AddressMessages = lazyComponent(
  async () => (await import('../../study_views/AddressMessages')).AddressMessages,
);
const GameWords = lazyComponent(
  async () => (await import('../../study_views/GameWords')).GameWords,
);
const BoardAnnouncer = lazyComponent(
  async () => (await import('../../study_views/BoardAnnouncer')).BoardAnnouncer,
);
const Legend = lazyComponent(async () => (await import('../../study_views/Legend')).Legend);
const BoardPanel = lazyComponent(async () => (await import('./BoardPanel')).BoardPanel);
const BARS = {
  play: lazyComponent(
    async () => (await import('../../study_views/play/TurnBar')).TurnBar,
    RoomOfBar,
  ),
  predict: lazyComponent<ModeBarProps>(
    async () => (await import('../../study_views/predict/PredictBar')).PredictBar,
    RoomOfBar,
  ),
};
const PhoneCode = lazyComponent(async () => (await import('./PhoneCode')).PhoneCode);
const FullScreen = lazyComponent(async () => (await import('./FullScreen')).FullScreen);
const FirstMinuteBar = lazyComponent(
  async () => (await import('../../study_views/first_minute/FirstMinuteBar')).FirstMinuteBar,
);

/** Matches the style sheet: with room beside the board, the panel has the height that is left. */
const BESIDE = '(min-width: 56rem), (min-width: 34rem) and (max-height: 30rem)';

/** In pixels: in a narrow window the board stays above the text, and leaves it this much height. */
const TEXT_BELOW_PX = 480;

interface SiteProps {
  readonly site: SiteModel;
}

/** A study with all its modes: explore, predict, edit, play and review. */
export function BoardPage({ site }: SiteProps) {
  const { board: own, lessonBeside } = site;
  /** The lesson beside the board, if one is open. */
  const shown = lessonBeside.shown.value;
  const model = shown?.model ?? own;
  useUndoKeys(model.moving);
  const { look } = model.state.value;
  const { mode } = look;
  const isNew = site.isFirstMinute.value;
  const page = useRef<HTMLDivElement>(null);
  const bench = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isFull = useSignal(false);
  const { part, show, whys, showWhy } = usePart(own, lessonBeside);
  const fills = useMedia(BESIDE) || isFull.value;
  usePartAtItsTop({ part, whys, panel, board, fills });
  const toWhy = () => (isFull.value && part === 'why' ? show('position') : showWhy());
  // A focused button may disappear with its mode.
  useFocusFallbackAcross(page, mode, () => page.current?.querySelector('fieldset input:checked'));
  return (
    <div class={styles.page} ref={page}>
      {model.visits.rejected.value.length > 0 && (
        <AddressMessages rejected={model.visits.rejected.value} />
      )}
      <div class={styles.workbench} ref={bench} data-full={isFull.value}>
        <div class={styles.modes} data-hidden={isNew || shown !== undefined}>
          <ModeSwitch model={own} />
        </div>
        <BoardSection class={styles.board} model={model} place={board}>
          <Stage
            key={model}
            model={model}
            {...(fills ? { fills, largestCell: Infinity } : { beside: TEXT_BELOW_PX })}
          />
        </BoardSection>
        <div class={styles.slot} data-first={isNew}>
          {isNew ? (
            <FirstMinuteBar model={model} onEnd={() => site.endFirstMinute()} />
          ) : (
            <ModeBar key={model} model={model} onWhy={shown ? shown.onWhy : toWhy} bars={BARS}>
              <FullScreen model={model} isFull={isFull} workbench={bench} part={part} />
            </ModeBar>
          )}
        </div>
        <div class={styles.panel} ref={panel}>
          {!isNew && <Tabs mode={own.state.value.look.mode} part={part} show={show} />}
          <div class={styles.introduction} data-part={look.step === undefined ? part : 'steps'}>
            <h1 class={styles.heading} data-printed>
              {headingText(model, isNew)}
            </h1>
            <Rule model={model} isFirst={isNew} />
          </div>
          {isNew && model.view.areOpen.value && <Legend model={model} />}
          {!isNew && <BoardPanel site={site} board={board} part={part} whys={whys} />}
          {isFull.value && <PhoneCode model={model} />}
        </div>
      </div>
      <BoardAnnouncer model={model} />
    </div>
  );
}

/** The visible part of the panel, and a function to change it. */
function usePart(model: StudyModel, lesson: LessonBeside) {
  const asked = useSignal<BoardTab>('position');
  /** How often the reasons were requested below the board. */
  const whys = useSignal(0);
  const offered = tabsIn(model.state.value.look.mode);
  const part = lesson.asked.value
    ? 'lesson'
    : (offered.find((name) => name === asked.value) ?? 'position');

  function show(next: BoardTab) {
    if (next === 'lesson') lesson.show(LAST_LESSON);
    else {
      if (part === 'lesson') lesson.show(undefined);
      asked.value = next;
    }
  }

  function showWhy() {
    show('why');
    whys.value += 1;
  }

  return { part, show, whys: whys.value, showWhy };
}

interface PartPlace {
  readonly part: BoardTab;
  readonly whys: number;
  readonly panel: RefObject<HTMLElement | null>;
  readonly board: RefObject<HTMLElement | null>;
  /** True if the board is beside the panel and fills the height. */
  readonly fills: boolean;
}

/** Scrolls each part to its top: below the board, if that stays above it. */
function usePartAtItsTop({ part, whys, panel, board, fills }: PartPlace): void {
  const last = useRef({ part, whys });
  useLayoutEffect(() => {
    const before = last.current;
    const tabs = panel.current?.querySelector('[role=tablist]');
    last.current = { part, whys };
    if ((before.part === part && before.whys === whys) || !tabs || !board.current) return;
    const isAbove = !fills && getComputedStyle(board.current).position === 'sticky';
    // The height of the board, which sticks to the window's upper edge.
    const edge = isAbove ? board.current.offsetHeight : 0;
    const { top } = tabs.getBoundingClientRect();
    // A pressed tab is in view, but the reasons may be far below their button.
    if (top < edge || before.whys !== whys) scrollBy({ top: top - edge, behavior: 'instant' });
  }, [part, whys, panel, board, fills]);
}

function headingText(model: StudyModel, isNew: boolean): ComponentChild {
  const { study, look } = model.state.value;
  if (isNew) return t('goal-flipping-game');
  if (look.mode === 'edit') return commonWords('set-up-position');
  if (look.mode === 'predict') return commonWords('ask-puzzle');
  if (look.mode !== 'play') return t(isFullStart(model) ? 'heading-start' : 'heading-later');
  if (isFlippingGame(study.game)) return t('play-flipping-game');
  return <GameWords game={study.game} part="playing" />;
}
