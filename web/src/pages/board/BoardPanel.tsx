/** The panel beside the board: why a move wins, a lesson, the moves or the match, and the settings. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { StudyModel } from '../../study/study_model';
import t from '#words/board';
import commonWords from '#words/common';
import { MovesPart, SetUpDrawers } from '../../views/BoardDetails';
import { Legend } from '../../views/Legend';
import { Button } from '../../views/parts/Button';
import { lazily } from '../../views/parts/lazily';
import { PositionCard } from '../../views/PositionCard';
import type { SiteModel } from '../site_model';
import type { LessonBeside } from './lesson_beside';
import styles from './board.module.css';

const WhyPanel = lazily(async () => (await import('../../views/why/WhyPanel')).WhyPanel);
const PlayPanel = lazily(async () => (await import('../../views/play/PlayPanel')).PlayPanel);

const LessonPart = lazily<LessonProps>(async ({ site }) => {
  const [{ LessonPanel }, model] = await Promise.all([
    import('../learn/LessonPanel'),
    site.open('learn'),
  ]);
  return (props) => (
    <LessonPanel
      model={model}
      beside={props.site.lessonBeside}
      above={props.stage}
      onClose={props.onClose}
    />
  );
});

interface LessonProps {
  readonly site: SiteModel;
  readonly stage: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export type PanelPart = 'moves' | 'why' | 'lesson' | 'setup';

interface BoardPanelProps {
  readonly site: SiteModel;
  readonly stage: RefObject<HTMLElement | null>;
  readonly part: PanelPart | undefined;
  readonly show: (part: PanelPart | undefined) => void;
}

export function BoardPanel({ site, stage, part, show }: BoardPanelProps) {
  const { board: model } = site;
  const moves = useRef<HTMLDivElement>(null);
  useLinksBeside(moves, site.lessonBeside);
  const isPlaying = model.state.value.look.mode === 'play';
  const close = () => show(undefined);
  return (
    <>
      {part === 'why' && <Why model={model} onClose={close} />}
      {part === 'lesson' && <LessonPart site={site} stage={stage} onClose={close} />}
      <div class={styles.moves} ref={moves}>
        <Legend model={model} />
        {isPlaying ? <PlayPanel model={model} /> : <PositionCard model={model} />}
        {!isPlaying && <MovesPart model={model} />}
      </div>
      <div class={styles.setup}>
        <SetUpDrawers model={model} />
      </div>
    </>
  );
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

interface WhyProps {
  readonly model: StudyModel;
  readonly onClose: () => void;
}

/** Stays while another move is chosen, until it is closed. */
function Why({ model, onClose }: WhyProps) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  return (
    <div class={styles.why} ref={part} tabIndex={-1} aria-label={t('part-why')} role="group">
      {model.why.value === undefined ? <p>{t('choose-for-why')}</p> : <WhyPanel model={model} />}
      <Button onClick={onClose}>{commonWords('close')}</Button>
    </div>
  );
}
