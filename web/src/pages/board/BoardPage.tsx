import { useSignal } from '@preact/signals';
import type { ComponentChild, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isFlippingGame } from '../../game/game';
import type { Mode } from '../../game/look';
import type { StudyModel } from '../../study/study_model';
import t from '#words/board';
import commonWords from '#words/common';
import type { SiteModel } from '../site_model';
import buttons from '../../views/parts/buttons.module.css';
import { lazily } from '../../views/parts/lazily';
import { SignButton } from '../../views/parts/SignButton';
import { useKeptFocusAcross } from '../../views/parts/use_kept_focus';
import { useMedia } from '../../views/parts/use_media';
import { AddressMessages } from '../../views/AddressMessages';
import { isFullStart } from '../../views/board_words';
import type { PanelPart } from './BoardPanel';
import { LAST_LESSON } from './lesson_beside';
import type { LessonBeside } from './lesson_beside';
import { ModeSwitch } from '../../views/ModeSwitch';
import { MoveBar } from '../../views/MoveBar';
import { Stage } from '../../views/Stage';
import { useUndoKeys } from '../../views/use_undo_keys';
import { useFullScreen } from './use_full_screen';
import styles from './board.module.css';

/** They are not needed to see the board and point at it, and come a moment later. */
const GameWords = lazily(async () => (await import('../../views/GameWords')).GameWords);
const MoveSamples = lazily(async () => (await import('../../views/moves/MoveSamples')).MoveSamples);
const BoardAnnouncer = lazily(
  async () => (await import('../../views/BoardAnnouncer')).BoardAnnouncer,
);
const BoardPanel = lazily(async () => (await import('./BoardPanel')).BoardPanel);
const PredictBar = lazily(async () => (await import('../../views/predict/PredictBar')).PredictBar);
const TurnBar = lazily(async () => (await import('../../views/play/TurnBar')).TurnBar);
const FirstMinuteBar = lazily(
  async () => (await import('../../views/first_minute/FirstMinuteBar')).FirstMinuteBar,
);

/** As in the style sheet: there is room beside the board. */
const WIDE = '(min-width: 56rem)';

/** In a narrow window one of them at a time is up, below a smaller board, or none. */
const PARTS: readonly PanelPart[] = ['moves', 'why', 'lesson', 'setup'];

/** In pixels, what is to be seen together with the board. */
const BESIDE = { wide: 185, narrow: 374, part: 560, fullScreen: 145 };
/** Of the bar, where there is more to be done. */
const SECOND_LINE = 48;

interface BoardPageProps {
  readonly model: StudyModel;
}

interface SiteProps {
  readonly site: SiteModel;
}

/** One study: explored, predicted on, edited, played or reviewed. */
export function BoardPage({ site }: SiteProps) {
  const { board: model, lessonBeside } = site;
  useUndoKeys(model);
  const { mode } = model.state.value.look;
  const isPlaying = mode === 'play';
  const page = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { isFull, toggle } = useFullScreen(stage);
  const { part, show } = usePart(model, lessonBeside, stage);
  const room = useRoom(mode, isFull, part !== undefined);
  // A button may lead to another mode, and go away with the old one.
  useKeptFocusAcross(page, mode, () => page.current?.querySelector('fieldset input:checked'));
  // What opened a lesson may be gone when it is closed.
  useKeptFocusAcross(page, String(part), () =>
    stage.current?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]'),
  );
  return (
    <div class={styles.page} ref={page}>
      <AddressMessages rejected={model.rejected.value} />
      <div class={styles.workbench} data-part={isPlaying && part !== 'lesson' ? 'play' : part}>
        <Introduction model={model} />
        <div class={styles.stage} ref={stage} data-full={isFull}>
          <Stage model={model} {...room} />
          <MoveBar
            model={model}
            onWhy={() => show('why')}
            tools={
              <div class={styles.tools}>
                <LessonButton part={part} show={show} />
                <FullScreenButton isFull={isFull} toggle={toggle} />
              </div>
            }
          >
            {isPlaying ? (
              <TurnBar model={model} />
            ) : mode === 'predict' ? (
              <PredictBar model={model} onWhy={() => show('why')} />
            ) : site.isFirstMinute.value ? (
              <FirstMinuteBar model={model} onEnd={() => site.endFirstMinute()} />
            ) : undefined}
          </MoveBar>
          {!isPlaying && <PartSwitch model={model} part={part} show={show} />}
        </div>
        <div class={styles.panel}>
          <BoardPanel site={site} stage={stage} part={part} show={show} />
        </div>
      </div>
      {!isPlaying && <BoardAnnouncer model={model} />}
    </div>
  );
}

/** Which part is up, and how another one comes: the focus goes back to where it was when none is. */
function usePart(model: StudyModel, lesson: LessonBeside, stage: RefObject<HTMLElement | null>) {
  // A link to one of the three steps shows it.
  const asked = useSignal<PanelPart | undefined>(
    model.state.peek().look.step === undefined ? undefined : 'moves',
  );
  const opener = useRef<Element | null>(null);
  const isWide = useMedia(WIDE);
  const { mode } = model.state.value.look;
  const offered = lesson.asked.value
    ? 'lesson'
    : partsIn(mode).find((name) => name === asked.value);

  // The smaller board goes to the top of the window, and the part follows right below it.
  useLayoutEffect(() => {
    if (offered !== undefined && !isWide)
      stage.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [offered, isWide, stage]);

  function show(part: PanelPart | undefined) {
    if (part !== undefined) opener.current = document.activeElement;
    else if (opener.current instanceof HTMLElement) opener.current.focus();
    if (part === 'lesson') lesson.show(LAST_LESSON);
    else {
      if (offered === 'lesson') lesson.show(undefined);
      asked.value = part;
    }
  }

  return { part: offered, show };
}

function partsIn(mode: Mode): readonly PanelPart[] {
  if (mode === 'play') return [];
  return mode === 'edit' ? PARTS.filter((part) => part !== 'why') : PARTS;
}

/** How much of the window the board may have. */
function useRoom(mode: Mode, isFull: boolean, hasPart: boolean) {
  const isWide = useMedia(WIDE);
  const more = mode === 'predict' || mode === 'play' ? SECOND_LINE : 0;
  if (isFull) return { beside: BESIDE.fullScreen + more, largestCell: Infinity };
  if (isWide) return { beside: BESIDE.wide + more };
  return { beside: (hasPart ? BESIDE.part : BESIDE.narrow) + more };
}

/** What to do, and by which rule; in a narrow window that is opened by a press on the goal. */
function Introduction({ model }: BoardPageProps) {
  const isOpen = useSignal(false);
  const { game } = model.state.value.study;
  return (
    <div class={styles.introduction}>
      <ModeSwitch model={model} />
      <h1 class={styles.heading} data-printed>
        {headingText(model)}
      </h1>
      <button
        type="button"
        class={styles.goal}
        aria-expanded={isOpen.value}
        aria-controls="rule"
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        {t(isFlippingGame(game) ? 'goal-flipping-game' : 'goal-other')}
        <span class={styles.question} aria-hidden="true">
          ?
        </span>
      </button>
      <div class={styles.rule} id="rule" data-open={isOpen.value}>
        {/* Their room is there before the pictures are. */}
        <div class={styles.samples} aria-hidden="true">
          <MoveSamples model={model} />
        </div>
        <p data-printed>
          {isFlippingGame(game) ? t('rule-flipping-game') : <GameWords game={game} part="rule" />}
        </p>
      </div>
    </div>
  );
}

function headingText(model: StudyModel): ComponentChild {
  const { study, look } = model.state.value;
  if (look.mode === 'edit') return commonWords('set-up-position');
  if (look.mode !== 'play') return t(isFullStart(model) ? 'heading-start' : 'heading-later');
  if (isFlippingGame(study.game)) return t('play-flipping-game');
  return <GameWords game={study.game} part="playing" />;
}

interface PartProps {
  readonly part: PanelPart | undefined;
  readonly show: (part: PanelPart | undefined) => void;
}

/** Where there is no switch that has it. */
function LessonButton({ part, show }: PartProps) {
  const isOpen = part === 'lesson';
  return (
    <button
      type="button"
      class={`${buttons.quiet} ${styles.open}`}
      aria-expanded={isOpen}
      onClick={() => show(isOpen ? undefined : 'lesson')}
    >
      {t('part-lesson')}
    </button>
  );
}

interface FullScreenButtonProps {
  readonly isFull: boolean;
  readonly toggle: () => void;
}

function FullScreenButton({ isFull, toggle }: FullScreenButtonProps) {
  return (
    <SignButton
      name={t(isFull ? 'leave-full-screen' : 'full-screen')}
      sign={isFull ? SIGNS.leave : SIGNS.enter}
      place={styles.fullScreen}
      onClick={toggle}
    />
  );
}

const SIGNS = {
  enter: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
  leave: 'M6 2.5V6H2.5M13.5 6H10V2.5M10 13.5V10h3.5M2.5 10H6v3.5',
};

type PartSwitchProps = BoardPageProps & PartProps;

/** In a narrow window, under the board: which part is up. Pressed once more, it goes down. */
function PartSwitch({ model, part, show }: PartSwitchProps) {
  return (
    <div class={styles.parts} role="group" aria-label={t('parts')}>
      {partsIn(model.state.value.look.mode).map((name) => (
        <button
          key={name}
          type="button"
          class={styles.part}
          aria-expanded={part === name}
          onClick={() => show(part === name ? undefined : name)}
        >
          {t(`part-${name}`)}
        </button>
      ))}
    </div>
  );
}
