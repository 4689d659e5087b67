import { expect, it } from 'vitest';
import { siteAddress } from '../../../web/build/site_address.js';

it.each([
  ['', undefined],
  ['https://example.org', 'https://example.org/'],
  ['https://example.org/tartan', 'https://example.org/tartan/'],
  ['https://example.org/tartan/', 'https://example.org/tartan/'],
  ['http://localhost:8080/a/index.html', 'http://localhost:8080/a/'],
])('The site “%s” is %s', (named, address) => {
  expect(siteAddress(named)).toBe(address);
});

it.each(['example.org', 'ftp://example.org/', 'https://', 'https://example.org/?a', '/tartan/', 'https://a.org/#b'])(
  'The site “%s” is refused in a sentence',
  (named) => {
    expect(() => siteAddress(named)).toThrow(`TARTAN_SITE is “${named}”, but has to be`);
  },
);
