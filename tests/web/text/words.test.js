import { describe, expect, it } from 'vitest';
import { catalogueOf, parseWords } from '../../../web/build/words.js';
import solveWords from '#words/solve';
import { wordsOf } from '../../../web/src/text/words';

const SOURCE = `
hello = Hello, { $name }!
odd = \` \\ $ { "{" } { 1000 }
moves = { $count ->
    [0] No move wins.
    [one] One move wins.
   *[other] { $count } moves win.
  }
kind = { $kind ->
    [rows] Rows
   *[list] { $list }
  }
took = It took { DURATION($milliseconds) }.
both = { moves } { took }
`;

const source = `export default ${catalogueOf(parseWords(SOURCE, 'test.ftl'))}`;
const built = await import(`data:text/javascript,${encodeURIComponent(source)}`);

describe('messages', () => {
  const t = wordsOf('test', built.default);

  it('are filled in and counted', () => {
    expect(t('hello', { name: 'Ada' })).toBe('Hello, Ada!');
    expect([0, 1, 2, 1234].map((count) => t('moves', { count }))).toEqual([
      'No move wins.',
      'One move wins.',
      '2 moves win.',
      '1,234 moves win.',
    ]);
    expect(t('took', { milliseconds: 83_000 })).toBe('It took 1 minute 23 seconds.');
    expect(t('both', { count: 1, milliseconds: 500 })).toBe('One move wins. It took 0.5 seconds.');
  });

  it('choose by a word, and the last where there is no such variant', () => {
    expect(t('kind', { kind: 'rows', list: '1, 2' })).toBe('Rows');
    expect(t('kind', { kind: 'list', list: '1, 2' })).toBe('1, 2');
    expect(t('kind', { kind: 'toString', list: '1, 2' })).toBe('1, 2');
  });

  it('show numbers beyond 2^53 to the last digit', () => {
    expect(t('moves', { count: 10_126_676_470_835_671_513n })).toBe(
      '10,126,676,470,835,671,513 moves win.',
    );
    expect(t('moves', { count: 1n })).toBe('One move wins.');
  });

  it('take a text as it is, whatever is in it', () => {
    expect(t('hello', { name: '{ $name } → 1e6' })).toBe('Hello, { $name } → 1e6!');
    expect(t('odd')).toBe('` \\ $ { 1,000');
  });

  it('of the page are there', () => {
    expect(solveWords('equation', { name: 'P(5)', answer: 8n })).toBe('P(5) = 8');
    expect(solveWords('chosen-lengths', { family: 'primes', list: '' })).toBe('from the primes');
  });
});
