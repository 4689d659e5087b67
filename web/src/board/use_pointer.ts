import type { RefObject, TargetedPointerEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { cellAtPoint, COMFORTABLE_CELL, nearestCell } from './geometry';
import type { Geometry } from './geometry';
import { follow, NO_GESTURE } from './input';
import type { Effect, PointerFacts, PointerInput } from './input';
import { pressedKey } from './key_press';
import type { BoardIntents, SceneCell } from './state';
import { pannedBy, zoomedAbout } from './view';
import { wheelZoom } from './wheel';
import type { ViewChange } from './view';

type Intents = Pick<BoardIntents, 'onDrag' | 'onDismiss'>;

interface PointerUse extends Intents {
  readonly surface: RefObject<HTMLElement | null>;
  readonly geometry: Geometry | undefined;
  readonly changeView: (change: ViewChange) => void;
  readonly onHover: (cell: SceneCell | undefined) => void;
}

/** What the surface listens to, and a question about the gesture that is going on. */
export function usePointer(use: PointerUse) {
  const { surface, geometry } = use;
  const gesture = useRef(NO_GESTURE);
  const zoomable = geometry !== undefined && isZoomable(geometry);

  const feed = (input: PointerInput): readonly Effect[] => {
    const zoomed = geometry !== undefined && geometry.view.zoom > 1;
    const [next, effects] = follow(gesture.current, input, { zoomable, zoomed });
    gesture.current = next;
    for (const effect of effects) obey(effect, use);
    return effects;
  };
  const feedPointer = (kind: 'down' | 'move', event: TargetedPointerEvent<HTMLElement>) => {
    if (geometry === undefined || (kind === 'down' && event.button !== 0)) return;
    const effects = feed({ kind, ...factsOf(event, geometry) });
    // From now on also from outside of the board, but a plain click stays with what it hit.
    if (effects.some((effect) => effect.kind === 'drag' || effect.kind === 'pan'))
      event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onTouchMove = (event: TouchEvent) => {
    const dragging = gesture.current.press?.to !== undefined;
    const pinching = event.touches.length > 1 && zoomable;
    if ((dragging || pinching) && event.cancelable) event.preventDefault();
  };
  const abort = () => void feed({ kind: 'abort' });
  /** Whatever has the focus keeps it: a press on a large board moves it nowhere. */
  const onKeyDown = (event: KeyboardEvent) => {
    const { press, moved } = gesture.current;
    if (pressedKey(event) !== 'Escape' || press === undefined || !moved) return;
    event.preventDefault();
    event.stopPropagation();
    abort();
  };
  const onWheel = (event: WheelEvent) => turnWheel(event, use);
  useListenersByHand(surface, { onWheel, onTouchMove, onKeyDown });

  return {
    listeners: {
      onPointerDown: (event: TargetedPointerEvent<HTMLElement>) => feedPointer('down', event),
      onPointerMove: (event: TargetedPointerEvent<HTMLElement>) => feedPointer('move', event),
      onPointerUp: (event: PointerEvent) => void feed({ kind: 'up', id: event.pointerId }),
      onPointerCancel: () => void feed({ kind: 'cancel' }),
      // After a release too, which left nothing to abort.
      onLostPointerCapture: abort,
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') feed({ kind: 'leave' });
      },
    },
    /** The click that ends a drag or a pinch chooses nothing. */
    wasTap: () => !gesture.current.moved,
  };
}

function factsOf(event: TargetedPointerEvent<HTMLElement>, geometry: Geometry): PointerFacts {
  const [x, y] = pointOf(event, event.currentTarget);
  return {
    id: event.pointerId,
    touch: event.pointerType === 'touch',
    held: event.buttons !== 0,
    x: event.clientX,
    y: event.clientY,
    cell: cellAtPoint(geometry, x, y),
    nearest: nearestCell(geometry, x, y),
  };
}

function obey(effect: Effect, use: PointerUse): void {
  const { surface, changeView, onHover, onDrag, onDismiss } = use;
  switch (effect.kind) {
    case 'point':
      onHover(effect.cell);
      break;
    case 'drag':
      onDrag(effect.from, effect.to, effect.phase);
      break;
    case 'drop-drag':
      onDismiss();
      break;
    case 'pan':
      changeView((now) => pannedBy(now, effect.right, effect.down));
      break;
    case 'zoom': {
      const { left = 0, top = 0 } = surface.current?.getBoundingClientRect() ?? {};
      changeView((now) => zoomedAbout(now, effect.factor, effect.x - left, effect.y - top));
    }
  }
}

function turnWheel(event: WheelEvent, { geometry, changeView }: PointerUse): void {
  if (geometry === undefined || !isZoomable(geometry)) return;
  const { deltaX, deltaY } = event;
  const factor = wheelZoom(event);
  if (factor !== undefined) {
    event.preventDefault();
    const [x, y] = pointOf(event, event.currentTarget as HTMLElement);
    changeView((now) => zoomedAbout(now, factor, x, y));
  } else if (geometry.view.zoom > 1 && Math.abs(deltaX) > Math.abs(deltaY)) {
    // Up and down belongs to the page.
    event.preventDefault();
    changeView((now) => pannedBy(now, -deltaX, 0));
  }
}

export function isZoomable({ fittedCell }: Geometry): boolean {
  return fittedCell < COMFORTABLE_CELL;
}

/** From the upper left corner of an element. */
export function pointOf(event: MouseEvent, element: HTMLElement): readonly [x: number, y: number] {
  const { left, top } = element.getBoundingClientRect();
  return [event.clientX - left, event.clientY - top];
}

interface ListenersByHand {
  readonly onWheel: (event: WheelEvent) => void;
  readonly onTouchMove: (event: TouchEvent) => void;
  /** Hears keys before anything else on the page does. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Listeners that may keep the browser from scrolling, and one outside the board. */
function useListenersByHand(surface: RefObject<HTMLElement | null>, listeners: ListenersByHand) {
  const latest = useRef(listeners);
  latest.current = listeners;
  useEffect(() => {
    const stopped = new AbortController();
    const options = { passive: false, capture: true, signal: stopped.signal };
    surface.current?.addEventListener('wheel', (event) => latest.current.onWheel(event), options);
    surface.current?.addEventListener(
      'touchmove',
      (event) => latest.current.onTouchMove(event),
      options,
    );
    document.addEventListener('keydown', (event) => latest.current.onKeyDown(event), options);
    return () => stopped.abort();
  }, [surface]);
}
