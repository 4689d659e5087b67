import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BOARD_LAYERS } from '../../../web/src/board/draw';
import { startStage } from '../../../web/src/board/stage';
import type { BoardScene } from '../../../web/src/board/state';
import { MAX_TURNING_MS } from '../../../web/src/board/turning';
import { changing, frameOf, rectangle, sceneOf, SPACE } from './scenes';

const REDUCE = '(prefers-reduced-motion: reduce)';
/** The attribute by which a host sets its frame's theme; no media query sees it. */
const THEME = 'data-theme';

/** The parts of a browser that a stage needs, with a clock that a test advances. */
function browser() {
  let now = 0;
  let requests = new Map<number, () => void>();
  let last = 0;
  const settings = new Set<string>();
  const listeners = new Map<string, () => void>();
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => {
    requests.set((last += 1), call);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (request: number) => requests.delete(request));
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return settings.has(query);
    },
    addEventListener: (_: string, call: () => void) => listeners.set(query, call),
  }));
  vi.stubGlobal('addEventListener', (event: string, call: () => void) =>
    listeners.set(event, call),
  );
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(call: () => void) {
        listeners.set(THEME, call);
      }
      observe() {
        // `change` fires the event.
      }
      disconnect() {
        // Nothing to release.
      }
    },
  );
  vi.stubGlobal('ResizeObserverEntry', class {});
  vi.stubGlobal(
    'ResizeObserver',
    class {
      disconnect() {
        // Nothing to release.
      }
    },
  );
  vi.stubGlobal('getComputedStyle', () => ({ color: 'black', fontFamily: 'serif' }));
  return {
    settings,
    change: (query: string) => listeners.get(query)?.(),
    waiting: () => requests.size,
    /** Runs the next animation frame, this many milliseconds later. */
    frame: (milliseconds = 16) => {
      now += milliseconds;
      const due = requests;
      requests = new Map();
      for (const call of due.values()) call();
    },
  };
}

/** Records calls and assignments. */
function canvas() {
  let notes: string[] = [];
  const context = new Proxy<Record<string | symbol, unknown>>(
    {},
    {
      get: (_, name) =>
        name === 'getTransform'
          ? () => ({ a: 1, e: 0, f: 0 })
          : (...given: unknown[]) => void notes.push(`${String(name)} ${JSON.stringify(given)}`),
      set: (_, name, value) => {
        notes.push(`${String(name)} = ${String(value)}`);
        return true;
      },
    },
  );
  return {
    element: { width: 0, height: 0, getContext: () => context } as unknown as HTMLCanvasElement,
    /** Takes the calls recorded since the last time. */
    drawn: () => {
      const all = notes;
      notes = [];
      return all;
    },
  };
}

describe('the stage', () => {
  let window: ReturnType<typeof browser>;
  let canvases: ReturnType<typeof canvas>[];
  let layers: HTMLElement;
  let stage: ReturnType<typeof startStage>;
  beforeEach(() => {
    window = browser();
    canvases = BOARD_LAYERS.map(() => canvas());
    const probe = { style: {} } as HTMLElement;
    layers = Object.assign(new EventTarget(), {
      querySelectorAll: () => canvases.map(({ element }) => element),
    }) as unknown as HTMLElement;
    stage = startStage(layers, probe);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const first = sceneOf(6, 6, { animated: true });
  const discs = changing(first.discs, 6, rectangle(5, 5, 3, 3));
  const second = { ...first, discs };
  const { geometry } = frameOf(first);
  const show = (scene: BoardScene) => stage.show({ scene, geometry });
  const drawn = () => canvases.map((each) => each.drawn());
  const counts = () => drawn().map(({ length }) => Math.min(length, 1));
  const turns = () => drawn()[0]!.some((note) => note.startsWith('ellipse'));
  /** A stage that has drawn the first scene, and is halfway through turning to the second. */
  const inTheMiddle = () => {
    show(first);
    window.frame();
    show(second);
    window.frame();
    drawn();
    window.frame(MAX_TURNING_MS / 2);
  };

  it('draws all layers once, and then nothing', () => {
    show(first);
    window.frame();
    expect(counts()).toEqual([1, 1, 1]);
    expect(window.waiting()).toBe(0);
    show({ ...first });
    window.frame();
    expect(counts()).toEqual([0, 0, 0]);
    expect(window.waiting()).toBe(0);
  });

  it('draws the lowest layer alone, once a frame, while discs turn', () => {
    show(first);
    window.frame();
    show(second);
    window.frame();
    drawn();
    let frames = 0;
    while (window.waiting() > 0) {
      expect(window.waiting()).toBe(1);
      window.frame();
      frames += 1;
      expect(counts()).toEqual([1, 0, 0]);
    }
    expect(frames).toBe(Math.ceil(MAX_TURNING_MS / 16));
    window.frame();
    expect(counts()).toEqual([0, 0, 0]);
  });

  it('ends with the very picture that is drawn where nothing turns', () => {
    inTheMiddle();
    expect(turns()).toBe(true);
    window.frame(MAX_TURNING_MS);
    const [ended] = drawn();
    expect(window.waiting()).toBe(0);
    show(first);
    window.frame();
    window.frame(MAX_TURNING_MS);
    drawn();
    show({ ...second, animated: false });
    window.frame();
    expect(drawn()[0]).toEqual(ended);
    expect(ended!.length).toBeGreaterThan(50);
  });

  it('turns nothing where the reader wants less motion', () => {
    window.settings.add(REDUCE);
    show(first);
    window.frame();
    show(second);
    window.frame();
    expect(window.waiting()).toBe(0);
    window.settings.delete(REDUCE);
    show({ ...second });
    window.frame();
    expect(turns()).toBe(false);
  });

  it('goes on in another size, and ends in it', () => {
    inTheMiddle();
    expect(turns()).toBe(true);
    const { geometry: other } = frameOf(first, undefined, { ...SPACE, width: 300 });
    stage.show({ scene: second, geometry: other });
    window.frame(20);
    expect(turns()).toBe(true);
    window.frame(MAX_TURNING_MS);
    expect(turns()).toBe(false);
    expect(canvases[0]!.element.width).toBe(other.width);
    expect(window.waiting()).toBe(0);
  });

  it.each(['(prefers-color-scheme: dark)', THEME])('goes on in other colours: %s', (change) => {
    inTheMiddle();
    drawn();
    window.change(change);
    window.frame();
    expect(counts()).toEqual([1, 1, 1]);
    expect(window.waiting()).toBe(1);
  });

  it('draws all layers again when their contexts are given back', () => {
    show(first);
    window.frame();
    drawn();
    layers.dispatchEvent(new Event('contextrestored'));
    window.frame();
    expect(counts()).toEqual([1, 1, 1]);
  });

  it('draws nothing more once it is stopped', () => {
    inTheMiddle();
    drawn();
    stage.stop();
    expect(window.waiting()).toBe(0);
    window.frame();
    expect(counts()).toEqual([0, 0, 0]);
  });
});
