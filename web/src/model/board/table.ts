/**
 * A board that somebody sits at: what can be seen of its position and pointed at. The Board page has
 * one, and a game another.
 */
import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { BoardDescription } from '../../solver/protocol';
import type { Limits } from '../limits';
import type { AxisName } from '../plan_model';
import type { BoardFacts, BoardLengths, CornerCounts, Presentation } from './board_facts';
import type { TableState } from './board_state';
import type { CornerMove } from './corner_moves';
import type { Examination, Examiner, ExaminationState } from './examination';
import { sameCell } from './position';
import type { Cell, Rectangle } from './position';
import type { Seen } from './seen';
import type { Why } from './why';

/** Something that the board lights because a number on the page comes from it. */
export interface Light {
  readonly rows?: { readonly from: number; readonly to: number };
  readonly columns?: { readonly from: number; readonly to: number };
  /** White discs: those of one value, or all. */
  readonly discs?: { readonly value?: number };
}

/** What is known and seen. */
export interface TableView {
  readonly limits: Limits;
  /** What is known even where it is hidden: ask `answers` before showing what wins. */
  readonly examination: ReadonlySignal<ExaminationState>;
  /** Whether what wins may be seen: not while a prediction waits, nor where it is hidden for good. */
  readonly areOpen: ReadonlySignal<boolean>;
  /** Whether it can be seen: not where it may not, nor while it is not known. */
  readonly answers: ReadonlySignal<Presentation>;

  /** The disc under the pointer or the keyboard's cursor. */
  readonly pointed: ReadonlySignal<Cell | undefined>;
  /** The corner whose rectangles are shown: the chosen one, or else the one that is pointed at. */
  readonly corner: ReadonlySignal<Cell | undefined>;
  /** Its legal rectangles, by height and width; empty for a black corner. */
  readonly cornerMoves: ReadonlySignal<readonly CornerMove[]>;
  readonly chosen: ReadonlySignal<CornerMove | undefined>;
  readonly light: ReadonlySignal<Light | undefined>;

  /**
   * What may be seen of the position shown; while that is worked out, what could be seen of the one
   * before, if the board has the same size. A view that keeps still meanwhile shows this, and says of no
   * disc or move that it is true of it.
   */
  readonly recent: ReadonlySignal<Examination | undefined>;
  /**
   * The counts of the heat layer, absent where it is off or hidden: of `recent`, or noughts. So the board
   * is laid out the same before and after the answers come.
   */
  readonly heat: ReadonlySignal<Uint32Array | undefined>;
  /** Absent while no rectangle is chosen, or what wins or nimbers are hidden or not known. */
  readonly why: ReadonlySignal<Why | undefined>;

  /** What does not depend on the discs; absent until it is known for the size shown. */
  readonly description: ReadonlySignal<BoardDescription | undefined>;
  /** All lengths that fit the board, ascending; absent until they are known. */
  readonly lengths: ReadonlySignal<BoardLengths | undefined>;
  /** x[0] … x[n] of an axis of the size shown; empty until they are known. */
  prefixXors(axis: AxisName): Uint32Array;
  /** g[1] … g[n], place 0 for position 1; empty until they are known. */
  grundyNumbers(axis: AxisName): readonly number[];
  /** Of the rectangles that a disc has as their corner; absent until it is known which are legal. */
  cornerCounts(cell: Cell): CornerCounts | undefined;

  point(cell: Cell | undefined): void;
  shine(light: Light | undefined): void;
}

export interface Table extends TableView {
  readonly state: ReadonlySignal<TableState>;
  /** `isStep`: on the way along a list; such steps right after one another are one action. */
  choose(rectangle: Rectangle, isStep?: boolean): void;
  setShowValues(shown: boolean): void;
  /** The part of the board that is seen, and what is open below it. */
  readonly seen: ReadonlySignal<Seen>;
  see(change: Partial<Seen>): void;
}

/** Where the pointer is, and what of the page it lights. */
export function createPointing() {
  const pointer = signal<Cell | undefined>(undefined);
  const light = signal<Light | undefined>(undefined);
  return { pointer, light };
}

export type Pointing = ReturnType<typeof createPointing>;

export function createTableView(
  facts: BoardFacts,
  examiner: Examiner,
  { pointer, light }: Pointing,
  limits: Limits,
): TableView {
  return {
    limits,
    examination: examiner.state,
    areOpen: facts.areOpen,
    answers: facts.answers,
    recent: facts.recent,
    pointed: facts.pointed,
    corner: facts.corner,
    cornerMoves: facts.cornerMoves,
    chosen: facts.chosen,
    light,
    heat: facts.heat,
    why: limits.hides.nimbers ? computed(() => undefined) : facts.why,
    description: examiner.description,
    lengths: facts.lengths,
    prefixXors: (axis) => examiner.description.value?.[axis].prefixXors ?? new Uint32Array(),
    grundyNumbers: (axis) => facts.grundyNumbers[axis].value,
    cornerCounts: facts.cornerCounts,
    point(cell) {
      if (!sameCell(cell, pointer.value)) pointer.value = cell;
    },
    shine(lit) {
      light.value = lit;
    },
  };
}
