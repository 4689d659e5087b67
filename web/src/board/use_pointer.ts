import type { RefObject, TargetedPointerEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { cellAtPoint, COMFORTABLE_CELL, nearestCell, type Geometry } from './geometry';
import { follow, NO_GESTURE, type Effect, type PointerFacts, type PointerInput } from './input';
import { pressedKey } from './key_press';
import { pointOf, scaleOf } from './point_of';
import type { BoardIntents, SceneCell } from './state';
import { pannedBy, zoomedAbout, type ViewChange } from './view';
import { readWheel } from './wheel';

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
  const { x, y } = pointOf(event, event.currentTarget);
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

function obey(
  effect: Effect,
  { surface, changeView, onHover, onDrag, onDismiss }: PointerUse,
): void {
  const element = surface.current;
  if (element === null) return;
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
    case 'pan': {
      const scale = scaleOf(element);
      changeView((now) => pannedBy(now, effect.right / scale.x, effect.down / scale.y));
      break;
    }
    case 'zoom': {
      const { x, y } = pointOf({ clientX: effect.x, clientY: effect.y }, element);
      changeView((now) => zoomedAbout(now, effect.factor, x, y));
    }
  }
}

function turnWheel(event: WheelEvent, { geometry, changeView }: PointerUse): void {
  if (geometry === undefined || !isZoomable(geometry)) return;
  const turn = readWheel(event);
  if (turn?.kind === 'zoom') {
    event.preventDefault();
    const { x, y } = pointOf(event, event.currentTarget as HTMLElement);
    changeView((now) => zoomedAbout(now, turn.factor, x, y));
  } else if (turn !== undefined && geometry.view.zoom > 1) {
    event.preventDefault();
    changeView((now) => pannedBy(now, turn.right, 0));
  }
}

export function isZoomable({ fittedCell }: Geometry): boolean {
  return fittedCell < COMFORTABLE_CELL;
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
