import type { AskState, FailedAsk } from './ask';

/** Joins the failures among several questions; `again` asks all of those again. */
export function failedAskOf(asked: readonly AskState<unknown, unknown>[]): FailedAsk | undefined {
  const failed = asked.filter((one) => one.status === 'failed');
  const [first] = failed;
  return first && { error: first.error, again: () => failed.forEach((one) => one.again()) };
}
