/**
 * Puzzles: the reader answers with a move, or with "no move wins", which is judged at once, and goes on to the next
 * position. A wrong move is refuted on the board. A solution that was shown stays shown as long as the page is open.
 */
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { isOver, moveCountAt, type Board } from '../game/board';
import { selectionOfMove, type Move } from '../game/move';
import type { nextPosition } from '../game/next_position';
import { cellAt, filledPosition, samePosition, type Cell, type Position } from '../game/position';
import {
  isCorrect,
  levelOf,
  findPrediction,
  sameAnswer,
  scoreOf,
  withPrediction,
  type PredictedMove,
  type Prediction,
  type Predictions,
  type Score,
} from '../game/prediction';
import type { StudyCore } from './core';
import type { Examination } from './knowledge';
import type { createRefutation } from './refutation';

/** A checked answer. */
export interface CheckedPrediction {
  readonly correct: boolean;
  /** 1 for the first answer to this position. */
  readonly attempt: number;
  /** The reader had seen the solution or a hint before this answer. */
  readonly seenBefore: boolean;
  readonly answer: PredictedMove;
}

type PredictStage =
  /** The chosen answer has not been checked. */
  | 'choosing'
  | 'right'
  | 'wrong'
  /** It was checked, and its verdict stays hidden. */
  | 'handed-in'
  /** The solution is shown. */
  | 'shown'
  /** No legal move is left. */
  | 'over';

/** A hint, the same for won and lost positions: that no move wins is an answer, and no hint. */
interface PredictHint {
  /** The first hint: the coins' values are shown. False if nimbers are hidden. */
  readonly hasValues: boolean;
  /** The last hint: if any move wins, one with this corner does. */
  readonly corner: Cell | undefined;
  /** There is another hint to ask for. */
  readonly hasMore: boolean;
}

export interface PredictModel {
  /** The answer that is ready to be checked. */
  readonly answer: ReadonlySignal<PredictedMove | undefined>;
  readonly stage: ReadonlySignal<PredictStage>;
  /** There is an answer to check, and the engine has examined the position. */
  readonly canCheck: ReadonlySignal<boolean>;
  /** The reader wants to check each answer before it is judged; always true if answers are hidden. */
  readonly checksFirst: ReadonlySignal<boolean>;
  /** Pressing the end of a move submits it as the answer. */
  readonly judgesAtOnce: ReadonlySignal<boolean>;
  readonly hint: ReadonlySignal<PredictHint>;
  readonly score: ReadonlySignal<Score>;
  /** True, once, if the reader has turned to puzzles on a position that leaves nothing to guess. */
  readonly takesAnother: () => boolean;
  /** The board has other positions to go on to. */
  readonly hasNext: ReadonlySignal<boolean>;
  /** Answers that no move wins. If answers are checked first, a second call takes that back. */
  sayNone(): void;
  check(): void;
  checkFirst(checks: boolean): void;
  tryAgain(): void;
  askHint(): void;
  show(): void;
  /** Starts a new session: earlier answers don't count any more. */
  startOver(): void;
  /** Shows the next position, drawn by `draw`, which is loaded with the views that use it. */
  next(draw: typeof nextPosition): void;
}

interface PredictDependencies {
  readonly random: () => number;
  /** Refutes a wrong move on the board. */
  readonly refutation: ReturnType<typeof createRefutation>;
  readonly onAnswer: ((checked: CheckedPrediction) => void) | undefined;
  /** Puts another position on the board, as one step. */
  readonly setUp: (position: Position) => void;
}

/** Calls from the study. */
interface PredictEvents {
  /** Must be called after each change: shows again what was shown before, and records what was seen. */
  readonly sync: () => void;
  /** The selection has changed. */
  readonly reconsider: () => void;
  /** True if a move made now is an answer. */
  readonly isAnswering: () => boolean;
  readonly answerBy: (move: Move) => void;
  /** Called before the mode changes. */
  readonly leave: () => void;
  /** Called after the mode has changed. */
  readonly enter: () => void;
}

/** How many positions seen outside of puzzles are remembered. */
const MAX_SEEN = 200;

export function createPredict(
  core: StudyCore,
  dependencies: PredictDependencies,
): PredictModel & PredictEvents {
  const { view, limits, knowledge } = core;
  const sitting = createSitting(core);
  const { predictions, here, note } = sitting;
  const { judged, sayNone, ...choosing } = createChoosing(core, () =>
    dependencies.refutation.stop(),
  );
  const { answer, stage, canCheck, judgesAtOnce, reconsider } = choosing;
  const isPredicting = () => core.state.value.look.mode === 'predict';
  const hint = createHint(core, here);
  const hasNext = computed(() => hasOthers(view.board.value) && !limits.locks.position);

  const { open, judge } = createJudging(core, dependencies, sitting, judged);

  function check() {
    const { value: known } = knowledge.known;
    if (canCheck.value && answer.value && known) judge(answer.value, known);
  }

  return {
    ...choosing,
    hint,
    hasNext,
    check,
    sync: sitting.sync,
    startOver: sitting.startOver,
    score: computed(() => scoreOf(predictions.value)),
    ...createEntrance(core, sitting, stage),
    sayNone() {
      if (!isPredicting()) return;
      sayNone();
      if (judgesAtOnce.value) check();
    },
    answerBy(move) {
      core.look({ selection: selectionOfMove(move) });
      check();
    },
    tryAgain() {
      reconsider();
      core.look({ selection: undefined });
    },
    askHint: () => hint.value.hasMore && note({ hints: here.value.hints + 1 }),
    show() {
      if (!isPredicting() || limits.hides.answers || knowledge.known.value === undefined) return;
      reconsider();
      open();
    },
    next(draw) {
      if (isPredicting() && hasNext.value) drawNext(core, predictions.value, draw, dependencies);
    },
  };
}

/** Judges answers, and shows solutions. */
function createJudging(
  { look, limits }: StudyCore,
  { refutation, onAnswer }: PredictDependencies,
  { here, note, isSpoilt }: ReturnType<typeof createSitting>,
  judged: (given: PredictedMove, isRight: boolean) => void,
) {
  function open() {
    note({ isShown: true });
    look({ revealed: true });
  }
  return {
    open,
    judge: (given: PredictedMove, { board, nimber }: Examination) => {
      const correct = isCorrect(board, nimber, given);
      const attempt = here.value.attempts + 1;
      const seenBefore = isSpoilt();
      batch(() => {
        note({ attempts: attempt, isRight: correct });
        judged(given, correct);
        if (correct && !limits.hides.answers) open();
      });
      if (!correct && given !== 'none' && !limits.hides.answers) refutation.ask(given, 'at-once');
      onAnswer?.({ correct, attempt, seenBefore, answer: given });
    },
  };
}

/** Entering and leaving the puzzle mode. */
function createEntrance(
  { state, look }: StudyCore,
  sitting: ReturnType<typeof createSitting>,
  stage: PredictModel['stage'],
): Pick<PredictModel & PredictEvents, 'takesAnother' | 'enter' | 'leave'> {
  let wantsAnother = false;
  const isPredicting = () => state.value.look.mode === 'predict';
  return {
    enter: () => {
      wantsAnother = isPredicting() && (stage.value === 'over' || sitting.isSpoilt());
    },
    leave() {
      // A puzzle that is left unanswered keeps its solution hidden.
      if (isPredicting() && !state.value.look.revealed && !sitting.hasSeen())
        look({ answers: false });
    },
    takesAnother: () => {
      const takes = wantsAnother;
      wantsAnother = false;
      return takes;
    },
  };
}

function drawNext(
  { view }: StudyCore,
  predictions: Predictions,
  draw: typeof nextPosition,
  { random, setUp }: PredictDependencies,
): void {
  const board = view.board.value;
  if (board === undefined) return;
  const before = predictions
    .filter(({ game }) => game === board.game.name)
    .map(({ position }) => position);
  const next = draw(board, view.position.value, before, levelOf(predictions), random);
  if (next !== undefined) setUp(next);
}

/** The reader's answer, when it is judged, and the last verdict. */
function createChoosing(core: StudyCore, stopRefuting: () => void) {
  const { state, view, limits, look, knowledge } = core;
  const waits = signal(false);
  const saysNone = signal(false);
  const checked = signal<{ readonly answer: PredictedMove; readonly isRight: boolean } | undefined>(
    undefined,
  );
  const answer = computed(() => view.chosen.value ?? (saysNone.value ? 'none' : undefined));

  function reconsider() {
    stopRefuting();
    batch(() => {
      checked.value = undefined;
      saysNone.value = false;
    });
  }

  const stage = computed((): PredictStage => {
    const board = view.board.value;
    if (board !== undefined && isOver(board, view.position.value)) return 'over';
    const last = checked.value;
    if (last !== undefined && sameAnswer(last.answer, answer.value)) {
      if (limits.hides.answers) return 'handed-in';
      return last.isRight ? 'right' : 'wrong';
    }
    return state.value.look.revealed ? 'shown' : 'choosing';
  });
  const isAt = (...stages: readonly PredictStage[]) =>
    state.value.look.mode === 'predict' && stages.includes(stage.value);
  const isAnswering = () => isAt('choosing', 'wrong', 'handed-in');
  const isAnswered = () => answer.value !== undefined && knowledge.known.value !== undefined;
  const checksFirst = computed(() => waits.value || limits.hides.answers);

  return {
    answer,
    stage,
    reconsider,
    isAnswering,
    checksFirst,
    canCheck: computed(() => isAt('choosing') && isAnswered()),
    judgesAtOnce: computed(() => isAnswering() && !checksFirst.value),
    checkFirst(checks: boolean) {
      waits.value = checks;
    },
    judged: (given: PredictedMove, isRight: boolean) => {
      checked.value = { answer: given, isRight };
    },
    /** Answers that no move wins; a second call takes it back. */
    sayNone: () => {
      const isSaid = saysNone.value;
      reconsider();
      look({ selection: undefined });
      saysNone.value = !isSaid;
    },
  };
}

/** The predictions of the session. */
function createSitting(core: StudyCore) {
  const { state, view } = core;
  const predictions = signal<Predictions>([]);
  const memory = createMemory(core);
  const here = computed(() =>
    findPrediction(predictions.value, state.value.study.game, view.position.value),
  );

  /** Records a change to the prediction. `wasSeen` is only set up to the first answer. */
  function note(change: Partial<Prediction>) {
    const { attempts, isShown, wasSeen } = here.value;
    const isFirst = attempts === 0 && !isShown;
    predictions.value = withPrediction(predictions.value, {
      ...here.value,
      wasSeen: isFirst ? memory.hasSeen() : wasSeen,
      ...change,
    });
  }

  return {
    predictions,
    here,
    note,
    startOver: () => {
      predictions.value = [];
    },
    hasSeen: memory.hasSeen,
    isSpoilt: () => here.value.isShown || here.value.hints > 0 || memory.hasSeen(),
    sync: () => {
      const { look } = state.value;
      const { isShown, attempts } = here.value;
      if (look.mode !== 'predict') memory.see();
      else if (look.revealed && !isShown)
        note({ isShown: true, ...(attempts === 0 && { wasSeen: true }) });
      else if (isShown && !look.revealed)
        core.history.set(core.permitted({ ...state.value, look: { ...look, revealed: true } }));
    },
  };
}

/** True if the board has more than one position with a legal move. */
function hasOthers(board: Board | undefined): boolean {
  if (board === undefined || board.coinValues.length === 1) return false;
  const size = { rows: board.rows.size, columns: board.columns.size };
  return !isOver(board, filledPosition(size, 1));
}

function createHint({ state, limits, knowledge }: StudyCore, here: ReadonlySignal<Prediction>) {
  return computed(() => {
    const { mode, revealed } = state.value.look;
    const isOffered = mode === 'predict' && !limits.hides.hints && !revealed;
    const known = isOffered ? knowledge.known.value : undefined;
    return hintOf(here.value.hints, known, limits.hides.nimbers);
  });
}

/** `known` is undefined if there are no hints, or not yet. */
function hintOf(
  hints: number,
  known: Examination | undefined,
  areValuesHidden: boolean,
): PredictHint {
  if (known === undefined || known.legal === 0)
    return { hasValues: false, corner: undefined, hasMore: false };
  const most = areValuesHidden ? 1 : 2;
  return {
    hasValues: hints > 0 && !areValuesHidden,
    corner: hints >= most ? hintedCorner(known) : undefined,
    hasMore: hints < most,
  };
}

/** The corner with the most winning moves; if none wins, one that depends on the heads alone. */
function hintedCorner({ cornered, position, board, nimber }: Examination): Cell {
  const most = cornered.reduce((largest, count) => Math.max(largest, count), 0);
  if (nimber !== 0) return cellAt(position, cornered.indexOf(most));
  const heads = [...position.coins.keys()].filter((place) => position.coins[place] === 1);
  const corners = heads.filter((place) => moveCountAt(board, cellAt(position, place)) > 0);
  const sum = heads.reduce((all, place) => all + place, 0);
  return cellAt(position, corners[sum % corners.length] ?? 0);
}

/** The positions whose solution the reader saw outside of puzzles. */
function createMemory({ state, view }: StudyCore) {
  let seen: readonly { readonly game: string; readonly position: Position }[] = [];
  const hasSeen = () => {
    const { name } = state.value.study.game;
    return seen.some(
      ({ game, position }) => game === name && samePosition(position, view.position.value),
    );
  };
  return {
    hasSeen,
    see() {
      const hasLearnt = view.areOpen.value || view.hasRevealedVerdict.value;
      if (!hasLearnt || hasSeen()) return;
      const shown = { game: state.value.study.game.name, position: view.position.value };
      seen = [...seen.slice(1 - MAX_SEEN), shown];
    },
  };
}
