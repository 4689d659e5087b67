import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSiteModel } from '../../../web/src/model/site_model';
import { createSolveModel } from '../../../web/src/model/solve_model';
import type { SolveModel } from '../../../web/src/model/solve_model';
import { createFakeAddressBar } from '../fake_address_bar';
import { createFakeAnalyst } from '../fake_analyst';
import { createFakeSolver } from '../fake_solver';
import { createFakeStore } from './board/open_board';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const rest = () => vi.advanceTimersByTimeAsync(1_000);

async function open(hash: string) {
  const bar = createFakeAddressBar(hash);
  const analyst = createFakeAnalyst();
  const site = createSiteModel({
    analyst,
    addressBar: bar,
    keep: createFakeStore(),
    loadSolve: () => Promise.resolve(createSolveModel(createFakeSolver(), bar)),
  });
  site.visit();
  // As the view of Solve does.
  const solve = await site.openSolve();
  const follow = (address: string) => {
    bar.push(address);
    site.visit();
  };
  const go = (steps: number) => {
    bar.go(steps);
    site.visit();
  };
  return { bar, site, solve, analyst, follow, go };
}

describe('the site', () => {
  it('opens the page that the address names, as it was set', async () => {
    const { site, solve, analyst } = await open('#/solve?rows=7&columns=8');
    expect(site.page.value).toBe('solve');
    expect(site.unknownPage.value).toBeUndefined();
    expect(solve.fields.value).toMatchObject({ rows: '7', columns: '8' });
    // Nobody has looked at the board.
    expect(analyst.calls).toHaveLength(0);
  });

  it('opens the board for an address that names no page, as it is set', async () => {
    const { site } = await open('');
    expect([site.page.value, site.unknownPage.value]).toEqual(['board', undefined]);
    const { site: other } = await open('#/board?rows=7&columns=8');
    expect(other.page.value).toBe('board');
    expect(other.board.state.value.position).toMatchObject({ rows: 7, columns: 8 });
  });

  it('says that a page does not exist, and sets nothing from its address', async () => {
    const { site, bar } = await open('#/sovle?rows=7');
    expect(site.unknownPage.value).toBe('sovle');
    expect(site.page.value).toBe('board');
    expect(site.board.state.value.position.rows).toBe(5);
    bar.replace('#/board');
    site.visit();
    expect(site.unknownPage.value).toBeUndefined();
  });

  it('leads back to each page as it was left', async () => {
    const { site, solve } = await open('#/solve?rows=7&columns=7');
    solve.edit({ rows: '9' });
    expect(site.addresses.solve.value).toBe('#/solve?rows=9&columns=9');
    solve.edit({ rows: '' });
    expect(site.addresses.solve.value).toBe('#/solve');
    expect(site.addresses.board.value).toBe('#/board?rows=5&columns=5&mode=explore');
    site.board.resize(6, 7);
    expect(site.addresses.board.value).toBe('#/board?rows=6&columns=7&mode=explore');
  });

  it('lets no page write the address of another one', async () => {
    const { site, solve, bar, follow } = await open('#/solve?rows=7&columns=7');
    solve.edit({ rows: '9' });
    follow(site.addresses.board.value);
    await rest();
    expect(bar.hash).toBe('#/board?rows=5&columns=5&mode=explore');
    site.board.resize(6, 6);
    follow(site.addresses.solve.value);
    await rest();
    expect(bar.hash).toBe('#/solve?rows=9&columns=9');
    expect(solve.fields.value.rows).toBe('9');
    follow(site.addresses.board.value);
    await rest();
    expect(site.board.state.value.position.rows).toBe(6);
    expect(site.board.timeline.value.entries.map(({ action }) => action.kind)).toEqual([
      'start',
      'resize',
    ]);
  });

  it('stays on its page when only what is set there changes', async () => {
    const { site, bar, follow } = await open('#/board?rows=3&columns=3');
    follow('#/board?rows=4&columns=4');
    site.board.resize(5, 4);
    await rest();
    expect(bar.hash).toBe('#/board?rows=5&columns=4&mode=explore');
    // The reader asks for what was there a moment ago: that is no return from another page.
    site.board.resize(6, 6);
    follow('#/board?rows=5&columns=4&mode=explore');
    expect(site.board.state.value.position).toMatchObject({ rows: 5, columns: 4 });
  });

  it('goes back and forward between its pages', async () => {
    const { site, solve, bar, follow, go } = await open('#/board?rows=3&columns=3');
    follow('#/solve?rows=7&columns=7');
    solve.edit({ rows: '8' });
    go(-1);
    await rest();
    expect(bar.entries).toEqual([
      '#/board?rows=3&columns=3&mode=explore',
      '#/solve?rows=7&columns=7',
    ]);
    expect(site.page.value).toBe('board');
    go(1);
    expect(site.page.value).toBe('solve');
  });

  it('writes what waits when it may be closed', async () => {
    const { site, bar } = await open('#/board');
    site.board.resize(6, 6);
    site.save();
    expect(bar.hash).toBe('#/board?rows=6&columns=6&mode=explore');
  });

  it('fetches Solve once, when it is opened, and again when that failed', async () => {
    const bar = createFakeAddressBar('#/board?rows=3&columns=3');
    const loadSolve = vi
      .fn<() => Promise<SolveModel>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockImplementation(() => Promise.resolve(createSolveModel(createFakeSolver(), bar)));
    const site = createSiteModel({
      analyst: createFakeAnalyst(),
      addressBar: bar,
      keep: createFakeStore(),
      loadSolve,
    });
    site.visit();
    expect(loadSolve).not.toHaveBeenCalled();
    expect(site.addresses.solve.value).toBe('#/solve');
    bar.push('#/solve?rows=7&columns=7');
    site.visit();
    await expect(site.openSolve()).rejects.toThrow('offline');
    const solve = await site.openSolve();
    expect(solve.fields.value.rows).toBe('7');
    expect(await site.openSolve()).toBe(solve);
    expect(loadSolve).toHaveBeenCalledTimes(2);
  });

  it('does not visit Solve when its reader has gone on before it came', async () => {
    const bar = createFakeAddressBar('#/solve?rows=7&columns=7');
    let come!: (model: SolveModel) => void;
    const site = createSiteModel({
      analyst: createFakeAnalyst(),
      addressBar: bar,
      keep: createFakeStore(),
      loadSolve: () => new Promise((resolve) => (come = resolve)),
    });
    site.visit();
    const opened = site.openSolve();
    bar.push('#/board?rows=4&columns=4');
    site.visit();
    come(createSolveModel(createFakeSolver(), bar));
    expect((await opened).fields.value.rows).toBe('5');
    await rest();
    expect(bar.hash).toMatch(/^#\/board\?rows=4/u);
  });
});
