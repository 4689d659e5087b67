/**
 * Gestures of fingers, a mouse and a pen on a zoomable view, without a browser: a state and an input give the next
 * state and its effects.
 *
 *   mouse, pen   hovering points; dragging from a cell to another marks; from the margin, pans what is zoomed
 *   touch        one finger scrolls the page, or pans what is zoomed; two zoom
 *
 * Choosing is left to the browser's click, which knows what a tap is; `moved` tells that it was none.
 */
import type { Point } from './point_of';

/** A cell that a drag can begin at, such as a disc of a board. */
export interface GridCell {
  readonly column: number;
  readonly row: number;
}

/** The phases of a drag: the first report, the following ones, and the last, which repeats the previous place. */
export type DragPhase = 'first' | 'next' | 'last';

/** Coordinates are those of the window, as the view may grow or move between two events of a gesture. */
export interface PointerFacts extends Point {
  readonly id: number;
  readonly touch: boolean;
  /** A button is down, or the pen touches. */
  readonly held: boolean;
  /** The cell under the pointer, and the nearest visible one; undefined if drags don't begin at cells. */
  readonly cell: GridCell | undefined;
  readonly nearest: GridCell | undefined;
}

export type PointerInput =
  | ({ readonly kind: 'down' | 'move' } & PointerFacts)
  | { readonly kind: 'up'; readonly id: number }
  /** The pointer left the view, the browser cancelled it or took its capture, or Escape was pressed. */
  | { readonly kind: 'cancel' | 'leave' | 'abort' };

export interface Zooming {
  readonly zoomable: boolean;
  readonly zoomed: boolean;
}

export type GestureEffect =
  | { readonly kind: 'point'; readonly cell: GridCell | undefined }
  | {
      readonly kind: 'drag';
      readonly from: GridCell;
      readonly to: GridCell;
      readonly phase: DragPhase;
    }
  | { readonly kind: 'drop-drag' }
  | { readonly kind: 'pan'; readonly right: number; readonly down: number }
  | { readonly kind: 'zoom'; readonly factor: number; readonly x: number; readonly y: number };

interface Finger extends Point {
  readonly id: number;
}

interface Press {
  readonly id: number;
  readonly start: Point;
  readonly last: Point;
  /** Where a drag begins; undefined in the margin. */
  readonly from: GridCell | undefined;
  readonly to: GridCell | undefined;
  /** True once the pointer has moved further than a tap may. */
  readonly travelled: boolean;
}

export interface Gesture {
  readonly press?: Press | undefined;
  readonly fingers: readonly Finger[];
  /** It became more than a tap, so the click that follows chooses nothing. */
  readonly moved: boolean;
}

export const NO_GESTURE: Gesture = { fingers: [], moved: false };

/** How far a tap may move, in pixels, as no hand is quite still. */
const TAP_SLACK_PX = 5;

type Outcome = readonly [next: Gesture, effects: readonly GestureEffect[]];

export function nextGesture(gesture: Gesture, input: PointerInput, zooming: Zooming): Outcome {
  switch (input.kind) {
    case 'down':
      // A pointer that still seems pressed was released unnoticed.
      return [input.touch ? fingerDown(gesture, input) : pressed(input), dropped(gesture)[1]];
    case 'move':
      return input.touch
        ? fingerMoved(gesture, input, zooming)
        : pointerMoved(gesture, input, zooming);
    case 'up':
      return released(gesture, input.id);
    case 'cancel':
      return dropped(gesture);
    case 'abort':
      return gesture.press === undefined ? [gesture, []] : dropped(gesture);
    case 'leave':
      return [gesture, [{ kind: 'point', cell: undefined }]];
  }
}

function pressed({ id, x, y, cell }: PointerFacts): Gesture {
  const at = { x, y };
  const press: Press = { id, start: at, last: at, from: cell, to: undefined, travelled: false };
  return { press, fingers: [], moved: false };
}

function pointerMoved(gesture: Gesture, input: PointerFacts, zooming: Zooming): Outcome {
  const { press } = gesture;
  if (press !== undefined && press.id !== input.id) return [gesture, []];
  // No button is down: it was released outside the view, and the press is dropped.
  if (press === undefined || !input.held)
    return [
      { ...gesture, press: undefined },
      [...dropped(gesture)[1], { kind: 'point', cell: input.cell }],
    ];
  const { x, y } = input;
  if (!press.travelled && distance(press.start, input) < TAP_SLACK_PX) return [gesture, []];
  const next: Press = { ...press, last: { x, y }, travelled: true };
  if (press.from === undefined)
    return [
      { ...gesture, press: next, moved: true },
      zooming.zoomed ? [pan(press.last, input)] : [],
    ];
  const to = input.nearest ?? press.from;
  const before = press.to ?? press.from;
  if (to.column === before.column && to.row === before.row)
    return [{ ...gesture, press: next }, []];
  return [
    { ...gesture, press: { ...next, to }, moved: true },
    [{ kind: 'drag', from: press.from, to, phase: press.to ? 'next' : 'first' }],
  ];
}

function released(gesture: Gesture, id: number): Outcome {
  const { press } = gesture;
  if (press?.id === id) {
    const { from, to } = press;
    const effects: GestureEffect[] =
      from === undefined || to === undefined ? [] : [{ kind: 'drag', from, to, phase: 'last' }];
    return [{ ...gesture, press: undefined }, effects];
  }
  return [{ ...gesture, fingers: gesture.fingers.filter((finger) => finger.id !== id) }, []];
}

function dropped({ press }: Gesture): Outcome {
  return [{ fingers: [], moved: true }, press?.to === undefined ? [] : [{ kind: 'drop-drag' }]];
}

function fingerDown(gesture: Gesture, { id, x, y }: PointerFacts): Gesture {
  const others = gesture.fingers.filter((finger) => finger.id !== id);
  const moved = others.length > 0;
  return { fingers: [...others, { id, x, y }], moved };
}

function fingerMoved(gesture: Gesture, input: PointerFacts, zooming: Zooming): Outcome {
  const finger = gesture.fingers.find(({ id }) => id === input.id);
  if (finger === undefined) return [gesture, []];
  const other = gesture.fingers.find(({ id }) => id !== input.id);
  const [{ x, y }, { id }] = [input, finger];
  const after: Gesture = {
    fingers: gesture.fingers.map((each) => (each.id === id ? { id, x, y } : each)),
    moved: true,
  };
  if (other !== undefined)
    return zooming.zoomable ? [after, pinch(finger, input, other)] : [after, []];
  if (!zooming.zoomed) return [gesture, []];
  if (!gesture.moved && distance(finger, input) < TAP_SLACK_PX) return [gesture, []];
  return [after, [pan(finger, input)]];
}

/** One of two fingers moves: the view zooms and follows. */
function pinch(before: Point, after: Point, other: Point): GestureEffect[] {
  const factor = Math.max(distance(after, other), 1) / Math.max(distance(before, other), 1);
  return [
    { kind: 'pan', right: (after.x - before.x) / 2, down: (after.y - before.y) / 2 },
    { kind: 'zoom', factor, x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 },
  ];
}

function pan(from: Point, to: Point): GestureEffect {
  return { kind: 'pan', right: to.x - from.x, down: to.y - from.y };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
