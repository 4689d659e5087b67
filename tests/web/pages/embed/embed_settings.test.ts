import { describe, expect, it } from 'vitest';
import { FLIPPING_GAME, readGame } from '../../../../web/src/game/game';
import { readPosition } from '../../../../web/src/game/position_text';
import { readRoute } from '../../../../web/src/game/route';
import {
  frameSettings,
  formatEmbedAddress,
  readEmbedAddress,
  DEFAULT_EMBED_SETTINGS,
} from '../../../../web/src/pages/embed/embed_settings';

const read = (address: string) => readEmbedAddress(readRoute(address).query);
const position = (text: string, rows: number, columns: number, game = FLIPPING_GAME) =>
  readPosition(text, { rows, columns }, game);

const FULL =
  '#/embed?game=rugs&rows=2&columns=3&mode=play&position=WBW.WWW&opponent=good&you=second&hide=answers,hints&lock=size,position&theme=dark&width=400&for=moodle';

describe('the address of the Embed page', () => {
  it('holds all that is chosen', () => {
    const { settings, rejected } = read(FULL);
    expect(settings).toMatchObject({
      game: readGame('rugs'),
      position: position('WBW.WWW', 2, 3, readGame('rugs')),
      mode: 'play',
      opponent: 'good',
      you: 'second',
      hide: ['answers', 'hints'],
      lock: ['size', 'position'],
      theme: 'dark',
      width: '400',
      kind: 'moodle',
    });
    expect(rejected).toEqual([]);
    expect(formatEmbedAddress(settings)).toBe(FULL);
  });

  it('is short where nothing is unusual, and tells the frame only what is its own', () => {
    expect(formatEmbedAddress(DEFAULT_EMBED_SETTINGS)).toBe(
      '#/embed?rows=5&columns=5&mode=explore',
    );
    expect(frameSettings(read(FULL).settings).map(([key]) => key)).toEqual([
      ...['game', 'rows', 'columns', 'mode', 'position', 'opponent', 'you'],
      ...['hide', 'lock', 'theme'],
    ]);
    // A match between two people has no side to play, and an explored board has no opponent.
    const forTwo = {
      ...DEFAULT_EMBED_SETTINGS,
      mode: 'play',
      opponent: 'person',
      you: 'second',
    } as const;
    expect(frameSettings(forTwo)).toContainEqual(['opponent', 'person']);
    expect(frameSettings(forTwo).length).toBe(4);
    expect(frameSettings({ ...DEFAULT_EMBED_SETTINGS, opponent: 'good' }).length).toBe(3);
  });

  it('is of a lesson or of a picture as well, which have settings of their own', () => {
    const lesson = read('#/embed?what=lesson&lesson=mex&hide=answers&theme=dark');
    expect(frameSettings(lesson.settings)).toEqual([
      ['lesson', 'mex'],
      ['theme', 'dark'],
    ]);
    const tartan = read('#/embed?what=tartan&tartanRows=300&hide=answers&lock=size');
    expect(frameSettings(tartan.settings)).toEqual([
      ['view', 'tartan'],
      ['rows', '300'],
      ['columns', '100000'],
      ['hide', 'answers'],
    ]);
    // Returning to a subject finds its earlier settings.
    expect(formatEmbedAddress({ ...tartan.settings, what: 'board' })).toContain('lock=size');
    expect(read('#/embed?what=quiz&lesson=none&tartanRows=0').rejected.length).toBe(3);
  });

  it('is of a lesson that is graded, whose preview shows one student’s exercises', () => {
    const address = '#/embed?rows=5&columns=5&mode=explore&what=course&lesson=mex';
    const own = read(`${address}&scorm=2004&site=jsinput`);
    expect(own.settings).toMatchObject({ standard: '2004', site: 'jsinput' });
    expect([own.settings.courseSeed, own.settings.pass]).toEqual([undefined, undefined]);
    expect(frameSettings(own.settings)).toEqual([
      ['lesson', 'mex'],
      ['seed', '17'],
    ]);
    const same = `${address}&courseSeed=5&pass=1&scorm=2004`;
    expect(frameSettings(read(same).settings)).toContainEqual(['seed', '5']);
    expect(formatEmbedAddress(read(same).settings)).toBe(same);
    // The seed of a board from the Board page means something else.
    expect(read(`${address}&seed=3`).settings.courseSeed).toBeUndefined();
    expect(read(`${address}&pass=101&scorm=1`).rejected.length).toBe(2);
  });

  it('is of a match that is graded: against the computer, and locked but for moves that are taken back', () => {
    const address =
      '#/embed?rows=5&columns=5&mode=explore&opponent=person&lock=game&what=course&graded=match';
    expect(frameSettings(read(address).settings)).toEqual([
      ['rows', '5'],
      ['columns', '5'],
      ['opponent', 'casual'],
      ['mode', 'play'],
      ['lock', 'position,mode,opponent'],
    ]);
    const firm = read(address.replace('person', 'perfect').replace('=game', '=size,undo'));
    const keys = new Map(frameSettings(firm.settings));
    expect([keys.get('opponent'), keys.get('lock')]).toEqual([
      'perfect',
      'position,mode,opponent,undo',
    ]);
  });

  it('is in no language, but the frame is in that of the page, unless that is the usual one', () => {
    expect(frameSettings(DEFAULT_EMBED_SETTINGS, 'en-XA').at(-1)).toEqual(['lang', 'en-XA']);
    expect(frameSettings(DEFAULT_EMBED_SETTINGS, 'en').map(([key]) => key)).not.toContain('lang');
    expect(formatEmbedAddress(read('#/embed?lang=en-XA').settings)).not.toContain('lang');
  });

  it('takes over the board that an address of the Board page shows', () => {
    const { settings, rejected } = read(
      '#/embed?rows=2&columns=2&mode=edit&heat=cover&show=values&position=WB.WW&moves=2x1&corner=1x1',
    );
    expect(settings).toMatchObject({ mode: 'explore', position: position('BB.WW', 2, 2) });
    expect(rejected).toEqual([]);
  });

  it('says what cannot be used, and does without it', () => {
    const { settings, rejected } = read(
      '#/embed?rows=0&mode=guess&hide=answers,all&lock=size,size&theme=pink&width=5&for=paper&game=go&moves=1',
    );
    expect(settings).toEqual({ ...DEFAULT_EMBED_SETTINGS, hide: ['answers'], lock: ['size'] });
    expect(rejected.map(({ key }) => key)).toEqual([
      ...['game', 'rows', 'mode', 'hide', 'theme', 'width', 'for'],
    ]);
  });

  it('has nobody play on a board that is too large for a match', () => {
    expect(read('#/embed?rows=31&columns=31&mode=play').settings.mode).toBe('explore');
  });
});
