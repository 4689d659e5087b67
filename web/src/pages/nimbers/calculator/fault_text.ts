import type { NimFault } from '../../../engine/tables_engine';
import t from '#words/calculator';

/** What is wrong with an expression, where, and what to do. */
export function faultText(text: string, { kind, begin, end }: NimFault): string {
  const place = begin + 1;
  const sign = text.slice(begin, end);
  switch (kind) {
    case 'unexpected-character':
    case 'unknown-name':
    case 'unknown-result':
    case 'number-too-large':
      return t(`fault-${kind}`, { place, sign });
    case 'text-too-long':
      return t(`fault-${kind}`);
    default:
      return t(`fault-${kind}`, { place });
  }
}
