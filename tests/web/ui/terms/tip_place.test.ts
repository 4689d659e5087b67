import { describe, expect, it } from 'vitest';
import { tipPlace } from '../../../../web/src/ui/terms/Term';

const ROOM = { width: 320, height: 600 };
const word = (left: number, top: number) => ({ left, top, width: 40, height: 20 });

describe('where an explanation stands', () => {
  it('is below its word', () => {
    expect(tipPlace(word(30, 100), { width: 200, height: 80 }, ROOM)).toEqual({
      left: 30,
      top: 120,
    });
  });

  it('is inside of a narrow window', () => {
    expect(tipPlace(word(270, 100), { width: 200, height: 80 }, ROOM).left).toBe(112);
    expect(tipPlace(word(0, 100), { width: 304, height: 80 }, ROOM).left).toBe(8);
  });

  it('is above its word where there is no room below', () => {
    expect(tipPlace(word(30, 492), { width: 200, height: 80 }, ROOM).top).toBe(512);
    expect(tipPlace(word(30, 493), { width: 200, height: 80 }, ROOM).top).toBe(413);
    expect(tipPlace(word(30, 560), { width: 200, height: 80 }, ROOM).top).toBe(480);
    expect(tipPlace(word(30, 10), { width: 200, height: 80 }, { width: 320, height: 60 }).top).toBe(
      30,
    );
  });
});
