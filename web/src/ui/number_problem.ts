import t from '#words/numbers';
import type { SizeProblem } from '../game/size_input';

/** The problem with a typed whole number from 1 to the largest, and what to do. */
export function numberProblem(problem: SizeProblem, largest: string | number | bigint): string {
  return problem === 'empty' || problem === 'zero'
    ? t('from-to', { smallest: 1, largest })
    : t(`problem-${problem}`, { largest });
}
