/** Each answer can be typed on a phone: an iPhone's numeric keypad only has digits, no comma and no minus. */
import { expect, it } from 'vitest';
import { numberSet } from '../../../web/src/activity/exercises/forms';
import type { ExerciseItem, ExerciseKind } from '../../../web/src/activity/exercises/kind';
import { LineInput, type LineInputProps } from '../../../web/src/ui/LineInput';
import { EXERCISES_OF_ALL, make } from './many_exercises';

type AnyForm = ExerciseKind<never, never, never, never>['form'];

function keypadOf({ View }: Pick<AnyForm, 'View'>): unknown {
  const form = View({ item: {} as ExerciseItem<never, never>, verdict: null, children: null });
  const { accepts } = form.props as unknown as Pick<LineInputProps, 'accepts'>;
  const field = LineInput({ id: '', text: '', onEdit: () => undefined, accepts });
  return (field.props as { readonly inputMode: unknown }).inputMode;
}

it('A set of numbers has commas', () => {
  expect(keypadOf(numberSet(() => []))).toBe('text');
});

const numeric = EXERCISES_OF_ALL.filter(({ kind }) => kind.form.interaction === 'numeric');

it.each(numeric)('The answers to a number exercise can be typed: %#', async (one) => {
  const form = one.kind.form as unknown as AnyForm;
  const typable = keypadOf(form) === 'numeric' ? /^\d+$/u : /^-?\d+$/u;
  for (let seed = 0; seed < 100; seed += 1) {
    const exercise = (await make(one, seed)) as never;
    for (const answer of form.accepted(exercise))
      expect(form.write(exercise, answer)).toMatch(typable);
  }
});
