import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { columnList, moveWords, rowList } from '../../../web/src/text/places';
import termWords from '#words/terms';
import { piecesOf, plainWords, TERMS } from '../../../web/src/text/terms';
import { filledPosition } from '../../../web/src/game/position';
import { boardOf, factsOf, game } from '../game/boards';
import { mex, nimProduct } from '../engine/nimbers';

const GAME = game('flipping-game');
const SIZE = { rows: 5, columns: 5 };

/** Evaluates one side of an equation. */
function valueOf(side: string): number {
  const listed = /^mex\{([\d, ]*)\}$/u.exec(side)?.[1];
  if (listed !== undefined) return mex(listed.split(', ').map(Number));
  if (side === 'Γ') return factsOf(GAME, filledPosition(SIZE, 1)).nimber;
  if (side === 'P(5)') return boardOf(GAME, SIZE).winningFirstMoves;
  const [first = '', operator, second = ''] = side.split(' ');
  if (operator === '⊗') return Number(nimProduct(BigInt(first), BigInt(second)));
  return operator === '⊕' ? Number(first) ^ Number(second) : Number(first);
}

const EQUATIONS = /((?:mex\{[\d, ]*\}|Γ|P\(\d+\)|\d+ [⊕⊗] \d+)) = (\d+)/gu;
const examples = TERMS.map((name) => [name, termWords(`${name}-example`)] as const);

describe('the examples of the terms', () => {
  it.each(examples)('are true: %s', (name, example) => {
    const equations = [...example.matchAll(EQUATIONS)];
    if (!name.endsWith('-move')) expect(equations.length).toBeGreaterThan(0);
    expect(example.split('=').length - 1).toBe(equations.length);
    for (const [equation, side = '', value = ''] of equations)
      expect(valueOf(side), equation).toBe(Number(value));
  });

  it('are moves of the game where they tell of one', () => {
    const rows = [3, 4, 5];
    const columns = [2, 3, 4, 5];
    const words = moveWords({ rows, columns });
    expect(termWords('row-move-example')).toBe(
      `The move ${words} has the row move “${rowList(rows)}”.`,
    );
    expect(termWords('column-move-example')).toBe(
      `The move ${words} has the column move “${columnList(columns)}”.`,
    );
    const board = boardOf(GAME, SIZE);
    const has = (moves: readonly { readonly places: readonly number[] }[], places: number[]) =>
      moves.some((move) => move.places.join() === places.join());
    expect(has(board.rows.movesAt(5), rows) && has(board.columns.movesAt(5), columns)).toBe(true);
  });

  it('says in binary what its numbers are', () => {
    const [, one = '', other = '', sum = ''] =
      /as (\d+) and (\d+) make (\d+)\.$/u.exec(termWords('nim-sum-example')) ?? [];
    expect(parseInt(one, 2) ^ parseInt(other, 2)).toBe(parseInt(sum, 2));
  });
});

describe('a sentence that marks its terms', () => {
  const term = (name: string, words: string) => `⟦${name}|${words}⟧`;
  const sentence = `The ${term('mex', 'mex')} and the ${term('move-nimber', 'move nimbers')}.`;

  it('is found again in pieces', () => {
    expect(piecesOf(sentence)).toEqual([
      { words: 'The ', term: undefined },
      { words: 'mex', term: 'mex' },
      { words: ' and the ', term: undefined },
      { words: 'move nimbers', term: 'move-nimber' },
      { words: '.', term: undefined },
    ]);
    expect(plainWords(sentence)).toBe('The mex and the move nimbers.');
  });

  it('may be nothing but a term, or have none', () => {
    expect(piecesOf(term('nim-sum', '⊕'))).toEqual([{ words: '⊕', term: 'nim-sum' }]);
    expect(plainWords('No term.')).toBe('No term.');
    expect(piecesOf('')).toEqual([]);
  });

  it('marks terms that there are, in the Fluent files too', () => {
    const folder = new URL('../../../web/src/text/en/', import.meta.url);
    const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
    const marked = files.flatMap((name) =>
      [...readFileSync(new URL(name, folder), 'utf8').matchAll(/⟦([^|⟧]*)/gu)].map(
        ([, found]) => found,
      ),
    );
    expect(marked.length).toBeGreaterThan(0);
    expect(TERMS).toEqual(expect.arrayContaining(marked));
  });
});
