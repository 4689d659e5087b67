import { describe, expect, it } from 'vitest';
import { createFrameView } from '../../../../web/src/outlets/frame/frame_view';
import { limitsUnder } from '../../../../web/src/outlets/frame/panels';
import { readFrameSettings, settingText } from '../../../../web/src/outlets/frame/settings';

const rejected = (search: string) =>
  readFrameSettings(search).rejected.map(({ key, value }) => `${key} ${value}`);

describe('the settings of a frame', () => {
  it('are the usual ones where nothing is asked for', () => {
    const settings = readFrameSettings('');
    expect(settings).toMatchObject({
      theme: 'auto',
      origin: 'any',
      rejected: [],
      panels: ['why', 'moves', 'hints', 'setup'],
    });
    expect(settings.height).toBeUndefined();
    const { hides, locks } = settings.limits;
    for (const parts of [hides, locks]) expect(Object.values(parts)).not.toContain(true);
  });

  it('may come from the source of a page, with &amp; between them', () => {
    expect(readFrameSettings('?rows=5&amp;hide=hints&amp;columns=7')).toMatchObject({
      address: '#/board?rows=5&columns=7',
      rejected: [],
      limits: { hides: { hints: true } },
    });
  });

  it('take what is hidden and locked, and what comes with it', () => {
    const { limits } = readFrameSettings('?hide=answers&lock=position,mode');
    expect(limits).toEqual({
      hides: { answers: true, hints: true, nimbers: false, steps: true },
      locks: {
        game: true,
        size: true,
        mode: true,
        position: true,
        opponent: false,
        undo: false,
        answers: false,
      },
    });
    expect(readFrameSettings('?hide=hints,nimbers&lock=size').limits).toEqual({
      hides: { answers: false, hints: true, nimbers: true, steps: true },
      locks: {
        game: false,
        size: true,
        mode: false,
        position: false,
        opponent: false,
        undo: false,
        answers: false,
      },
    });
  });

  it('say which panels can be opened, and how high the frame gets', () => {
    expect(readFrameSettings('?panels=setup,why&height=400')).toMatchObject({
      panels: ['why', 'setup'],
      height: 400,
      rejected: [],
    });
    for (const none of ['?panels=none', '?panels='])
      expect(readFrameSettings(none)).toMatchObject({ panels: [], rejected: [] });
    const bad = '?panels=why,all&height=20';
    expect(readFrameSettings(bad)).toMatchObject({ panels: ['why'] });
    expect(rejected(bad)).toEqual(['panels all', 'height 20']);
  });

  it('keep what can be used beside what cannot', () => {
    const search = '?hide=nimbers,all&lock=,size&theme=pink&lang=tlh';
    expect(rejected(search)).toEqual(['hide all', 'theme pink', 'lang tlh']);
    expect(rejected('?lang=en-XA')).toEqual([]);
    expect(readFrameSettings(search)).toMatchObject({
      theme: 'auto',
      limits: { hides: { nimbers: true }, locks: { size: true } },
    });
  });

  it('tell the beginning of a name that is too long, and of too many names', () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `name${index}`);
    const long = 'x'.repeat(1_000_000);
    expect(rejected(`?hide=answers,${names.join()}&theme=${long}&origin=${long}`)).toEqual([
      `hide ${names.join().slice(0, 60)}…`,
      `theme ${long.slice(0, 60)}…`,
      `origin ${long.slice(0, 60)}…`,
    ]);
  });

  it('leave all other keys to the board, as they are', () => {
    const { address } = readFrameSettings('?rows=3&hide=hints&show=values,grundy&theme=dark&new=1');
    const [page, query] = address.split('?');
    expect(page).toBe('#/board');
    expect([...new URLSearchParams(query)]).toEqual([
      ['rows', '3'],
      ['show', 'values,grundy'],
      ['new', '1'],
    ]);
  });

  it('have the address of a lesson in place of a board', () => {
    expect(readFrameSettings('?lesson=mex&seed=17&exercises=1,3&theme=dark')).toMatchObject({
      shows: 'lesson',
      address: '#/learn/mex?seed=17&exercises=1%2C3',
      theme: 'dark',
    });
    for (const search of ['?lesson=', '?lesson=&view=tartan'])
      expect(readFrameSettings(search)).toMatchObject({ shows: 'lesson' });
    expect(readFrameSettings('?rows=3')).toMatchObject({
      shows: 'board',
      address: '#/board?rows=3',
    });
  });

  it('have the address of puzzles, with their board', () => {
    expect(readFrameSettings('?puzzles=5&seed=17&rows=4&hide=hints')).toMatchObject({
      shows: 'puzzles',
      address: '#/learn/puzzles?puzzles=5&seed=17&rows=4',
      limits: { hides: { hints: true } },
      rejected: [],
    });
  });

  it('have the address of an answer for its picture, and the part that is seen', () => {
    expect(readFrameSettings('?view=tartan&rows=1000000&seen=1-4x1-8&hide=answers')).toMatchObject({
      shows: 'tartan',
      address: '#/solve?rows=1000000',
      seen: '1-4x1-8',
      rejected: [],
      limits: { hides: { answers: true, nimbers: false } },
    });
    expect(rejected('?view=cloth&seen=all')).toEqual(['view cloth', 'seen all']);
  });

  it.each(['https://school.example:8443', 'https://school.example:8443/'])(
    'take the origin “%s”',
    (text) => {
      const { origin } = readFrameSettings(`?origin=${text}`);
      expect(String(origin)).toBe('https://school.example:8443/');
    },
  );

  it('say what becomes of those that cannot be used', () => {
    const said = readFrameSettings('?theme=pink&origin=https://a.example/b').rejected.map(
      settingText,
    );
    expect(said).toEqual([
      'The link’s “theme=pink” can’t be used, so it’s left out.',
      'The link lets the board talk only with “https://a.example/b”. That isn’t an origin, so messages are off.',
    ]);
  });

  it.each([
    'school.example',
    'https://school.example/course',
    'https://school.example?a',
    'null',
    '*',
    '',
    'file:///tmp',
    'javascript:1',
  ])('talk with nobody where the origin is “%s”', (origin) => {
    expect(readFrameSettings(`?origin=${encodeURIComponent(origin)}`)).toMatchObject({
      origin: 'nobody',
      rejected: [{ key: 'origin', value: origin }],
    });
  });

  it('refuse to edit a position that is locked', () => {
    const { address, rejected: refused } = readFrameSettings('?mode=edit&lock=position');
    expect(refused).toEqual([{ key: 'mode', value: 'edit' }]);
    expect(address).not.toContain('edit');
    expect(rejected('?mode=edit&lock=size,mode')).toEqual([]);
    expect(rejected('?mode=predict&lock=position')).toEqual([]);
  });
});

describe('what is seen of a frame', () => {
  it('changes at once, and a panel that is taken away closes', () => {
    const settings = readFrameSettings('?height=400&theme=dark');
    const view = createFrameView(settings);
    const { hides } = limitsUnder(settings.limits, view.panels);
    view.open('why');
    expect([view.opened.value, hides.hints, hides.steps]).toEqual(['why', false, false]);
    view.set({ panels: ['moves'], height: null });
    expect([view.opened.value, hides.hints, hides.steps]).toEqual([undefined, true, true]);
    expect([view.height.value, view.theme.value]).toEqual([undefined, 'dark']);
    view.open('why');
    expect(view.opened.value).toBeUndefined();
    view.open('rule');
    view.set({ panels: null });
    expect([view.opened.value, hides.hints, hides.steps]).toEqual(['rule', false, false]);
  });
});
