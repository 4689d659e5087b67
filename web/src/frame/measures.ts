const SHARE_OF_SCREEN = 0.6;
const LEAST = 320;
const MOST = 900;

/**
 * How high a board may get, in pixels. It follows from the screen and never from the frame, whose height
 * its page takes from what is in it.
 */
export function boardHeightOn({ height }: Pick<Screen, 'height'>): number {
  return Math.round(Math.min(Math.max(SHARE_OF_SCREEN * height, LEAST), MOST));
}
