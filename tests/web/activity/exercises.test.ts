import { describe, expect, it } from 'vitest';
import { positionAfterMove } from '../../../web/src/game/move';
import { formatMove } from '../../../web/src/game/move_text';
import { placeOf, type Position } from '../../../web/src/game/position';
import { explain, type TrueClaim } from '../../../web/src/activity/exercises/kinds/explain';
import { cellsOfSameValue, gap } from '../../../web/src/activity/exercises/kinds/gap';
import { howMany } from '../../../web/src/activity/exercises/kinds/how_many';
import { lost } from '../../../web/src/activity/exercises/kinds/lost';
import { mex } from '../../../web/src/activity/exercises/kinds/mex';
import { nimber } from '../../../web/src/activity/exercises/kinds/nimber';
import { product } from '../../../web/src/activity/exercises/kinds/product';
import { winningMove } from '../../../web/src/activity/exercises/kinds/winning_move';
import { EXERCISES } from '../../../web/src/activity/exercises/lessons';
import { mex as mexOf, nimProduct } from '../engine/nimbers';
import { gameByRule } from '../game/game_by_rule';
import {
  EXERCISES_OF_ALL,
  expectOneAnswer,
  expectPosition,
  forSeeds,
  hold,
  make,
  oracleOf,
} from './many_exercises';

describe('of thousands of seeds each exercise', () => {
  it('to find a winning move has one, and moves are judged as the whole game does', async () => {
    await forSeeds(winningMove, (exercise, level) => {
      const { board, position } = exercise;
      const oracle = oracleOf(board);
      expectPosition(position, board, level);
      const text = (move: Parameters<typeof formatMove>[1]) => formatMove(board.game, move);
      const winning = new Set(oracle.winning(position).map(text));
      const legal = oracle.legal(position);
      hold(winning.size > 0, 'no move wins');
      hold(2 * winning.size <= legal.length, 'too many moves win');
      for (const [index, move] of legal.entries()) {
        if (index % Math.ceil(legal.length / 3) > 0) continue;
        const remark = winningMove.judge(exercise, move);
        hold((remark === undefined) === winning.has(text(move)), `${text(move)} is misjudged`);
        if (remark === undefined) continue;
        const after = positionAfterMove(position, move);
        hold(remark.nimber === oracle.nimber(after), 'the nimber that is left');
        hold(
          oracle.winning(after).some((reply) => text(reply) === text(remark.reply)),
          'the reply',
        );
        hold(
          remark.endsGame === (oracle.legal(positionAfterMove(after, remark.reply)).length === 0),
          'the end',
        );
      }
    });
  });

  it('to count winning moves counts them', async () => {
    await forSeeds(howMany, (exercise, level) => {
      const { board, position, answer } = exercise;
      expectPosition(position, board, level);
      hold(oracleOf(board).winning(position).length === answer, 'the count');
      hold(answer >= level.wins[0] && answer <= level.wins[1], `${answer} is out of reach`);
      expectOneAnswer(howMany, exercise);
    });
  });

  it('about a nimber has the one of the position', async () => {
    await forSeeds(nimber, (exercise, level) => {
      const { board, position, answer } = exercise;
      expectPosition(position, board, level);
      hold(oracleOf(board).nimber(position) === answer, 'the nimber');
      expectOneAnswer(nimber, exercise);
    });
  });

  it('about a mex has a set with it', async () => {
    await forSeeds(mex, (exercise, { count, answer }) => {
      hold(mexOf(exercise.set) === exercise.answer, 'the mex');
      hold(exercise.set.length >= count[0] && exercise.set.length <= count[1], 'the size');
      hold(exercise.answer >= answer[0] && exercise.answer <= answer[1], 'the range');
      expectOneAnswer(mex, exercise);
      for (const number of exercise.set)
        hold(mex.judge(exercise, number) === number, `${number} is in the set`);
    });
  });

  it('with a gap has the value that the definition gives, and tells which others are left', async () => {
    await forSeeds(gap, (exercise, { from }) => {
      const { board, gap: cell, answer } = exercise;
      const oracle = oracleOf(board);
      const place = placeOf({ columns: board.columns.size }, cell);
      hold(oracle.values[place] === answer, 'the value');
      hold(cell.row >= from[0] && cell.column >= from[1], 'the place');
      hold(cell.row <= board.rows.size && cell.column <= board.columns.size, 'on the board');
      expectOneAnswer(gap, exercise);
      const options = new Set(oracle.options(place));
      for (const other of new Set([0, 1, 2, 3, answer - 1, answer >> 1, answer + 1]))
        if (other !== answer) {
          const isToldOf = gap.remark(exercise, other).includes('already leaves');
          hold(!isToldOf || options.has(other), `${other} is left`);
          hold(isToldOf || exercise.by === 'factors' || !options.has(other), `${other} is told of`);
        }
    });
  });

  it('with a gap in a table can’t be read off: not from a row or column like its own, nor from its mirror image', async () => {
    await forSeeds(gap, ({ board, gap: cell, answer, by }) => {
      const [rows, columns] = [board.rows.size, board.columns.size];
      if (rows === 1) return;
      const values = [...oracleOf(board).values];
      const alike = cellsOfSameValue(board, cell).map((other) => placeOf({ columns }, other));
      for (const place of alike) hold(values[place] === answer, 'another value');
      const hidden = new Set([...alike, placeOf({ columns }, cell)]);
      const shown = (row: number, column: number) => {
        const place = placeOf({ columns }, { row, column });
        return hidden.has(place) ? undefined : values[place]!;
      };
      const agree = (one: number | undefined, other: number | undefined) =>
        one === undefined || other === undefined || one === other;
      const all = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
      for (const row of all(rows))
        if (shown(row, cell.column) !== undefined)
          hold(
            !all(columns).every((column) => agree(shown(row, column), shown(cell.row, column))),
            `row ${row}`,
          );
      for (const column of all(columns))
        if (shown(cell.row, column) !== undefined)
          hold(
            !all(rows).every((row) => agree(shown(row, column), shown(row, cell.column))),
            `column ${column}`,
          );
      const isMirrored =
        rows === columns &&
        all(rows).every((row) =>
          all(row).every((column) => agree(shown(row, column), shown(column, row))),
        );
      hold(!isMirrored || shown(cell.column, cell.row) === undefined, 'the mirror image');
      if (by === 'factors') return;
      for (const row of all(cell.row))
        for (const column of all(cell.column))
          if (row !== cell.row || column !== cell.column)
            hold(shown(row, column) !== undefined, 'what its moves leave is hidden');
    });
  });

  it('with a product is one in a field, with factors that matter', async () => {
    const times = (a: number, b: number) => Number(nimProduct(BigInt(a), BigInt(b)));
    await forSeeds(product, (exercise) => {
      const { form, a, b, below, answer } = exercise;
      hold(a > 1 && a < below && b > 0 && b < below, 'the factors');
      hold(form === 'product' ? times(a, b) === answer : times(a, answer) === b, 'the answer');
      hold(form !== 'inverse' || b === 1, 'an inverse');
      const isPower = (number: number) => Number.isInteger(Math.log2(number));
      hold(form === 'product' ? !isPower(a) || !isPower(b) : answer !== 1, 'nothing to find');
      expectOneAnswer(product, exercise);
    });
  });

  it('about lost positions has just one, with a move in each', async () => {
    await forSeeds(lost, (exercise, level) => {
      const { board, positions, right } = exercise;
      const oracle = oracleOf(board);
      hold(positions.length === level.choices, 'the choices');
      for (const [choice, position] of positions.entries()) {
        expectPosition(position, board, level);
        hold(oracle.legal(position).length > 0, 'no move');
        const winning = oracle.winning(position).map((move) => formatMove(board.game, move));
        hold((winning.length === 0) === (choice === right), `choice ${choice}`);
        const remark = lost.judge(exercise, choice);
        hold((remark === undefined) === (choice === right), `choice ${choice} is misjudged`);
        if (remark !== undefined)
          hold(winning.includes(formatMove(board.game, remark.move)), 'the move that is told of');
      }
      hold(new Set(positions.map(({ coins }) => coins.join())).size === positions.length, 'twins');
    });
  });

  it('about a reason has one that proves it, and others that hold elsewhere too', async () => {
    await forSeeds(explain, (exercise) => {
      const { board, position, outcome, claims, right } = exercise;
      const oracle = oracleOf(board);
      const isLost = (shown: Position) => oracle.winning(shown).length === 0;
      hold(isLost(position) === (outcome === 'lost'), 'the outcome');
      hold(
        claims.length === 4 && new Set(claims.map(({ about }) => about)).size === 4,
        'the claims',
      );
      for (const [choice, claim] of claims.entries()) {
        hold(subjectOf(claim, position) === claim.value, `${claim.about} is not true`);
        const isProof = claim.about === 'nimber' || claim.about === 'balance';
        hold(isProof === (choice === right), 'the proof');
        const remark = explain.judge(exercise, choice);
        hold((remark === undefined) === (choice === right), `choice ${choice} is misjudged`);
        if (remark === undefined) continue;
        const other = subjectOf(claim, remark);
        hold(other % 2 === claim.value % 2, `${claim.about} is not true of the counterexample`);
        hold(isLost(remark) !== (outcome === 'lost'), 'the counterexample');
      }

      function subjectOf({ about }: TrueClaim, shown: Position): number {
        const heads = [...shown.coins.keys()].filter((place) => shown.coins[place] === 1);
        const subjects = {
          nimber: () => oracle.nimber(shown),
          balance: () => Math.sign(oracle.nimber(shown)),
          'nimber-parity': () => oracle.nimber(shown),
          heads: () => heads.length,
          sum: () => heads.reduce((sum, place) => sum + oracle.values[place]!, 0),
          moves: () => oracle.legal(shown).length,
          'last-coin': () => shown.coins.at(-1)!,
        };
        return subjects[about]();
      }
    });
  });
});

describe('the nimber of a small board', () => {
  it('proves that a position is lost or won: the whole game says so of each with it', () => {
    for (const [name, rows, columns] of [
      ['single*turning-turtles', 1, 8],
      ['turning-turtles-squared', 3, 4],
    ] as const) {
      const oracle = gameByRule(name, { rows, columns });
      const count = rows * columns;
      for (let bits = 0; bits < 2 ** count; bits += 1) {
        const coins = Uint8Array.from({ length: count }, (_, place) => (bits >> place) & 1);
        const position = { rows, columns, coins };
        hold(
          (oracle.winning(position).length === 0) === (oracle.nimber(position) === 0),
          `${bits}`,
        );
      }
    }
  });
});

describe('a lesson’s exercises', () => {
  it('are the same for a seed and others for another one', async () => {
    for (const [number, one] of EXERCISES_OF_ALL.entries()) {
      const made = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => make(one, seed, number)));
      const texts = made.map((exercise) => JSON.stringify(exercise));
      const again = await make(one, 3, number);
      expect(JSON.stringify(again)).toBe(texts[2]);
      expect(new Set(texts).size).toBeGreaterThan(1);
    }
  });

  it('are three to seven, of all kinds together', () => {
    for (const exercises of Object.values(EXERCISES)) {
      expect(exercises.length).toBeGreaterThanOrEqual(3);
      expect(exercises.length).toBeLessThanOrEqual(7);
    }
    expect(new Set(EXERCISES_OF_ALL.map(({ kind }) => kind)).size).toBe(19);
  });
});
