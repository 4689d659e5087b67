import type { RefObject, TargetedMouseEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { follow, NO_GESTURE, type PointerInput } from '../../board/input';
import { pressedKey } from '../../board/key_press';
import { onResize } from '../../board/on_resize';
import { pointOf, scaleOf } from '../../board/point_of';
import { onStaleCanvas } from '../../board/stale_canvas';
import { readWheel } from '../../board/wheel';
import type { ClothModel } from '../../cloth/cloth_model';
import { discAt, type ViewPoint } from '../../cloth/place';
import t from '#words/cloth';
import { drawCloth, forgetImages } from './draw_cloth';
import styles from './cloth.module.css';

interface ClothCanvasProps {
  readonly model: ClothModel;
}

/** In pixels. */
const KEY_STEP = 96;
const ZOOM_STEP = 2;
/** In milliseconds, from one press to the other. */
const TWICE = 400;

const ALL = { zoomable: true, zoomed: true };

/** The cloth, to be dragged, zoomed and pressed, and to be moved by keys. */
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

/** Once a frame, whatever has changed of what a drawing depends on. */
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

/** The gestures of a large board: here the pointer is never over a disc that it could drag from. */
function usePointers(canvas: RefObject<HTMLCanvasElement | null>, model: ClothModel) {
  const gesture = useRef(NO_GESTURE);
  const lastPress = useRef({ time: 0, x: 0, y: 0 });

  function feed(input: PointerInput) {
    const [next, effects] = follow(gesture.current, input, ALL);
    gesture.current = next;
    if (canvas.current === null) return;
    const scale = scaleOf(canvas.current);
    for (const effect of effects) {
      if (effect.kind === 'pan') model.move(effect.right / scale.x, effect.down / scale.y);
      else if (effect.kind === 'zoom') {
        const at = { clientX: effect.x, clientY: effect.y };
        model.zoom(effect.factor, pointOf(at, canvas.current));
      }
    }
  }

  const feedPointer = (kind: 'down' | 'move', event: PointerEvent) => {
    if (kind === 'down' && event.button !== 0) return;
    if (kind === 'down') canvas.current?.setPointerCapture(event.pointerId);
    feed({
      kind,
      id: event.pointerId,
      touch: event.pointerType === 'touch',
      held: event.buttons !== 0,
      x: event.clientX,
      y: event.clientY,
      cell: undefined,
      nearest: { row: 1, column: 1 },
    });
  };

  function press(event: TargetedMouseEvent<HTMLElement>) {
    if (gesture.current.moved) return;
    const at = pointOf(event, event.currentTarget);
    const before = lastPress.current;
    const isTwice =
      event.timeStamp - before.time < TWICE && Math.hypot(at.x - before.x, at.y - before.y) < 24;
    lastPress.current = { time: isTwice ? 0 : event.timeStamp, ...at };
    if (isTwice) model.zoom(ZOOM_STEP, at);
    else chooseAt(model, at);
  }

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      const turn = readWheel(event);
      if (turn?.kind !== 'zoom') return;
      event.preventDefault();
      model.zoom(turn.factor, pointOf(event, element));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [canvas, model]);

  return {
    onPointerDown: (event: PointerEvent) => feedPointer('down', event),
    onPointerMove: (event: PointerEvent) => feedPointer('move', event),
    onPointerUp: (event: PointerEvent) => feed({ kind: 'up', id: event.pointerId }),
    onPointerCancel: () => feed({ kind: 'cancel' }),
    onClick: press,
  };
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
    ArrowLeft: () => model.move(KEY_STEP, 0),
    ArrowRight: () => model.move(-KEY_STEP, 0),
    ArrowUp: () => model.move(0, KEY_STEP),
    ArrowDown: () => model.move(0, -KEY_STEP),
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
