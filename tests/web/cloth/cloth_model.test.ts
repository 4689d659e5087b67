import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createClothModel,
  type ClothModel,
  type ClothDependencies,
} from '../../../web/src/cloth/cloth_model';
import { TILE_BLOCKS } from '../../../web/src/cloth/tiles';
import { SolverError } from '../../../web/src/engine/api/errors';
import type { BoardQuestion } from '../../../web/src/engine/api/axes';
import type { ClothFacts } from '../../../web/src/engine/api/cloth';
import { CRASH } from '../crash';
import { fakeTime } from '../fake_time';
import { fakeCloth } from './fake_cloth';

fakeTime();

const question: BoardQuestion = {
  rows: { size: 10_000, lengths: 'triangular' },
  columns: { size: 10_000, lengths: 'square' },
};
const thread = (a: number, rowMoves: bigint, columnMoves: bigint) => ({
  a,
  b: a,
  rowMoves,
  columnMoves,
});
const facts: ClothFacts = {
  boardNimber: 3,
  winningOpenings: 2n * 3n + 5n * 7n + 11n * 1n,
  threads: [thread(1, 2n, 3n), thread(2, 5n, 7n), thread(3, 11n, 1n)],
};
const view = { width: 800, height: 400 };
const whole = { rows: { first: 1, last: 10_000 }, columns: { first: 1, last: 10_000 } };
const part = { rows: { first: 101, last: 110 }, columns: { first: 201, last: 215 } };

let fake = fakeCloth();
let model: ClothModel;
beforeEach(() => {
  fake = fakeCloth();
});

const rest = () => vi.advanceTimersByTimeAsync(200);
const turn = () => vi.advanceTimersByTimeAsync(0);

function created(parts: Partial<ClothDependencies> = {}) {
  return (model = createClothModel({ question, cloth: fake.cloth, ...parts }));
}

async function opened(parts: Partial<ClothDependencies> = {}) {
  created(parts).resize(view, 1);
  model.open();
  await turn();
  fake.openings()[0]!.answer(facts);
  await turn();
}

/** Answers requests for tiles until there are none. */
async function woven(most = 1000): Promise<void> {
  await turn();
  for (let round = 0; fake.tiles().length > 0; round += 1) {
    if (round === most) throw new Error('There is no end to the tiles.');
    expect(fake.tiles().length).toBeLessThanOrEqual(2);
    for (const { question: tile, answer } of fake.tiles())
      answer(new Float32Array((tile.rows.length - 1) * (tile.columns.length - 1)).fill(2));
    await turn();
  }
}

const shownIn = ({ shown }: { readonly shown?: Uint8Array }) => shown && [...shown];

describe('opening', () => {
  test('hands the axes of the answer over, and tells how far it is', async () => {
    const axis = { prefixXors: new Uint16Array(1) };
    const axes = { rows: axis, columns: axis } as never;
    created({ axes: () => Promise.resolve(axes) }).resize(view, 1);
    expect(model.state.value).toEqual({ status: 'closed' });
    model.open();
    model.open();
    await turn();
    expect(fake.openings()).toHaveLength(1);
    const asked = fake.openings()[0]!;
    expect(asked.question).toMatchObject({ board: question, axes });
    asked.question.onProgress?.(0.25);
    expect(model.state.value).toEqual({ status: 'opening', progress: 0.25 });
    await rest();
    expect([...fake.asked('tile'), ...fake.asked('count')]).toEqual([]);
    asked.answer(facts);
    await turn();
    expect(model.state.value).toEqual({ status: 'open', facts });
    expect(model.sum.value).toBe(52n);
  });

  test('goes on without axes where they have gone', async () => {
    created({ axes: () => Promise.reject(new Error('gone')) }).open();
    await turn();
    expect(fake.openings()[0]!.question.axes).toBeUndefined();
  });

  test('is asked again after it failed', async () => {
    created().open();
    await turn();
    fake.openings()[0]!.fail(new SolverError({ kind: 'module-failed', message: 'Too large.' }));
    await turn();
    expect(model.state.value).toMatchObject({ status: 'failed', error: { kind: 'module-failed' } });
    model.open();
    await turn();
    expect(model.state.value).toEqual({ status: 'opening', progress: 0 });
    fake.openings()[0]!.answer(facts);
    await turn();
    expect(model.state.value.status).toBe('open');
  });

  test('that is given up comes to nothing', async () => {
    created().open();
    await turn();
    const asked = fake.openings()[0]!;
    model.close();
    expect(asked.signal?.aborted).toBe(true);
    asked.answer(facts);
    await turn();
    expect(model.state.value).toEqual({ status: 'closed' });
    expect(fake.disposed()).toBe(1);
  });
});

describe('weaving', () => {
  test('begins with the whole board, asks two at once, and ends', async () => {
    await opened();
    // At 25 discs per pixel a block has 32, and the whole board needs 64.
    expect(model.level.value).toBe(5);
    expect(fake.tiles()).toHaveLength(2);
    await woven();
    expect(model.tile({ level: 6, row: 0, column: 0 })?.scale.full).toBe(2);
    expect(model.tile({ level: 5, row: 1, column: 1 })).toBeDefined();
    const whole = fake.asked('tile').map(({ question: tile }) => (tile as typeof part).rows);
    // Two samples, the whole, and four quarters, of which two reach beyond the board.
    expect(whole).toHaveLength(2 + 1 + 4);
    expect(model.scale.value?.full).toBe(2);
    await rest();
    expect(fake.tiles()).toEqual([]);
  });

  test('asks for the scale of a level before its first tile', async () => {
    await opened();
    const [first, second] = fake.tiles();
    const steps = ({ question: { rows } }: NonNullable<typeof first>) => rows[1]! - rows[0]!;
    // Samples of the blocks: every 64th disc, and every 32nd, with other requests in between.
    expect([steps(first!), steps(second!)]).toEqual([64, 32]);
    expect(first!.question.rows).not.toHaveLength(TILE_BLOCKS + 1);
    first!.answer(new Float32Array((first!.question.rows.length - 1) ** 2).fill(7));
    await turn();
    expect(fake.tiles()).toHaveLength(2);
    expect(fake.tiles().at(-1)!.question.rows).toHaveLength(TILE_BLOCKS + 1);
    expect(model.scale.value).toBeUndefined();
  });

  test('does not ask for what has gone out of sight', async () => {
    await opened();
    await woven();
    const before = fake.asked('tile').length;
    model.zoom(32, { x: 0, y: 0 });
    expect(fake.tiles()).toHaveLength(2);
    model.goTo({ row: 9_000, column: 9_000 });
    await woven();
    const rows = fake
      .asked('tile')
      .slice(before)
      .map(({ question: tile }) => tile as { rows: Uint32Array; columns: Uint32Array })
      .filter(({ rows: edges }) => edges.length === TILE_BLOCKS + 1);
    const isUnderView = ({ columns }: (typeof rows)[number]) => columns[0]! > 5_000;
    // At most two tiles of the earlier view, which were requested already.
    expect(rows.filter((tile) => !isUnderView(tile)).length).toBeLessThanOrEqual(2);
    expect(rows.filter(isUnderView).length).toBeGreaterThan(2);
  });

  test('keeps what it has on the way back', async () => {
    await opened();
    await woven();
    model.zoom(8);
    await woven();
    const before = fake.asked('tile').length;
    model.seeAll();
    await turn();
    expect(fake.asked('tile')).toHaveLength(before);
  });

  test('comes to an end on a screen with more pixels than are kept', async () => {
    await opened();
    await woven();
    model.resize({ width: 8_000, height: 5_000 }, 3);
    model.see({ rows: { first: 1, last: 5_000 }, columns: { first: 1, last: 8_000 } });
    await woven();
    expect(model.tile({ level: model.level.value, row: 1, column: 1 })).toBeDefined();
  });

  test('tells of a version more whenever there is a tile more', async () => {
    await opened();
    const before = model.version.value;
    await woven();
    expect(model.version.value).toBeGreaterThan(before + 3);
  });
});

describe('what is in view', () => {
  test('is counted as soon as it rests', async () => {
    await opened();
    await woven();
    await rest();
    fake.counts()[0]!.answer(52n);
    await turn();
    expect(model.counted.value).toEqual({ region: whole, count: 52n });
    model.zoom(2);
    model.zoom(2);
    await vi.advanceTimersByTimeAsync(50);
    model.zoom(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(fake.asked('count')).toHaveLength(1);
    await rest();
    expect(fake.asked('count')).toHaveLength(2);
    expect(fake.counts()[0]!.question).toMatchObject(model.region.value!);
    expect(model.isWhole.value).toBe(false);
  });

  test('is exactly what was asked for, until it moves', async () => {
    await opened();
    model.see(part);
    expect(model.region.value).toEqual(part);
    // The ten rows are 40 pixels each, so five and a half more columns fit beside the fifteen.
    expect(model.inView.value).toEqual({
      rows: part.rows,
      columns: { first: 198, last: 218 },
    });
    await rest();
    expect(fake.counts().at(-1)!.question).toMatchObject(part);
    const narrow = { width: 300, height: 500 };
    model.resize(narrow, 1);
    expect(model.region.value).toEqual(part);
    // The whole board stays in view; the fifteen columns take the width.
    expect(model.place.value?.scale).toBe(15 / 300);
    model.see(whole);
    expect(model.isWhole.value).toBe(true);
    model.resize(view, 1);
    model.see(part);
    model.move(1, 0);
    expect(model.region.value).toEqual(model.inView.value);
  });

  test('that was asked for before it is known how large the view is comes then', () => {
    created({ region: part });
    expect(model.region.value).toBeUndefined();
    model.resize(view, 1);
    expect(model.region.value).toEqual(part);
    model.seeAll();
    expect(model.region.value).toEqual(whole);
  });

  test('stays all of it in a view of another size, and else where it is', () => {
    created().resize(view, 1);
    model.resize({ width: 300, height: 900 }, 1);
    expect(model.isWhole.value).toBe(true);
    expect(model.region.value).toEqual(whole);
    model.zoom(16);
    const { row, column } = model.place.value!;
    model.resize(view, 1);
    expect(model.place.value).toMatchObject({ row, column });
    expect(model.isWhole.value).toBe(false);
  });
});

describe('discs', () => {
  test('are counted from 12 pixels on, and not farther away', async () => {
    await opened();
    await woven();
    model.see({ rows: { first: 1, last: 30 }, columns: { first: 1, last: 70 } });
    await turn();
    expect(fake.asked('discs')).toHaveLength(0);
    model.zoom(1.1);
    await turn();
    const asked = fake.discs()[0]!;
    expect(asked.question).toMatchObject(model.inView.value!);
    asked.answer(Uint32Array.of(1, 2));
    await turn();
    expect(model.discs.value?.counts).toEqual(Uint32Array.of(1, 2));
    model.zoom(0.5);
    expect(model.discs.value).toBeUndefined();
  });

  test('one that is pressed is told with the sum of its moves', async () => {
    await opened();
    model.see(part);
    model.choose({ row: 4, column: 5 });
    await turn();
    const asked = fake.moves()[0]!;
    expect(asked.question).toEqual({ row: 4, column: 5 });
    const moves = [
      { thread: 0, heights: Uint32Array.of(1, 3), widths: Uint32Array.of(1, 4, 9, 16) },
      { thread: 2, heights: Uint32Array.of(6), widths: Uint32Array.of(16) },
    ];
    asked.answer(moves);
    await turn();
    const told = { status: 'answered', answer: { row: 4, column: 5, count: 9, moves } };
    expect(model.corner.value).toMatchObject(told);
    // While a thread is pointed at, its description stays.
    model.point(2);
    await turn();
    expect(model.corner.value).toMatchObject(told);
  });

  test('one that is pressed from afar is told once it was approached', async () => {
    await opened();
    const disc = { row: 6_004, column: 3_005 };
    model.choose(disc);
    await turn();
    expect(model.spot.value).toMatchObject(disc);
    expect(fake.asked('movesAt')).toEqual([]);
    model.approach(disc);
    await turn();
    expect(model.spot.value).toBeUndefined();
    expect(model.place.value).toMatchObject({ row: 6_003.5, column: 3_004.5 });
    expect(fake.moves()[0]!.question).toEqual(disc);
    expect(fake.discs()).toHaveLength(1);
  });

  test('one that is pressed from afar is forgotten nearby, and stays so', async () => {
    await opened();
    model.choose({ row: 4, column: 5 });
    model.see(part);
    await turn();
    expect(model.spot.value).toBeUndefined();
    expect(fake.asked('movesAt')).toEqual([]);
  });
});

test('no count is asked for where answers are hidden', async () => {
  await opened({ hides: { answers: true, nimbers: false } });
  await woven();
  model.see(part);
  model.choose({ row: 105, column: 205 });
  model.approach({ row: 106, column: 206 });
  await rest();
  await woven();
  expect(model.tile({ level: 6, row: 0, column: 0 })).toBeDefined();
  for (const kind of ['count', 'discs', 'movesAt'] as const) expect(fake.asked(kind)).toEqual([]);
});

describe('a picture', () => {
  test('has the region and the threads that are painted, and its discs where they have room', async () => {
    await opened();
    await woven();
    model.see(part);
    model.toggle(1);
    await woven();
    const painting = model.paint(300);
    await woven();
    await turn();
    const discs = fake.discs().at(-1)!;
    expect(discs.question).toMatchObject(part);
    expect(shownIn(discs.question)).toEqual([1, 0, 1]);
    discs.answer(new Uint32Array(150));
    const painted = await painting;
    expect(painted).toMatchObject({ width: 300, height: 200, region: part });
    expect(painted.discs?.counts).toHaveLength(150);
    for (const { question: tile } of fake.asked('tile').slice(-2))
      expect(shownIn(tile as object)).toEqual([1, 0, 1]);
    // Eleven pixels per disc are too few.
    const small = model.paint(15 * 11);
    await woven();
    expect((await small).discs).toBeUndefined();
  });
});

describe('threads', () => {
  test('that are out are neither painted nor counted nor in the sum', async () => {
    await opened();
    await woven();
    expect(model.flags.value).toBeUndefined();
    model.toggle(1);
    expect(model.flags.value).toEqual(Uint8Array.of(1, 0, 1));
    expect(model.sum.value).toBe(6n + 11n);
    expect(model.tile({ level: 6, row: 0, column: 0 })).toBeUndefined();
    await rest();
    expect(shownIn(fake.counts().at(-1)!.question)).toEqual([1, 0, 1]);
    for (const { question: tile } of fake.tiles()) expect(shownIn(tile)).toEqual([1, 0, 1]);
    await woven();
    expect(model.tile({ level: 6, row: 0, column: 0 })).toBeDefined();
    model.toggle(1);
    expect(model.flags.value).toBeUndefined();
    expect(model.sum.value).toBe(52n);
  });

  test('one that is pointed at is painted alone, in or out, and the sum stays', async () => {
    await opened();
    model.toggle(1);
    model.point(1);
    expect(model.alone.value).toBe(1);
    expect(model.flags.value).toEqual(Uint8Array.of(0, 1, 0));
    expect(model.sum.value).toBe(17n);
    model.point(undefined);
    expect(model.flags.value).toEqual(Uint8Array.of(1, 0, 1));
    model.toggle(0);
    model.toggle(2);
    expect(model.sum.value).toBe(0n);
    model.showThreads();
    expect(model.sum.value).toBe(52n);
    expect(model.off.value.size).toBe(0);
  });

  test('one that is pressed under the pointer is seen to be out at once', async () => {
    await opened();
    model.point(1);
    model.toggle(1);
    expect(model.alone.value).toBeUndefined();
    expect(model.flags.value).toEqual(Uint8Array.of(1, 0, 1));
  });

  test('are as bright together and alone: a level has one scale', async () => {
    await opened();
    await woven();
    const before = fake.asked('tile').length;
    model.point(2);
    await woven();
    // No samples this time: the whole and its quarters.
    expect(fake.asked('tile')).toHaveLength(before + 5);
  });
});

describe('a worker that is lost', () => {
  test.each(['tiles', 'counts', 'discs', 'moves'] as const)(
    'is told by its %s, and what is opened again is asked again',
    async (kind) => {
      await opened();
      await woven();
      model.see(part);
      model.choose({ row: 101, column: 201 });
      await rest();
      const before = fake[kind]()[0]!;
      before.fail(CRASH);
      await turn();
      expect(model.state.value).toMatchObject({ error: { kind: 'worker-failed' } });
      for (const { fail } of [...fake.tiles(), ...fake.counts()]) fail(CRASH);
      await turn();
      model.open();
      await turn();
      fake.openings()[0]!.answer(facts);
      await rest();
      await woven();
      expect(model.state.value.status).toBe('open');
      if (kind !== 'tiles') expect(fake[kind]().at(-1)!.question).toEqual(before.question);
    },
  );

  test('is told by a picture that is saved, unless nobody waits for it', async () => {
    await opened();
    await woven();
    const nobody = new AbortController();
    for (const abort of [nobody, new AbortController()]) {
      const painting = model.paint(300, abort.signal);
      nobody.abort();
      for (const { fail } of fake.tiles()) fail(CRASH);
      await expect(painting).rejects.toMatchObject({ kind: 'worker-failed' });
      expect(model.state.value.status).toBe(abort === nobody ? 'open' : 'failed');
    }
  });
});

test('a cloth that is closed is asked nothing more', async () => {
  await opened();
  model.close();
  expect(fake.disposed()).toBe(1);
  for (const { fail } of fake.tiles()) fail(new Error('disposed'));
  await rest();
  const before = [fake.asked('tile'), fake.asked('count')].map(({ length }) => length);
  model.zoom(4);
  model.choose({ row: 1, column: 1 });
  model.toggle(0);
  await rest();
  expect([fake.asked('tile'), fake.asked('count')].map(({ length }) => length)).toEqual(before);
  expect(fake.asked('movesAt')).toEqual([]);
  expect(model.state.value).toEqual({ status: 'closed' });
});
