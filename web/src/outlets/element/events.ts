/** The types of the element's events, for `addEventListener`. */
import type { FrameAttributes } from './attributes';
import type { CheckedAnswer, FromFrameBody, WorkResult } from './messages';

export type ScoreDetail = WorkResult['score'] & {
  readonly type: 'score';
  /** Whose work it is; a game that the computer ends is the reader's, too. */
  readonly by: Exclude<WorkResult['by'], 'computer'>;
};
export type ExerciseDetail = { readonly type: 'exercise' } & CheckedAnswer;

/** The details of the element's events: the frame's messages, where a `result` becomes up to three events. */
export type EventDetail =
  Exclude<FromFrameBody, { readonly type: 'result' }> | ScoreDetail | ExerciseDetail;

type EventOf<Type extends EventDetail['type']> = CustomEvent<
  Extract<EventDetail, { readonly type: Type }>
>;

/** The events of `<flipping-game>`; none of them bubbles. Each says in its `detail` what has happened, as the frame's messages do. */
export interface OwnEventMap {
  /** The board or the lesson can be used. */
  ready: EventOf<'ready'>;
  /** The board has changed, or what was done with the exercises of a lesson. */
  statechange: EventOf<'statechange'>;
  /** A move was made. */
  move: EventOf<'move'>;
  /** A prediction was checked, right or wrong. */
  answered: EventOf<'answered'>;
  /** A prediction was right without having been shown before, or the reader has won a game without a hint. */
  solved: EventOf<'solved'>;
  /** A game was won or lost. */
  over: EventOf<'over'>;
  /** How far the reader has come with the exercises of a lesson, at first and whenever that changes; or how a game against the computer ended. */
  score: EventOf<'score'>;
  /** An answer to an exercise of a lesson was checked, right or wrong. */
  exercise: EventOf<'exercise'>;
  /** The frame could not do something. With `no-source` and `no-answer`, no frame works. */
  error: EventOf<'error'>;
  /** The content's height has changed, and the element's with it. */
  resize: EventOf<'resize'>;
  /** What the reader has just asked for has come; the page scrolls to it where it would be out of sight. */
  sight: EventOf<'sight'>;
}

export interface FlippingGameEventMap
  extends Omit<HTMLElementEventMap, keyof OwnEventMap>, OwnEventMap {}

type Listener<This, Type extends keyof FlippingGameEventMap> = (
  this: This,
  event: FlippingGameEventMap[Type],
) => unknown;

/** An element that listens by the names above. */
export interface FlippingGameEventTarget extends HTMLElement {
  addEventListener<Type extends keyof FlippingGameEventMap>(
    type: Type,
    listener: Listener<this, Type>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof FlippingGameEventMap>(
    type: Type,
    listener: Listener<this, Type>,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

interface ElementClass {
  new (): FlippingGameEventTarget & FrameAttributes;
  readonly prototype: FlippingGameEventTarget;
}

/** On a server there are no elements, and importing the package has to do nothing. */
const AnyElement: unknown = typeof HTMLElement === 'undefined' ? Object : HTMLElement;
export const TypedElement = AnyElement as ElementClass;
