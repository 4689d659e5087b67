/**
 * Seeds for the readers at random: one that is always the same, and with `npm test -- --full` one that
 * is new in each run. Every process of a run takes the same ones. To see a failure again, take the seed
 * from the name of the test: TARTAN_SEED=… npm test -- --full browsers.
 */
export function seeds(usual: number): readonly { readonly seed: number; readonly tag: string[] }[] {
  return [
    { seed: usual, tag: [] },
    { seed: Number(process.env.TARTAN_SEED), tag: ['@full'] },
  ];
}
