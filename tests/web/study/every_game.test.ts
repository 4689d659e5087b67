/** In each game, everything a reader can do agrees with the rules. */
import { describe, expect, it } from 'vitest';
import { cornerMoves, eachMove } from '../../../web/src/game/board';
import { cornerOf, sameMove, positionAfterMove, type Move } from '../../../web/src/game/move';
import { formatMove } from '../../../web/src/game/move_text';
import {
  cellAt,
  coinAt,
  filledPosition,
  randomPosition,
  type Position,
  type Size,
} from '../../../web/src/game/position';
import { formatPosition } from '../../../web/src/game/position_text';
import { answerOf } from '../../../web/src/asking/ask';
import type { StudyModel } from '../../../web/src/study/study_model';
import { createWinningSteps, lightOfStep } from '../../../web/src/study/winning_steps';
import { fakeTime } from '../fake_time';
import { game } from '../game/boards';
import { gameByRule } from '../game/game_by_rule';
import { seededRandom } from '../seeded_random';
import { openStudy, rest } from './open_study';

fakeTime();

const GAMES: readonly (readonly [name: string, rows: number, columns: number])[] = [
  ['flipping-game', 3, 4],
  ['rugs', 3, 4],
  ['turning-corners', 4, 3],
  ['mock-turtles-squared', 3, 4],
  ['turning-turtles-squared', 3, 4],
  ['twins-within:4*ruler', 6, 2],
  ['sym*grunt', 2, 6],
  ['turnips*ruler', 4, 3],
  ['single*mogul', 1, 9],
  ['single*triplets', 1, 10],
  ['pattern:0;0,1;0,1,3*ruler', 5, 2],
  ['acrostic-twins', 3, 4],
  ['acrostic-twins', 1, 6],
  ['rugs', 1, 1],
];

/** The initial position and some others. */
function positionsOf(size: Size): Position[] {
  const random = seededRandom(size.rows + 7 * size.columns);
  const drawn = Array.from({ length: 12 }, () => randomPosition(size, () => random(100) / 100));
  return [filledPosition(size, 1), filledPosition(size, 0), ...drawn];
}

describe.each(GAMES)('%s, %d × %d', (name, rows, columns) => {
  const size = { rows, columns };
  const rule = gameByRule(name, size);
  const of = game(name);
  const open = (position: Position, more: string) =>
    openStudy(
      `game=${name}&rows=${rows}&columns=${columns}&position=${formatPosition(position, of)}&${more}`,
    );
  const print = (moves: readonly Move[]) => moves.map((move) => formatMove(of, move)).sort();

  it('shows of a position its moves, and which of them win', async () => {
    for (const position of positionsOf(size)) {
      const { model } = await open(position, 'mode=explore');
      const winning = rule.winning(position);
      const legal = rule.legal(position);
      const { board, ...facts } = model.view.recent.value!;
      expect([facts.legal, facts.winning]).toEqual([legal.length, winning.length]);
      const shown = [...position.coins.keys()].flatMap((place) =>
        eachMove(cornerMoves(board, position, cellAt(position, place))),
      );
      expect(print(shown)).toEqual(print(legal));
      expect(print(shown.filter((move) => model.view.wins(move) === true))).toEqual(print(winning));
      const counts = Array.from(position.coins, (_, place) => {
        const corner = cellAt(position, place);
        return winning.filter((move) => sameCorner(move, corner)).length;
      });
      expect([...model.view.heat.value!]).toEqual(counts);
    }
  });

  it('lets any move be chosen by its coins, and says why it wins or not', async () => {
    const position = filledPosition(size, 1);
    const { model } = await open(position, 'mode=explore');
    for (const move of rule.legal(position)) {
      model.choice.dismiss();
      pressCoins(model, move);
      expect(sameMove(model.view.chosen.value, move)).toBe(true);
      const wins = rule.winning(position).some((winning) => sameMove(winning, move));
      expect(model.view.why.value).toMatchObject({ wins, move });
    }
  });

  it('leads to a winning move in three steps, where there is one', async () => {
    for (const position of positionsOf(size)) {
      const { model, bar } = await open(position, 'mode=explore&step=1');
      const shown = createWinningSteps(model);
      expect(shown.value?.status).toBe('asking');
      await rest();
      const winning = rule.winning(position);
      const steps = answerOf(shown.value);
      expect([shown.value?.status, steps !== undefined]).toEqual(['answered', winning.length > 0]);
      if (steps === undefined) continue;
      const { head, value, wanted, nimber, rows: ofRows, columns: ofColumns, move } = steps;
      expect(winning.some((one) => sameMove(one, move))).toBe(true);
      expect(coinAt(position, head)).toBe(1);
      expect(lightOfStep(steps, 1)).toEqual({ cells: [head] });
      expect(lightOfStep(steps, 3).cells).toHaveLength(move.rows.length * move.columns.length);
      expect([wanted < value, value ^ wanted]).toEqual([true, nimber]);
      for (const axis of [ofRows, ofColumns])
        expect(axis.wanted < axis.value || (name === 'acrostic-twins' && axis.change === 0)).toBe(
          true,
        );
      model.looks.showStep(3);
      await rest();
      expect(bar.hash).toContain('step=3');
      model.choice.choose(move);
      model.choice.apply();
      expect(model.state.value.look.step).toBeUndefined();
    }
  });

  it('checks predictions', async () => {
    for (const position of positionsOf(size).slice(0, 6)) {
      const legal = rule.legal(position);
      const winning = rule.winning(position);
      if (legal.length === 0) continue;
      const { model } = await open(position, 'mode=predict');
      const guess = legal[legal.length >> 1]!;
      model.choice.choose(guess);
      model.predict.check();
      const isRight = winning.some((move) => sameMove(move, guess));
      expect(model.predict.stage.value).toBe(isRight ? 'right' : 'wrong');
      const { model: other } = await open(position, 'mode=predict');
      other.predict.sayNone();
      other.predict.check();
      expect(other.predict.stage.value).toBe(winning.length === 0 ? 'right' : 'wrong');
    }
  });

  it.each(['perfect', 'good', 'casual'])(
    'is played to its end against %s, and reviewed',
    async (opponent) => {
      const start = filledPosition(size, 1);
      const { model } = await open(start, `mode=play&opponent=${opponent}&seed=5`);
      let isWon = rule.winning(start).length > 0;
      for (;;) {
        await rest(5_000);
        const position = model.view.position.value;
        const phase = model.match.phase.value;
        const legal = rule.legal(position);
        expect(phase.kind).toBe(legal.length > 0 ? 'to-move' : 'over');
        const [best = legal[0]] = rule.winning(position);
        if (best === undefined) {
          if (isWon && phase.kind === 'over') expect(phase.winner).toBe('first');
          break;
        }
        isWon ||= rule.winning(position).length > 0;
        model.match.askHint();
        model.choice.choose(best);
        model.choice.apply();
      }
      if (model.line.moves.value.length === 0) return;
      model.review.open();
      await rest();
      expect(model.review.state.value?.status).toBe('answered');
      let position = start;
      for (const { move, verdict, better } of model.review.moves.value) {
        const winning = rule.winning(position);
        const isBest = winning.some((one) => sameMove(one, move));
        expect(verdict).toBe(winning.length === 0 ? 'hopeless' : isBest ? 'kept' : 'lost');
        if (verdict === 'lost') expect(winning.some((one) => sameMove(one, better))).toBe(true);
        position = positionAfterMove(position, move);
      }
    },
  );
});

function sameCorner(move: Move, { row, column }: { row: number; column: number }): boolean {
  const corner = cornerOf(move);
  return corner.row === row && corner.column === column;
}

/** Presses the corner, then the other coins of its row and column or the move's end, like a reader does. */
function pressCoins(model: StudyModel, move: Move) {
  const corner = cornerOf(move);
  model.choice.press(corner);
  if (sameMove(model.view.chosen.value, move)) return;
  const [row = 0] = move.rows;
  const [column = 0] = move.columns;
  model.choice.press({ row, column });
  if (sameMove(model.view.chosen.value, move)) return;
  model.choice.dismiss();
  model.choice.press(corner);
  for (const other of move.columns.slice(0, -1)) model.choice.press({ ...corner, column: other });
  for (const other of move.rows.slice(0, -1)) model.choice.press({ ...corner, row: other });
}
