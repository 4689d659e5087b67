/** The number of the set of exercises that one reader has and others have not. */

export const MOST_SEED = 999_999;

/** From 1 to `MOST_SEED`, the same for the same reader; who that is can't be told from it (FNV-1a, 32 bits). */
export function seedOfLearner(learner: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(learner)) hash = Math.imul(hash ^ byte, 0x01000193);
  return ((hash >>> 0) % MOST_SEED) + 1;
}

export function drawnSeed(random: () => number): number {
  return Math.floor(random() * MOST_SEED) + 1;
}

/** That of the work that a site has kept, if it is one. */
export function seedOfKept(kept: unknown): number | undefined {
  if (typeof kept !== 'object' || kept === null || !('seed' in kept)) return undefined;
  const { seed } = kept;
  return Number.isInteger(seed) && Number(seed) >= 1 && Number(seed) <= MOST_SEED
    ? Number(seed)
    : undefined;
}
