import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import styles from './BoardCanvas.module.css';
import { BOARD_LAYERS } from './draw';
import { fillOnPaper } from '../drawing/fill_on_paper';
import type { BoardGeometry } from './geometry';
import type * as Picture from './picture';
import { startStage, type BoardStage } from './stage';
import type { BoardScene } from './state';
import { useShape } from './view';

interface CanvasesProps {
  readonly scene: BoardScene;
  /** Undefined until the board has a size. */
  readonly geometry: BoardGeometry | undefined;
}

/** The canvases with the picture of the board, in the upper left corner of their container. */
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
  const size = canvasSizeOf(geometry);
  return (
    <div ref={canvases} aria-hidden="true">
      {BOARD_LAYERS.map((layer) => (
        <canvas key={layer} class={styles.layer} style={size} aria-hidden="true" />
      ))}
      <span ref={probe} class={styles.probe} />
    </div>
  );
}

export function canvasSizeOf(geometry: BoardGeometry | undefined) {
  return geometry && { width: `${geometry.width}px`, height: `${geometry.height}px` };
}

/**
 * The whole board in the colours of paper, which replaces the canvases in print. In browsers without print events the
 * canvases are printed as they are.
 */
export function BoardOnPaper({ scene }: { readonly scene: BoardScene }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(scene);
  shown.current = scene;
  const [picture, setPicture] = useState<typeof Picture>();
  useEffect(() => {
    // Loaded before anybody can print.
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
