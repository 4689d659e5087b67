import { expect, it } from 'vitest';
import { fakeTime } from '../fake_time';
import { legendOfScene } from '../../../web/src/study_views/Legend';
import { move, openStudy } from '../study/open_study';

fakeTime();

it('says what is shaded, in numbers, and in marks, and of a picture no more than it shows', async () => {
  const { model } = await openStudy('heat=corners&show=grundy');
  const rows = legendOfScene(model, model.view.heat.value);
  const signs = rows.map((row) => row.map(({ sign }) => sign));
  expect(signs[0]).toEqual([undefined]);
  expect(signs[1]?.slice(0, 2)).toEqual([[0], [expect.any(Number)]]);
  expect(signs.slice(2)).toEqual([[undefined], ['winning', 'possible']]);
  expect(legendOfScene(model, undefined)).toEqual(rows.slice(2));
});

it('has one meaning for the numbers on the discs: values in place of counts', async () => {
  const { model } = await openStudy('heat=corners');
  const numbers = () => legendOfScene(model, model.view.heat.value)[0]?.[0]?.text;
  const counts = numbers();
  expect(model.view.values.value).toBeUndefined();
  model.view.explain(true);
  expect([numbers(), model.view.heat.value]).toEqual([
    'Number in a disc: the disc’s value.',
    undefined,
  ]);
  model.view.explain(false);
  expect(numbers()).toBe(counts);
  model.looks.setOverlay('values', true);
  expect([numbers(), model.view.heat.value]).toEqual([
    'Number in a disc: the disc’s value.',
    undefined,
  ]);
  model.looks.setHeat('corners');
  expect(numbers()).toBe(counts);
});

it('says what marks a move that was found to win, while of all others it isn’t told', async () => {
  const { model } = await openStudy('rows=5&columns=5&answers=no');
  const marks = () =>
    legendOfScene(model, undefined).flatMap((row) => row.map(({ sign, text }) => [sign, text]));
  const unknown = ['possible', 'a move ends here'];
  model.choice.choose(move(model, '1x1'));
  model.checking.check();
  expect(marks()).toEqual([unknown]);
  model.choice.choose(move(model, '3x4'));
  model.checking.check();
  expect(marks()).toEqual([['winning', 'a winning move ends here'], unknown]);
});

it('says what the shade of a board means on which no move wins', async () => {
  const { model } = await openStudy('rows=8&columns=8');
  expect(model.view.recent.value?.winning).toBe(0);
  expect(legendOfScene(model, model.view.heat.value)[1]).toEqual([{ sign: [0], text: 'none' }]);
});

it('says what a black disc is where discs may be too small to be drawn', async () => {
  const hasTails = async (query: string) => {
    const { model } = await openStudy(`heat=cover&${query}`);
    return legendOfScene(model, model.view.heat.value).some((row) =>
      row.some(({ sign }) => sign === 'tails'),
    );
  };
  expect(await hasTails('rows=41&columns=6&moves=41x6')).toBe(true);
  expect(await hasTails('rows=41&columns=6')).toBe(false);
  expect(await hasTails('rows=5&columns=5&moves=5x5')).toBe(false);
});
