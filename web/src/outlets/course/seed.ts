/** The seeds of sets that belong to one reader. */

export const MAX_SEED = 999_999;

/** FNV-1a with 32 bits, which can't be reversed. */
export function hashOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** From 1 to `MAX_SEED`, the same for the same reader. */
export function seedOfLearner(learner: string): number {
  return (hashOfText(learner) % MAX_SEED) + 1;
}

export function drawnSeed(random: () => number): number {
  return Math.floor(random() * MAX_SEED) + 1;
}

/** The seed in stored work, if it has one. */
export function seedOfRecord(kept: unknown): number | undefined {
  if (typeof kept !== 'object' || kept === null || !('seed' in kept)) return undefined;
  const { seed } = kept;
  return Number.isInteger(seed) && Number(seed) >= 1 && Number(seed) <= MAX_SEED
    ? Number(seed)
    : undefined;
}
