/**
 * The store of a study. Exploring, solving puzzles, editing, playing and reviewing are parts of it, all on one tree of
 * moves.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { MoveStep } from '../game/board';
import type { StudyState } from '../game/fields';
import type { Cell, Position } from '../game/position';
import { newStudy } from '../game/study';
import { limitsOf, type Limits } from '../game/limits';
import type { AddressBar } from './address_writer';
import type { SessionStore } from './study_storage';
import type { GameEngine } from '../engine/api/engine';
import { createChecking, type StudyChecking } from './checking';
import { createMoveChoice, type DragReport, type MoveChoice } from './choice';
import { createStudyCore } from './core';
import { createNavigation } from './navigation';
import type { Knowledge } from './knowledge';
import type { ShownVariation } from './line';
import { createLooks, type StudyLooks } from './looks';
import { createMoveMaking, isPlaying, type ComingMove } from './making_moves';
import { createMatch, type MatchModel } from './match';
import { createStepping, type StudyStepping } from './moving';
import { createOpponentTurn, waitForTimer, type WaitFunction } from './opponent';
import { createCoinPainting } from './painting';
import { createPredict, type CheckedPrediction, type PredictModel } from './predict';
import { createRefutation, type Refutation } from './refutation';
import { createReview, type Review } from './review';
import { createSetUps, type SetUps } from './set_ups';
import { createVisits, type Visits } from './visits';
import type { StudyView } from './view';

export interface StudyModel {
  readonly state: ReadonlySignal<StudyState>;
  readonly limits: Limits;
  /** What may be shown of the state. */
  readonly view: StudyView;
  readonly line: ShownVariation;
  /** The selection: a corner and a move. */
  readonly choice: Omit<MoveChoice, 'forget'>;
  readonly checking: StudyChecking;
  readonly moving: StudyStepping;
  readonly looks: StudyLooks;
  readonly setUps: SetUps;
  /** The study's address, and states that come from outside. */
  readonly visits: Omit<Visits, 'changed' | 'enter' | 'isHere'>;
  readonly match: MatchModel;
  readonly review: Review;
  readonly predict: PredictModel;
  /** The opponent's reply to the move that was checked last and loses. */
  readonly refutation: Refutation;
  /** Questions to the engine, answered even if the reader may not see the answer. */
  readonly knowledge: Pick<Knowledge, 'winningMovesOf' | 'winningMoveOf' | 'openBoard' | 'again'>;
}

export interface StudyDependencies {
  readonly engine: GameEngine;
  readonly addressBar: AddressBar;
  /** The storage that survives a reload. */
  readonly keep: SessionStore;
  readonly limits?: Limits;
  /** Returns numbers from 0 up to 1. */
  readonly random?: () => number;
  readonly wait?: WaitFunction;
  /** True if the reader prefers no motion. */
  readonly isStill?: () => boolean;
  readonly onMove?: (made: ComingMove) => void;
  /** Called when the reader has checked a prediction, right or wrong. */
  readonly onAnswer?: (checked: CheckedPrediction) => void;
}

export function createStudyModel(dependencies: StudyDependencies): StudyModel {
  const connected = connect(dependencies);
  const { core, going, visits, match, review, refutation } = connected;
  const { state, limits, view, line, knowledge } = core;
  return {
    state,
    limits,
    view,
    line,
    choice: handling(connected),
    checking: createChecking(core, connected),
    moving: createStepping(core, match, going),
    looks: createLooks(core, visits),
    setUps: modesWithPuzzles(connected),
    visits: leaving(connected),
    ...helping(connected),
    review,
    refutation,
    knowledge: {
      winningMovesOf: knowledge.winningMovesOf,
      winningMoveOf: knowledge.winningMoveOf,
      openBoard: (game, size) => knowledge.openBoard(game, size),
      again() {
        knowledge.again();
        review.ask();
      },
    },
  };
}

/** Creates the parts of a study, each from those before it, and connects their events at the end. */
function connect(dependencies: StudyDependencies) {
  const { engine, addressBar, keep, limits = limitsOf(), random = Math.random } = dependencies;
  const { wait = waitForTimer, isStill = () => false, onMove, onAnswer } = dependencies;
  const core = createStudyCore(engine, limits);
  const { state, view, knowledge } = core;
  const going = createNavigation();
  const { navigate: go } = going;
  const move = createMoveMaking(core, go, onMove);
  const turn = createOpponentTurn(engine, knowledge, wait, (found) => move(found, 'computer'));
  const { moveByItself, ...match } = createMatch({ ...core, go, turn, position: view.position });
  const isHelp = () => match.phase.value.kind !== 'over';
  const review = createReview({ ...core, engine, going, isHelp });
  const visits = createVisits(core, addressBar, keep, go);
  const refutation = createRefutation(core, { engine, wait, isStill });
  const setUp = (position: Position, gesture?: string) =>
    core.setUp(newStudy(state.value.study.game, position), {}, gesture);
  const predict = createPredict(core, {
    random,
    refutation,
    onAnswer,
    setUp: (position) => go(() => setUp(position)),
  });
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
    play(chosen) {
      if (predict.isAnswering()) predict.answerBy(chosen);
      else if (state.value.look.review !== undefined) review.tryMove();
      else move(chosen, 'reader');
    },
  });
  const painting = createCoinPainting(view.position, setUp);
  const setUps = createSetUps(core, { random, go, enter: visits.enter });

  for (const follow of [predict.sync, visits.changed, () => review.ask()]) core.changed.on(follow);
  for (const end of [turn.stop, predict.reconsider, choice.forget]) going.beforeNavigation.on(end);
  going.afterNavigation.on(() => {
    if (visits.isHere()) moveByItself();
  });
  return {
    core,
    going,
    turn,
    visits,
    match,
    review,
    predict,
    refutation,
    choice,
    painting,
    setUps,
  };
}

/** In a puzzle a move is an answer. */
const ANSWERING = { kind: 'to-move', player: 'first' } as const;

type Connected = ReturnType<typeof connect>;

/** While editing, a press turns a coin and chooses no move. */
function handling({ core: { state }, choice, painting, predict }: Connected): StudyModel['choice'] {
  const isEditing = () => state.value.look.mode === 'edit';
  return {
    ...choice,
    press(cell: Cell) {
      if (isEditing()) painting.turn(cell);
      else {
        // The board still shows the reply to the wrong move.
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

/** Puzzles are left before the mode changes, and begin after it has changed. */
function modesWithPuzzles({ core: { state }, setUps, predict }: Connected): SetUps {
  return {
    ...setUps,
    setMode(mode) {
      if (mode !== state.value.look.mode) predict.leave();
      setUps.setMode(mode);
      predict.enter();
    },
  };
}

/** Stops all pending work and clears the pointer when the reader leaves. */
function leaving({ core: { view }, visits, turn, predict }: Connected): Visits {
  return {
    ...visits,
    leave() {
      turn.stop();
      predict.reconsider();
      view.point(undefined);
      view.shine(undefined);
      visits.leave();
    },
  };
}

/** Clears the last refusal when help is shown, as both use the same line. */
function helping({ match, predict, choice }: Connected): Pick<StudyModel, 'match' | 'predict'> {
  function unrefused(act: () => void) {
    choice.forget();
    act();
  }
  return {
    match: { ...match, askHint: () => unrefused(() => match.askHint()) },
    predict: {
      ...predict,
      sayNone: () => unrefused(() => predict.sayNone()),
      askHint: () => unrefused(() => predict.askHint()),
    },
  };
}
