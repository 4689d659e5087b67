/** How high a frame is: it follows from its content, its settings and the screen, never from what its page gives it. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { MessageOf } from '../element/messages';
import styles from './FrameApp.module.css';
import type { FrameView } from './frame_view';

/** On the screen, and on paper where that is another one; in CSS pixels. */
export type FrameHeights = Omit<MessageOf<'resize'>, 'type'>;

/** Gives what is to be called where the height may have changed. */
export type WatchHeight = (measure: () => FrameHeights | null) => () => void;

const SHARE_OF_SCREEN = 0.6;
const LEAST = 320;
const MOST = 900;

/** How high a board may get, in pixels. */
export function boardHeightOn({ height }: Pick<Screen, 'height'>): number {
  return Math.round(Math.min(Math.max(SHARE_OF_SCREEN * height, LEAST), MOST));
}

/** Below this a board is no use: the frame scrolls instead. */
const LEAST_BOARD = 120;

/** A frame that is kept lower than this leaves out all that it can do without. */
export const LOW = 480;

/**
 * How high the board may get, in pixels, where the frame is kept to `cap`: what everything else leaves. That
 * doesn't depend on the board, so this settles at once.
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
    // Before the first height is told.
    measure();
    let next = 0;
    // Not at once: the observer would complain of what changes meanwhile.
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
  return cap === undefined ? most : Math.min(most, Math.max(cap - beside, LEAST_BOARD));
}

/** Of all but the picture of the board: what zooms it stands in its part. */
function heightBeside(frame: Element, board: Element): number {
  const [whole, part, tools] = [frame, board, board.querySelector('[data-part="board-tools"]')].map(
    (element) => element?.getBoundingClientRect().height ?? 0,
  ) as [number, number, number];
  return Math.ceil(whole - part + tools);
}

/** In pixels, up to whole ones. */
export function wholeHeight(element: Element): number {
  return Math.ceil(element.getBoundingClientRect().height);
}

/** Kept to a height, a frame that needs more scrolls. What is no board takes on paper what it takes on the screen. */
export function cappedHeight({ place, frameView }: CappedParts): FrameHeights | null {
  const main = place.querySelector('main');
  const most = frameView.height.peek() ?? Infinity;
  return main && { height: Math.min(wholeHeight(main), most) };
}

/** In milliseconds: what is drawn part by part comes within this of one another. */
const QUIET = 500;
/** In milliseconds: a page isn't kept waiting any longer. */
const LONGEST = 4000;

/** Tells nothing until what is drawn part by part has got its height; from then on at once. */
export function onceSettled(tell: () => void): () => void {
  const latest = performance.now() + LONGEST;
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
    waiting = setTimeout(settle, Math.min(QUIET, Math.max(latest - performance.now(), 0)));
  };
}

interface CappedParts {
  readonly place: HTMLElement;
  readonly frameView: Pick<FrameView, 'height'>;
}

/** In pixels. Not wider than the text of a page of A4, on which lines break sooner than on a screen. */
const WIDEST = 640;

/**
 * How high the frame has to be on paper. A page around it can't ask while it's printed, so it's laid out
 * beforehand, out of sight and beside what the reader sees, which doesn't move.
 */
export function printedHeight(frame: HTMLElement): number {
  const sheet = frame.ownerDocument.createElement('div');
  sheet.className = styles.sheet ?? '';
  for (const part of frame.querySelectorAll('[data-printed]:not(:has([data-printed]))'))
    sheet.append(part.cloneNode(true));
  return heightOfSheet(sheet, frame);
}

/** The same of a lesson, of which everything is printed that its style sheets leave on paper. */
function printedLessonHeight(main: HTMLElement): number {
  const sheet = main.ownerDocument.createElement('div');
  sheet.className = styles.lessonSheet ?? '';
  sheet.dataset.sheet = '';
  sheet.append(main.cloneNode(true));
  return heightOfSheet(sheet, main);
}

function heightOfSheet(sheet: HTMLElement, { ownerDocument: { body }, clientWidth }: HTMLElement) {
  sheet.style.width = `${Math.min(clientWidth, WIDEST)}px`;
  body.append(sheet);
  const height = wholeHeight(sheet);
  sheet.remove();
  return height;
}

/** In milliseconds. To lay a lesson out as on paper takes a while, and waits until its reader pauses. */
const PAUSE = 1000;

/** Gives what is to be called where a lesson's height may have changed. */
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
    // Of puzzles nothing is printed, and a height of 0 is none.
    onPaper = main ? { printedHeight: Math.max(1, printedLessonHeight(main)) } : {};
    tell();
  };
  return () => {
    tell();
    clearTimeout(waiting);
    waiting = setTimeout(printed, PAUSE);
  };
}
