/** What the board lights for the numbers of a nim-product. */
import type { ProductStep } from '../../engine/boards';
import type { Light } from '../../study/view';

/** What lights for the two factors of a step; for its product both do. */
export interface Sources {
  readonly a: Light;
  readonly b: Light;
}

export function ofBoth({ a, b }: Sources): Light {
  return { ...a, ...b };
}

/**
 * Where the factors of each part come from: parts of a factor from where the whole factor does, and what
 * has been multiplied already from both sides.
 */
export function sourcesOfParts({ a, b, rule, parts }: ProductStep, sources: Sources): Sources[] {
  const both = ofBoth(sources);
  return parts.map((_, place) => {
    if (rule !== 'regroup' || place < parts.length - 1) return sources;
    if (parts.length === 3) return { a: both, b: both };
    // F ⊗ (u ⊗ v): the larger factor is the one that has F.
    return { a: a < b ? sources.b : sources.a, b: both };
  });
}
