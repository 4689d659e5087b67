import { expect, it } from 'vitest';
import { fakeTime } from '../fake_time';
import { legendOf } from '../../../web/src/views/Legend';
import { openStudy } from '../study/open_study';

fakeTime();

it('says what is shaded, in numbers, and in marks, and of a picture no more than it shows', async () => {
  const { model } = await openStudy('heat=corners&show=values,grundy');
  const rows = legendOf(model, model.heat.value);
  const signs = rows.map((row) => row.map(({ sign }) => sign));
  expect(signs[0]).toEqual([undefined]);
  expect(signs[1]?.slice(0, 2)).toEqual([0, expect.any(Number)]);
  expect(signs.slice(2)).toEqual([[undefined], [undefined], ['winning', 'possible']]);
  expect(legendOf(model, undefined)).toEqual(rows.slice(2));
});
