/** One halving of a nim-product: the upper half c₁ of (F ⊗ a₁ ⊕ a₀) ⊗ (F ⊗ b₁ ⊕ b₀). */
import t from '#words/exercises';
import { isolatedFormula } from '../exercise_words';
import { numberKind } from '../number_kind';
import { drawBoard, type BoardLevel } from '../positions';
import { numberBetween, drawUntil } from '../random';

export interface CutExercise {
  readonly a: number;
  readonly b: number;
  /** The Fermat 2-power at which both factors are cut. */
  readonly fermat: number;
  /** a₁ ⊗ b₁, a₁ ⊗ b₀ and a₀ ⊗ b₁, which add up to the answer. */
  readonly terms: readonly number[];
  /** The lower half. */
  readonly lower: number;
  readonly answer: number;
}

export const cut = numberKind<BoardLevel, CutExercise>({
  /** The board is the table of ⊗ below F². All four halves are other than 0. */
  async draw(level, random, open) {
    const { coinValues, columns } = await drawBoard(level, random, open);
    const fermat = Math.sqrt(columns.size);
    const times = (x: number, y: number) => coinValues[x * columns.size + y] ?? 0;
    const draw = () => numberBetween(random, [fermat, columns.size - 1]);
    const { a, b } = drawUntil(
      () => ({ a: draw(), b: draw() }),
      (drawn) => drawn.a % fermat > 0 && drawn.b % fermat > 0 && drawn.a !== drawn.b,
    );
    const [a1, a0, b1, b0] = halves(a, b, fermat);
    const terms = [times(a1, b1), times(a1, b0), times(a0, b1)];
    const answer = terms.reduce((sum, term) => sum ^ term, 0);
    const lower = times(a0, b0) ^ times(times(a1, b1), fermat / 2);
    return { a, b, fermat, terms, lower, answer };
  },
  mistakes({ terms, lower, answer }) {
    return [
      { number: terms.reduce((sum, term) => sum + term, 0), says: t('added-plainly') },
      ...terms.map((term, index) => ({
        number: answer ^ term,
        says: t('term-missing', { formula: isolatedFormula(TERMS[index] ?? '') }),
      })),
      { number: lower, says: t('lower-half') },
    ];
  },
  otherwise: () => t('you-want', { formula: isolatedFormula(TERMS.join(' ⊕ ')) }),

  question({ a, b, fermat }) {
    const [a1, a0, b1, b0] = halves(a, b, fermat);
    const cuts = `${a} = (${fermat} ⊗ ${a1}) ⊕ ${a0}, ${b} = (${fermat} ⊗ ${b1}) ⊕ ${b0}`;
    const product = `${a} ⊗ ${b} = (${fermat} ⊗ c₁) ⊕ c₀`;
    return t('ask-cut', { cuts: isolatedFormula(cuts), product: isolatedFormula(product) });
  },
  hints: (exercise) => [
    t('you-want', { formula: isolatedFormula(TERMS.join(' ⊕ ')) }),
    t('hint-products', { products: isolatedFormula(productsOf(exercise).join(', ')) }),
  ],
  solution: ({ terms, answer }) =>
    t('answer-formula', { formula: isolatedFormula(`c₁ = ${terms.join(' ⊕ ')} = ${answer}`) }),
});

const TERMS = ['a₁ ⊗ b₁', 'a₁ ⊗ b₀', 'a₀ ⊗ b₁'];

const halves = (a: number, b: number, fermat: number) =>
  [Math.floor(a / fermat), a % fermat, Math.floor(b / fermat), b % fermat] as const;

function productsOf({ a, b, fermat, terms }: CutExercise): string[] {
  const [a1, a0, b1, b0] = halves(a, b, fermat);
  const factors = [
    [a1, b1],
    [a1, b0],
    [a0, b1],
  ];
  return factors.map((pair, index) => `${pair.join(' ⊗ ')} = ${terms[index] ?? 0}`);
}
