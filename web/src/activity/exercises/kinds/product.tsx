/** What is a nim-product, or the factor that is missing in one? */
import t from '#words/exercises';
import { isolatedFormula, nimSum } from '../exercise_words';
import { numberKind, type Mistake } from '../number_kind';
import { drawBoard, type BoardLevel } from '../positions';
import { numberBetween, drawUntil, type Range } from '../random';

interface ProductLevel extends BoardLevel {
  readonly form: ProductExercise['form'];
}

/** a ⊗ b = answer for a product. Otherwise a ⊗ answer = b, where b is 1 for an inverse. */
export interface ProductExercise {
  readonly form: 'product' | 'inverse' | 'quotient';
  /** Not 0. */
  readonly a: number;
  readonly b: number;
  /** All three lie in the field of the nimbers below this. */
  readonly below: number;
  readonly answer: number;
  /** x ⊗ y for nimbers below `below`. */
  readonly times: (x: number, y: number) => number;
}

export const product = numberKind<ProductLevel, ProductExercise>({
  /**
   * Neither factor is 0 or 1, and neither is a product or the missing factor. The factors of a product aren't both
   * powers of two: there would be nothing to multiply out.
   */
  async draw({ form, ...level }, random, open) {
    const { coinValues, columns } = await drawBoard(level, random, open);
    const below = columns.size;
    const times = (x: number, y: number) => coinValues[x * below + y] ?? 0;
    const other: Range = [2, below - 1];
    const { a, b } = drawUntil(
      () => ({
        a: numberBetween(random, other),
        b: form === 'inverse' ? 1 : numberBetween(random, other),
      }),
      (drawn) =>
        form === 'product' ? !isPower(drawn.a) || !isPower(drawn.b) : drawn.a !== drawn.b,
    );
    const answer = form === 'product' ? times(a, b) : quotient({ times, below }, b, a);
    return { form, a, b, below, times, answer };
  },
  mistakes: (exercise) => MISTAKES_OF[exercise.form](exercise),
  otherwise(exercise, number) {
    const { form, a, b, below, times } = exercise;
    if (number >= below) return t('outside-field', { number, below });
    const factor = form === 'product' ? quotient(exercise, number, a) : number;
    return t('other-product', {
      formula: isolatedFormula(`${a} ⊗ ${factor} = ${times(a, factor)}`),
      wanted: isolatedFormula(form === 'product' ? `${a} ⊗ ${b}` : String(b)),
    });
  },

  question: ({ form, a, b }) =>
    form === 'product'
      ? t('ask-product', { formula: isolatedFormula(`${a} ⊗ ${b}`) })
      : t('ask-factor', { formula: isolatedFormula(`${a} ⊗ x = ${b}`) }),
  hints: (exercise) => HINTS_FOR[exercise.form](exercise),
  solution: (exercise) => t('answer-formula', { formula: isolatedFormula(solutionOf(exercise)) }),
});

type Form = ProductExercise['form'];

const MISTAKES_OF: Record<Form, (exercise: ProductExercise) => Mistake[]> = {
  product: ({ a, b }) => [
    { number: a * b, says: t('ordinary-product', { number: a * b }) },
    {
      number: a ^ b,
      says: t('nim-sum-instead', { formula: isolatedFormula(`${a} ⊕ ${b} = ${a ^ b}`) }),
    },
    { number: carryless(a, b), says: t('powers-multiplied') },
  ],
  inverse: ({ a, times }) => [
    {
      number: a,
      says: t('own-inverse', { formula: isolatedFormula(`${a} ⊗ ${a} = ${times(a, a)}`) }),
    },
    {
      number: a ^ 1,
      says: t('nim-sum-instead', { formula: isolatedFormula(`${a} ⊕ ${a ^ 1} = 1`) }),
    },
    { number: 0, says: t('zero-product') },
  ],
  quotient: (exercise) => {
    const { a, b, times } = exercise;
    return [
      { number: times(a, b), says: t('multiplied', { formula: isolatedFormula(`${a} ⊗ ${b}`) }) },
      { number: quotient(exercise, 1, a), says: t('inverse-alone', { a, b }) },
      {
        number: a ^ b,
        says: t('nim-sum-instead', { formula: isolatedFormula(`${a} ⊕ ${a ^ b} = ${b}`) }),
      },
      { number: 0, says: t('zero-product') },
    ];
  },
};

/** Multiplied out with ⊕, but with ordinary products of powers of two. */
function carryless(a: number, b: number): number {
  return powersIn(a).reduce((sum, power) => sum ^ (power * b), 0);
}

/** True for a power of two. */
const isPower = (number: number) => (number & (number - 1)) === 0;

/** The nimber x with a ⊗ x = c, by trying all: in a field there is one. */
function quotient(
  { times, below }: Pick<ProductExercise, 'times' | 'below'>,
  c: number,
  a: number,
): number {
  return Array.from({ length: below }, (_, x) => x).findIndex((x) => times(a, x) === c);
}

const HINTS_FOR: Record<ProductExercise['form'], (exercise: ProductExercise) => [string, string]> =
  {
    product(exercise) {
      const { a, b, times } = exercise;
      const powers = `${a} = ${nimSum(powersIn(a))}, ${b} = ${nimSum(powersIn(b))}`;
      const products = pairs(exercise).map(([x, y]) => `${x} ⊗ ${y} = ${times(x, y)}`);
      return [
        t('hint-powers', { powers: isolatedFormula(powers) }),
        t('hint-products', { products: isolatedFormula(products.join(', ')) }),
      ];
    },
    inverse: ({ a, below, times }) => [
      t('hint-field', { below }),
      t('hint-square', { formula: isolatedFormula(`${a} ⊗ ${a} = ${times(a, a)}`) }),
    ],
    quotient: (exercise) => {
      const { a, b } = exercise;
      return [
        t('hint-divide', { a, b }),
        t('hint-inverse', { a, b, inverse: quotient(exercise, 1, a) }),
      ];
    },
  };

function solutionOf(exercise: ProductExercise): string {
  const { form, a, b, answer, times } = exercise;
  if (form !== 'product') return `${a} ⊗ ${answer} = ${b}`;
  const parts = pairs(exercise).map(([x, y]) => times(x, y));
  return [`${a} ⊗ ${b}`, ...(parts.length > 1 ? [nimSum(parts)] : []), answer].join(' = ');
}

/** The powers of two in a, paired with those in b. */
function pairs({ a, b }: ProductExercise): [number, number][] {
  return powersIn(a).flatMap((x) => powersIn(b).map((y): [number, number] => [x, y]));
}

/** From the largest down. */
function powersIn(number: number): number[] {
  const bits = Array.from({ length: number.toString(2).length }, (_, bit) => 2 ** bit);
  return bits.filter((bit) => (number & bit) !== 0).reverse();
}
