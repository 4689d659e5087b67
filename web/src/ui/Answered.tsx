import type { ComponentChildren } from 'preact';
import type { AskState } from '../asking/ask';
import { failedOf } from '../asking/failed_of';
import commonWords from '#words/common';
import { Failure } from './Failure';
import layout from './layout.module.css';

interface AnsweredProps<Answer> {
  readonly asked: AskState<unknown, Answer>;
  /** What is said until the answer is there. */
  readonly waiting: string;
  readonly children: (answer: Answer) => ComponentChildren;
}

/** An answer, or what is said until it's there, or why there is none. */
export function Answered<Answer>({ asked, waiting, children }: AnsweredProps<Answer>) {
  if (asked.status === 'answered') return <>{children(asked.answer)}</>;
  if (asked.status === 'failed') return <Failure failed={asked} />;
  return <p>{waiting}</p>;
}

interface UnansweredProps {
  readonly asked: AskState<unknown, unknown>;
  /** Further questions, whose answers nobody is told to wait for. */
  readonly others?: readonly AskState<unknown, unknown>[];
}

/** Why there is no answer yet. */
export function Unanswered({ asked, others = [] }: UnansweredProps) {
  const failed = failedOf([asked, ...others]);
  if (failed !== undefined) return <Failure failed={failed} />;
  return asked.status === 'answered' ? null : (
    <p class={layout.soft}>{commonWords('working-out')}</p>
  );
}
