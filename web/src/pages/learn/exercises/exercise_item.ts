/** One exercise as its reader works on it. */
import { batch, computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { GameEngine } from '../../../engine/game_engine';
import { limitsOf } from '../../../game/limits';
import type { Limits } from '../../../game/limits';
import type { Move } from '../../../game/move';
import { printPosition } from '../../../game/position_text';
import { createLoneStudy } from '../../../study/lone_study';
import type { StudyModel } from '../../../study/study_model';
import { plainWords } from '../../../text/terms';
import type { CheckedAnswer } from '../../../widget/messages';
import { HINTS, NO_MOVE } from './kind';
import type { ExerciseItem, NumberedExercise, ShownPosition } from './kind';
import type { ExerciseWork } from './progress';

/** An answer that was checked, without the set that its exercise is of. */
type AnswerRecord = Omit<CheckedAnswer, 'lesson' | 'seed' | 'seconds'>;

export interface ItemParts {
  readonly engine: GameEngine;
  readonly limits: Limits;
  /** So many answers are checked; just one where answers are hidden, as the second one would know too much. */
  readonly mostTries: number;
  readonly before: ExerciseWork;
  readonly keep: (work: ExerciseWork) => void;
  /** Whether the work was handed in: no further answer is taken. */
  readonly isClosed: ReadonlySignal<boolean>;
  /** Called together with the change that the answer makes. */
  readonly onCheck: (checked: AnswerRecord) => void;
}

export function createItem(one: NumberedExercise, parts: ItemParts): ExerciseItem {
  const { engine, limits, keep } = parts;
  const { kind, exercise } = one;
  const work = signal(parts.before);
  const given = signal('');
  const remark = signal<unknown>(undefined);
  const isOpen = computed(() => work.value.outcome === 'open');
  const isLocked = computed(() => limits.locks.answers || parts.isClosed.value);
  const canAnswer = computed(() => isOpen.value && !isLocked.value);
  let study: StudyModel | undefined;

  function change(part: Partial<ExerciseWork>) {
    const next = { ...work.value, ...part };
    // Who hears of it finds it kept.
    keep(next);
    work.value = next;
  }

  function take(next: ExerciseWork) {
    const text = lastAnswer(one, next);
    work.value = next;
    given.value = text;
    if (study) showMove(one, study, isOpen.peek() ? '' : text);
    const answer = kind.form.read(exercise, text);
    const isTold = answer !== undefined && !limits.hides.answers;
    remark.value = isTold ? kind.judge(exercise, answer) : undefined;
  }

  take(parts.before);
  return {
    ...{ ...one, work, given, remark, canAnswer, take },
    isJudged: !limits.hides.answers,
    triesLeft: computed(() =>
      isOpen.value && parts.mostTries < Infinity ? parts.mostTries - work.value.tries : undefined,
    ),
    ...createHelps({ work, remark, canAnswer }, limits, change),
    stage: computed(() => (limits.hides.answers && !isOpen.value ? 'closed' : work.value.outcome)),
    // The engine is asked about it when it is first shown.
    study(shown) {
      if (study) return study;
      study = openStudy(shown, engine, isOpen.peek() ? '' : given.peek());
      forgetAnswer(study, one, { given, remark, canAnswer });
      return study;
    },
    isRepeated: (answer) => isOpen.value && kind.form.print(exercise, answer) === work.value.answer,
    submit(answer) {
      if (isLocked.peek()) return;
      const wrong = kind.judge(exercise, answer);
      const text = kind.form.print(exercise, answer);
      const attempt = work.value.tries + 1;
      const { hints } = work.value;
      const [seenBefore, correct] = [!isOpen.value, wrong === undefined];
      given.value = text;
      if (!limits.hides.answers) remark.value = wrong;
      batch(() => {
        const isLast = limits.hides.answers || attempt >= parts.mostTries;
        const outcome = correct ? 'solved' : isLast ? 'failed' : 'open';
        const answer = correct && isOnly(one) ? undefined : text;
        if (!seenBefore) change({ tries: attempt, outcome, answer });
        parts.onCheck({ ...named(one, text), correct, attempt, hints, seenBefore });
      });
      // The next press on the board begins another move.
      if (isOpen.value) study?.dismiss();
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
      return !hides.answers && (hints === HINTS || tries > 1);
    }),
    hint() {
      const { hints } = work.value;
      if (hints < HINTS && canAnswer.value && !hides.hints) change({ hints: hints + 1 });
    },
    show() {
      if (!canAnswer.value || hides.answers) return;
      remark.value = undefined;
      change({ outcome: 'shown' });
    },
  };
}

/** An answer in the words of those who keep a record of it. */
function named({ number, name, kind, exercise }: NumberedExercise, response: string) {
  const accepted = kind.form.accepted(exercise).map((answer) => kind.form.print(exercise, answer));
  const prompt = plainWords(kind.question(exercise));
  return { exercise: number, name, kind: kind.form.interaction, prompt, response, accepted };
}

const isOnly = ({ kind, exercise }: NumberedExercise) => kind.form.accepted(exercise).length === 1;

/** What was answered last: the only right answer isn't kept. */
function lastAnswer({ kind: { form }, exercise }: NumberedExercise, work: ExerciseWork): string {
  const [right] = work.outcome === 'solved' ? form.accepted(exercise) : [];
  return work.answer ?? (right === undefined ? '' : form.print(exercise, right));
}

/** A board on which moves are chosen and none is made; at first with this one. */
function openStudy(
  { board, position, shown }: ShownPosition,
  engine: GameEngine,
  move: string,
): StudyModel {
  const limits = limitsOf(['answers'], ['game', 'size', 'mode', 'position']);
  const study = createLoneStudy({ engine, limits });
  study.visit(
    new URLSearchParams({
      game: board.game.name,
      rows: String(position.rows),
      columns: String(position.columns),
      position: printPosition(position, board.game),
      ...(shown !== 'nothing' && { show: shown === 'values' ? 'values' : 'grundy' }),
      ...(/^\d/u.test(move) && { move }),
    }),
  );
  return study;
}

function showMove({ kind, exercise }: NumberedExercise, study: StudyModel, text: string): void {
  // Only moves are answered on a board, or that there is none.
  const move = kind.form.read(exercise, text) as Move | typeof NO_MOVE | undefined;
  if (move === undefined || move === NO_MOVE) study.dismiss();
  else study.choose(move);
}

/** What was said of an answer goes once another move is begun, and with it that no move wins. */
function forgetAnswer(
  study: StudyModel,
  { kind, exercise }: NumberedExercise,
  { given, remark, canAnswer }: Pick<ExerciseItem, 'given' | 'remark' | 'canAnswer'>,
): void {
  effect(() => {
    const move = study.chosen.value;
    const isBegun = study.selection.value !== undefined;
    if (isBegun && canAnswer.peek() && given.peek() === NO_MOVE) given.value = '';
    if (study.board.value === undefined) return;
    const isOther = move === undefined ? isBegun : kind.form.print(exercise, move) !== given.peek();
    if (isOther) remark.value = undefined;
  });
}
