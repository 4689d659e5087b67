/** Compatibility: links that classes use open the same. */
import { expect, it } from 'vitest';
import { fakeTime } from '../fake_time';
import { compatibilityCases, expectStill } from './golden';
import { openedLink } from './opened_link';

fakeTime();

interface LinkCase {
  readonly address: string;
  readonly opens: object;
}

const LINKS = compatibilityCases<LinkCase>('links');

it('there are links of each page', () => {
  const pages = LINKS.map(([, { opens }]) => (opens as { readonly page?: string }).page);
  expect([...new Set(pages)].sort()).toEqual([
    ...['board', 'embed', 'games', 'learn', 'nimbers', 'solve'],
  ]);
});

it.each(LINKS.map(([version, link]) => ({ version, ...link })))(
  '$version: $address',
  async ({ address, opens }) => {
    expectStill(await openedLink(address), opens);
  },
);
