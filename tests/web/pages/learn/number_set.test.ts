/** Fields for numbers: a set of them, in a language where a comma is what a decimal point is in English, and their keypads. */
import { afterAll, expect, it } from 'vitest';
import {
  numberSet,
  plainNumber,
  signedNumber,
} from '../../../../web/src/pages/learn/exercises/forms';
import type { ExerciseItem } from '../../../../web/src/pages/learn/exercises/kind';
import { languageCalled, speak } from '../../../../web/src/text/language';

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

it.each([
  ['a whole number', plainNumber, 'numeric'],
  ['a number that may be negative', signedNumber, 'text'],
  ['several numbers with commas', numberSet(() => []), 'text'],
])('The keypad for %s has all that an answer needs', (_, { View }, inputMode) => {
  const field = View({ item: {} as ExerciseItem<never, never>, verdict: null, children: null });
  expect(field.props).toMatchObject({ inputMode });
});
