import { describe, expect, it } from 'vitest';
import { faultsOfLesson } from '../../../web/build/translated_lessons.js';
import { faultsOfWords } from '../../../web/build/translated_words.js';
import { parseWords } from '../../../web/build/words.js';

const faults = (english, translated, tag = 'de') =>
  faultsOfWords(parseWords(english, 'en'), parseWords(translated, tag), tag);

describe('a translation', () => {
  const MOVES = `
moves = { $count ->
    [0] No move wins.
    [one] One move wins.
   *[other] { $count } moves win.
  }
`;

  it('has the messages of the English text, and no others', () => {
    expect(faults('one = 1\ntwo = 2\n', 'one = 1\nthree = 3\n')).toEqual([
      '“two” is missing.',
      'English has no “three”.',
    ]);
  });

  it('shows what English shows, and nothing else', () => {
    expect(faults('a = { $x } of { $y }\n', 'a = { $x } von { $z }\n')).toEqual([
      '“a” has $z, which English doesn’t.',
      '“a” lacks $y.',
    ]);
    // A number that only selects the plural may be left out.
    expect(faults(MOVES.replace('{ $count } moves', 'Some moves'), 'moves = Z\n')).toEqual([]);
  });

  it('has all the plurals of its language', () => {
    const russian = MOVES.replace('[one]', '[one]').replace('[0]', '[few]');
    expect(faults(MOVES, russian, 'ru')).toEqual(['“moves” lacks [many] of $count.']);
    expect(faults(MOVES, MOVES, 'de')).toEqual([]);
    expect(faults(MOVES, MOVES, 'ar')[0]).toBe('“moves” lacks [two], [few], [many] of $count.');
    // In a language where only 1 has this plural, its digit may select it.
    expect(faults(MOVES, MOVES.replace('[one]', '[1]'), 'tr')).toEqual([]);
  });

  it('chooses by the words that there are', () => {
    const kinds = (one, other) => `a = { $kind ->\n    [${one}] A\n   *[${other}] B\n  }\n`;
    expect(faults(kinds('rows', 'list'), kinds('Zeilen', 'list'))).toEqual([
      '“a” chooses [Zeilen] by $kind, which English doesn’t.',
    ]);
  });

  it('marks the terms that English marks', () => {
    expect(faults('a = The ⟦mex|mex⟧\n', 'a = Das mex\n')).toEqual([
      '“a” has to mark these terms: mex.',
    ]);
  });
});

describe('a translated lesson', () => {
  const english = '<Part name="a" title="Start">\n\nPress <Name board="one" of="1x4">it</Name>: $g(4) = 1$.';

  it('has the tags and the formulas of the English one, and titles of its own', () => {
    const german = english.replace('Start', 'Anfang').replace('Press', 'Drück auf');
    expect(faultsOfLesson(english, german)).toEqual([]);
    expect(faultsOfLesson(english, german.replace('1x4', '1x3'))).toEqual([
      '<Name board="one" of="1x4"> is there 0 times, in English 1.',
      '<Name board="one" of="1x3"> is there 1 times, in English 0.',
    ]);
    expect(faultsOfLesson(english, german.replace('= 1', '= 2'))).toHaveLength(2);
  });

  it('may say a formula more often', () => {
    expect(faultsOfLesson(english, `${english} Also $g(4) = 1$.`)).toEqual([]);
  });
});
