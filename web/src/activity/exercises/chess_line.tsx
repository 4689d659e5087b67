/** The line of Chessboard Nim, along which each of a coin's two distances changes, and a board with a coin on it. */
import t from '#words/exercises';
import { numbers, oneOf } from '../../text/language';
import { coinSheet } from '../../ui/sheet/coin_sheet';
import { Sheet } from '../../ui/sheet/Sheet';
import { mexOf } from '../lesson/instruments/mex_guess';
import { drawOne, type Random } from './random';
import { TermSequence } from './Sequence';
import styles from './Sequence.module.css';

/** The possible steps of a coin: several rules, one of which is drawn. */
export interface ChessLevel {
  readonly rules: readonly (readonly number[])[];
}

export const randomChessRule = ({ rules }: ChessLevel, random: Random) => drawOne(random, rules);

/** The Grundy numbers of the distances 0, 1, 2, … */
export function lineNumbers(steps: readonly number[], count: number): number[] {
  const line: number[] = [];
  for (let x = 0; x < count; x += 1)
    line.push(mexOf(steps.flatMap((step) => line[x - step] ?? [])));
  return line;
}

/** The period of a line's numbers from the edge on, found when as many numbers repeat as the longest step reaches. */
export function periodOf(steps: readonly number[]): number {
  const reach = Math.max(...steps);
  const line = lineNumbers(steps, MAX_PERIOD + reach);
  const again = (period: number) =>
    line.slice(period, period + reach).join() === line.slice(0, reach).join();
  for (let period = 1; period <= MAX_PERIOD; period += 1) if (again(period)) return period;
  throw new RangeError(`The numbers of ${steps.join()} don’t repeat from the edge on.`);
}

const MAX_PERIOD = 100;

export function chessRule(steps: readonly number[]): string {
  const [only = 0] = steps;
  const count = steps.length === 1 ? only : steps.length;
  return t('rule-chessboard', { steps: oneOf(steps.map(numbers.whole)), count });
}

/** The numbers of a line from distance 0 on. */
export function LineNumbers({ values }: { readonly values: readonly number[] }) {
  return <TermSequence name={t('line-squares')} origin={0} values={values} isNamed />;
}

interface BoardProps {
  readonly side: number;
  /** The distances from the left edge, and from the upper one. */
  readonly x: number;
  readonly y: number;
}

/** A board whose rows and columns are numbered by their distances. */
export function CoinOnBoard({ side, x, y }: BoardProps) {
  const coins = coinSheet({
    rows: side,
    columns: side,
    origin: { row: 0, column: 0 },
    place: (row, column) =>
      row === y && column === x ? { content: '●', marks: ['lit'] } : { content: '' },
  });
  return <Sheet {...coins} caption={t('coin-at', { x, y })} hidesCaption class={styles.table} />;
}
