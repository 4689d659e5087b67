/** In milliseconds. A browser draws no frames of what is out of sight, and a host waits all the same. */
const LONGEST_WAIT = 250;

/** Calls back once: with the next frame of the screen, or a moment later where none comes. */
export function soon(act: () => void): void {
  const once = () => {
    cancelAnimationFrame(request);
    clearTimeout(timer);
    act();
  };
  const request = requestAnimationFrame(once);
  const timer = setTimeout(once, LONGEST_WAIT);
}
