/** The least step of 1, 2 or 5 times a power of ten that is `atLeast`; at least 1, for whole values. */
export function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(atLeast, 1)));
  const times = [1, 2, 5, 10].find((factor) => factor * power >= atLeast) ?? 10;
  return times * power;
}
