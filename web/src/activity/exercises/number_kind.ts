/** Exercise kinds that ask for a number, and know the wrong numbers of typical mistakes. */
import { plainNumber } from './forms';
import type { ExerciseKind } from './kind';

/** A typical mistake, and the wrong number it leads to. */
export interface Mistake {
  /** Undefined if the mistake is impossible here. */
  readonly number: number | undefined;
  readonly says: string;
}

type Asked<Level, Exercise> = Omit<
  ExerciseKind<Level, Exercise, number, number>,
  'judge' | 'remark' | 'form'
>;

interface NumberKind<Level, Exercise> extends Asked<Level, Exercise> {
  /** The first one that gives the number is explained. */
  readonly mistakes: (exercise: Exercise) => readonly Mistake[];
  /** The remark on any other wrong number. */
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
