/** How an exercise is answered: by a number, by a choice, or by a move on its board. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { isLegal } from '../../../game/board';
import type { Move } from '../../../game/move';
import type { StudyModel } from '../../../study/study_model';
import boardWords from '#words/board';
import commonWords from '#words/common';
import t from '#words/exercises';
import learnWords from '#words/learn';
import { numbers } from '../../../text/language';
import { choiceWords } from '../../../views/MoveBar';
import { Button } from '../../../views/parts/Button';
import { Form } from '../../../views/parts/Form';
import layout from '../../../views/parts/layout.module.css';
import { LineInput } from '../../../views/parts/LineInput';
import styles from './Exercises.module.css';
import type { AnswerFormProps, ExerciseItemProps, ShownPosition } from './kind';

interface CheckProps<Answer> extends AnswerFormProps<unknown, Answer> {
  /** Undefined while nothing is answered; then `missing` is said. */
  readonly read: () => Answer | undefined;
  readonly missing: string;
  readonly form: ComponentChildren;
}

/** What is filled in, and the button that checks it. */
function CheckForm<Answer>({ item, read, missing, form, children }: CheckProps<Answer>) {
  const isMissing = useSignal(false);
  const isOpen = item.work.value.outcome === 'open';

  function submit() {
    if (!isOpen) return;
    const answer = read();
    isMissing.value = answer === undefined;
    if (answer !== undefined) item.submit(answer);
  }

  return (
    <Form class={layout.stack} onSubmit={submit} onInput={() => (isMissing.value = false)}>
      {form}
      <div class={`${layout.row} ${styles.actions}`}>
        {isOpen && (
          <Button type="submit" look="strong">
            {commonWords('check')}
          </Button>
        )}
        {children}
      </div>
      <p class={styles.problem} role="alert">
        {isMissing.value && missing}
      </p>
    </Form>
  );
}

/** A number that is longer than any answer is read as a wrong one. */
const MOST_DIGITS = 12;

export const NumberForm = numberForm(/^\d+$/u);
/** A number that may be below 0. */
export const SignedForm = numberForm(/^-?\d+$/u);

function numberForm(digits: RegExp) {
  return (props: AnswerFormProps<unknown, number>) => <NumberFields {...props} digits={digits} />;
}

interface NumberFieldsProps extends AnswerFormProps<unknown, number> {
  /** What a number looks like. */
  readonly digits: RegExp;
}

function NumberFields({ item, digits, children }: NumberFieldsProps) {
  const id = useId();

  function read(): number | undefined {
    const typed = numbers.plain(item.given.value).replaceAll(/[\s,]/gu, '').replace('−', '-');
    if (!digits.test(typed)) return undefined;
    return Number(typed.replace(/^(-?)0+(?=\d)/u, '$1').slice(0, MOST_DIGITS));
  }

  return (
    <CheckForm
      item={item}
      read={read}
      missing={learnWords('no-number')}
      form={<TextAnswer id={id} item={item} label={learnWords('number-answer')} size={8} />}
    >
      {children}
    </CheckForm>
  );
}

/** Numbers with commas between them. The same one twice is once in the set. */
export function SetForm({ item, children }: AnswerFormProps<unknown, readonly number[]>) {
  const id = useId();

  function read(): readonly number[] | undefined {
    const parts = numbers
      .plain(item.given.value)
      .split(/[\s,;]+/u)
      .filter(Boolean);
    const areNumbers = parts.length > 0 && parts.every((part) => /^\d{1,9}$/u.test(part));
    return areNumbers ? [...new Set(parts.map(Number))] : undefined;
  }

  return (
    <CheckForm
      item={item}
      read={read}
      missing={t('no-set')}
      form={<TextAnswer id={id} item={item} label={t('set-answer')} size={16} />}
    >
      {children}
    </CheckForm>
  );
}

interface TextAnswerProps extends ExerciseItemProps {
  readonly id: string;
  readonly label: string;
  readonly size: number;
}

function TextAnswer({ id, item: { given, remark, work }, label, size }: TextAnswerProps) {
  return (
    <p class={layout.row}>
      <label for={id}>{label}</label>
      <LineInput
        id={id}
        size={size}
        text={given.value}
        judged={{ isWrong: remark.value !== undefined, isOver: work.value.outcome !== 'open' }}
        onEdit={(text) => {
          given.value = text;
          remark.value = undefined;
        }}
      />
    </p>
  );
}

interface ChoiceFormProps extends AnswerFormProps<unknown, number> {
  readonly choices: readonly ComponentChildren[];
  /** The index of the right one. */
  readonly right: number;
}

export function ChoiceForm({ item, choices, right, children }: ChoiceFormProps) {
  const name = useId();
  const { given, remark, work } = item;
  const isOver = work.value.outcome !== 'open';
  const read = () => (given.value === '' ? undefined : Number(given.value));
  return (
    <CheckForm
      item={item}
      read={read}
      missing={t('no-choice')}
      form={
        <fieldset class={`${layout.tight} ${styles.choices}`}>
          <legend class={`${layout.note} ${styles.legend}`}>{t('your-choice')}</legend>
          {choices.map((choice, index) => (
            <label key={index} class={styles.choice} data-right={isOver && index === right}>
              <input
                type="radio"
                name={name}
                checked={given.value === String(index)}
                disabled={isOver}
                onChange={() => {
                  given.value = String(index);
                  remark.value = undefined;
                }}
              />
              <span class={styles.choiceContent}>{choice}</span>
            </label>
          ))}
        </fieldset>
      }
    >
      {children}
    </CheckForm>
  );
}

export function MoveForm({ item, children }: AnswerFormProps<ShownPosition, Move>) {
  const study = item.study(item.exercise);
  const { name, line } = choiceWords(study);

  function read(): Move | undefined {
    const move = study.chosen.value;
    const board = study.board.value;
    return move && board && isLegal(board, study.position.value, move) ? move : undefined;
  }

  return (
    <CheckForm
      item={item}
      read={read}
      missing={t('no-move')}
      form={
        <div class={layout.row}>
          <p class={styles.moveWords}>
            <strong>{name}</strong> {study.chosen.value === undefined && line}
          </p>
          {item.work.value.outcome === 'open' && <MoveSteps study={study} />}
        </div>
      }
    >
      {children}
    </CheckForm>
  );
}

/** From one move of the corner to another, for those who can't point at its end, and to none. */
function MoveSteps({ study }: { readonly study: StudyModel }) {
  const isDisabled = study.selection.value === undefined;
  const step = (to: 'previous' | 'next') => (
    <Button
      aria-label={boardWords(`${to}-move`)}
      title={boardWords(`${to}-move`)}
      isDisabled={isDisabled}
      onClick={() => study.step(to)}
    >
      {t(`step-${to}`)}
    </Button>
  );
  return (
    <div class={`${layout.row} ${styles.moveSteps}`}>
      {step('previous')}
      {step('next')}
      <Button isDisabled={isDisabled} onClick={() => study.dismiss()}>
        {learnWords('clear')}
      </Button>
    </div>
  );
}
