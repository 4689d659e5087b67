import { expect, it } from 'vitest';
import { moreRowsOf } from '../../../web/src/ui/use_more';

it('says at which ends there is more to scroll to, in either direction', () => {
  const more = (scrollLeft: number, scrollWidth = 300) =>
    moreRowsOf({ scrollLeft, scrollWidth, clientWidth: 200 });
  expect([more(0, 200), more(0.4, 200.5), more(0), more(50), more(100)]).toEqual([
    '',
    '',
    'end',
    'start end',
    'start',
  ]);
  expect([more(-50), more(-100)]).toEqual(['start end', 'start']);
});
