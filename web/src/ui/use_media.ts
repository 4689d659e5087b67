import { useEffect, useMemo, useState } from 'preact/hooks';

const STILL = '(prefers-reduced-motion: reduce)';

/** True if the reader prefers no motion at this moment. */
export const wantsStillness = (): boolean => matchMedia(STILL).matches;

/** True while the reader prefers no motion. */
export const useStillness = (): boolean => useMedia(STILL);

/** The reader's main pointer: a finger never hovers, and has no arrow keys beside it. */
export const useHand = (): 'finger' | 'mouse' => (useMedia('(hover: none)') ? 'finger' : 'mouse');

/** True while a media query matches, updated as it changes. A printed page keeps the value it had on the screen. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => matchMedia(query), [query]);
  const [matches, setMatches] = useState(media.matches);
  useEffect(() => {
    const change = () => {
      if (!matchMedia('print').matches) setMatches(media.matches);
    };
    change();
    media.addEventListener('change', change);
    return () => media.removeEventListener('change', change);
  }, [media]);
  return matches;
}
