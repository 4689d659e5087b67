import {
  chessboardLimits,
  readSteps,
  type ChessboardAnswer,
  type ChessboardFacts,
  type ArrangementCountRequest,
} from '../src/engine/api/chessboard';
import { CHESSBOARD_JOBS } from '../src/engine/worker/chessboard_jobs';
import type { Command } from './command';
import { readOptions, readPositiveBigInt, readPositiveNumber } from './options';
import { openTablesModule } from './solver_module';
import { UsageError } from './usage_error';

const limits = chessboardLimits;
const inGroups = (number: number | bigint) => number.toLocaleString('en');

export const chessboardNimCommand: Command = {
  synopsis: 'chessboard-nim N C',
  summary: 'count the arrangements of coins on a chessboard that the first player wins',
  details: `Prints M(N, C): C different coins lie on a board of N rows and N columns, and several may share a
square. A turn moves one coin left or up by a step; if you can’t move, you lose. Of all N^(2C)
arrangements, M(N, C) are won by the player who moves first.

N is at most 10^18, and C at most ${inGroups(limits.coins)}. An exact answer has at most ${inGroups(limits.digits)}
digits; --modulus finds the remainder of any other.

  --steps LIST              how far a coin may move (default: 2,3,5,7): at most ${limits.steps} steps,
                            each at most ${limits.step}
  --modulus M               print the remainder of M(N, C), for a modulus of at most 2^60
  --json                    one JSON object with what the answer is made of`,
  run: async (words) => {
    const { question, json } = readRequest(words);
    const context = { module: await openTablesModule() };
    const answer = CHESSBOARD_JOBS.countArrangements(context, question);
    if (!json) return [answer.winning.toString()];
    return [JSON.stringify(jsonOf(answer, CHESSBOARD_JOBS.describeChessboard(context, question)))];
  },
};

function readRequest(words: readonly string[]): {
  question: ArrangementCountRequest;
  json: boolean;
} {
  const { values, positionals } = readOptions(words, {
    steps: { type: 'string', default: '2,3,5,7' },
    modulus: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  const [side, coins, ...others] = positionals;
  if (side === undefined || coins === undefined) {
    throw new UsageError(
      'Say the side of the board and how many coins: tartan chessboard-nim N C.',
    );
  }
  if (others.length > 0) {
    throw new UsageError(`One side and one number are enough: “${others.join(' ')}” is too much.`);
  }
  const steps = readSteps(values.steps);
  if (steps === undefined) {
    throw new UsageError(
      `--steps takes from 1 to ${limits.steps} whole numbers from 1 to ${limits.step}, such as 2,3,5,7, not “${values.steps}”.`,
    );
  }
  const question = {
    side: readPositiveBigInt(side, 'N', limits.side),
    coins: readPositiveNumber(coins, 'C', limits.coins),
    steps,
    modulus:
      values.modulus === undefined
        ? undefined
        : readPositiveBigInt(values.modulus, '--modulus', limits.modulus),
  };
  return { question, json: values.json };
}

/** Counts are decimal text. Lists by nimber begin with the nimber 0. */
function jsonOf({ question, winning, counts }: ChessboardAnswer, facts: ChessboardFacts) {
  const { side, coins, steps, modulus } = question;
  return {
    side: side.toString(),
    coins,
    steps,
    ...(modulus !== undefined && { modulus: modulus.toString() }),
    winning: winning.toString(),
    ...(counts && {
      arrangements: counts.arrangements.toString(),
      losing: counts.losing.toString(),
    }),
    ...(facts.period && { period: facts.period }),
    coordinates: Array.from(facts.coordinates, String),
    squares: facts.squares.map(String),
    transform: Array.from(facts.transform, String),
  };
}
