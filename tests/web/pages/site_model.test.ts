import { describe, expect, it, vi } from 'vitest';
import { fakeTime } from '../fake_time';
import { filledPosition } from '../../../web/src/game/position';
import { createEmbedModel } from '../../../web/src/pages/embed/embed_model';
import { createLessonBeside } from '../../../web/src/activity/lesson/lesson_beside';
import {
  createSiteModel,
  type FirstVisit,
  type PageLoaders,
} from '../../../web/src/pages/site_model';
import { SolveModel } from '../../../web/src/pages/solve/solve_model';
import type { GameEngine } from '../../../web/src/engine/api/engine';
import { createStudyModel } from '../../../web/src/study/study_model';
import { createFakeAddressBar, type FakeAddressBar } from '../fake_address_bar';
import { loadFakeSequences, noCloth } from '../fake_sequences';
import { createFakeSolver } from '../fake_solver';
import { createFakeWorkStore } from '../fake_work_store';

fakeTime();

const rest = () => vi.advanceTimersByTimeAsync(1_000);

/** An engine that never answers, and counts its requests. */
function createSilentEngine() {
  const silent = vi.fn(() => new Promise<never>(() => undefined));
  const engine: GameEngine = { ask: silent, dispose: () => undefined };
  return { engine, silent };
}

function createSolve(bar: FakeAddressBar): SolveModel {
  return new SolveModel({
    solver: createFakeSolver(),
    addressBar: bar,
    store: createFakeWorkStore(),
    loadSequence: loadFakeSequences,
    createCloth: noCloth,
  });
}

function createSite(bar: FakeAddressBar, loaders: PageLoaders = {}, newcomer?: FirstVisit) {
  const { engine, silent } = createSilentEngine();
  const keep = { read: () => undefined, write: () => undefined };
  const lessonBeside = createLessonBeside(bar);
  const board = createStudyModel({ engine, addressBar: lessonBeside.studyBar, keep });
  const site = createSiteModel({
    board,
    lessonBeside,
    addressBar: bar,
    loaders: { solve: () => Promise.resolve(createSolve(bar)), ...loaders },
    ...(newcomer && { newcomer }),
  });
  return { site, asked: silent };
}

async function open(hash: string) {
  const bar = createFakeAddressBar(hash);
  const { site, asked } = createSite(bar);
  site.visit();
  // The view of Solve does the same.
  const solve = await site.open('solve');
  const follow = (address: string) => {
    bar.push(address);
    site.visit();
  };
  const go = (steps: number) => {
    bar.go(steps);
    site.visit();
  };
  return { bar, site, solve, asked, follow, go };
}

describe('the Embed page of a site', () => {
  function createSiteToEmbed(hash: string) {
    const bar = createFakeAddressBar(hash);
    const { site } = createSite(bar, {
      embed: () => Promise.resolve(createEmbedModel({ addressBar: bar, board: site.board })),
    });
    site.visit();
    return { bar, site };
  }

  it('has the board come along the first time, and is then as it was left', async () => {
    const { bar, site } = createSiteToEmbed('#/board?rows=2&columns=2&mode=edit&position=WB.WW');
    expect(site.pages).toEqual(['board', 'solve', 'embed']);
    bar.push(site.addresses.embed.value);
    site.visit();
    const embed = await site.open('embed');
    expect(bar.hash).toBe('#/embed?rows=2&columns=2&mode=explore&position=WB.WW');
    expect(embed.otherBoard.value).toBeUndefined();
    embed.change({ theme: 'dark' });
    bar.push('#/board?rows=3&columns=3');
    site.visit();
    expect(embed.otherBoard.value?.position).toEqual(filledPosition({ rows: 3, columns: 3 }, 1));
    expect(site.addresses.embed.value).toMatch(/position=WB\.WW&theme=dark$/u);
  });

  it('leaves a game that is played on the Board page there', async () => {
    const { bar, site } = createSiteToEmbed('#/board?rows=5&columns=5&mode=play&opponent=good');
    bar.push(site.addresses.embed.value);
    site.visit();
    expect((await site.open('embed')).settings.value).toMatchObject({
      mode: 'play',
      opponent: 'good',
    });
    expect(site.addresses.board.value).toMatch(/mode=play/u);
  });

  it('is unknown where there is nothing to embed', async () => {
    const bar = createFakeAddressBar('#/embed');
    const { site } = createSite(bar);
    site.visit();
    expect([site.page.value, site.unknownPage.value]).toEqual(['board', 'embed']);
    expect(site.pages).toEqual(['board', 'solve']);
    await expect(site.open('embed')).rejects.toThrow();
  });
});

describe('the site', () => {
  it('opens the page that the address names, as it was set', async () => {
    const { site, solve, asked } = await open('#/solve?rows=7&columns=8');
    expect(site.page.value).toBe('solve');
    expect(site.unknownPage.value).toBeUndefined();
    expect(solve.fields.value).toMatchObject({ rows: '7', columns: '8' });
    // The board hasn't been shown yet.
    expect(asked).not.toHaveBeenCalled();
  });

  it('opens the board for an address that names no page, as it is set', async () => {
    const { site } = await open('');
    expect([site.page.value, site.unknownPage.value]).toEqual(['board', undefined]);
    const { site: other } = await open('#/board?rows=7&columns=8');
    expect(other.page.value).toBe('board');
    expect(other.board.view.position.value).toMatchObject({ rows: 7, columns: 8 });
  });

  it('says that a page does not exist, and sets nothing from its address', async () => {
    const { site, bar } = await open('#/sovle?rows=7');
    expect(site.unknownPage.value).toBe('sovle');
    expect(site.page.value).toBe('board');
    expect(site.board.view.position.value.rows).toBe(5);
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
    site.board.setUps.resize(6, 7);
    expect(site.addresses.board.value).toBe('#/board?rows=6&columns=7&mode=explore');
  });

  it('lets no page write the address of another one', async () => {
    const { site, solve, bar, follow } = await open('#/solve?rows=7&columns=7');
    solve.edit({ rows: '9' });
    follow(site.addresses.board.value);
    await rest();
    expect(bar.hash).toBe('#/board?rows=5&columns=5&mode=explore');
    site.board.setUps.resize(6, 6);
    follow(site.addresses.solve.value);
    await rest();
    expect(bar.hash).toBe('#/solve?rows=9&columns=9');
    expect(solve.fields.value.rows).toBe('9');
    follow(site.addresses.board.value);
    await rest();
    expect(site.board.view.position.value.rows).toBe(6);
    // The visit added no step to undo.
    site.board.moving.undo();
    expect(site.board.view.position.value.rows).toBe(5);
    expect(site.board.moving.canUndo.value).toBe(false);
  });

  it('stays on its page when only what is set there changes', async () => {
    const { site, bar, follow } = await open('#/board?rows=3&columns=3');
    follow('#/board?rows=4&columns=4');
    site.board.setUps.resize(5, 4);
    await rest();
    expect(bar.hash).toBe('#/board?rows=5&columns=4&mode=explore');
    // The reader requests the earlier state, which isn't a return from another page.
    site.board.setUps.resize(6, 6);
    follow('#/board?rows=5&columns=4&mode=explore');
    expect(site.board.view.position.value).toMatchObject({ rows: 5, columns: 4 });
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
    site.board.setUps.resize(6, 6);
    site.save();
    expect(bar.hash).toBe('#/board?rows=6&columns=6&mode=explore&answers=no');
  });

  it('shows the first steps to a newcomer whom no link brought, until they are over', () => {
    const visited = (hash: string, isNew = true) => {
      const bar = createFakeAddressBar(hash);
      const remember = vi.fn();
      const { site } = createSite(bar, {}, { isNew: () => isNew, remember });
      site.visit();
      return { site, bar, remember };
    };
    for (const bare of ['', '#/', '#/board']) {
      const { site, remember } = visited(bare);
      expect(site.isFirstMinute.value).toBe(true);
      site.endFirstMinute();
      expect([site.isFirstMinute.value, remember.mock.calls.length]).toEqual([false, 1]);
      site.visit();
      expect(site.isFirstMinute.value).toBe(false);
      expect(visited(bare, false).site.isFirstMinute.value).toBe(false);
    }
    for (const asked of ['#/board?rows=5', '#/board?move=3x4', '#/solve', '#/nowhere'])
      expect(visited(asked).site.isFirstMinute.value).toBe(false);
    const { site, bar } = visited('#/solve');
    bar.push('#/board');
    site.visit();
    expect(site.isFirstMinute.value).toBe(false);
  });

  it('shows no answers on a board that no link asked for, until the reader asks', async () => {
    for (const bare of ['', '#/', '#/board', '#/board?', '#/nowhere?rows=7']) {
      const { site } = await open(bare);
      expect([site.board.view.areOpen.value, site.board.view.heat.value]).toEqual([
        false,
        undefined,
      ]);
      site.board.looks.setHeat('cover');
      expect(site.board.view.areOpen.value).toBe(true);
      site.board.looks.showAnswers(false);
      expect(site.board.view.areOpen.value).toBe(false);
    }
    for (const asked of ['rows=8', 'heat=corners', 'move=3x4', 'corner=3x4']) {
      const { site } = await open(`#/board?${asked}`);
      expect(site.board.view.areOpen.value).toBe(true);
    }
  });

  it('fetches Solve once, when it is opened, and again when that failed', async () => {
    const bar = createFakeAddressBar('#/board?rows=3&columns=3');
    const loadSolve = vi
      .fn<() => Promise<SolveModel>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockImplementation(() => Promise.resolve(createSolve(bar)));
    const { site } = createSite(bar, { solve: loadSolve });
    site.visit();
    expect(loadSolve).not.toHaveBeenCalled();
    expect(site.addresses.solve.value).toBe('#/solve');
    bar.push('#/solve?rows=7&columns=7');
    site.visit();
    await expect(site.open('solve')).rejects.toThrow('offline');
    const solve = await site.open('solve');
    expect(solve.fields.value.rows).toBe('7');
    expect(await site.open('solve')).toBe(solve);
    expect(loadSolve).toHaveBeenCalledTimes(2);
  });

  it('does not visit Solve when its reader has gone on before it came', async () => {
    const bar = createFakeAddressBar('#/solve?rows=7&columns=7');
    let come!: (model: SolveModel) => void;
    const { site } = createSite(bar, {
      solve: () => new Promise((resolve) => (come = resolve)),
    });
    site.visit();
    const opened = site.open('solve');
    bar.push('#/board?rows=4&columns=4');
    site.visit();
    come(createSolve(bar));
    expect((await opened).fields.value.rows).toBe('5');
    await rest();
    expect(bar.hash).toMatch(/^#\/board\?rows=4/u);
  });
});

describe('a lesson beside the board', () => {
  it('stands in the address behind what the board writes there, until it is closed', async () => {
    const { site, bar } = await open('#/board?rows=3&columns=4&mode=explore');
    site.lessonBeside.show('mex?part=build');
    expect(bar.hash).toBe('#/board?rows=3&columns=4&mode=explore&lesson=mex.build');
    site.board.setUps.resize(2, 2);
    await rest();
    expect(bar.hash).toBe('#/board?rows=2&columns=2&mode=explore&lesson=mex.build');
    expect(site.addresses.board.value).toBe(bar.hash);
    site.lessonBeside.show(undefined);
    expect(bar.hash).toBe('#/board?rows=2&columns=2&mode=explore');
    expect(bar.entries).toHaveLength(1);
  });

  it('stays as it is while the board goes back and forth, and goes with the address that has none', async () => {
    const { site, bar } = await open('#/board?lesson=mex&rows=3&columns=4');
    const asked = site.lessonBeside.asked.value;
    expect(asked).toEqual({ to: 'mex', isFirst: true });
    bar.push(site.lessonBeside.addressWith('#/board?rows=1&columns=4'));
    site.visit();
    expect(site.board.state.value.study.start.rows).toBe(1);
    expect(site.lessonBeside.asked.value).toBe(asked);
    bar.push('#/board?rows=3&columns=4');
    site.visit();
    expect(site.lessonBeside.asked.value).toBeUndefined();
    bar.go(-1);
    site.visit();
    expect(site.lessonBeside.asked.value).toEqual({ to: 'mex', isFirst: false });
  });

  it('shows a board without its answers where the address asks for nothing else', async () => {
    const { site } = await open('#/board?lesson=rule');
    expect(site.board.state.value.look.answers).toBe(false);
    expect(site.board.visits.rejected.value).toEqual([]);
  });
});
