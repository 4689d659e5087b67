/** The state that all parts of a study share, and the one way to change it. */
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { lineFactorsOf, type Board } from '../game/board';
import type { Rejected } from '../game/route';
import type { StudyState } from '../game/fields';
import { DEFAULT_BOARD_LOOK, NOTHING_CHOSEN, type BoardLook } from '../game/look';
import { formatMove } from '../game/move_text';
import { filledPosition, sameSize, type Position, type Size } from '../game/position';
import { withoutIllegalMoves, newStudy, type Study } from '../game/study';
import type { Limits } from '../game/limits';
import type { GameEngine } from '../engine/api/engine';
import { createEvent, type StudyEvent } from './events';
import { createStudyHistory, type StudyHistory } from './history';
import { createKnowledge, type Knowledge } from './knowledge';
import { createShownVariation, type ShownVariation } from './line';
import { createStudyView, type StudyView } from './view';

export interface StudyCore {
  readonly limits: Limits;
  readonly history: StudyHistory;
  readonly state: ReadonlySignal<StudyState>;
  readonly line: ShownVariation;
  readonly knowledge: Knowledge;
  readonly view: StudyView;
  /** Settings of the address that could not be used, until the reader does something. */
  readonly rejected: Signal<readonly Rejected[]>;
  /** Emitted after each change, and when illegal moves were dropped. */
  readonly changed: StudyEvent;
  /** Changes the state by way of the history, in one batch. */
  change(by: () => void): void;
  set(next: Partial<StudyState>): void;
  readonly look: (change: Partial<BoardLook>) => void;
  /** Replaces the study by hand; nothing of the new one is chosen yet. */
  setUp(study: Study, change?: Partial<StudyState>, gesture?: string): void;
  /** The state without what the reader may not see or do. */
  permitted(asked: StudyState): StudyState;
}

export function createStudyCore(engine: GameEngine, limits: Limits): StudyCore {
  const history = createStudyHistory();
  const { state } = history;
  const line = createShownVariation(computed(() => state.value.study));
  const position = computed(() => shownIn(state.value, line));
  const boardCame = createEvent();
  const knowledge = createKnowledge(engine, boardCame.emit);
  const rejected = signal<readonly Rejected[]>([]);
  const changed = createEvent();
  const lawful = withoutIllegal({ history, position, knowledge, rejected, changed });
  boardCame.on(lawful.boardCame);
  const view = createStudyView(engine, limits, state, position, knowledge);
  const permitted = (asked: StudyState) => permittedBy(limits, asked);

  function change(by: () => void) {
    batch(() => {
      rejected.value = [];
      by();
      lawful.follow();
    });
    changed.emit();
  }

  const set = (next: Partial<StudyState>) =>
    change(() => history.set(permitted({ ...state.value, ...next })));

  return {
    limits,
    history,
    state,
    line,
    knowledge,
    view,
    rejected,
    changed,
    change,
    set,
    permitted,
    look: (part) => set({ look: { ...state.value.look, ...part } }),
    setUp(study, part = {}, gesture) {
      const next = { ...state.value, ...part };
      const look = lookAtAnother(next.look, state.value.study, study);
      change(() => history.setUp(permitted({ ...next, study, look }), gesture));
    },
  };
}

interface LegalStateParts extends Pick<
  StudyCore,
  'history' | 'knowledge' | 'rejected' | 'changed'
> {
  readonly position: ReadonlySignal<Position>;
}

/** Asks the engine about the position and drops what the game doesn't have; `rejected` lists it. */
function withoutIllegal({ history, position, knowledge, rejected, changed }: LegalStateParts) {
  const { state } = history;
  const show = () => knowledge.show(state.value.study.game, position.value);

  function replace(checked: CheckedState | undefined): boolean {
    if (checked === undefined || checked.rejected.length === 0) return false;
    rejected.value = [...rejected.value, ...checked.rejected];
    history.set(checked.state);
    return true;
  }

  const fit = () => replace(fittingState(state.value, knowledge));

  /** The state that was checked last, so that it isn't checked again. */
  let found: StudyState | undefined;

  /** An address can contain moves before the engine has told which ones are legal. */
  function dropUnlawful() {
    const board = knowledge.board.value;
    if (board === undefined || state.value === found) return;
    found = state.value;
    const checked = stateWithoutIllegalMoves(state.value, board);
    if (checked.rejected.length === 0) return;
    batch(() => {
      replace(checked);
      show();
    });
    changed.emit();
  }

  function follow() {
    fit();
    show();
    dropUnlawful();
  }

  return {
    follow,
    boardCame: () => {
      if (!fit()) dropUnlawful();
      else {
        batch(follow);
        changed.emit();
      }
    },
  };
}

/** A state that can be shown, and the settings that could not be used. */
interface CheckedState {
  readonly state: StudyState;
  readonly rejected: readonly Rejected[];
}

/** The state with the nearest possible board, if the board is larger than its game allows; undefined if it fits. */
function fittingState(asked: StudyState, knowledge: Knowledge): CheckedState | undefined {
  const { study, look } = asked;
  const largest = knowledge.largestOf(study.game);
  const start = largest && nearestSize(largest, study.start);
  if (largest === undefined || start === undefined) return undefined;
  const nearest = newStudy(study.game, filledPosition(start, 1));
  return {
    state: { ...asked, study: nearest, look: lookAtAnother(look, study, nearest) },
    rejected: [{ key: 'size', value: `${largest.rows} × ${largest.columns}` }],
  };
}

/** The nearest possible size for a board that is too large; undefined if it fits. */
function nearestSize(largest: Size, { rows, columns }: Size): Size | undefined {
  const nearest = {
    rows: Math.min(rows, largest.rows),
    columns: Math.min(columns, largest.columns),
  };
  return sameSize(nearest, { rows, columns }) ? undefined : nearest;
}

function permittedBy({ hides, locks }: Limits, asked: StudyState): StudyState {
  const { mode, revealed, overlays, step, review } = asked.look;
  return {
    ...asked,
    look: {
      ...asked.look,
      mode: locks.position && mode === 'edit' ? DEFAULT_BOARD_LOOK.mode : mode,
      revealed: revealed && !hides.answers,
      overlays: hides.nimbers ? [] : overlays,
      step: hides.steps ? undefined : step,
      review: hides.answers ? undefined : review,
    },
  };
}

/** The look for another study: nothing is chosen; the visible part stays if the size does. */
function lookAtAnother(look: BoardLook, before: Study, study: Study): BoardLook {
  const sight = sameSize(study.start, before.start) ? look.sight : undefined;
  return { ...look, ...NOTHING_CHOSEN, listed: undefined, sight };
}

/** An untrusted state without moves that its game doesn't have. */
export function stateWithoutIllegalMoves(asked: StudyState, board: Board): CheckedState {
  const { study, dropped } = withoutIllegalMoves(asked.study, board);
  const { selection } = asked.look;
  const unlawful =
    selection?.move && !lineFactorsOf(board, selection.move) ? selection.move : undefined;
  const rejected = [
    ...dropped.map((move) => ({ key: 'moves', value: formatMove(study.game, move) })),
    ...(unlawful ? [{ key: 'move', value: formatMove(study.game, unlawful) }] : []),
  ];
  if (rejected.length === 0) return { state: asked, rejected };
  // The shown position may have changed, with other coins than the selection was made for.
  const corner = dropped.length === 0 ? selection?.corner : undefined;
  const look = {
    ...asked.look,
    ...NOTHING_CHOSEN,
    selection: corner && { corner, move: undefined },
  };
  return { state: { ...asked, study, look }, rejected };
}

/** The position that is shown; in a review the one before the reviewed move. */
function shownIn({ look: { review } }: StudyState, line: ShownVariation): Position {
  return line.positionAfter(review === undefined ? line.shown.value : review - 1);
}
