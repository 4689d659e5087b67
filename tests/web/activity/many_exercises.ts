/** Thousands of exercises of each kind, compared with the definitions. */
import { expect } from 'vitest';
import type { Board } from '../../../web/src/game/board';
import type { Position } from '../../../web/src/game/position';
import type { ExerciseKind } from '../../../web/src/activity/exercises/kind';
import { EXERCISES, type LeveledKind } from '../../../web/src/activity/exercises/lessons';
import type { PositionLevel } from '../../../web/src/activity/exercises/positions';
import { randomFrom } from '../../../web/src/activity/exercises/random';
import { boardOf } from '../game/boards';
import { gameByRule } from '../game/game_by_rule';

const SEEDS = process.env.TARTAN_FULL === '1' ? 10_000 : 2_000;
export const EXERCISES_OF_ALL: readonly LeveledKind[] = Object.values(EXERCISES).flat();

export const make = ({ kind, level }: LeveledKind, ...keys: readonly number[]) =>
  Promise.resolve(
    kind.draw(level, randomFrom(...keys), (game, size) => Promise.resolve(boardOf(game, size))),
  );

/** Draws this many exercises of a kind, in turn from all lessons that have it. */
export async function forSeeds<Level, Exercise, Answer, Remark>(
  kind: ExerciseKind<Level, Exercise, Answer, Remark>,
  judge: (exercise: Exercise, level: Level) => void,
  seeds = SEEDS,
) {
  const leveled = EXERCISES_OF_ALL.filter((one) => one.kind === kind);
  for (let seed = 0; seed < seeds; seed += 1) {
    const one = leveled[seed % leveled.length]!;
    const exercise = await make(one, seed);
    try {
      judge(exercise as Exercise, one.level as Level);
    } catch (error) {
      throw new Error(`seed ${seed} of ${JSON.stringify(one.level)}`, { cause: error });
    }
  }
}

// A quick check for thousands of exercises, where `expect` would take most of the time.
export function hold(fact: boolean, what: string): void {
  if (!fact) expect.fail(what);
}

export const oracleOf = ({ game, rows, columns }: Board) =>
  gameByRule(game.name, { rows: rows.size, columns: columns.size });

/** Checks that the answer is right and its neighbours are wrong. */
export function expectOneAnswer<Exercise extends { readonly answer: number }>(
  { judge }: ExerciseKind<never, Exercise, number>,
  exercise: Exercise,
) {
  hold(judge(exercise, exercise.answer) === undefined, 'the answer is wrong');
  for (const other of [exercise.answer - 1, exercise.answer + 1, 0, 7, 1000])
    if (other >= 0 && other !== exercise.answer)
      hold(judge(exercise, other) !== undefined, `${other} is right too`);
}

export function expectPosition(position: Position, board: Board, { heads: wanted }: PositionLevel) {
  const heads = position.coins.reduce((sum, coin) => sum + coin, 0);
  const [least, most] = wanted === 'all' ? [position.coins.length, position.coins.length] : wanted;
  hold(position.coins.length === board.rows.size * board.columns.size, 'the size');
  hold(heads >= least && heads <= most, `${heads} heads`);
}

/** The text as it is read: non-breaking spaces look like spaces. */
export const said = (text: string) => text.replaceAll('\u00a0', ' ');
