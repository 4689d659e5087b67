import { useEffect, useMemo, useState } from 'preact/hooks';

const STILL = '(prefers-reduced-motion: reduce)';

/** Whether the reader wants nothing to move, at this moment. */
export const wantsStillness = (): boolean => matchMedia(STILL).matches;

/** The same now and later. */
export const useStillness = (): boolean => useMedia(STILL);

/** What the reader points with: a finger never hovers, and has no arrow keys beside it. */
export const useHand = (): 'finger' | 'mouse' => (useMedia('(hover: none)') ? 'finger' : 'mouse');

/** Whether a media query matches, now and later. A page that is printed has what it had on the screen. */
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
