import { describe, expect, it } from 'vitest';
import { follow, NO_GESTURE } from '../../../web/src/board/input';
import type { Effect, Gesture, PointerInput, Zooming } from '../../../web/src/board/input';

const FIXED: Zooming = { zoomable: false, zoomed: false };
const FITTED: Zooming = { zoomable: true, zoomed: false };
const ZOOMED: Zooming = { zoomable: true, zoomed: true };

/** Cells of 10 pixels, column and row 1 to 9, and a margin around them. */
function at(kind: 'down' | 'move', x: number, y: number, id = 1, touch = false): PointerInput {
  const within = (place: number) => Math.max(1, Math.min(Math.floor(place / 10), 9));
  const nearest = { column: within(x), row: within(y) };
  const inside = x >= 10 && x < 100 && y >= 10 && y < 100;
  return { kind, id, touch, x, y, cell: inside ? nearest : undefined, nearest };
}
const finger = (kind: 'down' | 'move', x: number, y: number, id = 1) => at(kind, x, y, id, true);
const up = (id = 1): PointerInput => ({ kind: 'up', id });
const cell = (column: number, row: number) => ({ column, row });

function play(zooming: Zooming, ...inputs: PointerInput[]) {
  let gesture: Gesture = NO_GESTURE;
  const effects: Effect[] = [];
  for (const input of inputs) {
    const [next, more] = follow(gesture, input, zooming);
    gesture = next;
    effects.push(...more);
  }
  return { effects, wasTap: !gesture.moved, gesture };
}

describe('a mouse or a pen', () => {
  it('points while it hovers, and at nothing in the margin or outside', () => {
    const { effects } = play(FIXED, at('move', 15, 25), at('move', 5, 25), { kind: 'leave' });
    expect(effects).toEqual([
      { kind: 'point', cell: cell(1, 2) },
      { kind: 'point', cell: undefined },
      { kind: 'point', cell: undefined },
    ]);
  });

  it('clicks when it stays where it is, and also when it trembles', () => {
    expect(play(FIXED, at('down', 15, 25), up())).toMatchObject({ effects: [], wasTap: true });
    // Over the edge of a disc, by less than a hand trembles.
    const trembling = play(FIXED, at('down', 19, 25), at('move', 21, 26), up());
    expect(trembling).toMatchObject({ effects: [], wasTap: true });
    const within = play(FIXED, at('down', 11, 21), at('move', 18, 28), up());
    expect(within).toMatchObject({ effects: [], wasTap: true });
  });

  it('drags from disc to disc, once for each, and says when it ends', () => {
    const { effects, wasTap } = play(
      ZOOMED,
      at('down', 15, 25),
      at('move', 25, 25),
      at('move', 26, 26),
      at('move', 45, 35),
      at('move', 15, 25),
      at('move', 500, 0),
      up(),
    );
    const drag = (to: { column: number; row: number }, ended = false) => ({
      kind: 'drag',
      from: cell(1, 2),
      to,
      ended,
    });
    expect(effects).toEqual([
      drag(cell(2, 2)),
      drag(cell(4, 3)),
      drag(cell(1, 2)),
      drag(cell(9, 1)),
      drag(cell(9, 1), true),
    ]);
    expect(wasTap).toBe(false);
  });

  it('taps again after a drag', () => {
    const again = [at('down', 15, 25), at('move', 45, 25), up(), at('down', 15, 25), up()];
    expect(play(FIXED, ...again).wasTap).toBe(true);
  });

  it('lets go of a drag that is aborted or taken away', () => {
    for (const end of [{ kind: 'abort' }, { kind: 'cancel', id: 1 }] as const) {
      const drag = [at('down', 15, 25), at('move', 45, 25), end];
      const { effects, wasTap } = play(FIXED, ...drag, up());
      expect(effects.map(({ kind }) => kind)).toEqual(['drag', 'drop-drag']);
      expect(wasTap).toBe(false);
    }
    const nothing = play(FIXED, { kind: 'abort' });
    expect(nothing).toMatchObject({ effects: [], wasTap: true });
    expect(play(FIXED, at('down', 15, 25), { kind: 'abort' }).effects).toEqual([]);
  });

  it('pans from the margin, only what is zoomed', () => {
    const moves = [at('down', 5, 50), at('move', 15, 45), at('move', 20, 45), up()];
    expect(play(ZOOMED, ...moves)).toMatchObject({
      effects: [
        { kind: 'pan', right: 10, down: -5 },
        { kind: 'pan', right: 5, down: 0 },
      ],
      wasTap: false,
    });
    expect(play(FITTED, ...moves)).toMatchObject({ effects: [], wasTap: false });
  });

  it('is not disturbed by another pointer', () => {
    const { effects } = play(FIXED, at('down', 15, 25, 1), at('move', 65, 65, 2), up(2));
    expect(effects).toEqual([]);
  });
});

describe('fingers', () => {
  it('leave the page its scrolling', () => {
    const scroll = [finger('down', 50, 50), finger('move', 50, 20)];
    expect(play(FIXED, ...scroll, up()).effects).toEqual([]);
    expect(play(FITTED, ...scroll, { kind: 'cancel', id: 1 }).effects).toEqual([]);
  });

  it('tap', () => {
    const tap = [finger('down', 50, 50), finger('move', 52, 51), up()];
    for (const zooming of [FIXED, FITTED, ZOOMED])
      expect(play(zooming, ...tap)).toMatchObject({ effects: [], wasTap: true });
  });

  it('move what is zoomed', () => {
    const moves = [finger('down', 50, 50), finger('move', 60, 40), finger('move', 61, 40), up()];
    expect(play(ZOOMED, ...moves)).toMatchObject({
      effects: [
        { kind: 'pan', right: 10, down: -10 },
        { kind: 'pan', right: 1, down: 0 },
      ],
      wasTap: false,
    });
  });

  it('pinch: the board grows between them', () => {
    const pinch = [finger('down', 40, 50, 1), finger('down', 60, 50, 2), finger('move', 80, 50, 2)];
    expect(play(FITTED, ...pinch)).toMatchObject({
      effects: [
        { kind: 'pan', right: 10, down: 0 },
        { kind: 'zoom', factor: 2, x: 60, y: 50 },
      ],
      wasTap: false,
    });
    expect(play(FIXED, ...pinch).effects).toEqual([]);
  });

  it('are no tap when there were two, and go on panning with the one that stays', () => {
    const pinch = [finger('down', 40, 50, 1), finger('down', 60, 50, 2), up(2)];
    expect(play(ZOOMED, ...pinch, up(1)).wasTap).toBe(false);
    expect(play(ZOOMED, ...pinch, finger('move', 43, 50, 1)).effects).toEqual([
      { kind: 'pan', right: 3, down: 0 },
    ]);
    expect(play(ZOOMED, ...pinch, up(1), finger('down', 10, 10, 3), up(3)).wasTap).toBe(true);
  });

  it('do not make a number of nothing when they meet', () => {
    const meeting = [
      finger('down', 40, 50, 1),
      finger('down', 60, 50, 2),
      finger('move', 40, 50, 2),
    ];
    const factors = play(FITTED, ...meeting, finger('move', 60, 50, 2)).effects.flatMap((effect) =>
      effect.kind === 'zoom' ? [effect.factor] : [],
    );
    expect(factors).toEqual([1 / 20, 20]);
  });
});
