/**
 * The Board page: a position, what its reader looks at in it, and every step of how it came to be.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { BoardAnalyst } from '../../solver/board_analyst';
import type { BoardDescription } from '../../solver/protocol';
import { NO_LIMITS } from '../limits';
import type { Limits } from '../limits';
import type { AddressBar } from '../route';
import type { SessionStore } from '../session_store';
import type { SolverError } from '../solver_failure';
import { printBoardAddress } from './board_address';
import type { RejectedBoardValue } from './board_address';
import { printBoardJson } from './board_json';
import { createBoardSession } from './board_session';
import { nearestSide } from './board_size';
import type { BoardMode, BoardState, HeatLayer } from './board_state';
import type { RectangleStep } from './corner_moves';
import { createPainting } from './painting';
import type { DragPhase } from './painting';
import { filledPosition, randomPosition, samePosition } from './position';
import type { Cell, Position } from './position';
import { createRectangleChoice } from './rectangle_choice';
import { withSeen } from './seen';
import { createPointing, createTableView } from './table';
import type { Table } from './table';
import type { BoardAction, Timeline } from './timeline';

export type { BoardDescription, ProductStep } from '../../solver/protocol';
export type { SessionStore } from '../session_store';
export type { BoardAddressKey, RejectedBoardValue } from './board_address';
export type { BoardLengths, CornerCounts, Presentation } from './board_facts';
export { BOARD_MODES } from './board_state';
export type { BoardMode, BoardState, HeatLayer, Selection } from './board_state';
export type { CornerMove, RectangleStep } from './corner_moves';
export type { Examination, ExaminationState } from './examination';
export type { Cell, Position, Rectangle, RectangleSize } from './position';
export type { MexReason } from './mex';
export type { SizeGroup } from './size_groups';
export type { Light, Table } from './table';
export type { BoardAction, Timeline, TimelineEntry } from './timeline';
export type { AxisReason, ValueCount, Why } from './why';
export type { WinningMoves } from './winning_moves';

export interface BoardModel extends Table {
  readonly state: ReadonlySignal<BoardState>;
  readonly timeline: ReadonlySignal<Timeline>;
  readonly rejected: ReadonlySignal<readonly RejectedBoardValue[]>;
  /** The address of what is shown, from its `#` on. */
  readonly address: ReadonlySignal<string>;
  /** The address of another position in another mode, with all else as it is. */
  addressOf(position: Position, mode: BoardMode): string;

  /**
   * A disc was clicked. Explore and predict: a lower left disc of the chosen corner's rectangles
   * chooses that rectangle; the chosen corner once more steps to its next rectangle; any other white
   * disc becomes the corner. Edit: the disc is turned.
   */
  press(cell: Cell): void;
  /** A drag: the rectangle of `from` that ends nearest to `to`; in edit mode the discs on the way. */
  drag(from: Cell, to: Cell, phase: DragPhase): void;
  /** The next or previous rectangle of the corner, or the next one wider, narrower, taller, lower. */
  step(step: RectangleStep): void;
  /** Lets go of what is chosen; in edit mode takes back the stroke that goes on. */
  dismiss(): void;
  /** Flips the chosen rectangle, if it is legal. */
  apply(): void;
  reveal(): void;

  /**
   * An all-white board of this size, or of the nearest one that there is. Sizes right after one another
   * of the same `gesture`, as while a slider is dragged, are one step.
   */
  resize(rows: number, columns: number, gesture?: string): void;
  setMode(mode: BoardMode): void;
  setHeat(heat: HeatLayer): void;
  setShowGrundy(shown: boolean): void;
  allWhite(): void;
  allBlack(): void;
  random(): void;

  undo(): void;
  redo(): void;
  /** Shows an entry of the timeline; the later ones stay. */
  goTo(entry: number): void;

  /** The state as JSON, for somebody to keep; `openBoardJson` takes it back. */
  json(): string;
  /** Shows a state that comes from outside, as a step of its own. */
  open(state: BoardState): void;
  /** What is known of boards of this size, whichever is shown. */
  descriptionOf(position: Position): BoardDescription | undefined;
  /** Has boards of this size described; says why where that cannot be done. */
  prepare(rows: number, columns: number): Promise<SolverError | undefined>;
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
  limits: Limits = NO_LIMITS,
): BoardModel {
  const pointing = createPointing();
  const session = createBoardSession(analyst, addressBar, keep, pointing.pointer, limits);
  const { state, timeline, examiner, facts, act } = session;
  const choice = createRectangleChoice(session);
  const painting = createPainting(session);

  /** Another board: nothing of the old one is selected. */
  function replacePosition(action: BoardAction, position: Position, gesture?: string) {
    act(action, { position, selection: undefined, revealed: false }, gesture);
  }

  function resize(rows: number, columns: number, gesture: string | undefined) {
    const before = state.value.position;
    if (rows === before.rows && columns === before.columns) return;
    replacePosition({ kind: 'resize', rows, columns }, filledPosition(rows, columns, 1), gesture);
  }

  return {
    state,
    timeline,
    rejected: session.rejected,
    address: session.address,
    addressOf(position, mode) {
      const { selection } = state.value;
      const kept = samePosition(position, state.value.position) ? selection : undefined;
      return withSeen(
        printBoardAddress({ ...state.value, position, mode, selection: kept, revealed: false }),
        session.seenOn(position),
      );
    },
    ...createTableView(facts, examiner, pointing, limits),
    ...choice,
    press(cell) {
      if (state.value.mode === 'edit') painting.turn(cell);
      else choice.press(cell);
    },
    drag(from, to, phase) {
      if (state.value.mode === 'edit') painting.paint(from, to, phase);
      else choice.drag(from, to, phase);
    },
    seen: session.seen,
    see: (change) => session.see(change),
    dismiss: () => (state.value.mode === 'edit' ? painting : choice).dismiss(),

    resize(rows, columns, gesture) {
      if (Number.isNaN(rows) || Number.isNaN(columns)) return;
      resize(nearestSide(rows), nearestSide(columns), gesture);
    },
    setMode(mode) {
      if (mode !== state.value.mode) act({ kind: 'mode', mode }, { mode, revealed: false });
    },
    setHeat: (heat) => act({ kind: 'heat' }, { heat }),
    setShowValues: (showValues) => act({ kind: 'values' }, { showValues }),
    setShowGrundy: (showGrundy) => act({ kind: 'grundy' }, { showGrundy }),
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
    open: (opened) => session.open(opened),
    descriptionOf: (position) => examiner.descriptionOf(position),
    prepare: (rows, columns) => examiner.prepare({ rows, columns }),
    examineAgain: () => examiner.again(),
    visit: (query) => session.visit(query),
    leave() {
      pointing.pointer.value = undefined;
      pointing.light.value = undefined;
      session.leave();
    },
    save: () => session.save(),
  };
}
