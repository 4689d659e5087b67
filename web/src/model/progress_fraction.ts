import type { BoardProgress } from '../solver/solver';

/** The part of the work that is done, 0 to 1. */
export function progressFraction({ done, total }: BoardProgress): number {
  return total === 0 ? 1 : done / total;
}
