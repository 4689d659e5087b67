import type { RefObject, TargetedMouseEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { pressedKey } from '../viewport/key_press';
import { onResize } from '../viewport/on_resize';
import { pointOf } from '../viewport/point_of';
import { onStaleCanvas } from '../viewport/stale_canvas';
import { useGestures } from '../viewport/use_gestures';
import type { ClothModel } from './cloth_model';
import { discAt, type ViewPoint } from './place';
import t from '#words/cloth';
import { drawCloth, forgetImages } from './draw_cloth';
import styles from './cloth.module.css';

interface ClothCanvasProps {
  readonly model: ClothModel;
}

/** In pixels. */
const KEY_STEP_PX = 96;
const ZOOM_STEP = 2;
/** The longest time between the two presses of a double press, in milliseconds. */
const DOUBLE_TAP_MS = 400;

const ALL = { zoomable: true, zoomed: true };

/** The canvas of a cloth, with dragging, zooming, pressing and keys. */
export function ClothCanvas({ model }: ClothCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useViewSize(canvas, model);
  useDrawing(canvas, model);
  const pointer = usePointers(canvas, model);
  const region = model.region.value;
  return (
    <canvas
      ref={canvas}
      class={styles.canvas}
      tabIndex={0}
      role="img"
      dir="ltr"
      aria-label={
        region &&
        t('picture', {
          rowFrom: region.rows.first,
          rowTo: region.rows.last,
          columnFrom: region.columns.first,
          columnTo: region.columns.last,
        })
      }
      aria-describedby="cloth-keys"
      onKeyDown={(event) => pressKey(event, model)}
      {...pointer}
    />
  );
}

function useViewSize(canvas: RefObject<HTMLCanvasElement | null>, model: ClothModel): void {
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) model.resize({ width, height }, devicePixelRatio);
    };
    measure();
    const stops = [
      onResize(element, measure),
      onStaleCanvas(element, () => {
        forgetImages();
        measure();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [canvas, model]);
}

/** Redraws once a frame after any change. */
function useDrawing(canvas: RefObject<HTMLCanvasElement | null>, model: ClothModel): void {
  useEffect(() => {
    let request = 0;
    const draw = () => {
      const element = canvas.current;
      const context = element?.getContext('2d');
      const view = model.view.value;
      if (!element || !context || view === undefined) return;
      const width = Math.round(view.width * devicePixelRatio);
      const height = Math.round(view.height * devicePixelRatio);
      if (element.width !== width || element.height !== height)
        Object.assign(element, { width, height });
      if (drawCloth(context, model, devicePixelRatio)) soon();
    };
    const soon = () => {
      cancelAnimationFrame(request);
      request = requestAnimationFrame(draw);
    };
    const { view, place, version, discs, scale, flags, region, corner } = model;
    const stops = [view, place, version, discs, scale, flags, region, corner].map((seen) =>
      seen.subscribe(soon),
    );
    return () => {
      cancelAnimationFrame(request);
      for (const stop of stops) stop();
    };
  }, [canvas, model]);
}

/** A drag always moves the view: discs are too small to drag from. */
function usePointers(canvas: RefObject<HTMLCanvasElement | null>, model: ClothModel) {
  const lastPress = useRef({ time: 0, x: 0, y: 0 });
  const pointer = useGestures(canvas, {
    zooming: ALL,
    onZoom: (factor, at) => model.zoom(factor, at),
    onPan: (right, down) => model.move(right, down),
  });

  function press(event: TargetedMouseEvent<HTMLElement>) {
    if (!pointer.wasTap()) return;
    const at = pointOf(event, event.currentTarget);
    const before = lastPress.current;
    const isTwice =
      event.timeStamp - before.time < DOUBLE_TAP_MS &&
      Math.hypot(at.x - before.x, at.y - before.y) < 24;
    lastPress.current = { time: isTwice ? 0 : event.timeStamp, ...at };
    if (isTwice) model.zoom(ZOOM_STEP, at);
    else chooseAt(model, at);
  }

  return { ...pointer.listeners, onClick: press };
}

function chooseAt(model: ClothModel, at: ViewPoint): void {
  const place = model.place.value;
  const view = model.view.value;
  if (place === undefined || view === undefined) return;
  model.choose(discAt(place, model.board, view, at));
}

function pressKey(event: KeyboardEvent, model: ClothModel): void {
  const view = model.view.value;
  const acts: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => model.move(KEY_STEP_PX, 0),
    ArrowRight: () => model.move(-KEY_STEP_PX, 0),
    ArrowUp: () => model.move(0, KEY_STEP_PX),
    ArrowDown: () => model.move(0, -KEY_STEP_PX),
    '+': () => model.zoom(ZOOM_STEP),
    '=': () => model.zoom(ZOOM_STEP),
    '-': () => model.zoom(1 / ZOOM_STEP),
    Home: () => model.seeAll(),
    '0': () => model.seeAll(),
    Enter: () => view && chooseAt(model, { x: view.width / 2, y: view.height / 2 }),
  };
  const act = acts[pressedKey(event)];
  if (act === undefined) return;
  event.preventDefault();
  act();
}
