import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import styles from './Board.module.css';
import type * as Picture from './picture';
import type { BoardScene } from './state';

/**
 * What is printed instead of the canvases: the whole board, in the colours of paper. The canvases can't be
 * painted anew for that: Chromium then prints each stroke, and what clears an upper canvas wipes out the
 * lower ones. Where a browser doesn't say that it prints, they are printed as they are on the screen.
 */
export function BoardOnPaper({ scene }: { readonly scene: BoardScene }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(scene);
  shown.current = scene;
  const [picture, setPicture] = useState<typeof Picture>();
  useEffect(() => {
    // Nobody prints before there is something to see.
    import('./picture').then(setPicture, () => undefined);
  }, []);
  useEffect(() => {
    if (picture === undefined) return;
    const stopped = new AbortController();
    const fill = (event: string, content: () => string) =>
      addEventListener(
        event,
        () => {
          if (place.current !== null) place.current.innerHTML = content();
        },
        { signal: stopped.signal },
      );
    fill('beforeprint', () => picture.pictureToPrint(shown.current));
    fill('afterprint', () => '');
    return () => stopped.abort();
  }, [picture]);

  const { rows, columns, rowNumbers, columnNumbers } = scene;
  const size = useMemo(
    () => picture?.sizeOnPaper(scene),
    [picture, rows, columns, rowNumbers, columnNumbers],
  );
  const style = size && { width: `${size.width}mm`, aspectRatio: `${size.width} / ${size.height}` };
  return <div ref={place} class={styles.paper} style={style} data-printed aria-hidden="true" />;
}
