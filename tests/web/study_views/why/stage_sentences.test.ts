import { describe, expect, it } from 'vitest';
import { stageSentences } from '../../../../web/src/study_views/why/WhyPanel';
import { plainWords } from '../../../../web/src/text/terms';
import { cornerMoves, eachMove } from '../../../../web/src/game/board';
import { positionAfterMove, type Move } from '../../../../web/src/game/move';
import {
  cellAt,
  filledPosition,
  randomPosition,
  type Position,
} from '../../../../web/src/game/position';
import { headsByValue, whyOf } from '../../../../web/src/study/why';
import { WHY_STAGES } from '../../../../web/src/study/why_stages';
import { boardOf, factsOf, game, GAMES } from '../../game/boards';
import { seededRandom } from '../../seeded_random';

const LEFT =
  /^(?:Only (\d+) is left over|The nim-sum of the rest is (\d+)): a move that takes this total to 0 wins\.$/u;
const LOST =
  /^(?:Nothing is left over: the total is 0, and|The nim-sum of the rest, the total, is 0:) from 0 every move loses\.$/u;
const AFTER =
  /^The discs that this move turns have the nim-sum (\d+), so (?:nothing is left: it wins|(\d+) is left: the opponent can win)\.$/u;

/** The sentences that exist: of two forms of a sentence one does. */
const numbersOf = (pattern: RegExp, sentence: string) =>
  pattern
    .exec(sentence)
    ?.slice(1)
    .flatMap((found: string | undefined) => (found === undefined ? [] : Number(found)));

function sentencesOf(name: string, position: Position, move: Move) {
  const of = game(name);
  const examination = { ...factsOf(of, position), position, board: boardOf(of, position) };
  const why = whyOf(examination, move, headsByValue(examination), () => undefined);
  const told = stageSentences(why!);
  return WHY_STAGES.map((stage) => plainWords(told[stage]));
}

/** Some legal moves of a position, spread over the board. */
function movesOf(name: string, position: Position): Move[] {
  const board = boardOf(game(name), position);
  const moves = [...position.coins.keys()].flatMap((place) =>
    eachMove(cornerMoves(board, position, cellAt(position, place))),
  );
  return moves.filter((_, index) => index % Math.ceil(moves.length / 12) === 0);
}

describe.each([...GAMES, 'runs:triangular*single'])('the stages of %s', (name) => {
  const below = seededRandom(5);
  const random = () => below(1024) / 1024;
  const positions = [
    filledPosition({ rows: 5, columns: 5 }, 1),
    filledPosition({ rows: 10, columns: 10 }, 1),
    filledPosition({ rows: 1, columns: 12 }, 1),
    ...Array.from({ length: 6 }, () => randomPosition({ rows: 6, columns: 7 }, random)),
  ];

  it('have the numbers of the engine, and its verdict', () => {
    let told = 0;
    for (const position of positions)
      for (const move of movesOf(name, position)) {
        const { nimber: total, winning } = factsOf(game(name), position);
        const leaves = factsOf(game(name), positionAfterMove(position, move)).nimber;
        const [, , left = '', after = ''] = sentencesOf(name, position, move);
        if (winning === 0) expect(left).toMatch(LOST);
        else expect(numbersOf(LEFT, left), left).toEqual([total]);
        const numbers = [total ^ leaves, ...(leaves === 0 ? [] : [leaves])];
        expect(numbersOf(AFTER, after), after).toEqual(numbers);
        told += 1;
      }
    expect(told).toBeGreaterThan(20);
  });
});

it('the stages of one move are a sentence each', () => {
  const full = filledPosition({ rows: 5, columns: 5 }, 1);
  expect(sentencesOf('flipping-game', full, { rows: [3], columns: [4] })).toEqual([
    'Each white disc has a value.',
    'Equal values cancel in pairs.',
    'Only 2 is left over: a move that takes this total to 0 wins.',
    'The discs that this move turns have the nim-sum 2, so nothing is left: it wins.',
  ]);
  const one = { ...full, coins: full.coins.map((_, place) => (place === 12 ? 1 : 0)) };
  expect(sentencesOf('flipping-game', one, { rows: [3], columns: [3] })[1]).toBe(
    'No two values are equal, so none cancel.',
  );
});
