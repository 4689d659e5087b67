/**
 * Explains on the board, in four stages, why the chosen move wins or loses: the values of the heads, how equal ones
 * cancel, what is left over, and the same after the move.
 */
import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { positionAfterMove, type Move } from '../game/move';
import type { Position } from '../game/position';
import type { BoardPreview, StudyView } from './view';

export const WHY_STAGES = ['values', 'cancel', 'left', 'after'] as const;
export type WhyStage = (typeof WHY_STAGES)[number];

/** An explanation in progress. */
export interface ExplanationSteps {
  readonly stage: ReadonlySignal<WhyStage>;
  step(to: 'next' | 'previous'): void;
  /** The board shows its position again. */
  end(): void;
}

/** How the values of some heads cancel. Places count from 0. */
export interface CancellingStep {
  /** What is crossed out at once: two equal values, or a 0. */
  readonly crossed: readonly (readonly number[])[];
  readonly left: readonly number[];
}

/**
 * Chooses which heads cancel. Among an odd number of equal values any could be left over; a head that the move turns is
 * preferred, and most of all its corner, so that the move is seen to take it away.
 */
export function cancellingStepOf(
  values: ArrayLike<number>,
  { coins, columns }: Position,
  move: Move,
): CancellingStep {
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

/** The number of steps in which values are crossed out, however many there are. */
const STEPS = 12;
/** In milliseconds. The move is seen turning before values cancel again. */
const STEP_MS = 80;
const TURNING_MS = 700;

/**
 * Begins with the values of the position before the chosen move, which the coins show meanwhile. The reader steps on;
 * if `isStill`, each stage happens at once.
 */
export function startExplanationSteps(view: StudyView, isStill: boolean): ExplanationSteps {
  const stage = signal<WhyStage>('values');
  const steps = signal(0);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(milliseconds: number, act: () => void) {
    timer = setTimeout(act, milliseconds);
  }

  function crossOut() {
    steps.value += 1;
    if (steps.value < STEPS) wait(STEP_MS, crossOut);
  }

  function show(next: WhyStage) {
    clearTimeout(timer);
    const moves = !isStill && (next === 'cancel' || next === 'after');
    batch(() => {
      stage.value = next;
      steps.value = next === 'values' || moves ? 0 : STEPS;
    });
    if (moves) wait(next === 'after' ? TURNING_MS : 0, crossOut);
  }

  const isAfter = computed(() => stage.value === 'after');
  const told = computed(() => cancelled(view, isAfter.value));
  view.explain(true);
  const stopShowing = effect(() => {
    const { value: picture } = told;
    view.imagine('reasons', picture && pictureAt(picture, stage.value, steps.value));
  });

  return {
    stage,
    step(to) {
      const next = WHY_STAGES[WHY_STAGES.indexOf(stage.value) + (to === 'next' ? 1 : -1)];
      if (next !== undefined) show(next);
    },
    end() {
      clearTimeout(timer);
      stopShowing();
      view.imagine('reasons', undefined);
      view.explain(false);
    },
  };
}

/** How the values cancel in the shown position, or in the one that the chosen move leaves. */
function cancelled({ why, board, position }: StudyView, isAfter: boolean) {
  const move = why.value?.move;
  if (move === undefined || board.value === undefined) return undefined;
  const shown = isAfter ? positionAfterMove(position.value, move) : position.value;
  const last = isAfter ? move : undefined;
  return { position: shown, last, ...cancellingStepOf(board.value.coinValues, shown, move) };
}

function pictureAt(
  { position, last, crossed, left }: NonNullable<ReturnType<typeof cancelled>>,
  stage: WhyStage,
  steps: number,
): BoardPreview {
  const count = Math.ceil((crossed.length * steps) / STEPS);
  const isOver = steps === STEPS && stage !== 'cancel';
  return {
    position,
    last,
    cancelled: marked(position, crossed.slice(0, count).flat()),
    left: isOver ? marked(position, left) : undefined,
  };
}

function marked({ coins }: Position, places: readonly number[]): Uint8Array {
  const marks = new Uint8Array(coins.length);
  for (const place of places) marks[place] = 1;
  return marks;
}
