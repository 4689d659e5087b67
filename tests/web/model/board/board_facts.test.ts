/** What the board keeps showing while the answers of the next position are on their way. */
import { effect } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { discRadius } from '../../../../web/src/board/frame';
import { geometryOf, WHOLE } from '../../../../web/src/board/geometry';
import type { BoardModel } from '../../../../web/src/model/board/board_model';
import { boardWords } from '../../../../web/src/pages/board/board_words';
import { sceneOf } from '../../../../web/src/pages/board/scene';
import { SolverError } from '../../../../web/src/solver/errors';
import { SPACE } from '../../board/scenes';
import { seededRandom } from '../../seeded_random';
import { cell, openBoard, rest } from './open_board';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const numbers = seededRandom(20_261_122);
const random = () => numbers(1_000) / 1_000;
const NOUGHTS = new Uint32Array(25);
const nameOf = (model: BoardModel) => boardWords(model).cell(cell(4, 3));

/** What is drawn from now on, each time that something of it has changed. */
function watched(model: BoardModel) {
  const drawn: { radius: number; heat: Uint32Array | undefined }[] = [];
  effect(() => {
    const scene = sceneOf(model, true);
    const geometry = geometryOf(scene, SPACE, WHOLE);
    drawn.push({ radius: discRadius({ scene, geometry }) / geometry.cell, heat: scene.heat });
  });
  return {
    radii: () => [...new Set(drawn.map(({ radius }) => radius))],
    heats: () => drawn.map(({ heat }) => heat).filter((heat, at, all) => heat !== all[at - 1]),
  };
}

describe('while the answers of a new position are on their way', () => {
  for (const heat of ['corners', 'cover'] as const)
    it(`the discs keep their size and the board its shading by ${heat}`, async () => {
      const { model, analyst } = await openBoard(`#/board?rows=5&columns=5&heat=${heat}`, {
        random,
      });
      const before = model.heat.value;
      const { radii, heats } = watched(model);
      analyst.hold = new Set(['examine']);
      model.choose({ column: 4, row: 3, width: 1, height: 3 });
      model.apply();
      model.allBlack();
      model.random();
      await rest(0);
      expect(model.examination.value.status).toBe('waiting');
      expect(heats()).toEqual([before]);
      analyst.lastCall.release();
      await rest(0);
      expect(model.examination.value.status).toBe('known');
      expect(heats()).toEqual([before, model.heat.value]);
      expect(model.heat.value).not.toEqual(before);
      expect(radii()).toEqual([0.33]);
    });

  it('nothing of the old position is said of the new one', async () => {
    const { model, analyst } = await openBoard();
    expect(nameOf(model)).toBe('Column 4, row 3, white, 4 rectangles, 2 win');
    analyst.hold = new Set(['examine']);
    model.choose({ column: 1, row: 1, width: 1, height: 1 });
    model.apply();
    await rest(0);
    expect(nameOf(model)).toBe('Column 4, row 3, white, 4 rectangles');
    model.press(cell(4, 3));
    model.step('next');
    expect(model.answers.value).toBe('hidden');
    expect(model.why.value).toBeUndefined();
    expect(model.cornerMoves.value.map(({ wins }) => wins)).toEqual([false, false, false, false]);
    expect(model.cornerCounts(cell(4, 3))?.wins).toBe(0);
    expect(new Set(sceneOf(model, true).spots.map(({ mark }) => mark))).toEqual(
      new Set(['possible']),
    );
    expect(sceneOf(model, true).chosen?.mark).toBe('possible');
  });

  it('a board of another size has its discs as they will be, and no shading', async () => {
    const { model, analyst } = await openBoard('', { hold: ['describe'] });
    const { radii } = watched(model);
    expect(model.recent.value).toBeUndefined();
    expect(model.heat.value).toEqual(NOUGHTS);
    analyst.lastCall.release();
    await rest(0);
    expect(model.heat.value).not.toEqual(NOUGHTS);
    model.resize(6, 5);
    expect(model.recent.value).toBeUndefined();
    expect(model.heat.value).toEqual(new Uint32Array(30));
    model.resize(7, 5);
    expect(model.heat.value).toEqual(new Uint32Array(35));
    expect(radii()).toEqual([0.33]);
  });

  it('a failure takes the old shading away', async () => {
    const { model, analyst } = await openBoard();
    const { radii } = watched(model);
    analyst.hold = new Set(['examine']);
    model.allBlack();
    await rest(0);
    expect(model.heat.value).not.toEqual(NOUGHTS);
    analyst.lastCall.fail(new SolverError({ kind: 'worker-failed', message: 'out of luck' }));
    await rest(0);
    expect(model.recent.value).toBeUndefined();
    expect(model.heat.value).toEqual(NOUGHTS);
    model.examineAgain();
    expect(model.heat.value).toEqual(NOUGHTS);
    expect(radii()).toEqual([0.33]);
  });

  for (const isWatched of [true, false])
    it(`answers that were not open stay hidden${isWatched ? '' : ', whoever looks at them'}`, async () => {
      const { model, analyst } = await openBoard('', { hold: ['examine'], random });
      if (isWatched) watched(model);
      model.setMode('predict');
      model.allBlack();
      model.random();
      await rest(0);
      analyst.lastCall.release();
      await rest(0);
      expect(model.examination.value.status).toBe('known');
      expect(model.recent.value).toBeUndefined();
      expect(model.heat.value).toBeUndefined();
      // The board that was never answered, where everything is open.
      model.goTo(0);
      expect(model.areOpen.value).toBe(true);
      expect(model.examination.value).toMatchObject({
        status: 'waiting',
        last: { boardNimber: expect.any(Number) as number },
      });
      expect(model.recent.value).toBeUndefined();
      expect(model.heat.value).toEqual(NOUGHTS);
    });

  it('what was seen and then hidden is not seen again', async () => {
    const { model, analyst } = await openBoard('', { random });
    watched(model);
    model.setHeat('cover');
    model.setMode('predict');
    expect(model.heat.value).toBeUndefined();
    analyst.hold = new Set(['examine']);
    model.random();
    expect(model.heat.value).toBeUndefined();
    model.setMode('explore');
    expect(model.examination.value).toMatchObject({ status: 'waiting' });
    expect(model.recent.value).toBeUndefined();
    expect(model.heat.value).toEqual(NOUGHTS);
  });
});
