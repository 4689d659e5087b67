import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import styles from './BoardCanvas.module.css';
import { LAYERS } from './draw';
import { fillOnPaper } from '../drawing/fill_on_paper';
import type { Geometry } from './geometry';
import type * as Picture from './picture';
import { startStage, type BoardStage } from './stage';
import type { BoardScene } from './state';
import { useShape } from './view';

interface CanvasesProps {
  readonly scene: BoardScene;
  /** Nothing until there is room. */
  readonly geometry: Geometry | undefined;
}

/** The picture of the board, in the upper left corner of its container. */
export function Canvases({ scene, geometry }: CanvasesProps) {
  const canvases = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const stage = useRef<BoardStage | undefined>(undefined);
  useLayoutEffect(() => {
    if (canvases.current === null || probe.current === null) return;
    stage.current = startStage(canvases.current, probe.current);
    return () => stage.current?.stop();
  }, []);
  useLayoutEffect(() => {
    if (geometry !== undefined) stage.current?.show({ scene, geometry });
  }, [scene, geometry]);
  const size = sizeOf(geometry);
  return (
    <div ref={canvases} aria-hidden="true">
      {LAYERS.map((layer) => (
        <canvas key={layer} class={styles.layer} style={size} aria-hidden="true" />
      ))}
      <span ref={probe} class={styles.probe} />
    </div>
  );
}

export function sizeOf(geometry: Geometry | undefined) {
  return geometry && { width: `${geometry.width}px`, height: `${geometry.height}px` };
}

/**
 * What is printed instead of the canvases: the whole board, in the colours of paper. Where a browser doesn't
 * say that it prints, they are printed as they are on the screen.
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
    if (picture === undefined || place.current === null) return;
    return fillOnPaper(place.current, () => picture.pictureToPrint(shown.current));
  }, [picture]);

  const shape = useShape(scene);
  const size = useMemo(() => picture?.sizeOnPaper(shape), [picture, shape]);
  const style = size && { width: `${size.width}mm`, aspectRatio: `${size.width} / ${size.height}` };
  return (
    <div ref={place} class={styles.paper} style={style} data-printed="picture" aria-hidden="true" />
  );
}
