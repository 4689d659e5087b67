/** What every ability of a study works on: its state, and the one way to change it. */
import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { partsOf } from '../game/board';
import type { Board } from '../game/board';
import type { Rejected } from '../game/route';
import type { StudyState } from '../game/fields';
import { DEFAULT_LOOK, NOTHING_CHOSEN } from '../game/look';
import type { Look } from '../game/look';
import { printMove } from '../game/move_text';
import { filledPosition, sameSize } from '../game/position';
import type { Position, Size } from '../game/position';
import { lawfulStudy, newStudy } from '../game/study';
import type { Study } from '../game/study';
import type { Limits } from './limits';
import type { GameEngine } from '../engine/game_engine';
import { createStudyHistory } from './history';
import type { StudyHistory } from './history';
import { createKnowledge } from './knowledge';
import type { Knowledge } from './knowledge';
import { createStudyLine } from './line';
import type { StudyLine } from './line';
import { createStudyView } from './view';
import type { StudyView } from './view';

export interface StudyCore {
  readonly limits: Limits;
  readonly history: StudyHistory;
  readonly state: ReadonlySignal<StudyState>;
  readonly line: StudyLine;
  readonly knowledge: Knowledge;
  readonly view: StudyView;
  /** What an address asked for and could not be used, until something is done. */
  readonly rejected: Signal<readonly Rejected[]>;
  /** Changes the state by way of the history; all that hangs on it follows. */
  change(by: () => void): void;
  set(next: Partial<StudyState>): void;
  readonly look: (change: Partial<Look>) => void;
  /** Another study by hand, of which nothing is chosen yet. */
  setUp(study: Study, change?: Partial<StudyState>, gesture?: string): void;
  /** A state without what the reader may not see or do. */
  permitted(asked: StudyState): StudyState;
}

/** `onChange`: told after each change, and when moves were dropped that the game does not have. */
export function createStudyCore(
  engine: GameEngine,
  limits: Limits,
  onChange: () => void,
): StudyCore {
  const history = createStudyHistory();
  const { state } = history;
  const line = createStudyLine(computed(() => state.value.study));
  const position = computed(() => shownIn(state.value, line));
  const knowledge = createKnowledge(engine, boardCame);
  const rejected = signal<readonly Rejected[]>([]);
  const view = createStudyView(engine, limits, state, position, knowledge);
  const permitted = (asked: StudyState) => permittedBy(limits, asked);

  function change(by: () => void) {
    batch(() => {
      rejected.value = [];
      by();
      follow();
    });
    onChange();
  }

  function follow() {
    fit();
    knowledge.show(state.value.study.game, position.value);
    dropUnlawful();
  }

  const set = (next: Partial<StudyState>) =>
    change(() => history.set(permitted({ ...state.value, ...next })));

  /** A board that is larger than its game has any gives way to the nearest that there is. */
  function fit(): boolean {
    const { study, look } = state.value;
    const largest = knowledge.largestOf(study.game);
    const start = largest && nearestSize(largest, study.start);
    if (largest === undefined || start === undefined) return false;
    const most = `${largest.rows} × ${largest.columns}`;
    rejected.value = [...rejected.value, { key: 'size', value: most }];
    const nearest = newStudy(study.game, filledPosition(start, 1));
    history.set({ ...state.value, study: nearest, look: lookAtAnother(look, study, nearest) });
    return true;
  }

  function boardCame() {
    if (!fit()) dropUnlawful();
    else {
      batch(follow);
      onChange();
    }
  }

  /** What was found to be lawful last. */
  let lawful: StudyState | undefined;

  /** An address can ask for moves before it is known which ones the game has. */
  function dropUnlawful() {
    const board = knowledge.board.value;
    if (board === undefined || state.value === lawful) return;
    lawful = state.value;
    const { state: kept, rejected: refused } = lawfulState(state.value, board);
    if (refused.length === 0) return;
    batch(() => {
      rejected.value = [...rejected.value, ...refused];
      history.set(kept);
      knowledge.show(kept.study.game, position.value);
    });
    onChange();
  }

  return {
    ...{ limits, history, state, line, knowledge, view, rejected, change, set, permitted },
    look: (part) => set({ look: { ...state.value.look, ...part } }),
    setUp(study, part = {}, gesture) {
      const next = { ...state.value, ...part };
      const look = lookAtAnother(next.look, state.value.study, study);
      change(() => history.setUp(permitted({ ...next, study, look }), gesture));
    },
  };
}

/** The nearest board to one that is too large; undefined where it is not. */
function nearestSize(largest: Size, { rows, columns }: Size): Size | undefined {
  const nearest = {
    rows: Math.min(rows, largest.rows),
    columns: Math.min(columns, largest.columns),
  };
  return sameSize(nearest, { rows, columns }) ? undefined : nearest;
}

function permittedBy({ hides, locks }: Limits, asked: StudyState): StudyState {
  const { mode, revealed, overlays, review } = asked.look;
  return {
    ...asked,
    look: {
      ...asked.look,
      mode: locks.position && mode === 'edit' ? DEFAULT_LOOK.mode : mode,
      revealed: revealed && !hides.answers,
      overlays: hides.nimbers ? [] : overlays,
      review: hides.answers ? undefined : review,
    },
  };
}

/** Nothing of the other study is chosen yet; what is seen of the board stays where its size does. */
function lookAtAnother(look: Look, before: Study, study: Study): Look {
  const sight = sameSize(study.start, before.start) ? look.sight : undefined;
  return { ...look, ...NOTHING_CHOSEN, listed: undefined, sight };
}

/** A state from outside without the moves that its game does not have. */
export function lawfulState(
  asked: StudyState,
  board: Board,
): { readonly state: StudyState; readonly rejected: readonly Rejected[] } {
  const { study, dropped } = lawfulStudy(asked.study, board);
  const { selection } = asked.look;
  const unlawful = selection?.move && !partsOf(board, selection.move) ? selection.move : undefined;
  const rejected = [
    ...dropped.map((move) => ({ key: 'moves', value: printMove(study.game, move) })),
    ...(unlawful ? [{ key: 'move', value: printMove(study.game, unlawful) }] : []),
  ];
  if (rejected.length === 0) return { state: asked, rejected };
  // The position that is shown may be another one, whose coins are not those that were looked at.
  const corner = dropped.length === 0 ? selection?.corner : undefined;
  const look = {
    ...asked.look,
    ...NOTHING_CHOSEN,
    selection: corner && { corner, move: undefined },
  };
  return { state: { ...asked, study, look }, rejected };
}

/** In a review the position before the move that it is at. */
function shownIn({ look: { review } }: StudyState, line: StudyLine): Position {
  return line.positionAfter(review === undefined ? line.shown.value : review - 1);
}
