/**
 * The Board page: a position, what its reader looks at in it, and every step of how it came to be.
 */
import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { BoardAnalyst } from '../../solver/board_analyst';
import type { BoardDescription } from '../../solver/protocol';
import type { AxisName } from '../plan_model';
import type { AddressBar } from '../route';
import type { SessionStore } from '../session_store';
import type { RejectedBoardValue } from './board_address';
import type { BoardLengths, CornerCounts, Presentation } from './board_facts';
import { badValue, printBoardJson, readBoardJson } from './board_json';
import type { JsonProblem } from './board_json';
import { createBoardSession } from './board_session';
import { nearestSide } from './board_size';
import type { BoardMode, BoardState, HeatLayer } from './board_state';
import { unlawfulSides } from './corner_moves';
import type { CornerMove, RectangleStep } from './corner_moves';
import type { ExaminationState } from './examination';
import { createPainting } from './painting';
import { filledPosition, randomPosition, sameCell } from './position';
import type { Cell, Position, Rectangle } from './position';
import { createRectangleChoice } from './rectangle_choice';
import type { BoardAction, Timeline } from './timeline';
import { mexReason } from './why';
import type { MexReason, Why } from './why';
import type { SizeGroup } from './winning_moves';

export type { BoardDescription, ProductStep } from '../../solver/protocol';
export type { SessionStore } from '../session_store';
export type { BoardAddressKey, RejectedBoardValue } from './board_address';
export type { BoardLengths, CornerCounts, Presentation } from './board_facts';
export type { JsonProblem } from './board_json';
export { BOARD_MODES, HEAT_LAYERS } from './board_state';
export type { BoardMode, BoardState, HeatLayer, Selection } from './board_state';
export type { CornerMove, RectangleStep } from './corner_moves';
export type { Examination, ExaminationState } from './examination';
export type { Cell, Position, Rectangle, RectangleSize } from './position';
export type { BoardAction, Timeline, TimelineEntry } from './timeline';
export type { AxisReason, MexReason, ValueCount, Why } from './why';
export type { SizeGroup, WinningMoves } from './winning_moves';

/** Something that the board lights because a number on the page comes from it. */
export interface Light {
  readonly rows?: { readonly from: number; readonly to: number };
  readonly columns?: { readonly from: number; readonly to: number };
}

export interface BoardModel {
  readonly state: ReadonlySignal<BoardState>;
  readonly timeline: ReadonlySignal<Timeline>;
  /** What is known even where it is hidden: ask `answers` before showing what wins. */
  readonly examination: ReadonlySignal<ExaminationState>;
  /** Whether what wins may be seen: not while a prediction waits, nor while it is not known. */
  readonly answers: ReadonlySignal<Presentation>;
  readonly rejected: ReadonlySignal<readonly RejectedBoardValue[]>;
  /** The address of what is shown, from its `#` on. */
  readonly address: ReadonlySignal<string>;

  /** The disc under the pointer or the keyboard's cursor. */
  readonly pointed: ReadonlySignal<Cell | undefined>;
  /** The corner whose rectangles are shown: the chosen one, or else the one that is pointed at. */
  readonly corner: ReadonlySignal<Cell | undefined>;
  /** Its legal rectangles, by height and width; empty for a black corner. */
  readonly cornerMoves: ReadonlySignal<readonly CornerMove[]>;
  readonly chosen: ReadonlySignal<CornerMove | undefined>;
  readonly light: ReadonlySignal<Light | undefined>;

  /** The counts of the heat layer; absent where it is off or hidden. */
  readonly heat: ReadonlySignal<Uint32Array | undefined>;
  /** All winning moves by height and width; none while they are hidden or not known. */
  readonly groups: ReadonlySignal<readonly SizeGroup[]>;
  /** Absent while no rectangle is chosen, or what wins is hidden or not known. */
  readonly why: ReadonlySignal<Why | undefined>;
  mexReason(axis: AxisName, position: number): MexReason | undefined;

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

  /**
   * A disc was clicked. Explore and predict: a lower left disc of the chosen corner's rectangles
   * chooses that rectangle; the chosen corner once more steps to its next rectangle; any other white
   * disc becomes the corner. Edit: the disc is turned.
   */
  press(cell: Cell): void;
  /** A drag: the rectangle of `from` that ends nearest to `to`; in edit mode the discs on the way. */
  drag(from: Cell, to: Cell, ended: boolean): void;
  choose(rectangle: Rectangle): void;
  /** The next or previous rectangle of the corner, or the next one wider, narrower, taller, lower. */
  step(step: RectangleStep): void;
  dismiss(): void;
  /** Flips the chosen rectangle, if it is legal. */
  apply(): void;
  reveal(): void;

  /** An all-white board of this size, or of the nearest one that there is. */
  resize(rows: number, columns: number): void;
  setMode(mode: BoardMode): void;
  setHeat(heat: HeatLayer): void;
  setShowValues(shown: boolean): void;
  setShowGrundy(shown: boolean): void;
  allWhite(): void;
  allBlack(): void;
  random(): void;

  undo(): void;
  redo(): void;
  /** Shows an entry of the timeline; the later ones stay. */
  goTo(entry: number): void;

  /** The state as JSON, for somebody to keep. */
  json(): string;
  /** Takes such a JSON; says what is wrong with one that cannot be used, and changes nothing then. */
  openJson(json: string): JsonProblem | undefined;

  /** Examines once more, after the solver could not be reached. */
  examineAgain(): void;
  /** The reader came to an address of this page. */
  visit(query: URLSearchParams): void;
  /** The reader went to another page: nothing of this one writes the address any more. */
  leave(): void;
  /** Writes now what waits for a rest: the page may be closed or loaded anew. */
  save(): void;
}

export function createBoardModel(
  analyst: BoardAnalyst,
  addressBar: AddressBar,
  keep: SessionStore,
  randomNumber: () => number = Math.random,
): BoardModel {
  const pointer = signal<Cell | undefined>(undefined);
  const light = signal<Light | undefined>(undefined);
  const session = createBoardSession(analyst, addressBar, keep, pointer);
  const { state, timeline, examiner, facts, act } = session;
  const choice = createRectangleChoice(session);
  const painting = createPainting(session);

  /** Another board: nothing of the old one is selected. */
  function replacePosition(action: BoardAction, position: Position, gesture?: string) {
    act(action, { position, selection: undefined, revealed: false }, gesture);
  }

  function resize(rows: number, columns: number) {
    const before = state.value.position;
    if (rows === before.rows && columns === before.columns) return;
    replacePosition({ kind: 'resize', rows, columns }, filledPosition(rows, columns, 1), 'resize');
  }

  function setView(view: Partial<BoardState>) {
    act({ kind: 'view' }, view, 'view');
  }

  return {
    state,
    timeline,
    examination: examiner.state,
    answers: facts.answers,
    rejected: session.rejected,
    address: session.address,
    pointed: facts.pointed,
    corner: facts.corner,
    cornerMoves: facts.cornerMoves,
    chosen: facts.chosen,
    light,
    heat: facts.heat,
    groups: facts.groups,
    why: facts.why,
    mexReason(axis, position) {
      const description = examiner.description.value;
      return description && mexReason(description[axis], position);
    },
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
    ...choice,
    press(cell) {
      if (state.value.mode === 'edit') painting.turn(cell);
      else choice.press(cell);
    },
    drag(from, to, ended) {
      if (state.value.mode === 'edit') painting.paint(from, to, ended);
      else choice.drag(from, to);
    },

    resize(rows, columns) {
      if (Number.isNaN(rows) || Number.isNaN(columns)) return;
      resize(nearestSide(rows), nearestSide(columns));
    },
    setMode(mode) {
      if (mode !== state.value.mode) act({ kind: 'mode', mode }, { mode, revealed: false });
    },
    setHeat: (heat) => setView({ heat }),
    setShowValues: (showValues) => setView({ showValues }),
    setShowGrundy: (showGrundy) => setView({ showGrundy }),
    allWhite() {
      const { rows, columns } = state.value.position;
      replacePosition({ kind: 'white' }, filledPosition(rows, columns, 1));
    },
    allBlack() {
      const { rows, columns } = state.value.position;
      replacePosition({ kind: 'black' }, filledPosition(rows, columns, 0));
    },
    random() {
      const { rows, columns } = state.value.position;
      replacePosition({ kind: 'random' }, randomPosition(rows, columns, randomNumber));
    },

    undo: () => session.goTo(timeline.value.current - 1),
    redo: () => session.goTo(timeline.value.current + 1),
    goTo: (entry) => session.goTo(entry),

    json: () => printBoardJson(state.value),
    openJson(json) {
      const reading = readBoardJson(json);
      if (!reading.ok) return reading.problem;
      const { position, selection } = reading.value;
      const description = examiner.descriptionOf(position);
      const size = selection?.size;
      const [side] = description && size ? unlawfulSides(description, size) : [];
      if (side !== undefined) return badValue(`selection.${side}`, size?.[side]);
      session.open(reading.value);
      return undefined;
    },

    examineAgain: () => examiner.again(),
    visit: (query) => session.visit(query),
    leave() {
      pointer.value = undefined;
      light.value = undefined;
      session.leave();
    },
    save: () => session.save(),
  };
}
