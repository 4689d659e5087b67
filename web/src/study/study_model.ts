/**
 * A study that somebody works with. Exploring, predicting, editing, playing and reviewing are abilities of
 * one study with one tree of moves.
 */
import { computed, type ReadonlySignal } from '@preact/signals';
import { isOver, moveNimber, type Board, type MoveStep } from '../game/board';
import type { StudyState } from '../game/fields';
import type { Game } from '../game/game';
import {
  NOTHING_CHOSEN,
  OVERLAYS,
  type HeatLayer,
  type Kinds,
  type Overlay,
  type Sight,
  type WinningStep,
} from '../game/look';
import { playerAfter, type Player } from '../game/match';
import { turned, type Move } from '../game/move';
import type { Cell, Position, Size } from '../game/position';
import type { Rejected } from '../game/route';
import { newStudy, played } from '../game/study';
import { limitsOf, type Limits } from '../game/limits';
import type { AddressBar } from './address_keeping';
import type { SessionStore } from './kept';
import type { GameEngine } from '../engine/api/engine';
import { createMoveChoice, type DragReport, type MoveChoice } from './choice';
import { createStudyCore, type StudyCore } from './core';
import type { Examination } from './knowledge';
import type { StudyLine } from './line';
import { createMatch, type MatchModel } from './match';
import { createOpponentTurn, waitByTimer, type Wait } from './opponent';
import { createPainting } from './painting';
import { createPredict, type CheckedPrediction, type PredictModel } from './predict';
import { createRefutation, type Refutation } from './refutation';
import { createReview, type Review } from './review';
import { createSetUps, type SetUps } from './set_ups';
import { createVisits, type Visits } from './visits';
import { stateAt } from './history';
import type { StudyView } from './view';

/** A move, told just before it is made. */
export interface ComingMove {
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
  extends
    StudyView,
    SetUps,
    Omit<MoveChoice, 'forget'>,
    Omit<Visits, 'changed' | 'enter' | 'isHere'> {
  readonly state: ReadonlySignal<StudyState>;
  readonly line: StudyLine;
  readonly match: MatchModel;
  readonly review: Review;
  readonly predict: PredictModel;
  /** What the opponent answers to the move that was checked last and does not win. */
  readonly refutation: Refutation;
  /** Whether the chosen move can be checked: whether it wins is known, and not seen yet. */
  readonly canCheck: ReadonlySignal<boolean>;
  /** Tells whether the chosen move wins, and of no other. */
  check(): void;
  /** What an address asked for and could not be used. */
  readonly rejected: ReadonlySignal<readonly Rejected[]>;

  /** Where one explores or edits: whether what wins is seen. */
  showAnswers(areShown: boolean): void;
  /** Asking for shading is asking to see what wins; its numbers take the place of values. */
  setHeat(heat: HeatLayer): void;
  setOverlay(overlay: Overlay, isShown: boolean): void;
  /** One of the three steps to a winning move, or none. */
  showStep(step: WinningStep | undefined): void;
  /** The part of the board that is seen, and whose winning moves are listed; no step. */
  see(change: { readonly sight?: Sight | undefined; readonly listed?: Kinds | undefined }): void;

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
  /** The one that three steps lead to, if any; rejects with a `SolverError`. */
  winningMoveOf(examination: Examination): Promise<Move | undefined>;
  /** The board of any game and size; rejects with a `SolverError`. */
  readonly openBoard: (game: Game, size: Size) => Promise<Board>;
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
  /** Whether the reader wants nothing to move. */
  readonly isStill?: () => boolean;
  readonly onMove?: (made: ComingMove) => void;
  /** The reader has checked a prediction, right or wrong. */
  readonly onAnswer?: (checked: CheckedPrediction) => void;
}

export function createStudyModel(parts: StudyParts): StudyModel {
  const connected = connect(parts);
  const { core, ways, turn, visits, match, review, predict, refutation, choice } = connected;
  const { state, view, line, knowledge } = core;
  const { go, goQuietly } = ways;
  const setUps = createSetUps(core, ways);
  /** What comes of it is said where a refusal was. */
  function unrefused(act: () => void) {
    choice.forget();
    act();
  }
  return {
    ...view,
    ...choice,
    ...visits,
    ...setUps,
    setMode(mode) {
      if (mode !== state.value.look.mode) predict.leave();
      setUps.setMode(mode);
      predict.enter();
    },
    ...createMoving(core, match, go, goQuietly),
    ...editable(connected),
    ...createLooks(core, visits),
    state,
    line,
    refutation,
    rejected: core.rejected,
    predict: {
      ...predict,
      sayNone: () => unrefused(() => predict.sayNone()),
      askHint: () => unrefused(() => predict.askHint()),
    },
    ...createCheck(connected),
    match: {
      ...match,
      swapSides: () => go(() => match.swapSides()),
      askHint: () => unrefused(() => match.askHint()),
    },
    review: {
      ...review,
      open: (at) => goQuietly(() => review.open(at)),
      close: () => go(() => review.close()),
    },
    winningMovesOf: knowledge.winningMovesOf,
    winningMoveOf: knowledge.winningMoveOf,
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

/** The parts of a study, each told of those that it works with. */
function connect(parts: StudyParts) {
  const { engine, addressBar, keep, limits = limitsOf(), random = Math.random } = parts;
  const core = createStudyCore(engine, limits, () => {
    predict.sync();
    visits.changed();
    review.ask();
  });
  const { state, view, knowledge } = core;

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

  const setUp = (position: Position, gesture?: string) =>
    core.setUp(newStudy(state.value.study.game, position), {}, gesture);
  const visits = createVisits(core, addressBar, keep, go);
  const wait = parts.wait ?? waitByTimer;
  const turn = createOpponentTurn(engine, knowledge, wait, (move) => play(move, 'computer'));
  const isStill = parts.isStill ?? (() => false);
  const refutation = createRefutation(core, { engine, wait, isStill });
  const predict = createPredict(core, {
    random,
    refutation,
    onAnswer: parts.onAnswer,
    setUp: (position) => go(() => setUp(position)),
  });
  const { moveByItself, ...match } = createMatch({ ...core, turn, position: view.position });
  const isHelp = () => match.phase.value.kind !== 'over';
  const review = createReview({ ...core, engine, isHelp });
  const play = createPlay(core, review, go, parts.onMove);
  const choice = createMoveChoice({
    view,
    playing() {
      if (isPlaying(state.value)) return match.phase.value;
      return predict.judgesAtOnce.value ? ANSWERING : undefined;
    },
    select(selection) {
      predict.reconsider();
      core.look({ selection });
    },
    play: (move) => (predict.isAnswering() ? predict.answerBy(move) : play(move, 'reader')),
  });
  const painting = createPainting(view.position, setUp);
  const enter = (change: () => void) => visits.enter(change);
  const ways = { random, go, goQuietly, enter };
  return { core, ways, turn, visits, match, review, predict, refutation, choice, painting };
}

/** A puzzle is answered as a move is played. */
const ANSWERING = { kind: 'to-move', player: 'first' } as const;

type Connected = ReturnType<typeof connect>;

function isPlaying({ look }: StudyState): boolean {
  return look.mode === 'play' && look.review === undefined;
}

/** A move of the reader or of the computer. */
function createPlay(
  core: StudyCore,
  review: Review,
  go: (change: () => void) => void,
  onMove: StudyParts['onMove'],
) {
  const { state, limits, rejected } = core;
  return (move: Move, by: ComingMove['by']) => {
    const { study, look } = state.value;
    if (look.review !== undefined) {
      review.tryMove();
      return;
    }
    if (limits.locks.position && !isPlaying(state.value)) return;
    onMove?.(madeMove(core, move, by));
    const refused = rejected.value;
    const next = { ...look, ...NOTHING_CHOSEN };
    go(() => core.set({ study: played(study, move), look: next }));
    // What is wrong with the address stays to be read until the reader does something.
    if (by === 'computer') rejected.value = refused;
  };
}

/**
 * Where one explores: one move at a time, while what wins is not seen. One that is known to lose can be checked again
 * after another was looked at, to be answered again.
 */
function createCheck({
  core: { state, view, limits, knowledge },
  predict,
  refutation,
}: Connected): Pick<StudyModel, 'canCheck' | 'check'> {
  const unanswered = computed(() => {
    const { value: move } = view.chosen;
    const isOffered = state.value.look.mode === 'explore' && !limits.hides.answers;
    const isKnown = knowledge.known.value !== undefined;
    if (!isOffered || !isKnown || move === undefined) return undefined;
    const wins = view.wins(move);
    const hasNoReply = wins === false && !view.areOpen.value && !refutation.reply.value;
    return wins === undefined || hasNoReply ? move : undefined;
  });
  return {
    canCheck: computed(() => unanswered.value !== undefined),
    check() {
      const move = unanswered.value;
      if (move === undefined) return;
      if (view.wins(move) === undefined) view.tell(move);
      predict.sync();
      if (view.wins(move) === false) refutation.ask(move, 'on-demand');
    },
  };
}

/** What of the study is seen. */
function createLooks(
  { state, history, look }: StudyCore,
  visits: Visits,
): Pick<StudyModel, 'showAnswers' | 'setHeat' | 'setOverlay' | 'showStep' | 'see'> {
  return {
    showAnswers: (answers) => look({ answers }),
    setHeat(heat) {
      const { overlays } = state.value.look;
      if (heat === 'none') look({ heat });
      else look({ heat, answers: true, overlays: overlays.filter((one) => one !== 'values') });
    },
    setOverlay(overlay, isShown) {
      const { overlays } = state.value.look;
      look({
        overlays: OVERLAYS.filter((known) =>
          known === overlay ? isShown : overlays.includes(known),
        ),
      });
    },
    showStep: (step) => look({ step }),
    see(change) {
      history.set({ ...state.value, look: { ...state.value.look, ...change } });
      visits.changed();
    },
  };
}

/** While coins are edited a press turns them, and there is no move to handle. */
function editable({
  core: { state },
  choice,
  painting,
  predict,
}: Connected): Pick<StudyModel, 'press' | 'drag' | 'step' | 'apply' | 'dismiss'> {
  const isEditing = () => state.value.look.mode === 'edit';
  return {
    press(cell: Cell) {
      if (isEditing()) painting.turn(cell);
      else {
        // The board still shows what came of the wrong move.
        if (predict.stage.value === 'wrong') predict.tryAgain();
        choice.press(cell);
      }
    },
    drag: (from: Cell, to: Cell, phase: DragReport) =>
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

/** Back and forth in the tree. */
function createMoving(
  core: StudyCore,
  { movesUndone, movesRedone }: MatchModel,
  go: (change: () => void) => void,
  goQuietly: (change: () => void) => void,
): Pick<StudyModel, 'undo' | 'redo' | 'canUndo' | 'canRedo' | 'goTo' | 'playFrom'> {
  const { state, history, line, limits } = core;
  const isMatch = () => state.value.look.mode === 'play';
  const walk = (node: number) => core.set(stateAt(state.value, node));
  const step = (moves: number | undefined, otherwise: () => void) =>
    go(() => (moves === undefined ? core.change(otherwise) : walk(line.nodeAfter(moves))));
  const canUndo = computed(() => !limits.locks.undo && history.canUndo.value);
  const canRedo = computed(() => !limits.locks.undo && history.canRedo.value);
  return {
    canUndo,
    canRedo,
    undo() {
      if (canUndo.value) step(isMatch() ? movesUndone.value : undefined, () => history.undo());
    },
    redo() {
      const isMove = isMatch() && !history.isSetUpNext();
      if (canRedo.value) step(isMove ? movesRedone.value : undefined, () => history.redo());
    },
    goTo(node) {
      const { study, look } = state.value;
      if (limits.locks.undo) return;
      if (node !== study.current || look.review !== undefined) goQuietly(() => walk(node));
    },
    playFrom(number) {
      if (line.moves.value[number - 1] && !limits.locks.undo)
        go(() => walk(line.nodeAfter(number - 1)));
    },
  };
}

function madeMove({ state, view, knowledge, line }: StudyCore, move: Move, by: ComingMove['by']) {
  const known = knowledge.known.value;
  const board = knowledge.board.value;
  const isMatch = state.value.look.mode === 'play';
  return {
    move,
    by,
    player: isMatch ? playerAfter(line.shown.value) : undefined,
    winning: known && moveNimber(known.board, move) === known.nimber,
    endsGame: board !== undefined && isOver(board, turned(view.position.value, move)),
  };
}
