/**
 * The height of a frame. It depends on the content, the settings and the screen, never on the height that the page
 * gives it.
 */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { MessageOf } from '../element/messages';
import styles from './FrameApp.module.css';
import type { FrameView } from './frame_view';

/** In CSS pixels, on the screen and, if different, on paper. */
export type FrameHeights = Omit<MessageOf<'resize'>, 'type'>;

/** Returns a function to call when the height may have changed. */
export type WatchHeight = (measure: () => FrameHeights | null) => () => void;

const SHARE_OF_SCREEN = 0.6;
const MIN_HEIGHT_PX = 320;
const MAX_HEIGHT_PX = 900;

/** The height limit of a board, in pixels. */
export function boardHeightOn({ height }: Pick<Screen, 'height'>): number {
  return Math.round(Math.min(Math.max(SHARE_OF_SCREEN * height, MIN_HEIGHT_PX), MAX_HEIGHT_PX));
}

/** Below this height a board is useless: the frame scrolls instead. */
const MIN_BOARD_PX = 120;

/** Frames with a lower height limit leave out everything dispensable. */
export const LOW_FRAME_PX = 480;

/**
 * The height limit of the board in pixels, if the frame is limited to `cap`: what everything else leaves. That doesn't
 * depend on the board, so this converges at once.
 */
export function useBoardHeight(
  frame: RefObject<HTMLElement | null>,
  most: number,
  cap: number | undefined,
): number {
  const [beside, setBeside] = useState(0);
  useLayoutEffect(() => {
    const board = frame.current?.querySelector<HTMLElement>('[data-part="board"]');
    if (!frame.current || !board || cap === undefined) return undefined;
    const { current } = frame;
    const measure = () => setBeside(heightBeside(current, board));
    // Measured before the first height is posted.
    measure();
    let next = 0;
    // Delayed: changing the layout within the observer's callback is an error.
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(measure);
    });
    for (const part of [current, board]) sizes.observe(part);
    return () => {
      cancelAnimationFrame(next);
      sizes.disconnect();
    };
  }, [cap]);
  return cap === undefined ? most : Math.min(most, Math.max(cap - beside, MIN_BOARD_PX));
}

/** The height of everything except the picture of the board; its zoom tools count. */
function heightBeside(frame: Element, board: Element): number {
  const [whole, part, tools] = [frame, board, board.querySelector('[data-part="board-tools"]')].map(
    (element) => element?.getBoundingClientRect().height ?? 0,
  ) as [number, number, number];
  return Math.ceil(whole - part + tools);
}

/** In pixels, rounded up. */
export function heightRoundedUp(element: Element): number {
  return Math.ceil(element.getBoundingClientRect().height);
}

/**
 * With a height limit, a frame that needs more scrolls. This is for content that has the same
 * height on paper as on the screen.
 */
export function cappedHeight({ place, frameView }: CappedParts): FrameHeights | null {
  const main = place.querySelector('main');
  const most = frameView.height.peek() ?? Infinity;
  return main && { height: Math.min(heightRoundedUp(main), most) };
}

/** In milliseconds. Parts of the content are rendered within this time of one another. */
const QUIET_MS = 500;
/** In milliseconds. The host waits no longer for the first height. */
const MAX_SETTLING_MS = 4000;

/** Reports nothing until the content has settled; from then on at once. */
export function onceSettled(tell: () => void): () => void {
  const latest = performance.now() + MAX_SETTLING_MS;
  let isSettled = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    isSettled = true;
    tell();
  };
  return () => {
    if (isSettled) {
      tell();
      return;
    }
    clearTimeout(waiting);
    waiting = setTimeout(settle, Math.min(QUIET_MS, Math.max(latest - performance.now(), 0)));
  };
}

interface CappedParts {
  readonly place: HTMLElement;
  readonly frameView: Pick<FrameView, 'height'>;
}

/** In pixels: no wider than the text of an A4 page, so that lines break at least as often as on paper. */
const MAX_SHEET_WIDTH_PX = 640;

/**
 * The frame's height on paper. The host can't ask during printing, so the content is laid out beforehand, invisibly,
 * beside what the reader sees, which doesn't move.
 */
export function printedHeight(frame: HTMLElement): number {
  const sheet = frame.ownerDocument.createElement('div');
  sheet.className = styles.sheet ?? '';
  for (const part of frame.querySelectorAll('[data-printed]:not(:has([data-printed]))'))
    sheet.append(part.cloneNode(true));
  return heightOfSheet(sheet, frame);
}

/** The height on paper of a lesson, of which everything is printed that its style sheets don't hide. */
function printedLessonHeight(main: HTMLElement): number {
  const sheet = main.ownerDocument.createElement('div');
  sheet.className = styles.lessonSheet ?? '';
  sheet.dataset.sheet = '';
  sheet.append(main.cloneNode(true));
  return heightOfSheet(sheet, main);
}

function heightOfSheet(sheet: HTMLElement, { ownerDocument: { body }, clientWidth }: HTMLElement) {
  sheet.style.width = `${Math.min(clientWidth, MAX_SHEET_WIDTH_PX)}px`;
  body.append(sheet);
  const height = heightRoundedUp(sheet);
  sheet.remove();
  return height;
}

/** In milliseconds. Laying a lesson out for paper takes a while, so it waits until the reader pauses. */
const PAUSE_MS = 1000;

/** Returns a function to call when a lesson's height may have changed. */
export function watchLesson(parts: CappedParts, watchHeight: WatchHeight): () => void {
  let onPaper: Pick<FrameHeights, 'printedHeight'> = {};
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const tell = onceSettled(
    watchHeight(() => {
      const heights = cappedHeight(parts);
      return heights && { ...heights, ...onPaper };
    }),
  );
  const printed = () => {
    const main = parts.place.querySelector('main');
    // Nothing is printed of puzzles, but a height of 0 is not allowed.
    onPaper = main ? { printedHeight: Math.max(1, printedLessonHeight(main)) } : {};
    tell();
  };
  return () => {
    tell();
    clearTimeout(waiting);
    waiting = setTimeout(printed, PAUSE_MS);
  };
}
