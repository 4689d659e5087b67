import { describe, expect, it } from 'vitest';
import { lightOfSources, sourcesOfParts } from '../../../../web/src/study_views/why/ProductSteps';
import type { ProductStep } from '../../../../web/src/engine/api/boards';

const rows = { rows: [1, 2, 3] };
const columns = { columns: [2, 3, 4, 5] };
const both = { ...rows, ...columns };
const sources = { a: rows, b: columns };

function step(
  [a, b, product]: readonly [number, number, number],
  rule: ProductStep['rule'],
  parts: readonly ProductStep[] = [],
): ProductStep {
  return { a: BigInt(a), b: BigInt(b), product: BigInt(product), rule, parts };
}

const part = (a: number, b: number) => step([a, b, 0], 'trivial');

describe('where the numbers of a product come from', () => {
  it('is for the product where both factors come from', () => {
    expect(lightOfSources(sources)).toEqual(both);
  });

  it('is for the powers of a factor where the factor comes from', () => {
    const parts = [part(2, 2), part(2, 1), part(1, 2), part(1, 1)];
    expect(sourcesOfParts(step([3, 3, 2], 'distribute', parts), sources)).toEqual(
      parts.map(() => sources),
    );
  });

  it('is both for what has been multiplied already', () => {
    const threeParts = [part(4, 4), part(2, 2), part(6, 3)];
    expect(sourcesOfParts(step([8, 8, 13], 'regroup', threeParts), sources)).toEqual([
      sources,
      sources,
      { a: both, b: both },
    ]);
  });

  it('follows the Fermat power to the factor that has it', () => {
    const ofA = [part(2, 2), part(4, 3)];
    expect(sourcesOfParts(step([8, 2, 12], 'regroup', ofA), sources)).toEqual([
      sources,
      { a: rows, b: both },
    ]);
    expect(sourcesOfParts(step([2, 8, 12], 'regroup', ofA), sources)).toEqual([
      sources,
      { a: columns, b: both },
    ]);
  });

  it('is nowhere where there are no parts', () => {
    expect(sourcesOfParts(part(1, 5), sources)).toEqual([]);
  });
});
