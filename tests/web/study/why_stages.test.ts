import { beforeEach, describe, expect, it } from 'vitest';
import { fakeTime } from '../fake_time';
import { filledPosition, randomPosition } from '../../../web/src/game/position';
import {
  cancellingStepOf,
  startExplanationSteps,
  WHY_STAGES,
  type ExplanationSteps,
} from '../../../web/src/study/why_stages';
import type { StudyModel } from '../../../web/src/study/study_model';
import { sceneOf } from '../../../web/src/study_views/scene';
import { boardOf, factsOf, game, move } from '../game/boards';
import { seededRandom } from '../seeded_random';
import { openStudy, rest } from './open_study';

fakeTime();

describe('what cancels', () => {
  const of = game('acrostic-twins');

  it('are equal values in pairs and each 0, and what is left over has the nimber of the position', () => {
    const below = seededRandom(3);
    for (let turn = 0; turn < 20; turn += 1) {
      const position = randomPosition({ rows: 6, columns: 7 }, () => below(64) / 64);
      const { coinValues } = boardOf(of, position);
      const some = { rows: [1, 4], columns: [2] };
      const { crossed, left } = cancellingStepOf(coinValues, position, some);
      for (const together of crossed) {
        const values = together.map((place) => coinValues[place]!);
        expect(new Set(values).size).toBe(1);
        expect(values).toHaveLength(values[0] === 0 ? 1 : 2);
      }
      const heads = [...position.coins.keys()].filter((place) => position.coins[place] === 1);
      expect([...crossed.flat(), ...left].sort((a, b) => a - b)).toEqual(heads);
      const sum = left.reduce((total, place) => total ^ coinValues[place]!, 0);
      expect(sum).toBe(factsOf(of, position).nimber);
    }
  });

  it('leaves over what the move turns, at best its corner', () => {
    const full = filledPosition({ rows: 5, columns: 5 }, 1);
    const { coinValues } = boardOf(game('flipping-game'), full);
    const left = (text: string) =>
      cancellingStepOf(coinValues, full, move(game('flipping-game'), text)).left;
    // Only column 4 has the value 2: rows count from 1, places from 0.
    expect(left('3x4')).toEqual([2 * 5 + 3]);
    expect(left('2~4x2~5')).toEqual([3 * 5 + 3]);
    expect(left('1x1')).toEqual([4 * 5 + 3]);
  });
});

describe('the stages of the chosen move', () => {
  const CHOSEN = 'rows=5&columns=5&move=3x4';
  let telling: ExplanationSteps | undefined;
  const tell = (model: StudyModel, isStill: boolean) =>
    (telling = startExplanationSteps(model.view, isStill));
  beforeEach(() => (telling = undefined));
  const seen = (model: StudyModel) => {
    const { cancelled, litDiscs, discs, last } = sceneOf(model);
    const count = (marks?: Uint8Array) => marks?.reduce((sum, mark) => sum + mark, 0);
    return {
      stage: telling?.stage.value,
      crossed: count(cancelled),
      lit: count(litDiscs),
      heads: count(discs),
      last: last !== undefined,
    };
  };
  const before = { heads: 25, last: false, lit: undefined };

  it('wait for the reader at each of them', async () => {
    const { model } = await openStudy(CHOSEN);
    expect(seen(model)).toEqual({ ...before, stage: undefined, crossed: undefined });
    tell(model, false);
    await rest(5000);
    expect(seen(model)).toEqual({ ...before, stage: 'values', crossed: 0 });
    telling?.step('next');
    await rest(400);
    const { crossed } = seen(model);
    expect([crossed! > 0, crossed! < 24]).toEqual([true, true]);
    await rest(900);
    expect(seen(model)).toEqual({ ...before, stage: 'cancel', crossed: 24 });
    telling?.step('next');
    expect(seen(model)).toEqual({ ...before, stage: 'left', crossed: 24, lit: 1 });
    telling?.end();
    telling = undefined;
    expect(seen(model)).toEqual({ ...before, stage: undefined, crossed: undefined });
  });

  it('end in what the move leaves, where values cancel again', async () => {
    const { model } = await openStudy(CHOSEN);
    tell(model, true);
    for (let stage = 1; stage < WHY_STAGES.length; stage += 1) telling?.step('next');
    expect(seen(model)).toEqual({ stage: 'after', crossed: 24, lit: 0, heads: 24, last: true });
    telling?.step('next');
    expect(telling?.stage.value).toBe('after');
    telling?.step('previous');
    expect(seen(model)).toEqual({ ...before, stage: 'left', crossed: 24, lit: 1 });
    // The position itself is unchanged.
    expect(model.view.position.value.coins).toEqual(new Uint8Array(25).fill(1));
  });

  it('are taken over by a reader who steps', async () => {
    const { model } = await openStudy(CHOSEN);
    tell(model, false);
    for (const stage of WHY_STAGES.slice(1)) {
      telling?.step('next');
      expect(telling?.stage.value).toBe(stage);
    }
    expect(seen(model)).toMatchObject({ crossed: 0, heads: 24 });
    await rest(5000);
    expect(seen(model)).toMatchObject({ stage: 'after', crossed: 24, lit: 0 });
    for (const stage of WHY_STAGES.slice(0, 3).toReversed()) {
      telling?.step('previous');
      expect(telling?.stage.value).toBe(stage);
    }
    await rest(5000);
    expect(seen(model)).toEqual({ ...before, stage: 'values', crossed: 0 });
  });

  it('give way to a number that lights the board, and to another choice', async () => {
    const { model } = await openStudy(CHOSEN);
    tell(model, true);
    telling?.step('next');
    telling?.step('next');
    model.view.shine({ coins: { value: 2 } });
    expect(seen(model)).toMatchObject({ lit: 5 });
    model.view.shine({ columns: [4] });
    expect(seen(model)).toMatchObject({ lit: 1 });
    model.view.shine(undefined);
    model.choice.dismiss();
    expect(seen(model)).toMatchObject({ crossed: 0, heads: 25 });
  });
});
