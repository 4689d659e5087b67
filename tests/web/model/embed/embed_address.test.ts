import { describe, expect, it } from 'vitest';
import { readPosition } from '../../../../web/src/model/board/position_text';
import {
  frameSettings,
  printEmbedAddress,
  readEmbedAddress,
} from '../../../../web/src/model/embed/embed_address';
import { USUAL_SETTINGS } from '../../../../web/src/model/embed/embed_settings';
import { readRoute } from '../../../../web/src/model/route';

const read = (address: string) => readEmbedAddress(readRoute(address).query);

const FULL =
  '#/embed?rows=2&columns=3&mode=play&position=WBW.WWW&opponent=good&you=white&hide=answers,hints&lock=size,position&theme=dark&width=400&for=moodle';

describe('the address of the Embed page', () => {
  it('holds all that is chosen', () => {
    const { settings, rejected } = read(FULL);
    expect(settings).toMatchObject({
      position: readPosition('WBW.WWW', { rows: 2, columns: 3 }),
      mode: 'play',
      opponent: 'good',
      you: 'white',
      hide: ['answers', 'hints'],
      lock: ['size', 'position'],
      theme: 'dark',
      width: '400',
      kind: 'moodle',
    });
    expect(rejected).toEqual([]);
    expect(printEmbedAddress(settings)).toBe(FULL);
  });

  it('is short where nothing is unusual, and tells the frame only what is its own', () => {
    expect(printEmbedAddress(USUAL_SETTINGS)).toBe('#/embed?rows=5&columns=5&mode=explore');
    expect(frameSettings(read(FULL).settings).map(([key]) => key)).toEqual([
      ...['rows', 'columns', 'mode', 'position', 'opponent', 'you', 'hide', 'lock', 'theme'],
    ]);
    // Whom one plays is said of no game between two people, and the opponent of no board that is explored.
    expect(
      frameSettings({ ...USUAL_SETTINGS, mode: 'play', opponent: 'person', you: 'white' }),
    ).toContainEqual(['opponent', 'person']);
    expect(
      frameSettings({ ...USUAL_SETTINGS, mode: 'play', opponent: 'person', you: 'white' }).length,
    ).toBe(4);
    expect(frameSettings({ ...USUAL_SETTINGS, opponent: 'good' }).length).toBe(3);
  });

  it('takes over the board from an address of the Board page', () => {
    const { settings, rejected } = read(
      '#/embed?rows=2&columns=2&mode=edit&heat=cover&show=values&position=WB.WW&column=1&row=2',
    );
    expect(settings).toMatchObject({
      mode: 'explore',
      position: readPosition('WB.WW', { rows: 2, columns: 2 }),
    });
    expect(rejected).toEqual([]);
  });

  it('says what cannot be used, and does without it', () => {
    const { settings, rejected } = read(
      '#/embed?rows=0&mode=guess&hide=answers,all&lock=size,size&theme=pink&width=5&for=paper',
    );
    expect(settings).toEqual({ ...USUAL_SETTINGS, lock: ['size'] });
    expect(rejected.map(({ key }) => key)).toEqual([
      ...['rows', 'mode', 'hide', 'theme', 'width', 'for'],
    ]);
  });

  it('has nobody play on a board that is too large for a game', () => {
    expect(read('#/embed?rows=31&columns=31&mode=play').settings.mode).toBe('explore');
  });
});
