import { describe, expect, it, vi } from 'vitest';
import { readRoute } from '../../../../web/src/game/route';
import { readCatalogueGame } from '../../../../web/src/pages/games/games_settings';
import { createGamesModel } from '../../../../web/src/pages/games/games_model';
import { answerOf } from '../../../../web/src/asking/ask';
import { nimProduct } from '../../engine/nimbers';
import { createRealTables } from '../../engine/real_tables';
import { createFakeAddressBar } from '../../fake_address_bar';
import { fakeTime } from '../../fake_time';

fakeTime();

const answers = () => vi.advanceTimersByTimeAsync(0);

async function open(hash: string, engine = createRealTables()) {
  const bar = createFakeAddressBar(hash);
  const openBoard = () => new Promise<never>(() => undefined);
  const model = createGamesModel({ engine, addressBar: bar, openBoard });
  model.visit(readRoute(hash).query);
  await answers();
  return { bar, model };
}

describe('a sequence', () => {
  it('has its facts, its numbers and their period', async () => {
    const { model } = await open('#/games?game=turnips&count=20');
    expect(answerOf(model.line.facts.value)).toMatchObject({
      name: 'turnips',
      origin: 0,
      oeis: '',
    });
    expect(model.line.shown.value?.numbers.join(' ')).toBe(
      '0 0 1 0 0 1 2 2 1 0 0 1 0 0 1 2 2 1 4 4',
    );
    model.choose(readCatalogueGame('twins')!);
    await answers();
    expect(model.line.shown.value?.period).toEqual({ prePeriod: 0, period: 1, saltus: 1n });
  });

  it('says why there are no more numbers, and keeps those that are shown', async () => {
    const { model } = await open('#/games?game=moidores&count=10');
    model.change({ count: 1_000 });
    await answers();
    expect(model.line.numbers.value).toMatchObject({
      status: 'failed',
      error: { kind: 'too-many-grundy-numbers' },
    });
    model.change({ count: 11 });
    await answers();
    expect(model.line.numbers.value.status).toBe('answered');
    expect(model.line.shown.value?.size).toBe(11);
  });

  it.each([
    ['pattern:0;0,d;0,a,b', 'mock-turtles', 'A000069'],
    ['pattern:0,d', 'twins', 'A001477'],
    ['pattern:0;0,2', undefined, undefined],
  ])('of its own, %s, is known by its first numbers', async (name, line, oeis) => {
    const { model } = await open(`#/games?game=${name}`);
    const alike = model.line.alike.value;
    expect([alike?.line.name, alike?.oeis]).toEqual([line, oeis]);
    model.change({ count: 39 });
    await answers();
    expect(model.line.alike.value).toBeUndefined();
  });

  it('that is built takes the place of the one before, and leaves no way back to each step', async () => {
    const { bar, model } = await open('#/games?game=ruler&count=30');
    for (const name of ['pattern:0;0,1', 'pattern:0;0,1,2']) model.build(readCatalogueGame(name)!);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(bar.hash).toBe('#/games?game=pattern:0%3B0,1,2&count=30');
    expect(bar.entries).toHaveLength(1);
  });

  it('has what is seen of its plot in the address', async () => {
    const { bar, model } = await open('#/games?game=ruler');
    model.line.plot.zoomTo(20, 60);
    model.line.plot.select(64);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(bar.hash).toBe('#/games?game=ruler&place=64&from=24&to=64');
    model.line.plot.zoomToWhole();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(bar.hash).toBe('#/games?game=ruler&place=64');
  });
});

describe('the history of the browser', () => {
  it('has an entry for each game, as it was left', async () => {
    const { bar, model } = await open('#/games?game=ruler');
    const back = (steps: number) => {
      bar.go(steps);
      model.visit(readRoute(bar.hash).query);
      return vi.advanceTimersByTimeAsync(1_000);
    };
    await vi.advanceTimersByTimeAsync(1_000);
    model.change({ count: 50 });
    model.change({ place: 7 }); // not yet in the address bar
    model.choose(readCatalogueGame('rugs')!);
    model.change({ rows: 3 });
    model.choose(readCatalogueGame('rugs')!);
    expect(bar.entries).toHaveLength(2);
    await back(-1); // before the change of the rows is written
    expect(bar.hash).toBe('#/games?game=ruler&count=50&place=7');
    expect(model.settings.value).toMatchObject({ count: 50, place: 7 });
    await back(1);
    expect(bar.hash).toBe('#/games?game=rugs&rows=3');
    await back(-1);
    expect(model.settings.value.game.name).toBe('ruler');
    expect(bar.entries).toHaveLength(2);
  });
});

describe('a product’s tables', () => {
  it('say the same, and each coin has the options whose mex it is', async () => {
    const { model } = await open('#/games?game=mock-turtles-squared&rows=5&columns=6');
    const { table } = model;
    expect(answerOf(table.definition.value)?.values).toEqual(answerOf(table.theorem.value)?.values);
    expect(table.current.value).toBeUndefined();
    table.fill(9);
    await answers();
    const values = answerOf(table.options.value)?.options.map(({ value }) => Number(value)) ?? [];
    let mex = 0;
    while (values.includes(mex)) mex += 1;
    // The second row is 2 3 8 9 12 13.
    expect(mex).toBe(8);
    expect(table.unequal.value).toBe(0);
  });

  it('goes up to 256 × 256 by the theorem, where the definition isn’t asked any more', async () => {
    const { model } = await open('#/games?game=ruler*turning-turtles&rows=256&columns=256');
    const { values, axes } = answerOf(model.table.theorem.value)!;
    expect(values).toHaveLength(256 * 256);
    for (const [row, column] of [
      [255, 255],
      [127, 9],
      [0, 255],
      [63, 128],
    ] as const)
      expect(values[256 * row + column]).toBe(nimProduct(axes.rows[row]!, axes.columns[column]!));
    // The Ruler’s numbers are the largest powers of two dividing 1, 2, 3, ….
    expect([0, 1, 2, 3, 255].map((row) => axes.rows[row])).toEqual([1n, 2n, 1n, 4n, 256n]);
    expect(model.table.definition.value.status).toBe('idle');
  });

  it.each(['slow', 'medium', 'fast'] as const)(
    'fill by themselves to the end: %s',
    async (speed) => {
      const { model } = await open(`#/games?game=rugs&rows=4&columns=4&speed=${speed}`);
      model.table.play();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(model.settings.value.filled).toBe(16);
      expect(model.table.isPlaying.value).toBe(false);
      model.table.play();
      expect(model.settings.value.filled).toBe(0);
      model.leave();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(model.settings.value.filled).toBe(0);
    },
  );

  it('are refused where the definition has too many moves', async () => {
    const { model } = await open('#/games?game=mock-turtles-squared&rows=40&columns=40');
    expect(answerOf(model.table.theorem.value)?.values.length).toBe(1_600);
    expect(model.table.definition.value.status).toBe('failed');
  });
});

describe('a position of the plane', () => {
  it.each(['connected-blocks', 'acrostic-twins'])(
    'is won by the move that is shown: %s',
    async (game) => {
      const { model } = await open(`#/games?game=${game}&heads=3,3-1,2`);
      const { plane } = model;
      const nimber = answerOf(plane.solution.value)?.nimber;
      expect(nimber).not.toBe(0n);
      expect(plane.shownMove.value).toEqual([]);
      model.change({ revealed: true });
      expect(plane.shownMove.value.length).toBeGreaterThan(0);
      plane.turn(plane.shownMove.value);
      await answers();
      expect(answerOf(plane.solution.value)).toEqual({ nimber: 0n, turned: [] });
      expect(model.settings.value.revealed).toBe(false);
      plane.undo();
      await answers();
      expect(answerOf(plane.solution.value)?.nimber).toBe(nimber);
      expect(plane.canUndo.value).toBe(false);
    },
  );

  it('lists the winning moves of a small board, each of which leaves 0', async () => {
    const { model } = await open('#/games?game=connected-blocks&rows=3&columns=3&heads=2,2-0,1');
    const { plane } = model;
    const winning = answerOf(plane.list.value)?.winning ?? [];
    expect(winning.length).toBeGreaterThan(1);
    for (const move of winning.keys()) {
      model.change({ move: move + 1 });
      plane.turn(plane.shownMove.value);
      await answers();
      expect(answerOf(plane.solution.value)?.nimber).toBe(0n);
      plane.undo();
      await answers();
    }
  });
});
