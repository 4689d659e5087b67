/** How high a frame is: it follows from its content and the screen, and never from what its page gives it. */
import styles from './FrameApp.module.css';

const SHARE_OF_SCREEN = 0.6;
const LEAST = 320;
const MOST = 900;

/** How high a board may get, in pixels. */
export function boardHeightOn({ height }: Pick<Screen, 'height'>): number {
  return Math.round(Math.min(Math.max(SHARE_OF_SCREEN * height, LEAST), MOST));
}

/** In pixels. Not wider than the text of a page of A4, on which lines break sooner than on a screen. */
const WIDEST = 640;

/**
 * How high the frame has to be on paper. A page around it can't ask while it's printed, so it's laid out
 * beforehand, out of sight and beside what the reader sees, which doesn't move.
 */
export function printedHeight(frame: HTMLElement): number {
  const { body } = frame.ownerDocument;
  const sheet = frame.ownerDocument.createElement('div');
  sheet.className = styles.sheet ?? '';
  sheet.style.width = `${Math.min(frame.clientWidth, WIDEST)}px`;
  for (const part of frame.querySelectorAll('[data-printed]')) sheet.append(part.cloneNode(true));
  body.append(sheet);
  const { height } = sheet.getBoundingClientRect();
  sheet.remove();
  return Math.ceil(height);
}
