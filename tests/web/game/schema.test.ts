import { describe, expect, it } from 'vitest';
import {
  namesSetting,
  choiceSetting,
  settingIf,
  optionalSetting,
  rangeSetting,
  schemaOf,
  wholeNumberSetting,
  valueSetting,
  yesNoSetting,
} from '../../../web/src/game/schema';

const SCHEMA = schemaOf({
  size: wholeNumberSetting(2, 64, 16),
  way: choiceSetting(['up', 'down'], 'up'),
  shown: namesSetting(['a', 'b', 'c'], ['a', 'b', 'c'], 'none'),
  isQuick: { ...yesNoSetting(false), keys: ['quick'] },
}).and(({ size, way }) => ({
  lit: optionalSetting(wholeNumberSetting(0, size - 1, 0)),
  view: settingIf(way === 'down', rangeSetting(size)),
}));

const read = (query: string) => SCHEMA.read(new URLSearchParams(query));

/** An address after decoding and encoding. */
function roundTrip(query: string): string {
  const { settings, rejected } = read(query);
  expect(rejected).toEqual([]);
  return new URLSearchParams(SCHEMA.format(settings).map(([...entry]) => entry)).toString();
}

describe('a schema', () => {
  it('has usual values, which stay out of an address', () => {
    expect(read('').settings).toEqual(SCHEMA.defaults);
    expect(SCHEMA.defaults).toEqual({
      size: 16,
      way: 'up',
      shown: ['a', 'b', 'c'],
      isQuick: false,
      lit: undefined,
      view: undefined,
    });
    expect(roundTrip('size=16&way=up&quick=no')).toBe('');
  });

  it.each([
    'size=2',
    'way=down&from=3&to=9',
    'shown=a%2Cc',
    'shown=none',
    'quick=yes',
    'size=64&lit=63',
    'lit=0',
  ])('keeps %s', (query) => {
    expect(roundTrip(query)).toBe(query);
  });

  it('takes names in their own order, each once', () => {
    expect(read('shown=c,a,c').settings.shown).toEqual(['a', 'c']);
  });

  it.each([
    ['size=1', 'size=1'],
    ['size=65', 'size=65'],
    ['size=2.5', 'size=2.5'],
    ['size=', 'size='],
    ['way=left', 'way=left'],
    ['way=', 'way='],
    ['quick=maybe', 'quick=maybe'],
    ['size=8&lit=8', 'lit=8'],
    ['shown=a,x,y', 'shown=x,y'],
    ['way=down&from=9&to=9', 'from=9 to=9'],
    ['way=down&from=x', 'from=x'],
    ['size=x&way=left', 'size=x way=left'],
  ])('refuses of %s what is bad', (query, refused) => {
    const { rejected } = read(query);
    expect(rejected.map(({ key, value }) => `${key}=${value}`).join(' ')).toBe(refused);
  });

  it('keeps the good names of a list, and of a range the end that is missing', () => {
    expect(read('shown=a,x').settings.shown).toEqual(['a']);
    expect(read('way=down&from=4').settings.view).toEqual({ from: 4, to: 16 });
    expect(read('way=down&to=4').settings.view).toEqual({ from: 1, to: 4 });
  });

  it('leaves alone what is of no use', () => {
    expect(read('way=up&from=x&to=9')).toEqual({ settings: SCHEMA.defaults, rejected: [] });
    expect(SCHEMA.format({ ...SCHEMA.defaults, view: { from: 1, to: 2 } })).toEqual([]);
  });

  it('prints what is to be printed always', () => {
    const always = schemaOf({ name: { ...valueSetting('ruler', String), isAlwaysWritten: true } });
    expect(always.format(always.defaults)).toEqual([['name', 'ruler']]);
  });
});
