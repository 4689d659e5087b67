import type { ComponentChildren } from 'preact';
import type { AskState } from '../../study/ask';
import commonWords from '#words/common';
import { failureText } from './failure_text';
import layout from './layout.module.css';
import { Message } from './Message';

interface AnsweredProps<Answer> {
  readonly asked: AskState<unknown, Answer>;
  /** What is said until the answer is there. */
  readonly waiting: string;
  readonly children: (answer: Answer) => ComponentChildren;
}

/** An answer, or what is said until it's there, or why there is none. */
export function Answered<Answer>({ asked, waiting, children }: AnsweredProps<Answer>) {
  if (asked.status === 'answered') return <>{children(asked.answer)}</>;
  if (asked.status === 'failed') return <p role="alert">{failureText(asked.error)}</p>;
  return <p>{waiting}</p>;
}

interface UnansweredProps {
  readonly asked: AskState<unknown, unknown>;
}

/** Why there is no answer yet. */
export function Unanswered({ asked }: UnansweredProps) {
  if (asked.status === 'failed')
    return (
      <Message>
        <p role="alert">{failureText(asked.error)}</p>
      </Message>
    );
  return asked.status === 'answered' ? null : (
    <p class={layout.soft}>{commonWords('working-out')}</p>
  );
}
