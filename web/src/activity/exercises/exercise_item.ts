/** An exercise as its reader works on it. */
import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { GameEngine } from '../../engine/api/engine';
import { limitsOf, type Limits } from '../../game/limits';
import { sameMove, type Move } from '../../game/move';
import { formatMove } from '../../game/move_text';
import { formatPosition } from '../../game/position_text';
import { createLoneStudy } from '../../study/lone_study';
import type { StudyModel } from '../../study/study_model';
import { plainWords } from '../../text/terms';
import type { CheckedAnswer } from '../../outlets/element/messages';
import {
  HINTS_PER_EXERCISE,
  NO_MOVE,
  type ExerciseItem,
  type NumberedExercise,
  type ShownPosition,
} from './kind';
import type { ExerciseWork } from './progress';

/** A checked answer, without the set of its exercise. */
type AnswerRecord = Omit<CheckedAnswer, 'lesson' | 'seed' | 'seconds'>;

export interface ItemDependencies {
  readonly engine: GameEngine;
  readonly limits: Limits;
  /** How many answers are checked; only one if answers are hidden, as a second would profit from the first. */
  readonly mostTries: number;
  readonly before: ExerciseWork;
  readonly save: (work: ExerciseWork) => void;
  /** The work was handed in: no further answers are accepted. */
  readonly isClosed: ReadonlySignal<boolean>;
  /** Called in the same batch as the change that the answer makes. */
  readonly onCheck: (checked: AnswerRecord) => void;
}

export function createItem(one: NumberedExercise, dependencies: ItemDependencies): ExerciseItem {
  const { engine, limits, before, isClosed, mostTries, save, onCheck } = dependencies;
  const { kind, exercise } = one;
  const work = signal(before);
  const given = signal('');
  const remark = signal<unknown>(undefined);
  const isOpen = computed(() => work.value.outcome === 'open');
  const isLocked = computed(() => limits.locks.answers || isClosed.value);
  const canAnswer = computed(() => isOpen.value && !isLocked.value);
  const shown = { work, given, remark, canAnswer };
  let board: ExerciseBoard | undefined;

  function change(part: Partial<ExerciseWork>) {
    const next = { ...work.value, ...part };
    // Stored first, so that listeners find it stored.
    save(next);
    work.value = next;
  }

  function take(next: ExerciseWork) {
    work.value = next;
    given.value = lastAnswer(one, next);
    board?.showAnswer();
    const answer = kind.form.read(exercise, given.value);
    const isTold = answer !== undefined && !limits.hides.answers;
    remark.value = isTold ? kind.judge(exercise, answer) : undefined;
  }

  take(before);
  return {
    ...one,
    ...shown,
    take,
    isJudged: !limits.hides.answers,
    triesLeft: computed(() =>
      isOpen.value && mostTries < Infinity ? mostTries - work.value.tries : undefined,
    ),
    ...createHelps(shown, limits, change),
    stage: computed(() => (limits.hides.answers && !isOpen.value ? 'closed' : work.value.outcome)),
    // The engine is asked when the board is first shown.
    study(position) {
      board ??= openBoard(one, position, engine, shown);
      return board.study;
    },
    isRepeated: (answer) => isOpen.value && kind.form.write(exercise, answer) === work.value.answer,
    submit(answer) {
      if (isLocked.peek()) return;
      const wrong = kind.judge(exercise, answer);
      const text = kind.form.write(exercise, answer);
      const { hints, tries } = work.value;
      const attempt = tries + 1;
      const [seenBefore, correct] = [!isOpen.value, wrong === undefined];
      given.value = text;
      if (!limits.hides.answers) remark.value = wrong;
      batch(() => {
        const isLast = limits.hides.answers || attempt >= mostTries;
        const outcome = correct ? 'solved' : isLast ? 'failed' : 'open';
        const answer = correct && isOnly(one) ? undefined : text;
        if (!seenBefore) change({ tries: attempt, outcome, answer });
        onCheck({ ...named(one, text), correct, attempt, hints, seenBefore });
      });
      // The next press on the board begins another move.
      if (isOpen.value) board?.study.choice.dismiss();
    },
  };
}

/** Hints, and in the end the answer. */
function createHelps(
  { work, remark, canAnswer }: Pick<ExerciseItem, 'work' | 'remark' | 'canAnswer'>,
  { hides }: Limits,
  change: (part: Partial<ExerciseWork>) => void,
): Pick<ExerciseItem, 'hasHints' | 'canShow' | 'hint' | 'show'> {
  return {
    hasHints: !hides.hints,
    canShow: computed(() => {
      const { hints, tries } = work.value;
      return !hides.answers && (hints === HINTS_PER_EXERCISE || tries > 1);
    }),
    hint() {
      const { hints } = work.value;
      if (hints < HINTS_PER_EXERCISE && canAnswer.value && !hides.hints)
        change({ hints: hints + 1 });
    },
    show() {
      if (!canAnswer.value || hides.answers) return;
      remark.value = undefined;
      change({ outcome: 'shown' });
    },
  };
}

/** An answer as it is reported to course sites. */
function named({ number, name, kind, exercise }: NumberedExercise, response: string) {
  const accepted = kind.form.accepted(exercise).map((answer) => kind.form.write(exercise, answer));
  const prompt = plainWords(kind.question(exercise));
  return { exercise: number, name, kind: kind.form.interaction, prompt, response, accepted };
}

const isOnly = ({ kind, exercise }: NumberedExercise) => kind.form.accepted(exercise).length === 1;

/** The last answer; the only right answer isn't stored. */
function lastAnswer({ kind: { form }, exercise }: NumberedExercise, work: ExerciseWork): string {
  const [right] = work.outcome === 'solved' ? form.accepted(exercise) : [];
  return work.answer ?? (right === undefined ? '' : form.write(exercise, right));
}

interface ExerciseBoard {
  readonly study: StudyModel;
  /** Chooses the move of the answer on the board, once the exercise is over. */
  readonly showAnswer: () => void;
}

type Answering = Pick<ExerciseItem, 'work' | 'given' | 'remark' | 'canAnswer'>;

function openBoard(
  one: NumberedExercise,
  shown: ShownPosition,
  engine: GameEngine,
  answering: Answering,
): ExerciseBoard {
  const { work, given } = answering;
  const study = createLoneStudy({ engine, limits: BOARD_LIMITS });
  function showAnswer() {
    const isOpen = work.peek().outcome === 'open';
    const move = isOpen ? undefined : one.kind.form.boardMove?.(one.exercise, given.peek());
    study.visits.visit(boardQuery(shown, move));
  }
  showAnswer();
  forgetAnswer(study, one, answering);
  return { study, showAnswer };
}

/** On an exercise's board moves are chosen and never made. */
const BOARD_LIMITS = limitsOf(['answers'], ['game', 'size', 'mode', 'position']);

/** The address of a study with the position, and with this move chosen. */
function boardQuery({ board, position, shown }: ShownPosition, move: Move | undefined) {
  return new URLSearchParams({
    game: board.game.name,
    rows: String(position.rows),
    columns: String(position.columns),
    position: formatPosition(position, board.game),
    ...(shown !== 'nothing' && { show: shown === 'values' ? 'values' : 'grundy' }),
    ...(move && { move: formatMove(board.game, move) }),
  });
}

/**
 * For exercises answered by moves: choosing another move removes the remark on the last one, and the answer that no
 * move wins.
 */
function forgetAnswer(
  study: StudyModel,
  { kind: { form }, exercise }: NumberedExercise,
  { given, remark, canAnswer }: Answering,
): void {
  if (form.boardMove === undefined) return;
  effect(() => {
    const move = study.view.chosen.value;
    const isBegun = study.view.selection.value !== undefined;
    if (isBegun && canAnswer.peek() && given.peek() === NO_MOVE) given.value = '';
    if (study.view.board.value === undefined) return;
    const answered = form.boardMove?.(exercise, given.peek());
    const isOther = move === undefined ? isBegun : !sameMove(move, answered);
    if (isOther) remark.value = undefined;
  });
}
