import { describe, expect, it } from 'vitest';
import { readKept, readWithScore, withScore } from '../../../web/src/course/kept_work';
import { lessonState } from './fake_activity';

describe('what a site gives back as work', () => {
  it.each([undefined, null, {}, '', ' ', 'null', '{}'])('is none: %j', (kept) => {
    expect(readKept(kept)).toBeUndefined();
  });

  it('is an object, or the same as text, or damaged', () => {
    expect(readKept({ seed: 17 })).toEqual({ seed: 17 });
    expect(readKept('{"seed":17}')).toEqual({ seed: 17 });
    expect(readKept('{"seed":')).toBe('{"seed":');
    expect(readKept('true')).toBe(true);
  });
});

describe('the score with the work', () => {
  const state = lessonState('1s1');

  it.each([undefined, 0, 1 / 3, 1])('comes back as it went: %j', (score) => {
    const kept = JSON.stringify(withScore({ ...(score !== undefined && { score }), state }));
    expect(readWithScore(kept)).toEqual({ kept: state, ...(score !== undefined && { score }) });
  });

  it.each([-0.1, 1.1, '1', null, {}])('is none where it’s %j', (score) => {
    expect(readWithScore({ score, state })).toEqual({ kept: state });
  });

  it('leaves anything else for whoever uses it to refuse', () => {
    expect(readWithScore(state)).toEqual({ kept: state });
    expect(readWithScore('{"score":')).toEqual({ kept: '{"score":' });
    expect(readWithScore('')).toEqual({});
  });
});
