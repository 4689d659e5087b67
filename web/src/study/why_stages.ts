/**
 * Why the chosen move wins or does not, told on the board in four stages: the values of the heads, how equal
 * ones cancel, what is left over, and the same after the move.
 */
import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { turned } from '../game/move';
import type { Move } from '../game/move';
import type { Position } from '../game/position';
import type { Examination } from './knowledge';
import type { Why } from './why';

export const WHY_STAGES = ['values', 'cancel', 'left', 'after'] as const;
export type WhyStage = (typeof WHY_STAGES)[number];

/** What the board shows at a stage. */
export interface StagePicture {
  /** The position, or the one that the move leaves. */
  readonly position: Position;
  /** The move, once it is made in the picture. */
  readonly last?: Move | undefined;
  /** The heads that have been crossed out so far, 1 for each. */
  readonly cancelled: Uint8Array;
  /** The heads that are left over, once all others are crossed out. */
  readonly left: Uint8Array | undefined;
}

export interface WhyStages {
  /** Undefined while no reasons are told. */
  readonly whyStage: ReadonlySignal<WhyStage | undefined>;
  readonly whyPicture: ReadonlySignal<StagePicture | undefined>;
  /**
   * Goes through the stages of the chosen move, as far as what is left over, where it rests; at once where
   * nothing is to move. Calling what it returns ends it.
   */
  tellWhy(isStill: boolean): () => void;
  stepWhy(step: 'next' | 'previous'): void;
}

/** How the values of some heads cancel. Places count from 0. */
export interface Cancelling {
  /** What is crossed out at once: two equal values, or a 0. */
  readonly crossed: readonly (readonly number[])[];
  readonly left: readonly number[];
}

/**
 * Of an odd number of equal values any could be left over. It is one that the move turns where there is one,
 * and at best its corner, so that the move is seen to take it away.
 */
export function cancelling(
  values: ArrayLike<number>,
  { coins, columns }: Position,
  move: Move,
): Cancelling {
  const ofValue = new Map<number, number[]>();
  const isTurned = (place: number) =>
    move.columns.includes((place % columns) + 1) &&
    move.rows.includes(Math.floor(place / columns) + 1);
  const heads = [...coins.keys()].filter((place) => coins[place] === 1);
  const inOrder = [
    ...heads.filter((place) => !isTurned(place)),
    ...heads.filter((place) => isTurned(place)),
  ];
  for (const place of inOrder) {
    const value = values[place] ?? 0;
    const equal = ofValue.get(value);
    if (equal === undefined) ofValue.set(value, [place]);
    else equal.push(place);
  }
  const crossed: number[][] = [];
  const left: number[] = [];
  for (const [value, places] of [...ofValue].sort(([one], [other]) => one - other)) {
    const together = value === 0 ? 1 : 2;
    for (let at = 0; at + together <= places.length; at += together)
      crossed.push(places.slice(at, at + together));
    const last = places.at(-1);
    if (value > 0 && places.length % 2 === 1 && last !== undefined) left.push(last);
  }
  return { crossed, left };
}

/** Values are crossed out in so many steps, however many there are. */
const STEPS = 12;
/** In milliseconds. A move is seen turning before values cancel again. */
const STEP_TIME = 80;
const VALUES_TIME = 900;
const TURNING_TIME = 700;
const CROSSED_TIME = 400;

/** `seen`: what the reader may see of the position. */
export function createWhyStages(
  why: ReadonlySignal<Why | undefined>,
  seen: ReadonlySignal<Examination | undefined>,
): WhyStages {
  const stage = signal<WhyStage | undefined>(undefined);
  const steps = signal(0);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStill = false;

  function wait(milliseconds: number, act: () => void) {
    timer = setTimeout(act, milliseconds);
  }

  function crossOut(then?: () => void) {
    steps.value += 1;
    if (steps.value < STEPS) wait(STEP_TIME, () => crossOut(then));
    else if (then !== undefined) wait(CROSSED_TIME, then);
  }

  function show(next: WhyStage | undefined, then?: () => void) {
    clearTimeout(timer);
    const moves = !isStill && (next === 'cancel' || next === 'after');
    batch(() => {
      stage.value = next;
      steps.value = next === 'values' || moves ? 0 : STEPS;
    });
    if (moves) wait(next === 'after' ? TURNING_TIME : 0, () => crossOut(then));
  }

  return {
    whyStage: stage,
    whyPicture: createPicture(why, seen, stage, steps),
    tellWhy(isStillNow) {
      isStill = isStillNow;
      show(isStill ? 'left' : 'values');
      if (!isStill) wait(VALUES_TIME, () => show('cancel', () => show('left')));
      return () => show(undefined);
    },
    stepWhy(step) {
      if (stage.value === undefined) return;
      const next = WHY_STAGES[WHY_STAGES.indexOf(stage.value) + (step === 'next' ? 1 : -1)];
      if (next !== undefined) show(next);
    },
  };
}

function createPicture(
  why: ReadonlySignal<Why | undefined>,
  seen: ReadonlySignal<Examination | undefined>,
  stage: ReadonlySignal<WhyStage | undefined>,
  steps: ReadonlySignal<number>,
): ReadonlySignal<StagePicture | undefined> {
  const isAfter = computed(() => stage.value === 'after');
  const told = computed(() => {
    const move = why.value?.move;
    if (stage.value === undefined || move === undefined || seen.value === undefined)
      return undefined;
    const position = isAfter.value ? turned(seen.value.position, move) : seen.value.position;
    const last = isAfter.value ? move : undefined;
    return { position, last, ...cancelling(seen.value.board.coinValues, position, move) };
  });
  return computed(() => {
    if (told.value === undefined) return undefined;
    const { position, last, crossed, left } = told.value;
    const count = Math.ceil((crossed.length * steps.value) / STEPS);
    const isOver = steps.value === STEPS && stage.value !== 'cancel';
    return {
      position,
      last,
      cancelled: marked(position, crossed.slice(0, count).flat()),
      left: isOver ? marked(position, left) : undefined,
    };
  });
}

function marked({ coins }: Position, places: readonly number[]): Uint8Array {
  const marks = new Uint8Array(coins.length);
  for (const place of places) marks[place] = 1;
  return marks;
}
