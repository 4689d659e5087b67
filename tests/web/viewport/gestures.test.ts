import { describe, expect, it } from 'vitest';
import {
  nextGesture,
  type GridCell,
  type DragPhase,
  NO_GESTURE,
  type GestureEffect,
  type Gesture,
  type PointerInput,
  type Zooming,
} from '../../../web/src/viewport/gestures';

const FIXED: Zooming = { zoomable: false, zoomed: false };
const FITTED: Zooming = { zoomable: true, zoomed: false };
const ZOOMED: Zooming = { zoomable: true, zoomed: true };

/** An event on cells of 10 pixels, columns and rows 1 to 9, with a margin around them. */
function at(kind: 'down' | 'move', x: number, y: number, id = 1, touch = false): PointerInput {
  const within = (place: number) => Math.max(1, Math.min(Math.floor(place / 10), 9));
  const nearest = { column: within(x), row: within(y) };
  const inside = x >= 10 && x < 100 && y >= 10 && y < 100;
  return { kind, id, touch, held: true, x, y, cell: inside ? nearest : undefined, nearest };
}
/** A move without a button. */
const hover = (x: number, y: number, id = 1) => ({ ...at('move', x, y, id), held: false });
const finger = (kind: 'down' | 'move', x: number, y: number, id = 1) => at(kind, x, y, id, true);
const up = (id = 1): PointerInput => ({ kind: 'up', id });
const cell = (column: number, row: number) => ({ column, row });

function play(zooming: Zooming, ...inputs: PointerInput[]) {
  let gesture: Gesture = NO_GESTURE;
  const effects: GestureEffect[] = [];
  for (const input of inputs) {
    const [next, more] = nextGesture(gesture, input, zooming);
    gesture = next;
    effects.push(...more);
  }
  return { effects, wasTap: !gesture.moved, gesture };
}

describe('a mouse or a pen', () => {
  it('points while it hovers, and at nothing in the margin or outside', () => {
    const { effects } = play(FIXED, hover(15, 25), hover(5, 25), { kind: 'leave' });
    expect(effects).toEqual([
      { kind: 'point', cell: cell(1, 2) },
      { kind: 'point', cell: undefined },
      { kind: 'point', cell: undefined },
    ]);
  });

  it('clicks when it stays where it is, and also when it trembles', () => {
    expect(play(FIXED, at('down', 15, 25), up())).toMatchObject({ effects: [], wasTap: true });
    // Crosses the edge of a disc by less than a trembling hand.
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
    const drag = (phase: DragPhase, to: GridCell) => ({
      kind: 'drag',
      from: cell(1, 2),
      to,
      phase,
    });
    expect(effects).toEqual([
      drag('first', cell(2, 2)),
      drag('next', cell(4, 3)),
      drag('next', cell(1, 2)),
      drag('next', cell(9, 1)),
      drag('last', cell(9, 1)),
    ]);
    expect(wasTap).toBe(false);
  });

  it('taps again after a drag', () => {
    const again = [at('down', 15, 25), at('move', 45, 25), up(), at('down', 15, 25), up()];
    expect(play(FIXED, ...again).wasTap).toBe(true);
  });

  it('lets go of a drag that is aborted or taken away', () => {
    for (const end of [{ kind: 'abort' }, { kind: 'cancel' }] as const) {
      const drag = [at('down', 15, 25), at('move', 45, 25), end];
      const { effects, wasTap } = play(FIXED, ...drag, up());
      expect(effects.map(({ kind }) => kind)).toEqual(['drag', 'drop-drag']);
      expect(wasTap).toBe(false);
    }
    const nothing = play(FIXED, { kind: 'abort' });
    expect(nothing).toMatchObject({ effects: [], wasTap: true });
    expect(play(FIXED, at('down', 15, 25), { kind: 'abort' }).effects).toEqual([]);
  });

  it('only hovers when it comes back without a button: the release was lost outside', () => {
    for (const start of [at('down', 95, 35), at('down', 5, 35)]) {
      const { effects } = play(
        ZOOMED,
        ...[start, { kind: 'leave' } as const, hover(95, 45), hover(45, 45), hover(15, 95)],
        ...[up(), hover(15, 15)],
      );
      expect(effects).toEqual([
        { kind: 'point', cell: undefined },
        { kind: 'point', cell: cell(9, 4) },
        { kind: 'point', cell: cell(4, 4) },
        { kind: 'point', cell: cell(1, 9) },
        { kind: 'point', cell: cell(1, 1) },
      ]);
    }
  });

  it('lets go of a drag of which the release was lost, and commits nothing', () => {
    const drag = [at('down', 15, 25), at('move', 45, 25)];
    for (const found of [[hover(55, 25)], [at('down', 55, 25)], [finger('down', 55, 25, 2)]]) {
      const { effects } = play(FIXED, ...drag, ...found, up());
      expect(effects.filter(({ kind }) => kind !== 'point').map(({ kind }) => kind)).toEqual([
        'drag',
        'drop-drag',
      ]);
    }
    expect(play(FIXED, ...drag, hover(55, 25)).effects.at(-1)).toEqual({
      kind: 'point',
      cell: cell(5, 2),
    });
  });

  it('goes on with a drag when it comes back with its button down', () => {
    const { effects } = play(
      FIXED,
      ...[at('down', 95, 35), { kind: 'leave' } as const, at('move', 75, 35), up()],
    );
    expect(effects.slice(1)).toEqual([
      { kind: 'drag', from: cell(9, 3), to: cell(7, 3), phase: 'first' },
      { kind: 'drag', from: cell(9, 3), to: cell(7, 3), phase: 'last' },
    ]);
  });

  it('has nothing to abort after its release', () => {
    const drag = [at('down', 15, 25), at('move', 45, 25), up()];
    const { effects, gesture } = play(FIXED, ...drag);
    expect(nextGesture(gesture, { kind: 'abort' }, FIXED)).toEqual([gesture, []]);
    expect(effects.at(-1)).toMatchObject({ kind: 'drag', phase: 'last' });
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
    for (const other of [at('move', 65, 65, 2), hover(65, 65, 2)]) {
      const { effects } = play(FIXED, at('down', 15, 25, 1), other, up(2), at('move', 45, 25, 1));
      expect(effects.map(({ kind }) => kind)).toEqual(['drag']);
    }
  });
});

describe('fingers', () => {
  it('leave the page its scrolling', () => {
    const scroll = [finger('down', 50, 50), finger('move', 50, 20)];
    expect(play(FIXED, ...scroll, up()).effects).toEqual([]);
    expect(play(FITTED, ...scroll, { kind: 'cancel' }).effects).toEqual([]);
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
