/** What is a nim-product, or the factor that is missing in one? */
import t from '#words/exercises';
import { formula, nimSum } from '../exercise_words';
import { NumberForm } from '../forms';
import type { ExerciseKind } from '../kind';
import { drawBoard } from '../positions';
import type { BoardLevel } from '../positions';
import { between, drawUntil } from '../random';
import type { Range } from '../random';

interface ProductLevel extends BoardLevel {
  readonly form: ProductExercise['form'];
}

/** a ⊗ b = answer in a product. In the others a ⊗ answer = b, where b is 1 in an inverse. */
export interface ProductExercise {
  readonly form: 'product' | 'inverse' | 'quotient';
  /** Not 0. */
  readonly a: number;
  readonly b: number;
  /** The nimbers below it are a field that holds all three. */
  readonly below: number;
  readonly answer: number;
  /** x ⊗ y of nimbers below `below`. */
  readonly times: (x: number, y: number) => number;
}

type ProductRemark =
  | { readonly kind: 'ordinary-product'; readonly number: number }
  | { readonly kind: 'outside-field'; readonly number: number; readonly below: number }
  /** a ⊗ b = product, and not what is asked for. */
  | {
      readonly kind: 'other-product';
      readonly a: number;
      readonly b: number;
      readonly product: number;
    };

export const product: ExerciseKind<ProductLevel, ProductExercise, number, ProductRemark> = {
  /**
   * Neither factor of a product is 0 or 1, nor is a product of which a factor is asked for, or that factor. The
   * factors of a product aren't both powers of two: there would be nothing to multiply out.
   */
  async draw({ form, ...level }, random, open) {
    const { coinValues, columns } = await drawBoard(level, random, open);
    const below = columns.size;
    const times = (x: number, y: number) => coinValues[x * below + y] ?? 0;
    const other: Range = [2, below - 1];
    const { a, b } = drawUntil(
      () => ({ a: between(random, other), b: form === 'inverse' ? 1 : between(random, other) }),
      (drawn) =>
        form === 'product' ? !isPower(drawn.a) || !isPower(drawn.b) : drawn.a !== drawn.b,
    );
    const answer = form === 'product' ? times(a, b) : quotient({ times, below }, b, a);
    return { form, a, b, below, times, answer };
  },
  judge(exercise, number) {
    const { form, a, b, below, answer, times } = exercise;
    if (number === answer) return undefined;
    if (form === 'product' && number === a * b) return { kind: 'ordinary-product', number };
    if (number >= below) return { kind: 'outside-field', number, below };
    const factor = form === 'product' ? quotient(exercise, number, a) : number;
    return { kind: 'other-product', a, b: factor, product: times(a, factor) };
  },

  question: ({ form, a, b }) =>
    form === 'product'
      ? t('ask-product', { formula: formula(`${a} ⊗ ${b}`) })
      : t('ask-factor', { formula: formula(`${a} ⊗ x = ${b}`) }),
  hints: (exercise) => HINTS_FOR[exercise.form](exercise),
  solution: (exercise) => t('answer-formula', { formula: formula(solutionOf(exercise)) }),
  remark({ form, a, b }, remark) {
    switch (remark.kind) {
      case 'ordinary-product':
        return t('ordinary-product', { number: remark.number });
      case 'outside-field':
        return t('outside-field', { number: remark.number, below: remark.below });
      case 'other-product':
        return t('other-product', {
          formula: formula(`${remark.a} ⊗ ${remark.b} = ${remark.product}`),
          wanted: formula(form === 'product' ? `${a} ⊗ ${b}` : String(b)),
        });
    }
  },

  Form: NumberForm,
};

/** Of two. */
const isPower = (number: number) => (number & (number - 1)) === 0;

/** The nimber x with a ⊗ x = c, by trying: a field has one. */
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
        t('hint-powers', { powers: formula(powers) }),
        t('hint-products', { products: formula(products.join(', ')) }),
      ];
    },
    inverse: ({ a, below, times }) => [
      t('hint-field', { below }),
      t('hint-square', { formula: formula(`${a} ⊗ ${a} = ${times(a, a)}`) }),
    ],
    quotient: (exercise) => {
      const { a, b } = exercise;
      return [
        t('hint-divide', { a, b }),
        t('hint-inverse', { a, inverse: quotient(exercise, 1, a) }),
      ];
    },
  };

function solutionOf(exercise: ProductExercise): string {
  const { form, a, b, answer, times } = exercise;
  if (form !== 'product') return `${a} ⊗ ${answer} = ${b}`;
  const parts = pairs(exercise).map(([x, y]) => times(x, y));
  return [`${a} ⊗ ${b}`, ...(parts.length > 1 ? [nimSum(parts)] : []), answer].join(' = ');
}

/** The powers of two in a with those in b. */
function pairs({ a, b }: ProductExercise): [number, number][] {
  return powersIn(a).flatMap((x) => powersIn(b).map((y): [number, number] => [x, y]));
}

/** From the largest down. */
function powersIn(number: number): number[] {
  const bits = Array.from({ length: number.toString(2).length }, (_, bit) => 2 ** bit);
  return bits.filter((bit) => (number & bit) !== 0).reverse();
}
