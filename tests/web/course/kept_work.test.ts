import { describe, expect, it } from 'vitest';
import { readKept } from '../../../web/src/course/kept_work';

describe('what a site gives back as work', () => {
  it.each([undefined, null, {}, '', ' ', 'null', '{}'])('is none: %j', (kept) => {
    expect(readKept(kept)).toBeUndefined();
  });

  it('is an object, or the same as text, or damaged', () => {
    expect(readKept({ seed: 17 })).toEqual({ seed: 17 });
    expect(readKept('{"seed":17}')).toEqual({ seed: 17 });
    expect(readKept('{"seed":')).toBe('{"seed":');
    expect(readKept('true')).toBe(true);
  });
});
