/**
 * The store of a visible cloth: its viewport, its threads, and its tiles. Tiles are requested one after the other, the
 * visible ones first, so that nothing waits for tiles out of sight; until a tile arrives, a coarser one is drawn.
 */
import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { ClothEngine, ClothFacts, ClothRegion, ThreadMoves } from '../engine/api/cloth';
import { solverErrorFrom, type SolverError } from '../engine/api/errors';
import type { AxisCopy, BoardQuestion, PerAxis } from '../engine/api/axes';
import { lastAnswered, askWhenever, type AskState } from '../asking/ask';
import { createRecentCache } from '../asking/recent_cache';
import {
  isWholeRegion,
  clampedPlace,
  movedPlace,
  placeOfRegion,
  regionAt,
  wholeClothPlace,
  zoomedPlace,
  type ClothPlace,
  type ClothSides,
  type ViewPoint,
  type ViewSize,
} from './place';
import { paintPicture, type ClothPicture, type PictureQuestion } from './picture';
import { clothShadeScale } from './scale';
import type { ShadeScale } from '../drawing/shades';
import {
  coarsestLevel,
  tileEdgesOf,
  levelFor,
  sampledDensities,
  sampleOf,
  tilesSeen,
  type TileName,
} from './tiles';

export type ClothState =
  | { readonly status: 'closed' }
  | { readonly status: 'opening'; readonly progress: number }
  | { readonly status: 'open'; readonly facts: ClothFacts }
  | { readonly status: 'failed'; readonly error: SolverError };

/** A computed tile: its densities and the colour scale of its level. */
export interface WovenTile {
  readonly densities: Float32Array;
  readonly scale: ShadeScale;
}

/** A region, and how many winning first moves have their corner there. */
interface CountedRegion {
  readonly region: ClothRegion;
  readonly count: bigint;
}

/** A disc; row and column count from 1, from the lower left corner of the board. */
interface ClothDisc {
  readonly row: number;
  readonly column: number;
}

/** What the author hides. `answers`: every count, including the meaning of colours. `nimbers`: the threads. */
export interface ClothHides {
  readonly answers: boolean;
  readonly nimbers: boolean;
}

interface MovesOfCorner extends ClothDisc {
  readonly count: number;
  readonly moves: readonly ThreadMoves[];
}

export interface ClothModel {
  readonly question: BoardQuestion;
  readonly board: ClothSides;
  readonly hides: ClothHides;
  readonly state: ReadonlySignal<ClothState>;
  /** The viewport; undefined until the canvas has a size. */
  readonly place: ReadonlySignal<ClothPlace | undefined>;
  readonly view: ReadonlySignal<ViewSize | undefined>;
  /** All visible discs, including those that are cut off at the edges. */
  readonly inView: ReadonlySignal<ClothRegion | undefined>;
  /** The requested region, until the view moves; then the visible one. */
  readonly region: ReadonlySignal<ClothRegion | undefined>;
  readonly isWhole: ReadonlySignal<boolean>;
  /** The exact count of the visible region, once the view has rested for COUNT_DELAY_MS. */
  readonly counted: ReadonlySignal<CountedRegion | undefined>;
  /** The level of tiles that the zoom needs. */
  readonly level: ReadonlySignal<number>;
  /** The colour scale, once it is known. */
  readonly scale: ReadonlySignal<ShadeScale | undefined>;
  /** Changes whenever something must be painted again. */
  readonly version: ReadonlySignal<number>;
  /** The threads that are switched off. */
  readonly off: ReadonlySignal<ReadonlySet<number>>;
  /** A flag for each painted thread; undefined while all are painted. */
  readonly flags: ReadonlySignal<Uint8Array | undefined>;
  /** The only painted thread, while somebody points at it. */
  readonly alone: ReadonlySignal<number | undefined>;
  /** The sum of the threads that are on: P of the board if all are. */
  readonly sum: ReadonlySignal<bigint | undefined>;
  /** The pressed corner, with its moves. */
  readonly corner: ReadonlySignal<AskState<ClothDisc, MovesOfCorner>>;
  /** The pressed disc, while discs are too small to be told apart. */
  readonly spot: ReadonlySignal<ClothDisc | undefined>;
  readonly tile: (name: TileName) => WovenTile | undefined;
  /** The counts of the visible discs, the lowest row first, once they are known and have room. */
  readonly discs: ReadonlySignal<CountedDiscs | undefined>;
  resize(view: ViewSize, pixelRatio: number): void;
  zoom(factor: number, at?: ViewPoint): void;
  move(right: number, down: number): void;
  /** Shows a region; its count is exact even if the view has room for more. */
  see(region: ClothRegion): void;
  seeAll(): void;
  /** Moves the middle of the view, in discs from the lower left corner. */
  goTo(middle: { readonly row: number; readonly column: number }): void;
  toggle(thread: number): void;
  point(thread: number | undefined): void;
  /** Switches all threads on. */
  showThreads(): void;
  /** The region with the painted threads, as a picture whose longer side has so many pixels. */
  paint(longer: number, abort?: AbortSignal): Promise<PaintedRegion>;
  /** Chooses a disc that is drawn by itself; a smaller one is only marked as `spot`. */
  choose(disc: ClothDisc | undefined): void;
  /** Zooms in until the disc is drawn by itself, and chooses it. */
  approach(disc: ClothDisc): void;
  /** Opens the cloth, or opens it again after a failure. */
  open(): void;
  /** Ends the worker. */
  close(): void;
}

export interface PaintedRegion extends ClothPicture {
  readonly region: ClothRegion;
  /** If they have room. */
  readonly discs: CountedDiscs | undefined;
}

export interface CountedDiscs {
  readonly region: ClothRegion;
  readonly counts: Uint32Array;
}

export interface ClothDependencies {
  readonly question: BoardQuestion;
  readonly cloth: ClothEngine;
  /** The axes of the run that gave the answer, so that nothing is swept twice. */
  readonly axes?: () => Promise<PerAxis<AxisCopy> | undefined>;
  /** The region to show first; by default all of it. */
  readonly region?: ClothRegion | undefined;
  readonly hides?: ClothHides;
}

const HIDES_NOTHING: ClothHides = { answers: false, nimbers: false };

/** A tile takes a quarter of a megabyte. */
const CACHED_TILES = 160;
const PARALLEL_TILES = 2;
/** The exact count is requested once the view has rested this long, in milliseconds. */
const COUNT_DELAY_MS = 120;
/** From this size on discs are drawn one by one. */
export const MIN_DISC_PX = 12;
/** The size of a disc after zooming to it, in pixels. */
const NEAR_DISC_PX = 40;

export function createClothModel(dependencies: ClothDependencies): ClothModel {
  const { question, cloth, hides = HIDES_NOTHING } = dependencies;
  const board = { rows: question.rows.size, columns: question.columns.size };
  const whole = {
    rows: { first: 1, last: board.rows },
    columns: { first: 1, last: board.columns },
  };
  const looking = createLooking(board, dependencies.region);
  const { region } = looking;
  const opening = createOpening(dependencies);
  const { facts } = opening;
  const threads = createThreads(facts);
  const weaving = createWeaving(cloth, board, looking, { facts, fail: opening.fail, ...threads });
  const pressing = createPressing(looking);
  const { counted, discs, corner } = createAsking(
    cloth,
    { ...looking, ...threads, hides },
    opening,
    pressing.chosen,
  );
  return {
    question,
    board,
    hides,
    ...looking,
    ...threads,
    ...weaving,
    ...pressing,
    corner,
    state: opening.state,
    counted: computed(() => {
      const settled = lastAnswered(counted.value);
      return settled && { region: settled.question.region, count: settled.answer };
    }),
    discs: computed(() => {
      const settled = lastAnswered(discs.value);
      const isNow = discs.value.status !== 'idle';
      return isNow && settled
        ? { region: settled.question.region, counts: settled.answer }
        : undefined;
    }),
    paint: (longer, abort) =>
      paintRegion(
        cloth,
        { region: region.value ?? whole, shown: threads.flags.value, longer },
        abort,
      ).catch((reason: unknown) => {
        if (solverErrorFrom(reason).kind === 'worker-failed' && abort?.aborted !== true)
          opening.fail(reason);
        throw reason;
      }),
    open: opening.open,
    close: opening.close,
  };
}

async function paintRegion(
  cloth: ClothEngine,
  question: PictureQuestion,
  abort?: AbortSignal,
): Promise<PaintedRegion> {
  const { region, shown } = question;
  const picture = await paintPicture(cloth, question, abort);
  const discPixels = picture.width / (region.columns.last - region.columns.first + 1);
  const counts =
    discPixels >= MIN_DISC_PX ? await cloth.discs({ ...region, shown }, abort) : undefined;
  return { ...picture, region, discs: counts && { region, counts } };
}

/** The requests to an open cloth; each opening asks them again. */
function createAsking(
  cloth: ClothEngine,
  {
    region,
    inView,
    place,
    flags,
    onFlags,
    hides,
  }: Looking & Pick<ClothModel, 'flags' | 'hides'> & Pick<Threads, 'onFlags'>,
  { facts, opened, fail }: ReturnType<typeof createOpening>,
  chosen: ReadonlySignal<ClothDisc | undefined>,
) {
  const ofThis = <Question extends object>(question: Question | undefined) =>
    hides.answers ? undefined : facts.value && question && { ...question, opened: opened.value };
  const counted = askWhenever(
    () => ofThis(region.value && { region: region.value, shown: flags.value }),
    async (asked, abort) => {
      await new Promise((resolve) => setTimeout(resolve, COUNT_DELAY_MS));
      abort.throwIfAborted();
      return cloth.count({ ...asked.region, shown: asked.shown }, abort);
    },
  );
  const discs = askWhenever(
    () =>
      place.value && inView.value && 1 / place.value.scale >= MIN_DISC_PX
        ? ofThis({ region: inView.value, shown: flags.value })
        : undefined,
    (asked, abort) => cloth.discs({ ...asked.region, shown: asked.shown }, abort),
  );
  const corner = askWhenever(
    () => ofThis(chosen.value && { ...chosen.value, shown: onFlags.value }),
    async ({ row, column, shown }, abort): Promise<MovesOfCorner> => {
      const all = await cloth.movesAt(row, column, abort);
      const moves = all.filter(({ thread }) => shown === undefined || shown[thread] === 1);
      const count = moves.reduce(
        (sum, { heights, widths }) => sum + heights.length * widths.length,
        0,
      );
      return { row, column, count, moves };
    },
  );
  effect(() => {
    for (const { value } of [counted, discs, corner])
      if (value.status === 'failed') fail(value.error);
  });
  return { counted, discs, corner };
}

/** The viewport. A region requested before the canvas has a size is shown once it has. */
function createLooking(board: ClothSides, first: ClothRegion | undefined) {
  const view = signal<ViewSize | undefined>(undefined);
  const place = signal<ClothPlace | undefined>(undefined);
  const pixelRatio = signal(1);
  const asked = signal(first);
  const inView = computed(() =>
    view.value && place.value ? regionAt(place.value, board, view.value) : undefined,
  );
  const region = computed(() => inView.value && (asked.value ?? inView.value));

  function change(by: (place: ClothPlace, view: ViewSize) => ClothPlace) {
    batch(() => {
      asked.value = undefined;
      if (view.value && place.value)
        place.value = clampedPlace(by(place.value, view.value), board, view.value);
    });
  }

  /** If everything was visible, it stays so. */
  function resized(now: ClothPlace | undefined, before: ViewSize | undefined, size: ViewSize) {
    if (asked.value) return placeOfRegion(asked.value, board, size);
    const isWhole = !now || !before || now.scale >= wholeClothPlace(board, before).scale;
    return isWhole ? wholeClothPlace(board, size) : clampedPlace(now, board, size);
  }

  return {
    view,
    place,
    inView,
    region,
    isWhole: computed(() => region.value === undefined || isWholeRegion(region.value, board)),
    level: computed(() =>
      place.value && view.value
        ? cachedLevel(levelFor(place.value.scale, pixelRatio.value, board), place.value, view.value)
        : coarsestLevel(board),
    ),
    resize: (size: ViewSize, ratio: number) =>
      batch(() => {
        place.value = resized(place.value, view.value, size);
        view.value = size;
        pixelRatio.value = ratio;
      }),
    zoom: (factor: number, at?: ViewPoint) =>
      change((now, size) => zoomedPlace(now, size, factor, at)),
    move: (right: number, down: number) => change((now) => movedPlace(now, right, down)),
    see: (next: ClothRegion) =>
      batch(() => {
        change((_, size) => placeOfRegion(next, board, size));
        asked.value = isWholeRegion(next, board) ? undefined : next;
      }),
    seeAll: () => change((_, size) => wholeClothPlace(board, size)),
    goTo: (middle: Pick<ClothPlace, 'row' | 'column'>) =>
      change(({ scale }) => ({ ...middle, scale })),
    goNear: (next: ClothPlace) => change(() => next),
  };

  /** On a screen with very many pixels the level is coarser than it could show. */
  function cachedLevel(level: number, now: ClothPlace, size: ViewSize): number {
    const isKept = tilesSeen(level, now, board, size).length < CACHED_TILES;
    return isKept || level === coarsestLevel(board) ? level : cachedLevel(level + 1, now, size);
  }
}

type Looking = ReturnType<typeof createLooking>;

/** A press chooses a disc if discs can be told apart, and marks a spot otherwise. */
function createPressing({ place, goNear }: Looking) {
  const pressed = signal<(ClothDisc & { readonly isFar: boolean }) | undefined>(undefined);
  const isFar = () => place.value === undefined || 1 / place.value.scale < MIN_DISC_PX;
  return {
    chosen: computed(() => (pressed.value?.isFar === false ? pressed.value : undefined)),
    spot: computed(() => (pressed.value?.isFar === true && isFar() ? pressed.value : undefined)),
    choose(disc: ClothDisc | undefined) {
      pressed.value = disc && { ...disc, isFar: isFar() };
    },
    approach: ({ row, column }: ClothDisc) =>
      batch(() => {
        goNear({ row: row - 0.5, column: column - 0.5, scale: 1 / NEAR_DISC_PX });
        pressed.value = { row, column, isFar: false };
      }),
  };
}

function createOpening({ question, cloth, axes }: ClothDependencies) {
  const state = signal<ClothState>({ status: 'closed' });
  const opened = signal(0);
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
      // The workers that hold the axes may have ended: then they are swept again.
      const copies = await axes?.().catch(() => undefined);
      const facts = await cloth.open(question, {
        signal: current.signal,
        axes: copies,
        onProgress: (progress) => tell({ status: 'opening', progress }),
      });
      batch(() => {
        opened.value += 1;
        tell({ status: 'open', facts });
      });
    } catch (reason) {
      tell({ status: 'failed', error: solverErrorFrom(reason) });
      if (abort === current) abort = undefined;
    }
  }

  return {
    state,
    /** The number of openings; each one asks everything again. */
    opened,
    facts: computed(() => (state.value.status === 'open' ? state.value.facts : undefined)),
    open: () => void open(),
    /** A worker that failed has lost the cloth; a closed one is ignored. */
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

/** The threads that are on, off and pointed at. */
function createThreads(facts: ReadonlySignal<ClothFacts | undefined>) {
  const off = signal<ReadonlySet<number>>(new Set());
  const alone = signal<number | undefined>(undefined);
  /** A flag for each thread; undefined if all are visible. */
  const flagsWhere = (isSeen: (thread: number) => boolean) => {
    const threads = facts.value?.threads ?? [];
    const flags = Uint8Array.from(threads, (_, thread) => (isSeen(thread) ? 1 : 0));
    return flags.includes(0) ? flags : undefined;
  };
  const isOn = (thread: number) => !off.value.has(thread);
  return {
    off,
    alone,
    flags: computed(() =>
      flagsWhere((thread) => (alone.value === undefined ? isOn(thread) : thread === alone.value)),
    ),
    /** Independent of the pointer. */
    onFlags: computed(() => flagsWhere(isOn)),
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
      batch(() => {
        off.value = next;
        // After a press the others are shown without this thread, even under the pointer.
        alone.value = undefined;
      });
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

/**
 * The tiles, and the colour scale of each level: that of all threads together, so that a single thread keeps its
 * darkness.
 */
function createWeaving(
  cloth: ClothEngine,
  board: ClothSides,
  { place, view, level }: Looking,
  { facts, flags, fail }: Threads,
) {
  const version = signal(0);
  const tiles = createRecentCache<WovenTile>(CACHED_TILES);
  const scales = signal<ReadonlyMap<number, ShadeScale>>(new Map());
  const asked = new Set<string>();
  const flagsKey = computed(() => flags.value?.join('') ?? '');
  const keyOf = ({ level: of, row, column }: TileName) =>
    `${of} ${row} ${column} ${flagsKey.value}`;

  /** The scale of a level is computed before its first tile. */
  async function scaleOf(level: number): Promise<ShadeScale> {
    const known = scales.peek().get(level);
    if (known !== undefined) return known;
    const sample = sampleOf(level, board);
    const scale = clothShadeScale(sampledDensities(await cloth.tile(sample), sample));
    scales.value = new Map([...scales.peek(), [level, scale]]);
    return scale;
  }

  async function weave(name: TileName, key: string) {
    const shown = flags.value;
    const scale = await scaleOf(name.level);
    const densities = await cloth.tile({ ...tileEdgesOf(name, board), shown });
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

  /** The tile of the whole board comes first: it stands in for all missing ones. */
  function pump() {
    if (facts.value === undefined || place.value === undefined || view.value === undefined) return;
    const all = { level: coarsestLevel(board), row: 0, column: 0 };
    const missing = [all, ...tilesSeen(level.value, place.value, board, view.value)].filter(
      (name) => tiles.find(keyOf(name)) === undefined && !asked.has(keyOf(name)),
    );
    for (const name of missing.slice(0, Math.max(0, PARALLEL_TILES - asked.size))) void ask(name);
  }

  effect(pump);

  return {
    version,
    scale: computed(() => scales.value.get(level.value)),
    tile: (name: TileName) => tiles.find(keyOf(name)),
  };
}
