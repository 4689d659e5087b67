/**
 * A study that somebody works with. Exploring, predicting, editing, playing and reviewing are abilities of
 * one study with one tree of moves.
 */
import { computed } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Board, MoveStep } from '../game/board';
import type { Rejected } from '../game/address';
import type { StudyState } from '../game/fields';
import type { Game } from '../game/game';
import { LARGEST_SIDE } from '../game/game';
import type { HeatLayer, Kinds, Mode, Overlay, Sight } from '../game/look';
import { MODES, OVERLAYS } from '../game/look';
import { isMatchSize, LARGEST_MATCH_SIDE, LARGEST_SEED, playerAfter } from '../game/match';
import type { Match, Player } from '../game/match';
import { turned } from '../game/move';
import type { Move } from '../game/move';
import { filledPosition, randomPosition, samePosition, sameSize } from '../game/position';
import type { Cell, Coin, Position, Size } from '../game/position';
import { DEFAULT_STUDY, lineFrom, newStudy, played, wentTo } from '../game/study';
import type { Study } from '../game/study';
import { isOver, moveNimber } from '../game/board';
import { NO_LIMITS } from '../model/limits';
import type { Limits } from '../model/limits';
import type { AddressBar } from '../model/route';
import type { SessionStore } from '../model/session_store';
import type { GameEngine } from '../engine/game_engine';
import { createMoveChoice } from './choice';
import type { DragPhase, MoveChoice } from './choice';
import { createStudyCore } from './core';
import type { StudyCore } from './core';
import type { Examination } from './knowledge';
import type { StudyLine } from './line';
import { createMatch } from './match';
import type { MatchModel } from './match';
import { createOpponentTurn, waitByTimer } from './opponent';
import type { Wait } from './opponent';
import { createPainting } from './painting';
import type { Painting } from './painting';
import { createPredict } from './predict';
import type { CheckedAnswer, Predict } from './predict';
import { createReview } from './review';
import type { Review } from './review';
import { createVisits } from './visits';
import type { Visits } from './visits';
import { stateAt } from './history';
import type { StudyView } from './view';

/** What a new match is like; all of it but the seed. Without names those of the last one stay. */
export interface NewMatch extends Omit<Match, 'seed'> {
  readonly start: Position;
}

/** A move, told just before it is made. */
export interface MadeMove {
  readonly move: Move;
  readonly by: 'reader' | 'computer';
  /** In a match, who makes it. */
  readonly player: Player | undefined;
  /** Whether it wins, where that is known. */
  readonly winning: boolean | undefined;
  /** Whether nobody can move after it. */
  readonly endsGame: boolean;
}

export interface StudyModel
  extends StudyView, Omit<MoveChoice, 'forget'>, Omit<Visits, 'changed' | 'enter' | 'isHere'> {
  readonly state: ReadonlySignal<StudyState>;
  readonly line: StudyLine;
  readonly match: MatchModel;
  readonly review: Review;
  readonly predict: Predict;
  /** What an address asked for and could not be used. */
  readonly rejected: ReadonlySignal<readonly Rejected[]>;

  setMode(mode: Mode): void;
  /** The modes that the reader can change to, with the present one; none where that is locked. */
  readonly offered: ReadonlySignal<readonly Mode[]>;
  /** Where one explores or edits: whether what wins is seen. */
  showAnswers(areShown: boolean): void;
  /** Whoever asks for shading asks to see what wins. */
  setHeat(heat: HeatLayer): void;
  setOverlay(overlay: Overlay, isShown: boolean): void;
  /** The part of the board that is seen, and whose winning moves are listed; no step. */
  see(change: { readonly sight?: Sight | undefined; readonly listed?: Kinds | undefined }): void;

  /** All heads on a board of this game, of the size that is shown. */
  setGame(game: Game): void;
  /**
   * All heads on a board of this size, or of the nearest that there is. Sizes right after one another with
   * the same `gesture`, as while a slider is dragged, are one step.
   */
  resize(rows: number, columns: number, gesture?: string): void;
  fill(coin: Coin): void;
  random(): void;
  /** A new match, at an address of its own. */
  begin(match: NewMatch): void;

  /** One move, or in a match to where a person was to move last; before the first move what was set up. */
  undo(): void;
  redo(): void;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Shows any node of the tree; the line goes through it. The computer does not move by that. */
  goTo(node: number): void;
  /** Closes the review, and the match goes on before this move of the line. */
  playFrom(number: number): void;
  /** The winning moves of these kinds; rejects with a `SolverError`. */
  winningMovesOf(examination: Examination, kinds: Kinds): Promise<readonly Move[]>;
  /** The board of any game and size; rejects with a `SolverError`. */
  openBoard(game: Game, size: Size): Promise<Board>;
  /** Asks the engine once more, after it could not be reached. */
  examineAgain(): void;
}

export interface StudyParts {
  readonly engine: GameEngine;
  readonly addressBar: AddressBar;
  /** Where the study is kept over a reload. */
  readonly keep: SessionStore;
  readonly limits?: Limits;
  /** Gives numbers from 0 up to 1. */
  readonly random?: () => number;
  readonly wait?: Wait;
  readonly onMove?: (made: MadeMove) => void;
  /** The reader has checked a prediction, right or wrong. */
  readonly onAnswer?: (checked: CheckedAnswer) => void;
}

export function createStudyModel(parts: StudyParts): StudyModel {
  const { engine, addressBar, keep, limits = NO_LIMITS, random = Math.random } = parts;
  const core = createStudyCore(engine, limits, () => {
    predict.sync();
    visits.changed();
    review.ask();
  });
  const { state, view, line, knowledge } = core;
  const visits = createVisits(core, addressBar, keep, go);
  const wait = parts.wait ?? waitByTimer;
  const turn = createOpponentTurn(engine, knowledge, wait, (move) => play(move, 'computer'));
  const predict = createPredict(core, {
    engine,
    wait,
    random,
    onAnswer: parts.onAnswer,
    setUp: (position) => go(() => core.setUp(newStudy(state.value.study.game, position))),
  });
  const { moveByItself, ...match } = createMatch({ ...core, turn, position: view.position });
  const isOver = () => match.phase.value.kind === 'over';
  const review = createReview({ ...core, engine, isHelp: () => !isOver() });
  const isReviewing = () => state.value.look.review !== undefined;
  const isPlaying = () => state.value.look.mode === 'play' && !isReviewing();

  /** Changes what is shown: nothing comes of a turn of the computer that was begun. */
  function goQuietly(change: () => void) {
    turn.stop();
    predict.reconsider();
    choice.forget();
    change();
  }

  /** The computer moves by itself then where it is its turn. */
  function go(change: () => void) {
    goQuietly(change);
    if (visits.isHere()) moveByItself();
  }

  function play(move: Move, by: MadeMove['by']) {
    if (isReviewing()) {
      review.tryMove();
      return;
    }
    if (limits.locks.position && !isPlaying()) return;
    parts.onMove?.(madeMove(core, move, by));
    const { study, look } = state.value;
    const refused = core.rejected.value;
    go(() =>
      core.set({
        study: played(study, move),
        look: { ...look, selection: undefined, revealed: false },
      }),
    );
    // What is wrong with the address stays to be read until the reader does something.
    if (by === 'computer') core.rejected.value = refused;
  }

  const choice = createMoveChoice({
    view,
    playing: () => (isPlaying() ? match.phase.value : undefined),
    select(selection) {
      predict.reconsider();
      core.look({ selection });
    },
    play: (move) => play(move, 'reader'),
  });
  const painting = createPainting(view.position, (position, gesture) =>
    core.setUp(newStudy(state.value.study.game, position), {}, gesture),
  );
  return {
    ...view,
    ...choice,
    ...visits,
    ...createSetUps(core, random, go, (change) => visits.enter(change)),
    ...lockedSetUps(limits),
    ...createMoving(core, match, go, goQuietly),
    ...editable(state, choice, painting),
    state,
    line,
    match: { ...match, swapSides: () => go(() => match.swapSides()) },
    review: {
      ...review,
      open: (at) => goQuietly(() => review.open(at)),
      close: () => go(() => review.close()),
    },
    predict,
    rejected: core.rejected,
    ...createLooks(core, visits),
    winningMovesOf: knowledge.winningMovesOf,
    openBoard: (game, size) => knowledge.openBoard(game, size),
    examineAgain() {
      knowledge.again();
      review.ask();
    },
    visit: (query) => go(() => visits.visit(query)),
    leave() {
      turn.stop();
      predict.reconsider();
      view.point(undefined);
      view.shine(undefined);
      visits.leave();
    },
  };
}

/** What of the study is seen. */
function createLooks(
  { state, history, look }: StudyCore,
  visits: Visits,
): Pick<StudyModel, 'showAnswers' | 'setHeat' | 'setOverlay' | 'see'> {
  return {
    showAnswers: (answers) => look({ answers }),
    setHeat: (heat) => look({ heat, answers: heat !== 'none' || state.value.look.answers }),
    setOverlay(overlay, isShown) {
      const { overlays } = state.value.look;
      look({
        overlays: OVERLAYS.filter((known) =>
          known === overlay ? isShown : overlays.includes(known),
        ),
      });
    },
    see(change) {
      history.set({ ...state.value, look: { ...state.value.look, ...change } });
      visits.changed();
    },
  };
}

/** While coins are edited a press turns them, and there is no move to handle. */
function editable(
  state: ReadonlySignal<StudyState>,
  choice: MoveChoice,
  painting: Painting,
): Pick<StudyModel, 'press' | 'drag' | 'step' | 'apply' | 'dismiss'> {
  const isEditing = () => state.value.look.mode === 'edit';
  return {
    press: (cell: Cell) => (isEditing() ? painting.turn(cell) : choice.press(cell)),
    drag: (from: Cell, to: Cell, phase: DragPhase) =>
      isEditing() ? painting.paint(from, to, phase) : choice.drag(from, to, phase),
    step(step: MoveStep) {
      if (!isEditing()) choice.step(step);
    },
    apply() {
      if (!isEditing()) choice.apply();
    },
    dismiss: () => (isEditing() ? painting : choice).dismiss(),
  };
}

/** Other boards and other modes. */
function createSetUps(
  core: StudyCore,
  random: () => number,
  go: (change: () => void) => void,
  enter: (change: () => void) => void,
): Pick<StudyModel, 'setGame' | 'resize' | 'fill' | 'random' | 'begin' | 'setMode' | 'offered'> {
  const { state, limits } = core;
  const { locks } = limits;
  const game = () => state.value.study.game;
  const size = (): Size => state.value.study.start;
  const newSeed = () => Math.floor(random() * (LARGEST_SEED + 1));
  const put = (position: Position, gesture?: string) =>
    go(() => core.setUp(newStudy(game(), position), {}, gesture));

  /** Where the position is locked, a match leaves the board as it was, and goes on where it was left. */
  function studyIn(mode: Mode): Study {
    const { look, study } = state.value;
    if (!locks.position || (mode !== 'play' && look.mode !== 'play')) return study;
    return wentTo(study, mode === 'play' ? (lineFrom(study, study.current).at(-1) ?? 0) : 0);
  }

  function enterPlay() {
    const { match, look } = state.value;
    const study = studyIn('play');
    const seeded = { ...match, seed: match.seed === 0 ? newSeed() : match.seed };
    const playing = { match: seeded, look: { ...look, mode: 'play' as const, revealed: false } };
    const { rows, columns } = size();
    if (isMatchSize(size()))
      core.set({ ...playing, study, look: { ...playing.look, selection: undefined } });
    else {
      core.setUp(newStudy(game(), DEFAULT_STUDY.start), playing);
      core.rejected.value = [
        { key: 'rows', value: String(rows) },
        { key: 'columns', value: String(columns) },
      ].filter(({ value }) => !isMatchSize({ rows: Number(value), columns: 1 }));
    }
  }

  const offered = computed(() =>
    locks.mode ? [] : MODES.filter((mode) => mayChangeTo(mode, state.value, limits)),
  );

  function leavePlay(mode: Mode) {
    const look = { ...state.value.look, mode, selection: undefined, review: undefined };
    core.set({ study: studyIn(mode), look });
  }

  function setMode(mode: Mode) {
    const { look } = state.value;
    if (mode === look.mode || !offered.value.includes(mode)) return;
    if (mode === 'play') enter(() => go(enterPlay));
    else if (look.mode === 'play') enter(() => go(() => leavePlay(mode)));
    else go(() => core.look({ mode, revealed: false }));
  }

  return {
    setMode,
    offered,
    setGame: (next) => go(() => core.setUp(newStudy(next, filledPosition(size(), 1)))),
    resize(rows, columns, gesture) {
      if (Number.isNaN(rows) || Number.isNaN(columns)) return;
      const largest = state.value.look.mode === 'play' ? LARGEST_MATCH_SIDE : LARGEST_SIDE;
      const nearest = (side: number) => Math.min(Math.max(Math.round(side), 1), largest);
      const wanted = { rows: nearest(rows), columns: nearest(columns) };
      if (!sameSize(wanted, size())) put(filledPosition(wanted, 1), gesture);
    },
    fill: (coin) => put(filledPosition(size(), coin)),
    random: () => put(randomPosition(size(), random)),
    begin({ start, ...match }) {
      if (!isMatchSize(start))
        throw new RangeError(`No match is played on ${start.rows} × ${start.columns} coins.`);
      if (locks.size && !sameSize(start, size())) return;
      if (locks.position && !samePosition(start, state.value.study.start)) return;
      const look = { ...state.value.look, mode: 'play' as const };
      const change = () =>
        go(() =>
          core.setUp(newStudy(game(), start), {
            match: { names: state.value.match.names, ...match, seed: newSeed() },
            look,
          }),
        );
      if (core.line.moves.value.length > 0) enter(change);
      else change();
    },
  };
}

/** Whether the mode is of any use where something is hidden or locked. */
function mayChangeTo(mode: Mode, { look, study }: StudyState, { hides, locks }: Limits): boolean {
  if (mode === look.mode || mode === 'explore') return true;
  if (mode === 'edit') return !locks.position;
  if (mode === 'predict') return !hides.answers;
  return !locks.size || isMatchSize(study.start);
}

/** What is locked does nothing, whatever asks for it. */
function lockedSetUps({ locks: { size, position } }: Limits): Partial<StudyModel> {
  return {
    ...(size && { setGame: nothing, resize: nothing }),
    ...(position && { fill: nothing, random: nothing }),
  };
}

function nothing(): void {
  // It is locked.
}

/** Back and forth in the tree. */
function createMoving(
  core: StudyCore,
  { movesUndone, movesRedone }: MatchModel,
  go: (change: () => void) => void,
  goQuietly: (change: () => void) => void,
): Pick<StudyModel, 'undo' | 'redo' | 'canUndo' | 'canRedo' | 'goTo' | 'playFrom'> {
  const { state, history, line } = core;
  const isMatch = () => state.value.look.mode === 'play';
  const walk = (node: number) => core.set(stateAt(state.value, node));
  const step = (moves: number | undefined, otherwise: () => void) =>
    go(() => (moves === undefined ? core.change(otherwise) : walk(line.nodeAfter(moves))));
  return {
    undo() {
      if (history.canUndo.value)
        step(isMatch() ? movesUndone.value : undefined, () => history.undo());
    },
    redo() {
      const isMove = isMatch() && !history.isSetUpNext();
      if (history.canRedo.value) step(isMove ? movesRedone.value : undefined, () => history.redo());
    },
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    goTo(node) {
      const { study, look } = state.value;
      if (node !== study.current || look.review !== undefined) goQuietly(() => walk(node));
    },
    playFrom(number) {
      if (line.moves.value[number - 1]) go(() => walk(line.nodeAfter(number - 1)));
    },
  };
}

function madeMove({ state, view, knowledge, line }: StudyCore, move: Move, by: MadeMove['by']) {
  const found = knowledge.state.value;
  const board = knowledge.board.value;
  const isMatch = state.value.look.mode === 'play';
  return {
    move,
    by,
    player: isMatch ? playerAfter(line.shown.value) : undefined,
    winning:
      found.status === 'known' && board
        ? moveNimber(board, move) === found.examination.nimber
        : undefined,
    endsGame: board !== undefined && isOver(board, turned(view.position.value, move)),
  };
}
