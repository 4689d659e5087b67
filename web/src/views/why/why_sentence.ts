import { leftOver } from '../../study/why';
import type { Why } from '../../study/why';
import { boardDetailsText } from '../../text/board_details';

/** The reason in one sentence or two: what cancels, what the move changes, and what is left then. */
export function whySentence({
  heads,
  nimber,
  product,
  leaves,
}: Pick<Why, 'heads' | 'nimber' | 'product' | 'leaves'>): string {
  const t = boardDetailsText().why.sentence;
  const left = leftOver(heads).length;
  if (left === 0) return t.nothing(product);
  if (nimber === 0) return t.balanced(product);
  const words = left === 1 ? t.one : t.several;
  return leaves === 0 ? words.wins(nimber) : words.loses(nimber, product, leaves);
}
