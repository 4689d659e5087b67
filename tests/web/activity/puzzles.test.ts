import { describe, expect, it } from 'vitest';
import { nimberOf } from '../../../web/src/game/next_position';
import { headsOf } from '../../../web/src/activity/exercises/positions';
import { puzzle } from '../../../web/src/activity/exercises/kinds/puzzle';
import { readSetChoice, makeSet, nameOfSet } from '../../../web/src/activity/exercises/set';
import type { WinningMoveExercise } from '../../../web/src/activity/exercises/kinds/winning_move';
import { boardOf } from '../game/boards';
import { oracleOf } from './many_exercises';
import { openExercises } from './open_exercises';

const asked = (query: string) => {
  const { rejected, seed = 0, ...which } = readSetChoice('puzzles', new URLSearchParams(query));
  return { rejected, wanted: { seed, ...which } };
};

async function puzzlesOf(query: string): Promise<readonly WinningMoveExercise[]> {
  const set = await makeSet('puzzles', asked(query).wanted, (game, size) =>
    Promise.resolve(boardOf(game, size)),
  );
  return set.map(({ exercise }) => exercise as WinningMoveExercise);
}

describe('puzzles on a board', () => {
  it('are as many as their address says, of its game, on its board, and the same for a seed', async () => {
    const drawn = await puzzlesOf('puzzles=12&seed=17&game=rugs&rows=3&columns=4');
    expect(drawn).toHaveLength(12);
    expect(new Set(drawn.map(({ position }) => position.coins.join(''))).size).toBe(12);
    for (const { board, position } of drawn) {
      expect([board.game.name, position.rows, position.columns]).toEqual(['rugs', 3, 4]);
      expect(oracleOf(board).legal(position).length).toBeGreaterThan(0);
    }
    const coins = (all: readonly WinningMoveExercise[]) =>
      all.map(({ position }) => position.coins.join(''));
    const same = await puzzlesOf('puzzles=12&seed=17&game=rugs&rows=3&columns=4');
    expect(coins(same)).toEqual(coins(drawn));
    const other = await puzzlesOf('puzzles=12&seed=18&game=rugs&rows=3&columns=4');
    expect(coins(other)).not.toEqual(coins(drawn));
  });

  it('are judged as the whole game does, also where no move wins', async () => {
    const drawn = await puzzlesOf('puzzles=40&seed=5&rows=4&columns=4');
    const { form } = puzzle;
    for (const exercise of drawn) {
      const { board, position } = exercise;
      const wins = oracleOf(board).winning(position);
      const isLost = wins.length === 0;
      expect(puzzle.judge(exercise, 'none') === undefined).toBe(isLost);
      expect(isLost).toBe(nimberOf(board, position) === 0);
      for (const move of oracleOf(board).legal(position)) {
        const text = form.write(exercise, move);
        const isWin = wins.some((win) => form.write(exercise, win) === text);
        expect(puzzle.judge(exercise, move) === undefined).toBe(isWin);
        expect(form.read(exercise, text)).toEqual(move);
      }
      const accepted = form.accepted(exercise).map((answer) => form.write(exercise, answer));
      expect(accepted.sort()).toEqual(
        isLost ? ['none'] : wins.map((win) => form.write(exercise, win)).sort(),
      );
    }
    const lost = drawn.filter(({ board, position }) => nimberOf(board, position) === 0);
    expect(lost.length).toBeGreaterThan(3);
    expect(lost.length).toBeLessThan(20);
  });

  it('have hints that don’t tell whether a move wins', async () => {
    for (const exercise of await puzzlesOf('puzzles=20&seed=5')) {
      const hints = puzzle.hints(exercise);
      expect(hints[0]).toMatch(
        /^A move wins if .* values give [\d ⊕\u00a0]+, and a winning move makes that 0\.$/u,
      );
      expect(hints[1]).toMatch(
        /^If a move wins, one with its corner at row \d, column \d does\.$/u,
      );
    }
  });

  it('are kept by their board as well: those of another one are others', () => {
    const name = (query: string) => nameOfSet('puzzles', asked(query).wanted);
    expect(name('puzzles=3&seed=1')).toBe('puzzles flipping-game 5x5 0');
    expect(name('game=rugs&rows=3&columns=4&hard=2')).toBe('puzzles rugs 3x4 2');
  });

  it('have what is usual in place of what can’t be', () => {
    expect(asked('puzzles=99&game=chess&rows=31&hard=9')).toMatchObject({
      wanted: { times: 10, puzzles: { game: 'flipping-game', rows: 5, columns: 5, hard: 0 } },
      rejected: ['puzzles', 'game', 'rows', 'hard'].map((key) => ({ key })),
    });
  });

  it('have the answer that no move wins, which goes once a disc is pressed, and is no answer before it’s checked', async () => {
    const { items } = await openExercises('puzzles', 'puzzles=1&seed=5');
    const [item] = items;
    if (item === undefined) throw new Error('There is no puzzle.');
    const study = item.study(item.exercise as WinningMoveExercise);
    await expect.poll(() => study.view.board.value).toBeDefined();
    item.given.value = 'none';
    expect(item.work.value).toMatchObject({ tries: 0, outcome: 'open' });
    study.choice.press(headsOf(study.view.position.value)[0] ?? { row: 1, column: 1 });
    expect(item.given.value).toBe('');
    study.choice.dismiss();
    expect(item.given.value).toBe('');
  });

  it('begin another move after a wrong one, of which it’s still said what’s wrong, and know the same answer again', async () => {
    const { items } = await openExercises('puzzles', 'puzzles=9&seed=5&tries=3');
    for (const item of items) {
      const { board, position } = item.exercise as WinningMoveExercise;
      const wrong = oracleOf(board)
        .legal(position)
        .find((move) => puzzle.judge(item.exercise as WinningMoveExercise, move) !== undefined);
      if (wrong === undefined) continue;
      const study = item.study(item.exercise as WinningMoveExercise);
      await expect.poll(() => study.view.board.value).toBeDefined();
      study.choice.choose(wrong);
      expect(item.isRepeated(wrong)).toBe(false);
      item.submit(wrong);
      expect([study.view.selection.value, item.isRepeated(wrong)]).toEqual([undefined, true]);
      expect(item.remark.value).toBeDefined();
      study.choice.choose(wrong);
      expect([item.remark.value === undefined, item.isRepeated('none')]).toEqual([false, false]);
      study.choice.dismiss();
      study.choice.press(headsOf(position)[0] ?? { row: 1, column: 1 });
      expect(item.remark.value).toBeUndefined();
    }
  });

  it('go on from what was kept, with the answer that no move wins', async () => {
    const { model, items } = await openExercises('puzzles', 'puzzles=9&seed=5');
    for (const item of items) item.submit('none');
    const state = model.stateForHost();
    expect(state).toMatchObject({ lesson: 'puzzles flipping-game 5x5 0', seed: 5 });
    expect(state?.work).toMatch(/^1(s|o=none) 1\.2(s|o=none) /u);
    model.reset();
    expect(await model.goOnFrom(state)).toBeUndefined();
    expect(model.stateForHost()).toEqual(state);
    expect(items.every(({ given }) => given.value === 'none')).toBe(true);
    expect(await model.goOnFrom({ ...state, lesson: 'puzzles rugs 5x5 0' })).toMatch(/rugs/u);
  });
});
