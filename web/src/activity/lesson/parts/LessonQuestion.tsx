import type { Signal } from '@preact/signals';
import { toChildArray, type ComponentChildren, type VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { numbers } from '../../../text/language';
import commonWords from '#words/common';
import t from '#words/learn';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/Form';
import layout from '../../../ui/layout.module.css';
import { LineInput } from '../../../ui/LineInput';
import {
  isAnswered,
  judgeGuess,
  JustAnsweredContext,
  parseTypedNumber,
  useLesson,
  type JudgedGuess,
} from '../lesson';
import styles from './lesson_parts.module.css';

interface Children {
  readonly children: ComponentChildren;
}

interface LessonQuestionProps extends Children {
  /** The key of its answer in the lesson's facts. */
  readonly name: string;
}

/** The question. */
export function QuestionAsked({ children }: Children) {
  return <>{children}</>;
}

/** One of the answers to choose from; without choices a number is asked for. */
export function QuestionChoice({ children }: Children) {
  return <>{children}</>;
}

interface QuestionWrongProps extends Children {
  /** Wrong answers that it is about, separated by spaces; by default all others. */
  readonly is?: string;
}

/** The remark on a wrong answer: the mistake behind it, or where to look. The first one that fits is shown. */
export function QuestionWrong({ children }: QuestionWrongProps) {
  return <>{children}</>;
}

/** Shown once the question is answered. */
export function QuestionResult({ children }: Children) {
  return <>{children}</>;
}

/** A question to answer before its result is shown: `Ask`, optional `RadioChoice`s, `Wrong`s, and `Result`. */
export function LessonQuestion({ name, children }: LessonQuestionProps) {
  const { slug, answer, guess } = useLesson();
  const given = guess(name);
  const all = toChildArray(children) as VNode<Children>[];
  const of = (kind: typeof QuestionAsked) => all.filter(({ type }) => type === kind);
  const choices = of(QuestionChoice);
  const right = answer(name);
  const { text, state } = given.value;
  const isOver = isAnswered(state);
  const wasOver = useRef(isOver);
  const id = `${slug}-${name}`;
  return (
    <Form
      class={`${layout.stack} ${styles.question}`}
      onSubmit={() => {
        if (!isOver) given.value = judgeGuess(text, right);
      }}
    >
      <fieldset class={`${layout.tight} ${styles.fields}`} aria-describedby={`${id}-verdict`}>
        <legend class={styles.ask}>{of(QuestionAsked)}</legend>
        {choices.length === 0 ? (
          <LineInput
            id={`${id}-answer`}
            label={t('number-answer')}
            accepts="whole"
            text={text}
            judged={{ isWrong: state === 'wrong' || state === 'no-number', isOver }}
            onEdit={(typed) => (given.value = { text: typed, state: 'open' })}
          />
        ) : (
          <Choices given={given} choices={choices} name={id} right={Number(right)} />
        )}
      </fieldset>
      <div class={layout.row}>
        <Button type="submit" look="strong" isDisabled={isOver}>
          {commonWords('check')}
        </Button>
        {(state === 'wrong' || state === 'shown') && (
          <Button isDisabled={isOver} onClick={() => (given.value = { text, state: 'shown' })}>
            {t('show-answer')}
          </Button>
        )}
        <p role="status" id={`${id}-verdict`} class={styles.verdict} data-state={state}>
          {verdict(state, choices[Number(right) - 1] ?? numbers.whole(right))}{' '}
          {state === 'wrong' && all.find((child) => speaksOf(child, text))}
        </p>
      </div>
      {isOver && (
        <JustAnsweredContext.Provider value={!wasOver.current}>
          <div class={styles.result}>{of(QuestionResult)}</div>
        </JustAnsweredContext.Provider>
      )}
    </Form>
  );
}

interface AnswerProps {
  readonly given: Signal<JudgedGuess>;
}

interface ChoicesProps extends AnswerProps {
  readonly choices: readonly ComponentChildren[];
  readonly name: string;
  /** The number of the right choice. */
  readonly right: number;
}

/** Choices are named by their numbers, from 1. */
function Choices({ given, choices, name, right }: ChoicesProps) {
  const { text, state } = given.value;
  return (
    <>
      {choices.map((choice, place) => (
        <label
          key={place}
          class={styles.choice}
          data-right={isAnswered(state) && place + 1 === right}
        >
          <input
            type="radio"
            name={name}
            checked={text === String(place + 1)}
            disabled={isAnswered(state)}
            onChange={() => (given.value = { text: String(place + 1), state: 'open' })}
          />
          <span>{choice}</span>
        </label>
      ))}
    </>
  );
}

function speaksOf({ type, props }: VNode<Children>, text: string): boolean {
  if (type !== QuestionWrong) return false;
  const { is } = props as QuestionWrongProps;
  return is === undefined || is.split(' ').includes(String(parseTypedNumber(text)));
}

function verdict(state: JudgedGuess['state'], right: ComponentChildren): ComponentChildren {
  switch (state) {
    case 'open':
      return undefined;
    case 'nothing':
      return t('choose-first');
    case 'no-number':
      return t('no-number');
    case 'shown':
      return typeof right === 'string' ? t('answer-was', { answer: right }) : undefined;
    default:
      return t(state);
  }
}
