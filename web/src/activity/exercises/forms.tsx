/** The forms in which exercises are answered: a number, a choice, or a move on a board. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useContext, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { listEntries } from '../../game/length_list';
import { isLegal } from '../../game/board';
import type { Move } from '../../game/move';
import { formatMove, readMove } from '../../game/move_text';
import type { StudyModel } from '../../study/study_model';
import boardWords from '#words/board';
import commonWords from '#words/common';
import t from '#words/exercises';
import learnWords from '#words/learn';
import predictWords from '#words/predict';
import { numbers } from '../../text/language';
import { choiceWords } from '../../study_views/MoveBar';
import { moveText } from '../../study_views/names';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/Form';
import layout from '../../ui/layout.module.css';
import { LineInput, type LineInputProps } from '../../ui/LineInput';
import { bringIntoSight, LessonSurroundings } from '../lesson/lesson';
import styles from './Exercises.module.css';
import {
  NO_MOVE,
  STAGES_WITH_ANSWER,
  type AnswerForm,
  type AnswerFormProps,
  type ExerciseItem,
  type WithExerciseItem,
  type ShownPosition,
} from './kind';

interface CheckProps<Answer> extends AnswerFormProps<unknown, Answer> {
  /** Undefined while there is no answer; then `missing` is shown. */
  readonly read: () => Answer | undefined;
  readonly missing: string;
  readonly form: ComponentChildren;
  /** A second button that answers at once. */
  readonly choice?: ComponentChildren;
}

/** The input and the button that checks it; repeating the same answer doesn't count. */
function CheckForm<Answer>(props: CheckProps<Answer>) {
  const { item, read, missing, form, choice, verdict, children } = props;
  const isRefused = useSignal(false);
  const canAnswer = item.canAnswer.value;
  const work = item.work.value;
  const answering = useRef<HTMLDivElement>(null);
  useSeenWhenSaid(answering, item);
  useLayoutEffect(() => {
    isRefused.value = false;
  }, [work]);

  function submit() {
    if (!canAnswer) return;
    const answer = read();
    isRefused.value = answer === undefined || item.isRepeated(answer);
    if (answer !== undefined && !isRefused.value) item.submit(answer);
  }

  function refusal(): string | undefined {
    const answer = read();
    if (answer === undefined) return missing;
    return item.isRepeated(answer) ? t('repeated') : undefined;
  }

  return (
    <Form class={layout.stack} onSubmit={submit} onInput={() => (isRefused.value = false)}>
      {form}
      <div ref={answering} class={styles.answering}>
        {verdict}
        <p role="alert">
          <Refusal
            key={`${work.tries} ${work.hints}`}
            text={isRefused.value ? refusal() : undefined}
          />
        </p>
        {canAnswer && (
          <div class={`${layout.row} ${styles.actions}`}>
            {choice}
            <Button type="submit" look="strong">
              {item.isJudged ? commonWords('check') : t('hand-in-answer')}
            </Button>
            {children}
          </div>
        )}
      </div>
    </Form>
  );
}

/** Why nothing was checked. When the answer changes it disappears, but its room stays: the button doesn't move. */
function Refusal({ text }: { readonly text: string | undefined }) {
  const last = useRef(text);
  if (text !== undefined) last.current = text;
  return last.current === undefined ? null : (
    <span data-gone={text === undefined}>{last.current}</span>
  );
}

/** Scrolls to the verdict and its buttons whenever there is a new one. */
function useSeenWhenSaid(answering: RefObject<HTMLElement | null>, item: ExerciseItem): void {
  const surroundings = useContext(LessonSurroundings);
  const { hints, tries } = item.work.value;
  const said = `${item.stage.value} ${hints} ${tries}`;
  const last = useRef({ item, said });
  useLayoutEffect(() => {
    const isNew = last.current.item === item && last.current.said !== said;
    last.current = { item, said };
    if (isNew && answering.current) bringIntoSight(answering.current, surroundings);
  });
}

/** A number longer than any answer is read as a wrong one. */
const MAX_DIGITS = 12;

/** A number without groups, by what its field accepts. */
const NUMBERS = { whole: /^\d+$/u, signed: /^-?\d+$/u };

export const plainNumber = numberForm('whole');
/** A number that may be negative. */
export const signedNumber = numberForm('signed');

function numberForm(
  accepts: keyof typeof NUMBERS,
): AnswerForm<{ readonly answer: number }, number> {
  function read(_: unknown, text: string): number | undefined {
    const typed = numbers.ungrouped(text);
    if (!NUMBERS[accepts].test(typed)) return undefined;
    return Number(typed.replace(/^(-?)0+(?=\d)/u, '$1').slice(0, MAX_DIGITS));
  }

  return {
    interaction: 'numeric',
    write: (_, number) => String(number),
    read,
    accepted: ({ answer }) => [answer],
    View: (props) => (
      <TextForm
        {...props}
        read={read}
        missing={learnWords('no-number')}
        label={learnWords('number-answer')}
        accepts={accepts}
        size={8}
      />
    ),
  };
}

/** Numbers separated by commas. Repeated numbers count once. */
export function numberSet<Exercise>(
  setOf: (exercise: Exercise) => readonly number[],
): AnswerForm<Exercise, readonly number[]> {
  function read(_: unknown, text: string): readonly number[] | undefined {
    const parts = listEntries(numbers.list(text));
    const areNumbers = parts.length > 0 && parts.every((part) => /^\d{1,9}$/u.test(part));
    return areNumbers ? [...new Set(parts.map(Number))] : undefined;
  }

  return {
    interaction: 'fill-in',
    write: (_, set) => set.join(','),
    read,
    accepted: (exercise) => [setOf(exercise)],
    View: (props) => (
      <TextForm
        {...props}
        read={read}
        missing={t('no-set')}
        label={t('set-answer')}
        accepts="list"
        size={16}
      />
    ),
  };
}

interface TextFormProps<Exercise, Answer> extends AnswerFormProps<Exercise, Answer> {
  readonly read: (exercise: Exercise, text: string) => Answer | undefined;
  readonly missing: string;
  readonly label: string;
  readonly accepts: LineInputProps['accepts'];
  readonly size: number;
}

function TextForm<Exercise, Answer>(props: TextFormProps<Exercise, Answer>) {
  const { item, read, missing, label, accepts, size, verdict, children } = props;
  const { given, remark, canAnswer, exercise } = item;
  const id = useId();
  return (
    <CheckForm
      item={item}
      read={() => read(exercise, given.value)}
      missing={missing}
      verdict={verdict}
      form={
        <p class={layout.row}>
          <label for={id}>{label}</label>
          <LineInput
            id={id}
            accepts={accepts}
            size={size}
            text={given.value}
            judged={{ isWrong: remark.value !== undefined, isOver: !canAnswer.value }}
            onEdit={(text) => {
              given.value = text;
              remark.value = undefined;
            }}
          />
        </p>
      }
    >
      {children}
    </CheckForm>
  );
}

/** One of several choices, by its index; in text they count from 1. */
export function oneOfChoices<Exercise extends { readonly right: number }>(
  choicesOf: (exercise: Exercise) => readonly ComponentChildren[],
): AnswerForm<Exercise, number> {
  const format = (choice: number) => String(choice + 1);
  function read(exercise: Exercise, text: string): number | undefined {
    const choice = choicesOf(exercise).findIndex((_, index) => format(index) === text);
    return choice < 0 ? undefined : choice;
  }

  return {
    interaction: 'choice',
    write: (_, choice) => format(choice),
    read,
    accepted: ({ right }) => [right],
    View: ({ item, verdict, children }) => (
      <CheckForm
        item={item}
        read={() => read(item.exercise, item.given.value)}
        missing={t('no-choice')}
        verdict={verdict}
        form={<Choices item={item} choices={choicesOf(item.exercise)} format={format} />}
      >
        {children}
      </CheckForm>
    ),
  };
}

interface ChoicesProps extends WithExerciseItem<{ readonly right: number }, number> {
  readonly choices: readonly ComponentChildren[];
  readonly format: (choice: number) => string;
}

function Choices({ item, choices, format }: ChoicesProps) {
  const name = useId();
  const { given, remark, stage, canAnswer, exercise } = item;
  const tellsRight = STAGES_WITH_ANSWER.has(stage.value);
  return (
    <fieldset class={`${layout.tight} ${styles.choices}`}>
      <legend class={`${layout.note} ${styles.legend}`}>{t('your-choice')}</legend>
      {choices.map((choice, index) => (
        <label
          key={index}
          class={styles.choice}
          data-right={tellsRight && index === exercise.right}
        >
          <input
            type="radio"
            name={name}
            checked={given.value === format(index)}
            disabled={!canAnswer.value}
            onChange={() => {
              given.value = format(index);
              remark.value = undefined;
            }}
          />
          <span class={styles.choiceContent}>{choice}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The move in this text, if it's legal. */
function boardMove({ board, position }: ShownPosition, text: string): Move | undefined {
  const move = readMove(board.game, position, text);
  return move && isLegal(board, position, move) ? move : undefined;
}

/** A move that is chosen on the exercise's board. */
export function moveOnBoard<Exercise extends ShownPosition>(
  right: (exercise: Exercise) => readonly Move[],
): AnswerForm<Exercise, Move> {
  return {
    interaction: 'fill-in',
    write: ({ board }, move) => formatMove(board.game, move),
    read: boardMove,
    boardMove,
    accepted: right,
    View: MoveForm,
  };
}

/** A move, or that no move is right. */
export function moveOrNone<Exercise extends ShownPosition>(
  right: (exercise: Exercise) => readonly (Move | typeof NO_MOVE)[],
): AnswerForm<Exercise, Move | typeof NO_MOVE> {
  const move = moveOnBoard<Exercise>(() => []);
  return {
    interaction: 'fill-in',
    write: (exercise, answer) => (answer === NO_MOVE ? NO_MOVE : move.write(exercise, answer)),
    read: (exercise, text) => (text === NO_MOVE ? NO_MOVE : boardMove(exercise, text)),
    boardMove,
    accepted: right,
    View: ({ item, verdict, children }) => (
      <MoveForm
        item={item}
        read={() => (item.given.value === NO_MOVE ? NO_MOVE : undefined)}
        verdict={verdict}
        choice={item.canAnswer.value && <NoMove item={item} />}
      >
        {children}
      </MoveForm>
    ),
  };
}

/** A button that is chosen and checked like a move. */
function NoMove({ item }: WithExerciseItem<ShownPosition, Move | typeof NO_MOVE>) {
  return (
    <Button
      aria-pressed={item.given.value === NO_MOVE}
      onClick={() => {
        item.study(item.exercise).choice.dismiss();
        item.remark.value = undefined;
        item.given.value = NO_MOVE;
      }}
    >
      {predictWords('none')}
    </Button>
  );
}

interface MoveFormProps<Answer> extends AnswerFormProps<ShownPosition, Answer | Move> {
  /** Reads an answer without a move. */
  readonly read?: () => Answer | undefined;
  readonly choice?: ComponentChildren;
}

function MoveForm<Answer>(props: MoveFormProps<Answer>) {
  const { item, read: readOther, choice, verdict, children } = props;
  const study = item.study(item.exercise);
  const { line } = choiceWords(study);
  const chosen = study.view.chosen.value;

  function read(): Answer | Move | undefined {
    const other = readOther?.();
    if (other !== undefined) return other;
    const board = study.view.board.value;
    // Until another move is begun, the one that was checked.
    const checked = study.view.selection.value === undefined ? checkedMove(item) : undefined;
    const move = chosen ?? checked;
    return move && board && isLegal(board, study.view.position.value, move) ? move : undefined;
  }

  return (
    <CheckForm
      item={item}
      read={read}
      missing={t('no-move')}
      choice={choice}
      verdict={verdict}
      form={
        <div class={layout.row}>
          <p class={styles.moveWords}>
            <strong>{answerName(item, study)}</strong>{' '}
            {chosen === undefined && item.given.value !== NO_MOVE && item.canAnswer.value && line}
          </p>
          {item.canAnswer.value && <MoveSteps study={study} />}
        </div>
      }
    >
      {children}
    </CheckForm>
  );
}

/** Names the chosen move or, until another is begun, the checked answer. */
function answerName(item: ExerciseItem<ShownPosition>, study: StudyModel): string {
  const { name, isIdle = false } = choiceWords(study);
  if (!isIdle) return name;
  if (item.given.value === NO_MOVE) return t('chose-none');
  const move = checkedMove(item);
  return move === undefined ? name : moveText(study.state.value.study, move);
}

function checkedMove({ exercise, given }: ExerciseItem<ShownPosition>): Move | undefined {
  return boardMove(exercise, given.value);
}

/** Steps from one move of the corner to another, and to none, for those who can't point at its end. */
function MoveSteps({ study }: { readonly study: StudyModel }) {
  const isDisabled = study.view.selection.value === undefined;
  const step = (to: 'previous' | 'next') => (
    <Button
      aria-label={boardWords(`${to}-move`)}
      title={boardWords(`${to}-move`)}
      isDisabled={isDisabled}
      onClick={() => study.choice.step(to)}
    >
      {t(`step-${to}`)}
    </Button>
  );
  return (
    <div class={`${layout.row} ${styles.moveSteps}`}>
      {step('previous')}
      {step('next')}
      <Button isDisabled={isDisabled} onClick={() => study.choice.dismiss()}>
        {boardWords('clear-choice')}
      </Button>
    </div>
  );
}
