import { describe, expect, it } from 'vitest';
import { fakeTime } from '../fake_time';
import {
  headsByValue,
  uncancelledValues,
  mexReason,
  WHY_LAYERS,
  whyOf,
} from '../../../web/src/study/why';
import { filledPosition } from '../../../web/src/game/position';
import { CRASH } from '../crash';
import { boardOf, factsOf, game, GAMES, move } from '../game/boards';
import { mex, nimProduct } from '../engine/nimbers';
import { openStudy, rest } from './open_study';

fakeTime();

describe.each(GAMES)('a line of %s', (name) => {
  const board = boardOf(game(name), { rows: 40, columns: 40 });

  it('has at every place the mex of its options', () => {
    for (const line of [board.rows, board.columns])
      for (let place = 1; place <= line.size; place += 1) {
        const reason = mexReason(line, place)!;
        expect(reason.grundyNumber).toBe(mex(reason.options.map(({ value }) => value)));
        for (const {
          move: { places },
          value,
        } of reason.options) {
          const others = places.slice(0, -1).map((other) => line.grundyNumbers[other - 1]!);
          expect(value).toBe(others.reduce((sum, grundy) => sum ^ grundy, 0));
        }
      }
    for (const none of [0, 41, -1, 1.5]) expect(mexReason(board.rows, none)).toBeUndefined();
  });

  it('has the prefix XORs of its Grundy numbers', () => {
    const xors = board.columns.prefixXors;
    expect(xors).toHaveLength(41);
    for (let place = 1; place <= 40; place += 1)
      expect(xors[place]! ^ xors[place - 1]!).toBe(board.columns.grundyNumbers[place - 1]);
  });
});

it('of very many options one of each value is shown, and they have the same mex', () => {
  const { columns } = boardOf(game('single*mock-turtles'), { rows: 1, columns: 20 });
  expect(mexReason(columns, 5)!.shown).toEqual(mexReason(columns, 5)!.options);
  const { shown, options, grundyNumber } = mexReason(columns, 20)!;
  expect(options).toHaveLength(1 + 19 + 171);
  const values = shown.map(({ value }) => value);
  expect(values).toEqual([...new Set(options.map(({ value }) => value))].sort((a, b) => a - b));
  expect(mex(values)).toBe(grundyNumber);
});

describe('why a move wins', () => {
  const why = (name: string, text: string) => {
    const of = game(name);
    const position = filledPosition({ rows: 5, columns: 5 }, 1);
    const examination = { ...factsOf(of, position), position, board: boardOf(of, position) };
    return whyOf(examination, move(of, text), headsByValue(examination), () => undefined);
  };

  it('is told by the Grundy numbers of the places that it turns', () => {
    expect(why('flipping-game', '1~3x1~4')).toMatchObject({
      rows: { places: [1, 2, 3], moveNimber: 1, values: [{ value: 1, count: 3 }] },
      columns: {
        places: [1, 2, 3, 4],
        moveNimber: 3,
        values: [
          { value: 1, count: 3 },
          { value: 2, count: 1 },
        ],
      },
      change: 3,
      nimber: 2,
      leaves: 1,
      wins: false,
    });
  });

  it('is told of places that are no run', () => {
    const found = why('turning-corners', '0.3x1.4');
    const { rows, columns } = boardOf(game('turning-corners'), { rows: 5, columns: 5 });
    const [a, b] = [
      rows.grundyNumbers[3]! ^ rows.grundyNumbers[0]!,
      columns.grundyNumbers[4]! ^ columns.grundyNumbers[1]!,
    ];
    expect(found).toMatchObject({
      rows: { moveNimber: a },
      columns: { moveNimber: b },
      change: Number(nimProduct(BigInt(a), BigInt(b))),
    });
    expect(found!.leaves).toBe(found!.nimber ^ found!.change);
    expect(why('turning-corners', '3x4')).toBeUndefined();
  });

  it('has the heads by their values', () => {
    const { heads } = why('flipping-game', '5x5')!;
    expect(heads).toEqual([
      { value: 1, count: 20 },
      { value: 2, count: 5 },
    ]);
    expect(uncancelledValues(heads)).toEqual([2]);
  });

  it('has of each odd number of equal values one that is left over, but for 0', () => {
    const values = [3, 2, 1, 5].map((count, value) => ({ value, count }));
    expect(uncancelledValues(values)).toEqual([2, 3]);
    expect(uncancelledValues([])).toEqual([]);
  });
});

describe('the layers of the explanation', () => {
  it('open with those before them, close with those behind them, and stay for other moves', async () => {
    const { model } = await openStudy('rows=5&columns=5&move=1~3x1~4');
    const open = () => WHY_LAYERS.filter((layer) => model.view.isWhyOpen(layer));
    expect(open()).toEqual(['sentence']);
    model.view.openWhy('axes', true);
    model.view.openWhy('product', true);
    expect(open()).toEqual(['sentence', 'axes', 'product']);
    model.choice.choose(move(game('flipping-game'), '3~5x2~5'));
    expect(open()).toEqual(['sentence', 'axes', 'product']);
    model.view.openWhy('mex', true);
    model.choice.dismiss();
    expect(open()).toEqual([...WHY_LAYERS]);
    model.view.openWhy('axes', false);
    expect(open()).toEqual(['sentence']);
  });
});

describe('the steps of a product', () => {
  const CHOSEN = 'rows=5&columns=5&move=1~3x1~4';

  it('are asked for when somebody looks for them, once', async () => {
    const { model, engine } = await openStudy(CHOSEN, { hold: ['explainProduct'] });
    expect(engine.callsOf('explainProduct')).toEqual([]);
    expect(model.view.why.value).toMatchObject({ change: 3, steps: undefined });
    engine.lastOf('explainProduct').release();
    await rest(0);
    expect(model.view.why.value?.steps).toMatchObject({ a: 1n, b: 3n, product: 3n });
    model.choice.step('next');
    model.choice.choose(move(game('flipping-game'), '3~5x2~5'));
    expect(model.view.why.value?.steps).toBeDefined();
    const pairs = engine
      .callsOf('explainProduct')
      .map(({ request }) =>
        JSON.stringify(request, (_, v) => (typeof v === 'bigint' ? Number(v) : (v as unknown))),
      );
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('that fail are missing, and asked for again the next time', async () => {
    const { model, engine } = await openStudy(CHOSEN, { hold: ['explainProduct'] });
    expect(model.view.why.value?.steps).toBeUndefined();
    engine.lastOf('explainProduct').fail(CRASH);
    await rest(0);
    expect(model.view.why.value?.steps).toBeUndefined();
    engine.hold = new Set();
    model.choice.step('next');
    model.choice.step('previous');
    expect(model.view.why.value).toBeDefined();
    await rest(0);
    expect(model.view.why.value?.steps).toMatchObject({ product: 3n });
  });
});
