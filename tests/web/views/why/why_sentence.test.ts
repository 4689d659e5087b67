import { describe, expect, it } from 'vitest';
import { whySentence } from '../../../../web/src/views/why/WhyPanel';
import { plainWords } from '../../../../web/src/text/terms';
import { cornerMoves, eachMove } from '../../../../web/src/game/board';
import { turned } from '../../../../web/src/game/move';
import type { Move } from '../../../../web/src/game/move';
import { cellAt, filledPosition, randomPosition } from '../../../../web/src/game/position';
import type { Position } from '../../../../web/src/game/position';
import { headsByValue, whyOf } from '../../../../web/src/study/why';
import { boardOf, factsOf, game, GAMES } from '../../game/boards';
import { seededRandom } from '../../seeded_random';

const WINS =
  /(?:^|\. )(?:Only (\d+) is left over|The nim-sum of the rest is (\d+))\. This move changes th(?:e|at) total by (\d+), so nothing is left: it wins\.$/u;
const LOSES =
  /(?:^|\. )(?:Only (\d+) is left over|The nim-sum of the rest is (\d+))\. This move changes th(?:e|at) total by (\d+), so (\d+) is left: the opponent can win\.$/u;
const LOST =
  /^(?:All values cancel in pairs: the total|Equal values cancel in pairs, and the nim-sum of the rest) is 0\. This move changes (?:it|that total) by (\d+), so (\d+) is left: the opponent can win\. From 0, every move loses\.$/u;

/** Those that are there: of two forms of a sentence one is. */
const numbersOf = (pattern: RegExp, sentence: string) =>
  pattern
    .exec(sentence)
    ?.slice(1)
    .flatMap((found: string | undefined) => (found === undefined ? [] : Number(found)));

function sentenceOf(name: string, position: Position, move: Move): string {
  const of = game(name);
  const examination = { ...factsOf(of, position), position, board: boardOf(of, position) };
  const why = whyOf(examination, move, headsByValue(examination), () => undefined);
  return plainWords(whySentence(why!));
}

/** Some legal moves of a position, spread over the board. */
function movesOf(name: string, position: Position): Move[] {
  const board = boardOf(game(name), position);
  const moves = [...position.coins.keys()].flatMap((place) =>
    eachMove(cornerMoves(board, position, cellAt(position, place))),
  );
  return moves.filter((_, index) => index % Math.ceil(moves.length / 12) === 0);
}

describe.each([...GAMES, 'runs:triangular*single'])('the sentence of %s', (name) => {
  const below = seededRandom(5);
  const random = () => below(1024) / 1024;
  const positions = [
    filledPosition({ rows: 5, columns: 5 }, 1),
    filledPosition({ rows: 10, columns: 10 }, 1),
    filledPosition({ rows: 1, columns: 12 }, 1),
    ...Array.from({ length: 6 }, () => randomPosition({ rows: 6, columns: 7 }, random)),
  ];

  it('has the numbers of the engine, and its verdict', () => {
    let told = 0;
    for (const position of positions)
      for (const move of movesOf(name, position)) {
        const { nimber: total, winning } = factsOf(game(name), position);
        const leaves = factsOf(game(name), turned(position, move)).nimber;
        const change = total ^ leaves;
        const sentence = sentenceOf(name, position, move);
        if (total === 0) expect(numbersOf(LOST, sentence), sentence).toEqual([change, leaves]);
        else if (leaves === 0) expect(numbersOf(WINS, sentence), sentence).toEqual([total, total]);
        else expect(numbersOf(LOSES, sentence), sentence).toEqual([total, change, leaves]);
        expect(sentence.includes('every move loses')).toBe(winning === 0);
        expect(sentence.split(' ').length).toBeLessThanOrEqual(40);
        told += 1;
      }
    expect(told).toBeGreaterThan(20);
  });
});

describe('the sentence of one move', () => {
  const full = filledPosition({ rows: 5, columns: 5 }, 1);

  it('tells of one value that is left over', () => {
    expect(sentenceOf('flipping-game', full, { rows: [3], columns: [4] })).toBe(
      'Equal values cancel in pairs. Only 2 is left over. This move changes the total by 2, so nothing is left: it wins.',
    );
    expect(sentenceOf('flipping-game', full, { rows: [3, 4, 5], columns: [2, 3, 4, 5] })).toMatch(
      /Only 2 is left over\. This move changes the total by \d+, so \d+ is left: the opponent can win\.$/u,
    );
  });
});
