/** Exercises of every kind, from what a lesson asks for and numbers at random. */
import { legalCount } from '../../../game/board';
import type { Board } from '../../../game/board';
import { readGame } from '../../../game/game';
import type { Game } from '../../../game/game';
import { nimberOf } from '../../../game/next_position';
import { placeOf, samePosition } from '../../../game/position';
import type { Position, Size } from '../../../game/position';
import type {
  Exercise,
  GapExercise,
  HowManyExercise,
  LostExercise,
  MexExercise,
  ProductExercise,
} from './exercise';
import { makeExplain } from './explain';
import type { Range, Spec } from './lessons';
import { drawPosition, isWorthAsking, winningMoves } from './positions';
import { between, drawUntil, oneOf, shuffled } from './random';
import type { Random } from './random';

type SpecOf<Kind extends Spec['kind']> = Extract<Spec, { readonly kind: Kind }>;

export type OpenBoard = (game: Game, size: Size) => Promise<Board>;

/** Opens at most one board, as large as the first draws say. */
export async function makeExercise(spec: Spec, open: OpenBoard, random: Random): Promise<Exercise> {
  if (spec.kind === 'mex') return makeMex(spec, random);
  const game = readGame(spec.game);
  if (game === undefined) throw new RangeError(`There is no game ${spec.game}.`);
  const size = { rows: between(random, spec.rows), columns: between(random, spec.columns) };
  return makeOnBoard(spec, await open(game, size), random);
}

function makeOnBoard(spec: Exclude<Spec, SpecOf<'mex'>>, board: Board, random: Random): Exercise {
  switch (spec.kind) {
    case 'winning-move': {
      const { kind, terms, shown, heads } = spec;
      const position = drawUntil(
        () => drawPosition(board, heads, random),
        (drawn) => nimberOf(board, drawn) !== 0 && isWorthAsking(board, drawn),
      );
      return { kind, terms, shown, board, position };
    }
    case 'how-many':
      return makeHowMany(spec, board, random);
    case 'nimber': {
      const { kind, shown, heads } = spec;
      const position = drawPosition(board, heads, random);
      return { kind, shown, board, position, answer: nimberOf(board, position) };
    }
    case 'lost':
      return makeLost(spec, board, random);
    case 'explain':
      return makeExplain(spec, board, random);
    case 'gap':
      return makeGap(spec, board, random);
    case 'product':
      return makeProduct(spec, board, random);
  }
}

function makeHowMany(spec: SpecOf<'how-many'>, board: Board, random: Random): HowManyExercise {
  const { kind, terms, shown, heads, wins } = spec;
  const drawn = drawUntil(
    () => {
      const position = drawPosition(board, heads, random);
      return { position, answer: winningMoves(board, position).length };
    },
    ({ answer }) => answer >= wins[0] && answer <= wins[1],
  );
  return { kind, terms, shown, board, ...drawn };
}

function makeLost(spec: SpecOf<'lost'>, board: Board, random: Random): LostExercise {
  const { kind, terms, shown, heads, choices } = spec;
  const positions: Position[] = [];
  for (let choice = 0; choice < choices; choice += 1) {
    const isRight = choice === 0;
    const position = drawUntil(
      () => drawPosition(board, heads, random),
      (drawn) =>
        (nimberOf(board, drawn) === 0) === isRight &&
        legalCount(board, drawn) > 0 &&
        !positions.some((other) => samePosition(other, drawn)),
    );
    positions.push(position);
  }
  const mixed = shuffled(random, positions);
  const right = mixed.findIndex((position) => position === positions[0]);
  return { kind, terms, shown, board, positions: mixed, right };
}

function makeGap(spec: SpecOf<'gap'>, board: Board, random: Random): GapExercise {
  const { kind, by, from } = spec;
  const gap = {
    row: between(random, [from[0], board.rows.size]),
    column: between(random, [from[1], board.columns.size]),
  };
  const answer = board.coinValues[placeOf({ columns: board.columns.size }, gap)] ?? 0;
  return { kind, by, board, gap, answer };
}

/** The mex is settled first: all below it are in the set, some of them twice, and maybe some above it. */
function makeMex(spec: SpecOf<'mex'>, random: Random): MexExercise {
  const answer = between(random, spec.answer);
  const below = Array.from({ length: answer }, (_, number) => number);
  const set = [...below];
  const count = between(random, [Math.max(spec.count[0], answer), spec.count[1]]);
  while (set.length < count)
    set.push(
      answer > 0 && random.below(3) === 0
        ? oneOf(random, below)
        : answer + 1 + random.below(spec.count[1]),
    );
  return { kind: spec.kind, set: shuffled(random, set), answer };
}

/**
 * Neither factor of a product is 0 or 1, nor is a product of which a factor is asked for, or that factor. The factors
 * of a product aren't both powers of two: there would be nothing to multiply out.
 */
function makeProduct(spec: SpecOf<'product'>, board: Board, random: Random): ProductExercise {
  const { kind, form } = spec;
  const below = board.columns.size;
  const times = (a: number, b: number) => board.coinValues[a * below + b] ?? 0;
  const other: Range = [2, below - 1];
  const { a, b } = drawUntil(
    () => ({ a: between(random, other), b: form === 'inverse' ? 1 : between(random, other) }),
    (drawn) => (form === 'product' ? !isPower(drawn.a) || !isPower(drawn.b) : drawn.a !== drawn.b),
  );
  const answer = form === 'product' ? times(a, b) : quotient(times, b, a, below);
  return { kind, form, a, b, below, times, answer };
}

/** Of two. */
const isPower = (number: number) => (number & (number - 1)) === 0;

/** The nimber x with a ⊗ x = c, by trying: a field of 16 has one. */
export function quotient(
  times: ProductExercise['times'],
  c: number,
  a: number,
  below: number,
): number {
  return Array.from({ length: below }, (_, x) => x).findIndex((x) => times(a, x) === c);
}
