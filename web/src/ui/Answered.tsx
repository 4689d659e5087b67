import type { ComponentChildren } from 'preact';
import type { AskState } from '../asking/ask';
import { failedAskOf } from '../asking/failed_of';
import commonWords from '#words/common';
import { Failure } from './Failure';
import layout from './layout.module.css';

interface AnsweredProps<Answer> {
  readonly asked: AskState<unknown, Answer>;
  /** Shown until the answer arrives. */
  readonly waiting: string;
  readonly children: (answer: Answer) => ComponentChildren;
}

/** Shows an answer; before that a waiting text, and after a failure the reason. */
export function Answered<Answer>({ asked, waiting, children }: AnsweredProps<Answer>) {
  if (asked.status === 'answered') return <>{children(asked.answer)}</>;
  if (asked.status === 'failed') return <Failure failed={asked} />;
  return <p>{waiting}</p>;
}

interface UnansweredProps {
  readonly asked: AskState<unknown, unknown>;
  /** Further questions that may fail, without a waiting text of their own. */
  readonly others?: readonly AskState<unknown, unknown>[];
}

/** Shows why there is no answer yet. */
export function Unanswered({ asked, others = [] }: UnansweredProps) {
  const failed = failedAskOf([asked, ...others]);
  if (failed !== undefined) return <Failure failed={failed} />;
  return asked.status === 'answered' ? null : (
    <p class={layout.soft}>{commonWords('working-out')}</p>
  );
}
