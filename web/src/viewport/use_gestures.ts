import type { RefObject, TargetedPointerEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import {
  nextGesture,
  NO_GESTURE,
  type GridCell,
  type DragPhase,
  type GestureEffect,
  type PointerFacts,
  type PointerInput,
  type Zooming,
} from './gestures';
import { pressedKey } from './key_press';
import { pointOf, scaleOf, type Point } from './point_of';
import { readWheel } from './wheel';

/**
 * A view that can be zoomed and panned. Points and lengths are in the CSS pixels of its surface, from the upper left
 * corner, however the page around it is scaled.
 */
export interface WheelTarget {
  /** Undefined while nothing is shown yet. */
  readonly zooming: Zooming | undefined;
  readonly onZoom: (factor: number, at: Point) => void;
  readonly onPan: (right: number, down: number) => void;
}

export interface GestureTarget extends WheelTarget {
  /** The cells that drags begin at; undefined if every drag moves the view. */
  readonly cellsAt?: (at: Point) => Pick<PointerFacts, 'cell' | 'nearest'>;
  readonly onPoint?: (cell: GridCell | undefined) => void;
  readonly onDrag?: (from: GridCell, to: GridCell, phase: DragPhase) => void;
  /** A drag was cancelled. */
  readonly onDrop?: () => void;
}

type Surface = RefObject<HTMLElement | null>;

/** Listeners for the surface, and whether the last gesture was a tap. */
export function useGestures(surface: Surface, target: GestureTarget) {
  const { zooming } = target;
  const gesture = useRef(NO_GESTURE);

  const feed = (input: PointerInput): readonly GestureEffect[] => {
    const still = { zoomable: false, zoomed: false };
    const [next, effects] = nextGesture(gesture.current, input, zooming ?? still);
    gesture.current = next;
    if (surface.current !== null)
      for (const effect of effects) apply(effect, surface.current, target);
    return effects;
  };
  const feedPointer = (kind: 'down' | 'move', event: TargetedPointerEvent<HTMLElement>) => {
    if (zooming === undefined || (kind === 'down' && event.button !== 0)) return;
    const effects = feed({ kind, ...factsOf(event, target) });
    // Captures the pointer outside the view too; a plain click stays with its target.
    if (effects.some((effect) => effect.kind === 'drag' || effect.kind === 'pan'))
      event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onTouchMove = (event: TouchEvent) => {
    const dragging = gesture.current.press?.to !== undefined;
    const pinching = event.touches.length > 1 && zooming?.zoomable === true;
    if ((dragging || pinching) && event.cancelable) event.preventDefault();
  };
  const abort = () => void feed({ kind: 'abort' });
  /** Listens everywhere, as a press on a large board doesn't move the focus. */
  const onKeyDown = (event: KeyboardEvent) => {
    const { press, moved } = gesture.current;
    if (pressedKey(event) !== 'Escape' || press === undefined || !moved) return;
    event.preventDefault();
    event.stopPropagation();
    abort();
  };
  useWheel(surface, target);
  useListenersByHand(surface, { onTouchMove, onKeyDown });

  return {
    listeners: {
      onPointerDown: (event: TargetedPointerEvent<HTMLElement>) => feedPointer('down', event),
      onPointerMove: (event: TargetedPointerEvent<HTMLElement>) => feedPointer('move', event),
      onPointerUp: (event: PointerEvent) => void feed({ kind: 'up', id: event.pointerId }),
      onPointerCancel: () => void feed({ kind: 'cancel' }),
      // Fires after a release too, when there is nothing to abort.
      onLostPointerCapture: abort,
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') feed({ kind: 'leave' });
      },
    },
    /** A click that ends a drag or a pinch must choose nothing. */
    wasTap: () => !gesture.current.moved,
  };
}

function factsOf(
  event: TargetedPointerEvent<HTMLElement>,
  { cellsAt }: GestureTarget,
): PointerFacts {
  const none = { cell: undefined, nearest: undefined };
  return {
    id: event.pointerId,
    touch: event.pointerType === 'touch',
    held: event.buttons !== 0,
    x: event.clientX,
    y: event.clientY,
    ...(cellsAt?.(pointOf(event, event.currentTarget)) ?? none),
  };
}

function apply(effect: GestureEffect, surface: HTMLElement, target: GestureTarget): void {
  switch (effect.kind) {
    case 'point':
      target.onPoint?.(effect.cell);
      break;
    case 'drag':
      target.onDrag?.(effect.from, effect.to, effect.phase);
      break;
    case 'drop-drag':
      target.onDrop?.();
      break;
    case 'pan': {
      const scale = scaleOf(surface);
      target.onPan(effect.right / scale.x, effect.down / scale.y);
      break;
    }
    case 'zoom':
      target.onZoom(effect.factor, pointOf({ clientX: effect.x, clientY: effect.y }, surface));
  }
}

/** Zooms with a trackpad's pinch or with Ctrl, and pans sideways; otherwise the wheel scrolls the page. */
export function useWheel(surface: Surface, target: WheelTarget): void {
  useEffect(() => {
    const element = surface.current;
    const onWheel = (event: WheelEvent) => turnWheel(event, target);
    // The framework's listeners are passive, and couldn't keep the page from scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false, capture: true });
    return () => element?.removeEventListener('wheel', onWheel, { capture: true });
  });
}

function turnWheel(event: WheelEvent, { zooming, onZoom, onPan }: WheelTarget): void {
  if (zooming?.zoomable !== true) return;
  const turn = readWheel(event);
  if (turn === undefined || (turn.kind === 'pan' && !zooming.zoomed)) return;
  event.preventDefault();
  if (turn.kind === 'zoom') onZoom(turn.factor, pointOf(event, event.currentTarget as HTMLElement));
  else onPan(turn.right, 0);
}

interface ListenersByHand {
  readonly onTouchMove: (event: TouchEvent) => void;
  /** Hears keys before anything else on the page does. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Adds listeners that may keep the browser from scrolling, and one outside the view. */
function useListenersByHand(surface: Surface, listeners: ListenersByHand) {
  const latest = useRef(listeners);
  latest.current = listeners;
  useEffect(() => {
    const stopped = new AbortController();
    const options = { passive: false, capture: true, signal: stopped.signal };
    surface.current?.addEventListener(
      'touchmove',
      (event) => latest.current.onTouchMove(event),
      options,
    );
    document.addEventListener('keydown', (event) => latest.current.onKeyDown(event), options);
    return () => stopped.abort();
  }, [surface]);
}
