import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mexReason } from '../../../../web/src/model/board/mex';
import { axisReason, grundyNumbers, whiteDiscsByValue } from '../../../../web/src/model/board/why';
import { SolverError } from '../../../../web/src/solver/errors';
import { describeBoard } from '../../fake_analyst';
import { mex, nimProduct } from '../../solver/nimbers';
import { openBoard, rest } from './open_board';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const chosen = 'rows=5&columns=5&mode=explore&column=4&row=3&width=4&height=3';

describe('an axis', () => {
  it('has the Grundy numbers of the worked example', () => {
    const { rows, columns } = describeBoard(5, 5);
    expect(grundyNumbers(rows)).toEqual([1, 1, 1, 1, 1]);
    expect(grundyNumbers(columns)).toEqual([1, 1, 1, 2, 1]);
  });

  it('changes by the prefix XORs before and after the interval', () => {
    const { columns } = describeBoard(5, 5);
    expect(axisReason(columns, 4, 4)).toEqual({
      from: 1,
      to: 4,
      before: 0,
      after: 3,
      moveNimber: 3,
    });
    expect(axisReason(columns, 5, 1)).toEqual({
      from: 5,
      to: 5,
      before: 3,
      after: 2,
      moveNimber: 1,
    });
  });

  it('has at every position the mex of its options', () => {
    const { columns } = describeBoard(5, 60);
    for (let position = 1; position <= 60; position += 1) {
      const reason = mexReason(columns, position)!;
      expect(reason.grundyNumber).toBe(mex(reason.options.map(({ value }) => value)));
      expect(reason.options.map(({ length }) => length)).toEqual(
        [1, 4, 9, 16, 25, 36, 49].filter((length) => length <= position),
      );
      for (const { length, value } of reason.options) {
        const between = grundyNumbers(columns).slice(position - length, position - 1);
        expect(value).toBe(between.reduce((sum, grundy) => sum ^ grundy, 0));
      }
    }
    for (const position of [0, 61, -1, 1.5]) expect(mexReason(columns, position)).toBeUndefined();
  });
});

describe('why', () => {
  it('adds up from the axes to what the move leaves', async () => {
    const { model } = await openBoard(`#/board?${chosen}`);
    expect(model.why.value).toEqual({
      rectangle: { column: 4, row: 3, width: 4, height: 3 },
      wins: false,
      rows: { from: 1, to: 3, before: 0, after: 1, moveNimber: 1 },
      columns: { from: 1, to: 4, before: 0, after: 3, moveNimber: 3 },
      product: expect.objectContaining({ a: 1n, b: 3n, product: 3n }),
      boardNimber: 2,
      leaves: 1,
      whiteDiscs: [
        { value: 1, discs: 20 },
        { value: 2, discs: 5 },
      ],
    });
    expect(mexReason(model.description.value!.columns, 4)?.options).toEqual([
      { length: 1, value: 0 },
      { length: 4, value: 1 },
    ]);
    expect([...model.prefixXors('columns')]).toEqual([0, 1, 0, 1, 3, 2]);
    expect(model.grundyNumbers('columns')).toEqual([1, 1, 1, 2, 1]);
    expect(model.lengths.value).toEqual({ heights: [1, 3], widths: [1, 4] });
  });

  it('is true of every move: it wins when it leaves 0', async () => {
    const { model } = await openBoard('#/board?rows=9&columns=9');
    let wins = 0;
    for (let row = 1; row <= 9; row += 1)
      for (let column = 1; column <= 9; column += 1) {
        model.point({ column, row });
        for (const move of model.cornerMoves.value) {
          model.choose(move.rectangle);
          await rest(0);
          const why = model.why.value!;
          expect(why.product?.product).toBe(
            nimProduct(BigInt(why.rows.moveNimber), BigInt(why.columns.moveNimber)),
          );
          expect(why.leaves === 0).toBe(why.wins);
          expect(move.wins).toBe(why.wins);
          wins += Number(why.wins);
          model.dismiss();
        }
      }
    expect(wins).toBe(Number(model.description.value?.winningOpenings));
    expect(wins).toBe(80);
  });

  it('counts white discs alone', () => {
    const description = describeBoard(5, 5);
    const discs = new Uint8Array(25).fill(0);
    discs[3] = 1;
    discs[4] = 1;
    const examination = { position: { rows: 5, columns: 5, discs }, description };
    expect(whiteDiscsByValue(examination)).toEqual([
      { value: 1, discs: 1 },
      { value: 2, discs: 1 },
    ]);
    expect(
      whiteDiscsByValue({
        ...examination,
        position: { rows: 5, columns: 5, discs: discs.map(() => 0) },
      }),
    ).toEqual([]);
  });

  it('comes before the product, which is asked for once', async () => {
    const { model, analyst } = await openBoard(`#/board?${chosen}`, { hold: ['product'] });
    expect(model.why.value).toMatchObject({ boardNimber: 2, wins: false });
    expect(model.why.value).toMatchObject({ product: undefined, leaves: undefined });
    analyst.callsOf('product')[0]?.release();
    await rest(0);
    expect(model.why.value).toMatchObject({ leaves: 1 });
    model.step('lower');
    model.step('taller');
    // The same two move nimbers, by other rectangles.
    model.choose({ column: 4, row: 5, width: 4, height: 1 });
    await rest(0);
    const pairs = analyst.callsOf('product').map(({ of }) => of.join(' '));
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(model.why.value).toMatchObject({ leaves: 1 });
  });

  it('asks for a product that failed when it is wanted the next time', async () => {
    const { model, analyst } = await openBoard(`#/board?${chosen}`, { hold: ['product'] });
    analyst
      .callsOf('product')[0]
      ?.fail(new SolverError({ kind: 'worker-failed', message: 'made up' }));
    await rest(0);
    expect(model.why.value).toMatchObject({ product: undefined, leaves: undefined });
    analyst.hold = new Set();
    model.step('narrower');
    model.step('wider');
    await rest(0);
    expect(model.why.value).toMatchObject({ leaves: 1 });
    expect(analyst.callsOf('product').map(({ of }) => of.join(' '))).toEqual(['1 3', '1 2', '1 3']);
  });

  it('is not there without a rectangle, without an examination, or while it is hidden', async () => {
    const { model, analyst } = await openBoard('#/board?rows=5&columns=5&column=4&row=3');
    expect(model.why.value).toBeUndefined();
    model.step('next');
    expect(model.why.value).toBeDefined();
    model.setMode('predict');
    expect(model.why.value).toBeUndefined();
    model.reveal();
    expect(model.why.value).toBeDefined();
    analyst.hold = new Set(['examine']);
    model.apply();
    model.choose({ column: 5, row: 5, width: 1, height: 1 });
    model.reveal();
    expect(model.chosen.value).toBeDefined();
    expect(model.why.value).toBeUndefined();
    analyst.lastCall.release();
  });
});
