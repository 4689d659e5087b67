/** Exercises about single steps of a method: their answers agree with the definitions. */
import { describe, expect, it } from 'vitest';
import { nimberOf } from '../../../web/src/game/next_position';
import { placeOf } from '../../../web/src/game/position';
import { cancel } from '../../../web/src/activity/exercises/kinds/cancel';
import { counts } from '../../../web/src/activity/exercises/kinds/counts';
import { cut } from '../../../web/src/activity/exercises/kinds/cut';
import { division } from '../../../web/src/activity/exercises/kinds/division';
import { head } from '../../../web/src/activity/exercises/kinds/head';
import { optionsOf } from '../../../web/src/activity/exercises/kinds/gap';
import { options } from '../../../web/src/activity/exercises/kinds/options';
import { pair } from '../../../web/src/activity/exercises/kinds/pair';
import { runs } from '../../../web/src/activity/exercises/kinds/runs';
import { nimProduct } from '../engine/nimbers';
import { expectOneAnswer, expectPosition, forSeeds, hold, oracleOf } from './many_exercises';

const times = (a: number, b: number) => Number(nimProduct(BigInt(a), BigInt(b)));
const xorOf = (numbers: Iterable<number>) => [...numbers].reduce((sum, each) => sum ^ each, 0);

describe('of thousands of seeds each exercise', () => {
  it('about two counts says who wins, as the whole board does', async () => {
    await forSeeds(counts, (exercise, level) => {
      const { board, position, right, inside, outside } = exercise;
      expectPosition(position, board, level);
      hold((right === 0) === (nimberOf(board, position) === 0), 'both are even where it is lost');
      hold(right === (inside % 2) + 2 * (outside % 2), 'the choice');
      for (const choice of [0, 1, 2, 3])
        hold((counts.judge(exercise, choice) === undefined) === (choice === right), `${choice}`);
    });
  });

  it('about rows beside each other has one row that they are worth', async () => {
    await forSeeds(cancel, (exercise) => {
      const { board, rows, choices, right } = exercise;
      const sum = xorOf(rows.map((row) => Number.parseInt(row.coins.join(''), 2)));
      for (const [index, { position }] of choices.entries()) {
        const isSum = Number.parseInt(position.coins.join(''), 2) === sum;
        hold(isSum === (index === right), `choice ${index}`);
        hold((cancel.judge(exercise, index) === undefined) === isSum, `${index} is misjudged`);
      }
      const worth = xorOf(rows.map((row) => nimberOf(board, row)));
      for (const [index, { position }] of choices.entries())
        hold((nimberOf(board, position) === worth) === (index === right), `${index} is worth it`);
    });
  });

  it('about options has those of the definition', async () => {
    await forSeeds(options, (exercise, { from }) => {
      const { board, gap } = exercise;
      const left = [...new Set(oracleOf(board).options(gap.column - 1))];
      hold(gap.column >= from, 'the place');
      hold(options.judge(exercise, left) === undefined, 'the options are wrong');
      hold(options.judge(exercise, [...left, exercise.answer]) !== undefined, 'its own value');
      for (const missing of left) {
        const others = left.filter((each) => each !== missing);
        const remark = options.judge(exercise, others);
        hold(remark !== undefined, `${missing} is needed`);
        const isAlone = optionsOf(exercise).some(({ move }) => move.columns.length === 1);
        hold(remark?.kind !== 'forgot-zero' || isAlone, 'each move leaves a coin');
      }
    });
  });

  it('about a run adds up its coins', async () => {
    await forSeeds(runs, (exercise, { from }) => {
      const { about, line, place, length } = exercise;
      hold(place >= from && place <= line.size, 'the place');
      const coins = line.grundyNumbers.slice(
        place - length,
        about === 'leaves' ? place - 1 : place,
      );
      hold(xorOf(coins) === exercise.answer, 'the sum');
      hold(about === 'prefix' || length > 1, 'a run of one');
      expectOneAnswer(runs, exercise);
    });
  });

  it('about a halving has the upper half', async () => {
    await forSeeds(cut, (exercise) => {
      const { a, b, fermat, answer, lower } = exercise;
      hold(times(a, b) === ((answer * fermat) ^ lower), 'the product');
      expectOneAnswer(cut, exercise);
    });
  });

  it('about a pair counts its winning moves', async () => {
    await forSeeds(pair, (exercise) => {
      const { rows, columns, nimber, a, b, answer } = exercise;
      hold(times(a, b) === nimber && nimber > 0, 'the pair');
      hold((rows[a] ?? 0) * (columns[b] ?? 0) === answer && answer > 0, 'the count');
      expectOneAnswer(pair, exercise);
      hold(rows[a]! > 1, 'a single row move');
      for (const wrong of [nimber ^ a, nimber, a])
        if (wrong !== b) hold(rows[a]! * (columns[wrong] ?? 0) !== answer, `b = ${wrong}`);
    });
  });

  it('about a head has one that can go lower, with a winning move', async () => {
    await forSeeds(head, (exercise, level) => {
      const { board, position, heads, right } = exercise;
      expectPosition(position, board, level);
      const winning = oracleOf(board).winning(position);
      const corners = new Set(
        winning.map(({ rows, columns }) => `${rows.at(-1)} ${columns.at(-1)}`),
      );
      const { row, column } = heads[right]!;
      hold(corners.has(`${row} ${column}`), 'no winning move');
      for (const choice of heads.keys())
        hold((head.judge(exercise, choice) === undefined) === (choice === right), `${choice}`);
    });
  });

  it('about a division has the factors of the nimber', async () => {
    await forSeeds(division, (exercise, level) => {
      const { board, position, head: cell, nimber, v, u1, answer } = exercise;
      expectPosition(position, board, level);
      const oracle = oracleOf(board);
      hold(oracle.nimber(position) === nimber && nimber > 0, 'the nimber');
      hold(times(...v) === oracle.values[placeOf({ columns: position.columns }, cell)], 'the head');
      hold(u1 > 0 && u1 < v[0], 'u₁');
      hold(times(u1 ^ v[0], answer ^ v[1]) === nimber, 'u₂');
      expectOneAnswer(division, exercise);
    });
  });
});

describe('a wrong answer is told its mistake', () => {
  it('at least three of them for each kind that asks for a number', async () => {
    for (const kind of [runs, cut, pair, division]) {
      const said = new Set<string>();
      await forSeeds<never, { readonly answer: number }, number, number>(
        kind,
        (exercise) => {
          for (let number = 0; number < 12; number += 1)
            if (kind.judge(exercise as never, number) !== undefined)
              said.add(kind.remark(exercise as never, number).replaceAll(/[\d₀-₉]+/gu, ''));
        },
        300,
      );
      expect(said.size).toBeGreaterThanOrEqual(4);
    }
  });
});
