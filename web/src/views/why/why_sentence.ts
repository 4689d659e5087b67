import { leftOver } from '../../study/why';
import type { Why } from '../../study/why';
import { whyWords as t } from '../../text/why';

/** The reason in one sentence or two: what cancels, what the move changes, and what is left then. */
export function whySentence({
  heads,
  nimber,
  product,
  leaves,
}: Pick<Why, 'heads' | 'nimber' | 'product' | 'leaves'>): string {
  const left = leftOver(heads).length;
  if (left === 0) return t('nothing-left', { change: product });
  if (nimber === 0) return t('balanced', { change: product });
  const total = nimber;
  if (leaves === 0) return t(left === 1 ? 'one-left-wins' : 'several-left-wins', { total });
  return t(left === 1 ? 'one-left-loses' : 'several-left-loses', {
    total,
    change: product,
    leaves,
  });
}
