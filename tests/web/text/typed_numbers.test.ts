/** Numbers and lists as people type and paste them, on a page in each language. */
import { afterAll, describe, expect, it } from 'vitest';
import { readLengthList } from '../../../web/src/game/length_list';
import { readSize } from '../../../web/src/game/size_input';
import { signedNumber } from '../../../web/src/activity/exercises/forms';
import { parseTypedNumber } from '../../../web/src/activity/lesson/lesson';
import { LANGUAGES, languageCalled, numbers, speak } from '../../../web/src/text/language';

afterAll(() => speak(languageCalled('en')!));

const size = (typed: string) => {
  const reading = readSize(numbers.plain(typed));
  return reading.ok ? reading.value : reading.problem;
};

describe.each(LANGUAGES)('on a page in $name', (language) => {
  it.each([
    ['isolates around it, as our own sentences have them', '\u2068100,000,000\u2069', 1e8],
    ['marks of direction', '\u200e\u061c1000\u200f', 1000],
    ['embeddings', '\u202a1000\u202c', 1000],
    ['zero-width spaces', '1\u200b000\u200b000', 1e6],
    ['word joiners', '1\u2060000\ufeff', 1000],
    ['soft hyphens', '10\u00ad000', 10_000],
    ['Arabic digits and thousands signs', '١٬٠٠٠', 1000],
    ['the same of a hundred million', '١٠٠٬٠٠٠٬٠٠٠', 1e8],
    ['Arabic thousands signs between other digits', '1٬000', 1000],
    ['Persian digits', '۱۲', 12],
    ['full-width digits', '１０００', 1000],
    ['full-width digits and commas', '１，０００，０００', 1e6],
    ['full-width powers', '１０＾６', 1e6],
    ['a full-width space', '1\u3000000', 1000],
    ['a sign', '－３', 'negative'],
    ['a minus', '−3', 'negative'],
    ['a dash', '– 3', 'negative'],
    ['an Arabic decimal point', '٢٫٥', 'not-whole'],
  ])('a number with %s', (_, typed, value) => {
    speak(language);
    expect(size(typed)).toBe(value);
    if (typeof value === 'number' && !typed.includes('＾'))
      expect(parseTypedNumber(typed)).toBe(BigInt(value));
  });

  it('a number as the page itself writes it, with isolates around it', () => {
    speak(language);
    for (const value of [7, 1000, 12_345, 100_000_000])
      expect(size(`\u2068${numbers.whole(value)}\u2069`)).toBe(value);
  });

  it.each(['-1000', '−1\u200b000', '－１，０００', '–١٬٠٠٠', '\u2066- 1 000\u2069'])(
    'a number that may be negative: %s',
    (typed) => {
      speak(language);
      expect(signedNumber.read({ answer: 0 }, typed)).toBe(-1000);
    },
  );

  it.each([
    '\u20681\u2069, \u20683\u2069, \u20681000\u2069',
    '١، ٣، ١٬٠٠٠',
    '１；３；１０００',
    '１，３、１０００',
    '1\u200b, 3\u00ad, 10\u200e00',
  ])('a list: %s', (typed) => {
    speak(language);
    expect(readLengthList(numbers.list(typed))).toEqual({ ok: true, value: '1,3,1000' });
  });
});

it('keeps the decimal point of the language', () => {
  speak(languageCalled('de')!);
  expect([size('1.000'), size('1,000')]).toEqual([1000, 'not-whole']);
  speak(languageCalled('en')!);
  expect([size('1.000'), size('1,000')]).toEqual(['not-whole', 1000]);
});
