import { leftOver } from '../../study/why';
import type { Why } from '../../study/why';
import t from '#words/why';

/** The reason in one sentence or two: what cancels, what the move changes, and what is left then. */
export function whySentence({
  heads,
  nimber,
  change,
  leaves,
}: Pick<Why, 'heads' | 'nimber' | 'change' | 'leaves'>): string {
  const left = leftOver(heads).length;
  if (left === 0) return t('nothing-left', { change });
  if (nimber === 0) return t('balanced', { change });
  const total = nimber;
  if (leaves === 0) return t(left === 1 ? 'one-left-wins' : 'several-left-wins', { total });
  return t(left === 1 ? 'one-left-loses' : 'several-left-loses', {
    total,
    change,
    leaves,
  });
}
