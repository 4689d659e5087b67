import { describe, expect, it } from 'vitest';
import {
  argumentsOf,
  catalogueOf,
  parseWords,
  typesOfWords,
} from '../../../web/build/words.js';

const SOURCE = `
hello = Hello, { $name }!
moves = { $count ->
    [0] No move wins.
    [one] One move wins.
   *[other] { $count } moves win.
  }
scale = The scale is { $scale ->
    [linear] linear
   *[log] logarithmic
  }.
took = It took { DURATION($milliseconds) }.
both = { moves } { took }
`;

describe('a file of messages', () => {
  const words = parseWords(SOURCE, 'test.ftl');

  it('gives the types of the arguments, of messages within messages too', () => {
    expect(argumentsOf(words, 'hello')).toEqual(new Map([['name', 'shown']]));
    expect(argumentsOf(words, 'moves')).toEqual(new Map([['count', 'counted']]));
    expect(argumentsOf(words, 'scale')).toEqual(new Map([['scale', ['linear', 'log']]]));
    expect([...argumentsOf(words, 'both').keys()]).toEqual(['count', 'milliseconds']);
    expect(typesOfWords(words)).toContain("'scale': { readonly scale: 'linear' | 'log' };");
  });

  it('is refused where Fluent would pass over a mistake', () => {
    expect(() => parseWords('one = One\ntwo = { $x\nthree = 3\n', 'bad.ftl')).toThrow(
      'bad.ftl: “two” cannot be read.',
    );
    expect(() => parseWords('one = One\none = Two\n', 'bad.ftl')).toThrow('twice');
  });

  it('is refused where it asks for what we don’t have', () => {
    const build = (source) => () => catalogueOf(parseWords(source, 'bad.ftl'));
    expect(build('two = { three }\n')).toThrow('“three” isn’t a message of this file.');
    expect(build('-name = Tartan\ntwo = { -name }\n')).toThrow('isn’t a message');
    expect(build('two = { three.title }\nthree = 3\n    .title = Three\n')).toThrow('“three.title”');
  });
});
