/**
 * Seeds for the readers at random: one that is always the same, and one that is new in each run. Every
 * process of a run takes the same ones. What comes of a seed depends on how quick the page and the browser
 * are, so these readers belong to `npm test -- --full`. To see a failure again, take the seed from the
 * name of the test: TARTAN_SEED=… npm test -- --full browsers.
 */
export function seeds(usual: number): readonly number[] {
  return [usual, Number(process.env.TARTAN_SEED)];
}
