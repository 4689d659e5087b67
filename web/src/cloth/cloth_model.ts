/**
 * A cloth that somebody looks at: where, in which of its threads, and the tiles that are there. Tiles are asked for one
 * after the other, what is seen first, so that nothing waits for what has gone out of sight; until a tile is there, a
 * coarser one stands for it.
 */
import { computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Cloth } from '../engine/cloth';
import type { SolverError } from '../engine/errors';
import { solverErrorFrom } from '../engine/errors';
import type {
  AxisCopy,
  BoardQuestion,
  Both,
  ClothFacts,
  ClothRegion,
  ThreadMoves,
} from '../engine/protocol';
import { answeredOf, askWhenever } from '../study/ask';
import type { Asked } from '../study/ask';
import { createRecentCache } from '../study/recent_cache';
import {
  isWholeRegion,
  kept,
  movedPlace,
  placeOfRegion,
  regionAt,
  wholePlace,
  zoomedPlace,
} from './place';
import type { ClothPlace, ClothSides, ViewPoint, ViewSize } from './place';
import { scaleFor } from './scale';
import type { ClothScale } from './scale';
import { coarsest, edgesOf, levelFor, sampled, sampleOf, tilesSeen } from './tiles';
import type { TileName } from './tiles';

export type ClothState =
  | { readonly status: 'closed' }
  | { readonly status: 'opening'; readonly progress: number }
  | { readonly status: 'open'; readonly facts: ClothFacts }
  | { readonly status: 'failed'; readonly error: SolverError };

/** The densities of a tile, with the scale of its level. */
export interface WovenTile {
  readonly densities: Float32Array;
  readonly scale: ClothScale;
}

/** What is seen, and how many winning first moves have their corner there. */
export interface CountedRegion {
  readonly region: ClothRegion;
  readonly count: bigint;
}

export interface MovesOfCorner {
  readonly row: number;
  readonly column: number;
  readonly count: number;
  readonly moves: readonly ThreadMoves[];
}

export interface ClothModel {
  readonly question: BoardQuestion;
  readonly board: ClothSides;
  readonly state: ReadonlySignal<ClothState>;
  /** Where the view is; undefined until it is known how large it is. */
  readonly place: ReadonlySignal<ClothPlace | undefined>;
  readonly view: ReadonlySignal<ViewSize | undefined>;
  /** What is seen of the board. */
  readonly region: ReadonlySignal<ClothRegion | undefined>;
  readonly isWhole: ReadonlySignal<boolean>;
  /** Of what was seen when it rested last. */
  readonly counted: ReadonlySignal<CountedRegion | undefined>;
  /** The level that the view needs. */
  readonly level: ReadonlySignal<number>;
  /** What its colours stand for, once that is known. */
  readonly scale: ReadonlySignal<ClothScale | undefined>;
  /** Another number whenever there is more to be painted. */
  readonly version: ReadonlySignal<number>;
  /** The threads that are switched off. */
  readonly off: ReadonlySignal<ReadonlySet<number>>;
  /** A flag for each thread that is painted; undefined while all are. */
  readonly flags: ReadonlySignal<Uint8Array | undefined>;
  /** The only thread that is painted while one points at it. */
  readonly alone: ReadonlySignal<number | undefined>;
  /** The sum of the threads that are on: P of the board while all are. */
  readonly sum: ReadonlySignal<bigint | undefined>;
  /** The corner that was pressed, with its moves. */
  readonly corner: ReadonlySignal<Asked<Omit<MovesOfCorner, 'moves' | 'count'>, MovesOfCorner>>;
  readonly tile: (name: TileName) => WovenTile | undefined;
  /** The counts of the discs of a region that is seen, the lowest row first, once they are there. */
  readonly discs: ReadonlySignal<CountedDiscs | undefined>;
  resize(view: ViewSize, pixelRatio: number): void;
  zoom(factor: number, at?: ViewPoint): void;
  move(right: number, down: number): void;
  see(region: ClothRegion): void;
  seeAll(): void;
  /** The middle of the view, in discs from the lower left corner. */
  goTo(middle: { readonly row: number; readonly column: number }): void;
  toggle(thread: number): void;
  point(thread: number | undefined): void;
  /** All of them. */
  showThreads(): void;
  choose(corner: { readonly row: number; readonly column: number } | undefined): void;
  /** Once more after it failed too. */
  open(): void;
  /** Ends its worker: nothing more comes of it. */
  close(): void;
}

export interface CountedDiscs {
  readonly region: ClothRegion;
  readonly counts: Uint32Array;
}

export interface ClothParts {
  readonly question: BoardQuestion;
  readonly cloth: Cloth;
  /** Of the run that gave the answer, so that nothing is swept twice. */
  readonly axes?: () => Promise<Both<AxisCopy> | undefined>;
  /** What is to be seen at first; all of it, unless told otherwise. */
  readonly region?: ClothRegion | undefined;
}

/** A tile is a quarter of a megabyte. */
const KEPT_TILES = 160;
const AT_ONCE = 2;
/** In milliseconds: what is counted is what rests. */
const REST = 120;
/** From so many pixels on a disc is drawn by itself. */
export const DISC_PIXELS = 12;

export function createClothModel(parts: ClothParts): ClothModel {
  const { question, cloth } = parts;
  const board = { rows: question.rows.size, columns: question.columns.size };
  const looking = createLooking(board, parts.region);
  const opening = createOpening(parts);
  const { facts } = opening;
  const threads = createThreads(facts);
  const weaving = createWeaving(cloth, board, looking, { facts, fail: opening.fail, ...threads });
  const { region, place } = looking;
  /** What is asked of the cloth while it is open. */
  const seen = computed(() => (facts.value && region.value ? region.value : undefined));
  const counted = askWhenever(
    () => seen.value && { region: seen.value, shown: threads.flags.value },
    async (asked, abort) => {
      await new Promise((resolve) => setTimeout(resolve, REST));
      abort.throwIfAborted();
      return cloth.count({ ...asked.region, shown: asked.shown }, abort);
    },
  );
  const discs = askWhenever(
    () =>
      seen.value && place.value && 1 / place.value.scale >= DISC_PIXELS
        ? { region: seen.value, shown: threads.flags.value }
        : undefined,
    (asked, abort) => cloth.discs({ ...asked.region, shown: asked.shown }, abort),
  );
  const chosen = signal<{ readonly row: number; readonly column: number } | undefined>(undefined);
  const corner = askWhenever(
    () => (facts.value ? chosen.value : undefined),
    async ({ row, column }, abort): Promise<MovesOfCorner> => {
      const moves = await cloth.movesAt(row, column, abort);
      const count = moves.reduce(
        (sum, { heights, widths }) => sum + heights.length * widths.length,
        0,
      );
      return { row, column, count, moves };
    },
  );
  return {
    ...{ question, board, ...looking, ...threads, ...weaving, corner },
    state: opening.state,
    counted: computed(() => {
      const settled = answeredOf(counted.value);
      return settled && { region: settled.question.region, count: settled.answer };
    }),
    discs: computed(() => {
      const settled = answeredOf(discs.value);
      const isNow = discs.value.status !== 'idle';
      return isNow && settled
        ? { region: settled.question.region, counts: settled.answer }
        : undefined;
    }),
    choose(next) {
      chosen.value = next;
    },
    open: opening.open,
    close: opening.close,
  };
}

/** Where the view is. What was asked for before it is known how large it is comes to be seen then. */
function createLooking(board: ClothSides, first: ClothRegion | undefined) {
  const view = signal<ViewSize | undefined>(undefined);
  const place = signal<ClothPlace | undefined>(undefined);
  const pixelRatio = signal(1);
  const region = computed(() =>
    view.value && place.value ? regionAt(place.value, board, view.value) : undefined,
  );
  let asked = first;

  function change(by: (place: ClothPlace, view: ViewSize) => ClothPlace) {
    if (view.value && place.value)
      place.value = kept(by(place.value, view.value), board, view.value);
  }

  return {
    ...{ view, place, region },
    isWhole: computed(() => region.value === undefined || isWholeRegion(region.value, board)),
    level: computed(() =>
      place.value ? levelFor(place.value.scale, pixelRatio.value, board) : coarsest(board),
    ),
    resize(size: ViewSize, ratio: number) {
      const before = view.value;
      const now = place.value;
      view.value = size;
      pixelRatio.value = ratio;
      if (now === undefined || before === undefined)
        place.value = asked ? placeOfRegion(asked, board, size) : wholePlace(board, size);
      // All of it stays all of it.
      else if (now.scale >= wholePlace(board, before).scale) place.value = wholePlace(board, size);
      else place.value = kept(now, board, size);
    },
    zoom: (factor: number, at?: ViewPoint) =>
      change((now, size) => zoomedPlace(now, size, factor, at)),
    move: (right: number, down: number) => change((now) => movedPlace(now, right, down)),
    see(next: ClothRegion) {
      asked = next;
      change((_, size) => placeOfRegion(next, board, size));
    },
    seeAll: () => change((_, size) => wholePlace(board, size)),
    goTo: (middle: Pick<ClothPlace, 'row' | 'column'>) =>
      change(({ scale }) => ({ ...middle, scale })),
  };
}

type Looking = ReturnType<typeof createLooking>;

function createOpening({ question, cloth, axes }: ClothParts) {
  const state = signal<ClothState>({ status: 'closed' });
  let abort: AbortController | undefined;

  async function open() {
    if (abort !== undefined) return;
    const current = new AbortController();
    abort = current;
    const tell = (next: ClothState) => {
      if (abort === current) state.value = next;
    };
    tell({ status: 'opening', progress: 0 });
    try {
      // The workers that had them may have gone: then they are swept again.
      const copies = await axes?.().catch(() => undefined);
      const facts = await cloth.open(question, {
        signal: current.signal,
        axes: copies,
        onProgress: (progress) => tell({ status: 'opening', progress }),
      });
      tell({ status: 'open', facts });
    } catch (reason) {
      tell({ status: 'failed', error: solverErrorFrom(reason) });
      if (abort === current) abort = undefined;
    }
  }

  return {
    state,
    facts: computed(() => (state.value.status === 'open' ? state.value.facts : undefined)),
    open: () => void open(),
    /** A worker that failed has lost the cloth; of one that was closed nothing more comes. */
    fail: (reason: unknown) => {
      if (state.value.status !== 'open') return;
      abort = undefined;
      state.value = { status: 'failed', error: solverErrorFrom(reason) };
    },
    close: () => {
      abort?.abort();
      abort = undefined;
      state.value = { status: 'closed' };
      cloth.dispose();
    },
  };
}

/** Which threads are seen. */
function createThreads(facts: ReadonlySignal<ClothFacts | undefined>) {
  const off = signal<ReadonlySet<number>>(new Set());
  const alone = signal<number | undefined>(undefined);
  return {
    off,
    alone,
    /** A flag for each thread; undefined while all are seen. */
    flags: computed(() => {
      const threads = facts.value?.threads ?? [];
      const isSeen = (thread: number) =>
        alone.value === undefined ? !off.value.has(thread) : thread === alone.value;
      const flags = Uint8Array.from(threads, (_, thread) => (isSeen(thread) ? 1 : 0));
      return flags.includes(0) ? flags : undefined;
    }),
    sum: computed(() =>
      facts.value?.threads.reduce(
        (sum, { rowMoves, columnMoves }, thread) =>
          off.value.has(thread) ? sum : sum + rowMoves * columnMoves,
        0n,
      ),
    ),
    toggle(thread: number) {
      const next = new Set(off.value);
      if (!next.delete(thread)) next.add(thread);
      off.value = next;
    },
    point(thread: number | undefined) {
      alone.value = thread;
    },
    showThreads() {
      off.value = new Set();
    },
  };
}

type Threads = ReturnType<typeof createThreads> &
  Pick<ReturnType<typeof createOpening>, 'facts' | 'fail'>;

/** The tiles, and the scale of each level: that of all threads, so that a thread alone is as dark as it is. */
function createWeaving(
  cloth: Cloth,
  board: ClothSides,
  { place, view, level }: Looking,
  { facts, flags, fail }: Threads,
) {
  const version = signal(0);
  const tiles = createRecentCache<WovenTile>(KEPT_TILES);
  const scales = new Map<number, ClothScale>();
  const asked = new Set<string>();
  const keyOf = (name: TileName) =>
    `${name.level} ${name.row} ${name.column} ${flags.value?.join('') ?? ''}`;

  /** The scale of a level comes before its first tile. */
  async function weave(name: TileName, key: string) {
    const shown = flags.value;
    let scale = scales.get(name.level);
    if (scale === undefined) {
      const sample = sampleOf(name.level, board);
      scale = scaleFor(sampled(await cloth.tile(sample), sample));
      scales.set(name.level, scale);
    }
    const densities = await cloth.tile({ ...edgesOf(name, board), shown });
    tiles.add(key, { densities, scale });
  }

  async function ask(name: TileName) {
    const key = keyOf(name);
    asked.add(key);
    try {
      await weave(name, key);
    } catch (reason) {
      fail(reason);
    } finally {
      asked.delete(key);
      version.value += 1;
      pump();
    }
  }

  /** The whole board first: it stands for all that isn't there yet. */
  function pump() {
    if (facts.value === undefined || place.value === undefined || view.value === undefined) return;
    const all = { level: coarsest(board), row: 0, column: 0 };
    const missing = [all, ...tilesSeen(level.value, place.value, board, view.value)].filter(
      (name) => tiles.find(keyOf(name)) === undefined && !asked.has(keyOf(name)),
    );
    for (const name of missing.slice(0, Math.max(0, AT_ONCE - asked.size))) void ask(name);
  }

  effect(pump);

  return {
    version,
    scale: computed(() => (version.value >= 0 ? scales.get(level.value) : undefined)),
    tile: (name: TileName) => tiles.find(keyOf(name)),
  };
}
