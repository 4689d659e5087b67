import type { AskState, Failed } from './ask';

/** What failed of several questions; those that did are asked once more together. */
export function failedOf(asked: readonly AskState<unknown, unknown>[]): Failed | undefined {
  const failed = asked.filter((one) => one.status === 'failed');
  const [first] = failed;
  return first && { error: first.error, again: () => failed.forEach((one) => one.again()) };
}
