import { expect, it } from 'vitest';
import { countLabelOf, lengthsName } from '../../../../web/src/widgets/count/names';

it('names a long list of lengths by its first and its last', () => {
  const lengths = Array.from({ length: 1_000 }, (_, place) => place + 1).join();
  const named = '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, …, 1000';
  expect(lengthsName(lengths)).toBe(named);
  const axis = { size: 5, lengths };
  expect(countLabelOf({ rows: axis, columns: axis })).toContain(named);
});
