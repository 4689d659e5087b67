import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/**
 * Whether a part of the page fills the screen, and how that is changed. Where the browser has no full screen,
 * it fills the window. Escape leaves both.
 */
export function useFullScreen(part: RefObject<HTMLElement | null>) {
  const isFull = useSignal(false);

  useEffect(() => {
    const change = () => (isFull.value = document.fullscreenElement === part.current);
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && document.fullscreenElement === null) isFull.value = false;
    };
    document.addEventListener('fullscreenchange', change);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('fullscreenchange', change);
      document.removeEventListener('keydown', leave);
    };
  }, [part, isFull]);

  async function fill(wanted: boolean) {
    isFull.value = wanted;
    try {
      if (wanted) await part.current?.requestFullscreen();
      else if (document.fullscreenElement !== null) await document.exitFullscreen();
    } catch {
      // The window is filled all the same.
    }
  }

  return {
    isFull: isFull.value,
    toggle: () => void fill(!isFull.value),
    leave: () => void fill(false),
  };
}
