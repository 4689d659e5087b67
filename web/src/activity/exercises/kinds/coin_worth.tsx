/** Exercise kind: the value of a coin in Chessboard Nim, given its distances from the left and the upper edge. */
import t from '#words/exercises';
import {
  chessRule,
  CoinOnBoard,
  randomChessRule,
  lineNumbers,
  periodOf,
  type ChessLevel,
} from '../chess_line';
import { isolatedFormula, listed } from '../exercise_words';
import { numberKind } from '../number_kind';
import { CELL_MM } from '../on_position';
import { numberBetween, drawUntil, type Range } from '../random';

interface CoinWorthLevel extends ChessLevel {
  readonly distance: Range;
}

export interface CoinWorthExercise {
  readonly steps: readonly number[];
  /** The distances from the left edge, and from the upper one. */
  readonly x: number;
  readonly y: number;
  readonly answer: number;
}

/** Boards up to this side are drawn, with the coin on it. */
const MAX_DRAWN = 10;

export const coinWorth = numberKind<CoinWorthLevel, CoinWorthExercise>({
  /** Both distances have values other than 0, and different ones. */
  draw({ distance, ...level }, random) {
    return drawUntil(
      () => {
        const [x, y] = [numberBetween(random, distance), numberBetween(random, distance)];
        const steps = randomChessRule(level, random);
        const [gx, gy] = worths({ steps, x, y });
        return { steps, x, y, answer: gx === 0 || gy === 0 ? 0 : gx ^ gy };
      },
      ({ answer }) => answer > 0,
    );
  },
  mistakes(exercise) {
    const { steps, x, y } = exercise;
    const line = lineNumbers(steps, x + y + 1);
    const g = (distance: number) => line[distance] ?? 0;
    const right = isolatedFormula(namesOf(x, y));
    return [
      { number: g(x) + g(y), says: t('ordinary-sum', { number: g(x) + g(y) }) },
      { number: g(x), says: t('distance-alone', { distance: isolatedFormula(`g(${x})`), right }) },
      { number: g(y), says: t('distance-alone', { distance: isolatedFormula(`g(${y})`), right }) },
      { number: g(x - 1) ^ g(y - 1), says: t('began-line-at-one') },
      {
        number: x ^ y,
        says: t('distances-themselves', { wrong: isolatedFormula(`${x} ⊕ ${y}`), right }),
      },
      {
        number: g(x + y),
        says: t('one-distance', { wrong: isolatedFormula(`g(${x + y})`), right }),
      },
    ];
  },
  otherwise: ({ x, y }) => t('you-want', { formula: isolatedFormula(namesOf(x, y)) }),

  question: ({ x, y }) => t('ask-coin-worth', { x, y }),
  rule: ({ steps }) => chessRule(steps),
  hints(exercise) {
    const { steps, x, y } = exercise;
    const [near] = reduced(exercise);
    const period = periodOf(steps);
    const line = listed(lineNumbers(steps, Math.min(period, Math.max(x, y) + 1)));
    return [
      t('hint-coin-worth', { formula: isolatedFormula(namesOf(x, y)) }),
      near === x
        ? t('hint-line-begins', { line: isolatedFormula(line) })
        : t('hint-line-repeats', {
            line: isolatedFormula(line),
            period,
            formula: isolatedFormula(`g(${x}) = g(${near})`),
          }),
    ];
  },
  solution(exercise) {
    const { x, y, answer } = exercise;
    const [nearX, nearY] = reduced(exercise);
    const isFar = nearX !== x || nearY !== y;
    const steps = [namesOf(x, y), ...(isFar ? [namesOf(nearX, nearY)] : [])];
    const sum = worths(exercise).join(' ⊕ ');
    return t('answer-formula', { formula: isolatedFormula([...steps, sum, answer].join(' = ')) });
  },

  Picture: ({ item: { exercise } }) => <Board exercise={exercise} />,
  Paper: Board,
  paperHeight: (exercise) => (sideOf(exercise) + 2) * CELL_MM,
});

const namesOf = (x: number, y: number) => `g(${x}) ⊕ g(${y})`;

function worths({ steps, x, y }: Omit<CoinWorthExercise, 'answer'>): [number, number] {
  const line = lineNumbers(steps, Math.max(x, y) + 1);
  return [line[x] ?? 0, line[y] ?? 0];
}

/** The distances within the first period that have the same values. */
function reduced({ steps, x, y }: CoinWorthExercise): [number, number] {
  const period = periodOf(steps);
  return [x % period, y % period];
}

/** 0 if the board isn't drawn. */
function sideOf({ x, y }: CoinWorthExercise): number {
  const side = Math.max(x, y) + 1;
  return side <= MAX_DRAWN ? Math.max(side, 6) : 0;
}

function Board({ exercise }: { readonly exercise: CoinWorthExercise }) {
  const side = sideOf(exercise);
  return side === 0 ? <></> : <CoinOnBoard side={side} {...exercise} />;
}
