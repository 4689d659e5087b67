import { describe, expect, it } from 'vitest';
import { createNumbers, type Numbers } from '../../../web/src/text/numbers';

const english = createNumbers('en');

describe('numbers in English', () => {
  it('groups exactly, however large', () => {
    expect(english.whole(10_672_782_847_090_977n)).toBe('10,672,782,847,090,977');
    expect(english.groups(10_672_782n)).toEqual([
      { separator: '', digits: '10' },
      { separator: ',', digits: '672' },
      { separator: ',', digits: '782' },
    ]);
    expect(english.groups(0)).toEqual([{ separator: '', digits: '0' }]);
  });

  it.each([
    [1475, '1,475'],
    [999_999, '999,999'],
    [1.61e9, '1.61 billion'],
    [1e12, '1 trillion'],
  ])('says %d roughly', (value, words) => {
    expect(english.rough(value)).toBe(words);
  });

  it.each([
    [14.3, '14.3%'],
    [0.000637, '0.000637%'],
    [100, '100%'],
  ])('says %d percent', (value, words) => {
    expect(english.percent(value)).toBe(words);
  });

  it.each([
    [0.02, '1 millisecond'],
    [33.4, '33 milliseconds'],
    [99.6, '0.1 seconds'],
    [832, '0.83 seconds'],
    [1000, '1 second'],
    [47_300, '47 seconds'],
    [59_600, '1 minute'],
    [125_000, '2 minutes 5 seconds'],
    [3_599_800, '1 hour'],
    [3_900_000, '1 hour 5 minutes'],
    [90_000_000, '1 day 1 hour'],
  ])('says that %d milliseconds are %s', (time, words) => {
    expect(english.duration(time)).toBe(words);
  });

  it.each([
    [832, '0.8 seconds'],
    [47_300, '45 seconds'],
    [59_000, '1 minute'],
    [125_000, '2 minutes'],
    [200_000, '3 minutes 30 seconds'],
    [400_000, '7 minutes'],
    [790_000, '13 minutes'],
    [2e7, '5 hours 30 minutes'],
  ])('expects that %d milliseconds are about %s', (time, words) => {
    expect(english.roughDuration(time)).toBe(words);
  });

  it.each([
    [1234, '0.1 MB'],
    [12_345_678, '12 MB'],
    [999_000_000, '1 GB'],
    [1_240_000_000, '1.2 GB'],
  ])('says that %d bytes are %s', (bytes, words) => {
    expect(english.memory(bytes)).toBe(words);
  });
});

describe('numbers in the other languages', () => {
  /** Groups, large numbers, percentages with their sign, sizes, times. */
  const values = ({ whole, rough, percent, memory, duration }: Numbers) =>
    [whole(1_234_567), rough(1.614e9), percent(5.85), memory(1.24e9), duration(65_000)]
      // Direction marks are invisible.
      .map((text) => text.replaceAll(/[\u200e\u200f\u061c]/gu, '').replaceAll(/\s/gu, ' '))
      .join(' | ');

  it.each([
    ['de', '1.234.567 | 1,61 Milliarden | 5,85 % | 1,2 GB | 1 Minute, 5 Sekunden'],
    ['tr', '1.234.567 | 1,61 milyar | %5,85 | 1,2 GB | 1 dakika 5 saniye'],
    ['es', '1.234.567 | 1,61 mil millones | 5,85 % | 1,2 GB | 1 minuto 5 segundos'],
    ['zh', '1,234,567 | 16.1 亿 | 5.85% | 1.2 GB | 1 分钟 5 秒'],
    ['ru', '1 234 567 | 1,61 миллиарда | 5,85 % | 1,2 ГБ | 1 минута 5 секунд'],
    ['ar', '1,234,567 | 1.61 مليار | 5.85% | 1.2 غ.ب | دقيقة و5 ثوان'],
  ])('are written as %s writes them', (locale, expected) => {
    expect(values(createNumbers(locale))).toBe(expected);
  });
});

describe('a number that was typed', () => {
  it.each([
    ['en', '1,000.5', '1,000.5'],
    ['en', '1 000', '1 000'],
    ['de', '1.000', '1,000'],
    ['de', '1.000.000,5', '1,000,000.5'],
    ['de', '2,5e6', '2.5e6'],
    ['fr', '1 000,5', '1 000.5'],
    ['fr', '1.5', '1.5'],
    ['en', '٤٢', '42'],
    ['en', '۳۹', '39'],
    ['en', '１０', '10'],
    ['ar-EG', '١٬٠٠٠٫٥', '1,000.5'],
    ['de', 'abc', 'abc'],
  ])('in %s, %s is %s', (locale, typed, plain) => {
    expect(createNumbers(locale).plain(typed)).toBe(plain);
  });

  it('keeps its commas in a list, whatever they mean in a number', () => {
    expect(createNumbers('de').list('1,٣; ９ ۱۰')).toBe('1,3; 9 10');
    expect(createNumbers('ar').list('1، 2؛ 3、4，5；6')).toBe('1, 2; 3,4,5;6');
  });

  it.each(['en', 'de', 'ar-EG', 'hi', 'ja'])('is read as %s writes it', (locale) => {
    const { plain, whole } = createNumbers(locale);
    for (const value of [0, 7, 1000, 12_345, 100_000_000])
      expect(Number(plain(whole(value)).replaceAll(',', ''))).toBe(value);
  });
});
