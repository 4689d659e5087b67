import type { Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { pressedKey } from '../../viewport/key_press';
import type { StudyModel } from '../../study/study_model';
import t from '#words/board';
import { SignButton } from '../../ui/SignButton';
import type { BoardTab } from './board_tabs';
import styles from './board.module.css';

interface FullScreenProps {
  readonly model: StudyModel;
  /** The workbench fills the screen. */
  readonly isFull: Signal<boolean>;
  readonly workbench: RefObject<HTMLElement | null>;
  /** The visible part of the panel. */
  readonly part: BoardTab;
}

/** The button for full screen, and its keys. */
export function FullScreen({ model, isFull, workbench, part }: FullScreenProps) {
  useBrowsersFullScreen(isFull, workbench, fill);
  useSteppingByArrows(model, isFull.value);
  useEffect(() => {
    // These parts are not visible in full screen.
    if (part === 'lesson' || part === 'setup') void fill(false);
  }, [part]);

  /** In browsers without full screen, the workbench fills the window. */
  async function fill(wanted: boolean) {
    isFull.value = wanted;
    try {
      if (wanted) await workbench.current?.requestFullscreen();
      else if (document.fullscreenElement !== null) await document.exitFullscreen();
    } catch {
      // The window is filled all the same.
    }
  }

  return (
    <SignButton
      name={t(isFull.value ? 'leave-full-screen' : 'full-screen')}
      sign={isFull.value ? SIGNS.leave : SIGNS.enter}
      place={styles.fullScreen}
      onClick={() => void fill(!isFull.value)}
    />
  );
}

const SIGNS = {
  enter: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
  leave: 'M6 2.5V6H2.5M13.5 6H10V2.5M10 13.5V10h3.5M2.5 10H6v3.5',
};

/** Follows the browser's own ways out of full screen, and Escape where the browser leaves it to the page. */
function useBrowsersFullScreen(
  isFull: Signal<boolean>,
  workbench: RefObject<HTMLElement | null>,
  fill: (wanted: boolean) => Promise<void>,
): void {
  useEffect(() => {
    const change = () => (isFull.value = document.fullscreenElement === workbench.current);
    const leave = (event: KeyboardEvent) => {
      if (pressedKey(event) === 'Escape' && isFull.value) void fill(false);
    };
    document.addEventListener('fullscreenchange', change);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('fullscreenchange', change);
      document.removeEventListener('keydown', leave);
    };
  }, [isFull, workbench]);
}

/** Arrow keys, and the keys of a presenter, step through the moves, unless the reasons use them. */
function useSteppingByArrows(model: StudyModel, isFull: boolean): void {
  useEffect(() => {
    if (!isFull) return undefined;
    const step = (event: KeyboardEvent) => {
      const to = STEPS[pressedKey(event)];
      const { target } = event;
      const isOnBoard = target instanceof Element && target.closest('[role=grid]') !== null;
      if (to === undefined || isOnBoard || event.defaultPrevented) return;
      event.preventDefault();
      model.moving[to]();
    };
    document.addEventListener('keydown', step);
    return () => document.removeEventListener('keydown', step);
  }, [model, isFull]);
}

const STEPS: Readonly<Record<string, 'undo' | 'redo'>> = {
  ArrowRight: 'redo',
  PageDown: 'redo',
  ArrowLeft: 'undo',
  PageUp: 'undo',
};
