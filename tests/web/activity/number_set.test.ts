/** A set of numbers as an answer, in a language with a decimal comma. */
import { afterAll, expect, it } from 'vitest';
import { numberSet } from '../../../web/src/activity/exercises/forms';
import { languageCalled, speak } from '../../../web/src/text/language';

afterAll(() => speak(languageCalled('en')!));

const { read } = numberSet(() => []);

it.each([
  ['en', '0, 1, 3'],
  ['de', '0, 1, 3'],
  ['es', '0 1;3'],
  ['ar', '٠، ١، ٣'],
  ['zh', '０，1、3'],
])('In %s %s is read as it’s meant', (tag, typed) => {
  speak(languageCalled(tag)!);
  expect(read(undefined, typed)).toEqual([0, 1, 3]);
});
