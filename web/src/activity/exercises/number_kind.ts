/** Kinds of exercises that ask for a number, and know which wrong numbers typical mistakes give. */
import { plainNumber } from './forms';
import type { ExerciseKind } from './kind';

/** A wrong number that somebody finds who makes a certain mistake, and what that mistake is. */
export interface Mistake {
  /** Undefined where the mistake can't be made. */
  readonly number: number | undefined;
  readonly says: string;
}

type Asked<Level, Exercise> = Omit<
  ExerciseKind<Level, Exercise, number, number>,
  'judge' | 'remark' | 'form'
>;

interface NumberKind<Level, Exercise> extends Asked<Level, Exercise> {
  /** The first one that gives the number is told. */
  readonly mistakes: (exercise: Exercise) => readonly Mistake[];
  /** What to say of any other wrong number. */
  readonly otherwise: (exercise: Exercise, number: number) => string;
}

/** The remark on a wrong number is that number. */
export function numberKind<Level, Exercise extends { readonly answer: number }>({
  mistakes,
  otherwise,
  ...asked
}: NumberKind<Level, Exercise>): ExerciseKind<Level, Exercise, number, number> {
  return {
    ...asked,
    judge: ({ answer }, number) => (number === answer ? undefined : number),
    remark: (exercise, number) =>
      mistakes(exercise).find((mistake) => mistake.number === number)?.says ??
      otherwise(exercise, number),
    form: plainNumber,
  };
}
