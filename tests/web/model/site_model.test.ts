import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filledPosition } from '../../../web/src/model/board/position';
import { createEmbedModel } from '../../../web/src/model/embed/embed_model';
import { createPlayModel } from '../../../web/src/model/play/play_model';
import type { PlayModel } from '../../../web/src/model/play/play_model';
import { createSiteModel } from '../../../web/src/model/site_model';
import type { SiteParts } from '../../../web/src/model/site_model';
import { createSolveModel } from '../../../web/src/model/solve_model';
import type { SolveModel } from '../../../web/src/model/solve_model';
import { createFakeAddressBar } from '../fake_address_bar';
import type { FakeAddressBar } from '../fake_address_bar';
import { createFakeAnalyst } from '../fake_analyst';
import { loadFakeSequences } from '../fake_sequences';
import { createFakeSolver } from '../fake_solver';
import { createFakeWorkStore } from '../fake_work_store';
import { createFakeStore } from './board/open_board';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const rest = () => vi.advanceTimersByTimeAsync(1_000);

const createPlay = (addressBar: FakeAddressBar) =>
  createPlayModel({ analyst: createFakeAnalyst(), addressBar, keep: createFakeStore() });

function createSolve(bar: FakeAddressBar): SolveModel {
  return createSolveModel({
    solver: createFakeSolver(),
    addressBar: bar,
    store: createFakeWorkStore(),
    loadSequence: loadFakeSequences,
  });
}

function createSite(bar: FakeAddressBar, parts: Partial<SiteParts> = {}) {
  return createSiteModel({
    analyst: createFakeAnalyst(),
    addressBar: bar,
    keep: createFakeStore(),
    loadPlay: () => Promise.resolve(createPlay(bar)),
    loadSolve: () => Promise.resolve(createSolve(bar)),
    ...parts,
  });
}

async function open(hash: string) {
  const bar = createFakeAddressBar(hash);
  const analyst = createFakeAnalyst();
  const site = createSite(bar, { analyst });
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

describe('the Embed page of a site', () => {
  function createSiteToEmbed(hash: string) {
    const bar = createFakeAddressBar(hash);
    const site = createSite(bar, {
      loadEmbed: (shownPosition) =>
        Promise.resolve(createEmbedModel({ addressBar: bar, shownPosition })),
    });
    site.visit();
    return { bar, site };
  }

  it('has the board come along the first time, and is then as it was left', async () => {
    const { bar, site } = createSiteToEmbed('#/board?rows=2&columns=2&mode=edit&position=WB.WW');
    expect(site.pages).toEqual(['board', 'solve', 'embed']);
    bar.push(site.addresses.embed.value);
    site.visit();
    const embed = await site.openEmbed();
    expect(bar.hash).toBe('#/embed?rows=2&columns=2&mode=explore&position=WB.WW');
    expect(embed.otherPosition.value).toBeUndefined();
    embed.change({ theme: 'dark' });
    bar.push('#/board?rows=3&columns=3');
    site.visit();
    expect(embed.otherPosition.value).toEqual(filledPosition(3, 3, 1));
    expect(site.addresses.embed.value).toMatch(/position=WB\.WW&theme=dark$/u);
  });

  it('leaves a game that is played on the Board page there', async () => {
    const { bar, site } = createSiteToEmbed('#/board?rows=5&columns=5&mode=play&opponent=good');
    await site.openPlay();
    bar.push(site.addresses.embed.value);
    site.visit();
    expect((await site.openEmbed()).settings.value).toMatchObject({
      mode: 'play',
      opponent: 'good',
    });
    expect(site.addresses.board.value).toMatch(/mode=play/u);
  });

  it('is unknown where there is nothing to embed', async () => {
    const bar = createFakeAddressBar('#/embed');
    const site = createSite(bar);
    site.visit();
    expect([site.page.value, site.unknownPage.value]).toEqual(['board', 'embed']);
    expect(site.pages).toEqual(['board', 'solve']);
    await expect(site.openEmbed()).rejects.toThrow();
  });
});

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
      .mockImplementation(() => Promise.resolve(createSolve(bar)));
    const site = createSite(bar, { loadSolve });
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
    const site = createSite(bar, {
      loadSolve: () => new Promise((resolve) => (come = resolve)),
    });
    site.visit();
    const opened = site.openSolve();
    bar.push('#/board?rows=4&columns=4');
    site.visit();
    come(createSolve(bar));
    expect((await opened).fields.value.rows).toBe('5');
    await rest();
    expect(bar.hash).toMatch(/^#\/board\?rows=4/u);
  });
});

describe('playing on the Board page', () => {
  const TWO_PEOPLE = '#/board?rows=3&columns=4&mode=play&opponent=person&seed=0';

  async function openPlay(hash: string, parts: Partial<SiteParts> = {}) {
    const bar = createFakeAddressBar(hash);
    const site = createSite(bar, parts);
    site.visit();
    await rest();
    const follow = (address: string) => {
      bar.push(address);
      site.visit();
    };
    return { bar, site, follow, play: await site.openPlay() };
  }

  it('is a view of its own, at an address of the Board page', async () => {
    const { site, play, bar } = await openPlay(TWO_PEOPLE);
    expect([site.view.value, site.page.value, site.mode.value]).toEqual(['play', 'board', 'play']);
    expect(play.position.value).toMatchObject({ rows: 3, columns: 4 });
    expect(bar.hash).toBe(TWO_PEOPLE);
    expect(site.addresses.board.value).toBe(TWO_PEOPLE);
  });

  it('begins with the position that is on the board, and leads back to it', async () => {
    const { site, play, bar } = await openPlay('#/board?rows=2&columns=2&mode=edit');
    site.board.press({ column: 1, row: 1 });
    await rest();
    const edited = bar.hash;
    site.setMode('play');
    expect([site.view.value, site.mode.value]).toEqual(['play', 'play']);
    expect([...play.game.value.setup.start.discs]).toEqual([0, 1, 1, 1]);
    await rest();
    expect(bar.hash).toContain('mode=play');
    expect(bar.entries).toContain(edited);
    bar.go(-1);
    while (!bar.hash.includes('mode=edit')) bar.go(-1);
    site.visit();
    expect(site.mode.value).toBe('edit');
    expect([...site.board.state.value.position.discs]).toEqual([0, 1, 1, 1]);
  });

  it('leaves a position behind that can be explored and edited, and goes on from it', async () => {
    const { site, play, bar } = await openPlay(TWO_PEOPLE);
    play.press({ column: 4, row: 3 });
    play.press({ column: 1, row: 1 });
    expect(play.line.value).toHaveLength(1);
    const { discs } = play.position.value;
    await rest();
    const game = bar.hash;
    site.setMode('explore');
    expect([site.view.value, site.mode.value]).toEqual(['board', 'explore']);
    expect(site.board.state.value.position.discs).toEqual(discs);
    expect(bar.hash).toContain('mode=explore');
    site.setMode('play');
    expect(play.line.value).toHaveLength(1);
    expect(bar.hash).toBe(game);
    // Another position is another game.
    site.setMode('edit');
    site.board.allWhite();
    site.setMode('play');
    expect(play.line.value).toHaveLength(0);
    expect(play.position.value).toMatchObject(filledPosition(3, 4, 1));
    expect(play.game.value.setup.opponent).toBe('person');
  });

  it('takes the usual size where the board is too large for a game, and says so', async () => {
    const { site, play } = await openPlay('#/board?rows=31&columns=4&mode=explore');
    site.setMode('play');
    expect(play.position.value).toMatchObject({ columns: 4 });
    expect(play.position.value.rows).toBeLessThanOrEqual(30);
    expect(play.rejected.value).toEqual([{ key: 'rows', value: '31' }]);
  });

  it('is fetched when somebody plays, and again when that failed', async () => {
    const bar = createFakeAddressBar('#/board?rows=4&columns=3');
    const loadPlay = vi
      .fn<SiteParts['loadPlay']>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockImplementation(() => Promise.resolve(createPlay(bar)));
    const site = createSite(bar, { loadPlay });
    site.visit();
    expect(loadPlay).not.toHaveBeenCalled();
    site.setMode('play');
    await expect(site.openPlay()).rejects.toThrow('offline');
    const play = await site.openPlay();
    expect(play.position.value).toMatchObject({ rows: 4, columns: 3 });
    expect(await site.openPlay()).toBe(play);
    expect(loadPlay).toHaveBeenCalledTimes(2);
  });

  it('does not begin when its reader has gone on before it came', async () => {
    let come!: (model: PlayModel) => void;
    const bar = createFakeAddressBar('#/board?rows=4&columns=3');
    const site = createSite(bar, { loadPlay: () => new Promise((resolve) => (come = resolve)) });
    site.visit();
    site.setMode('play');
    const opened = site.openPlay();
    site.setMode('explore');
    come(createPlay(bar));
    await opened;
    await rest();
    expect(site.view.value).toBe('board');
    expect(bar.hash).toMatch(/rows=4&columns=3&mode=explore/u);
  });
});
