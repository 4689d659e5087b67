import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { solveWords } from '../../../web/src/text/solve';
import { wordsOf } from '../../../web/src/text/words';

const SOURCE = `
hello = Hello, { $name }!
moves = { $count ->
    [0] No move wins.
    [one] One move wins.
   *[other] { $count } moves win.
  }
took = It took { DURATION($milliseconds) }.
both = { moves } { took }
`;

function messages() {
  const { body } = new FluentResource(SOURCE);
  return wordsOf<{
    hello: { readonly name: string };
    moves: { readonly count: number | bigint };
    took: { readonly milliseconds: number };
    both: { readonly count: number; readonly milliseconds: number };
  }>(Object.fromEntries(body.map(({ id, value }) => [id, value])) as never);
}

describe('messages', () => {
  const t = messages();

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

  it('show numbers beyond 2^53 to the last digit', () => {
    expect(t('moves', { count: 10_126_676_470_835_671_513n })).toBe(
      '10,126,676,470,835,671,513 moves win.',
    );
    expect(t('moves', { count: 1n })).toBe('One move wins.');
  });

  it('take a text as it is, whatever is in it', () => {
    expect(t('hello', { name: '{ $name } → 1e6' })).toBe('Hello, { $name } → 1e6!');
  });

  it('of the page are there', () => {
    expect(solveWords('equation', { name: 'P(5)', answer: 8n })).toBe('P(5) = 8');
    expect(solveWords('chosen-lengths', { family: 'primes', list: '' })).toBe('from the primes');
    expect(solveWords('chosen-lengths', { family: 'list', list: '1, 2' })).toBe('1, 2');
  });
});
