import { describe, expect, it } from 'vitest';
import { createSiteModel } from '../../../web/src/model/site_model';
import { createFakeAddressBar } from '../fake_address_bar';
import { createFakeSolver } from '../fake_solver';

function open(hash: string) {
  const bar = createFakeAddressBar(hash);
  const site = createSiteModel(createFakeSolver(), bar);
  site.visit();
  return { bar, site };
}

describe('the site', () => {
  it('opens the page that the address names, as it was set', () => {
    const { site } = open('#/solve?rows=7&columns=8');
    expect(site.page.value).toBe('solve');
    expect(site.unknownPage.value).toBeUndefined();
    expect(site.solve.fields.value).toMatchObject({ rows: '7', columns: '8' });
  });

  it('opens the first page for an address that names none', () => {
    expect(open('').site.unknownPage.value).toBeUndefined();
  });

  it('says that a page does not exist, and sets nothing from its address', () => {
    const { site, bar } = open('#/sovle?rows=7');
    expect(site.unknownPage.value).toBe('sovle');
    expect(site.solve.fields.value.rows).toBe('5');
    bar.replace('#/solve');
    site.visit();
    expect(site.unknownPage.value).toBeUndefined();
  });

  it('leads back to each page as it was left', () => {
    const { site } = open('#/solve?rows=7&columns=7');
    site.solve.edit({ rows: '9' });
    expect(site.addresses.solve.value).toBe('#/solve?rows=9&columns=9');
    site.solve.edit({ rows: '' });
    expect(site.addresses.solve.value).toBe('#/solve');
  });
});
