/** The jobs about Chessboard Nim. The module computes remainders; exact numbers of any length are BigInts. */
import type { MainModule as TablesModule } from '#module/tartan_tables.mjs';
import {
  chessboardLimits,
  type Chessboard,
  type ChessboardAnswer,
  type ChessboardFacts,
  type ArrangementCountRequest,
} from '../api/chessboard';
import { SolverError } from '../api/errors';
import type { ModuleContext } from '../wire/job';
import { unwrapOrThrow } from './module_values';

type Context = ModuleContext<TablesModule>;
type Counts = Required<Pick<ChessboardAnswer, 'winning' | 'counts'>>;

export const CHESSBOARD_JOBS = { describeChessboard, countArrangements };

function describeChessboard({ module }: Context, { side, steps }: Chessboard): ChessboardFacts {
  return unwrapOrThrow(module.describeChessboard(Uint32Array.from(steps), side));
}

function countArrangements(context: Context, question: ArrangementCountRequest): ChessboardAnswer {
  const { transform } = describeChessboard(context, question);
  // With a single nimber no coin can move, so nobody wins.
  if (transform.length === 1) return { question, winning: 0n };
  const { modulus } = question;
  return {
    question,
    ...(modulus === undefined
      ? countExactly(transform, question)
      : countModulo(context, question, modulus)),
  };
}

function countModulo(
  { module }: Context,
  { steps, side, coins }: ArrangementCountRequest,
  modulus: bigint,
): Counts {
  const { winning, losing, all, powers } = unwrapOrThrow(
    module.countArrangements(Uint32Array.from(steps), side, coins, modulus),
  );
  return { winning, counts: { powers: Array.from(powers), arrangements: all, losing } };
}

/**
 * If a coin can move, M(n, c), the number of arrangements that the first player wins, is more than n^(2c) / 10⁴, so it
 * has at most four digits fewer than n^(2c). Reason: two coordinates a step apart have different nimbers, so the most frequent nimber belongs to at most two thirds of the
 * coordinates if n is 1,000 or more, and to all but one if n is less; no nimber of squares or of arrangements has a
 * larger share.
 */
const FEWER_DIGITS = 4;
const LARGEST = 10n ** BigInt(chessboardLimits.digits);

function countExactly(transform: BigInt64Array, { side, coins }: ArrangementCountRequest): Counts {
  const digits = 2 * coins * Math.log10(Number(side));
  if (digits > chessboardLimits.digits + FEWER_DIGITS) throw tooManyDigits();
  const powers = Array.from(transform, (value) => value ** BigInt(2 * coins));
  const [arrangements = 0n] = powers;
  const losing = powers.reduce((sum, power) => sum + power) / BigInt(powers.length);
  const winning = arrangements - losing;
  if (winning >= LARGEST) throw tooManyDigits();
  return { winning, counts: { powers, arrangements, losing } };
}

function tooManyDigits(): SolverError {
  return new SolverError({
    kind: 'too-many-digits',
    message:
      'This number has more than 100,000 digits. Give a modulus, and its remainder is computed.',
    amount: chessboardLimits.digits,
  });
}
