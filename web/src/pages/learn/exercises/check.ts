/** What is right, and what a wrong try leaves. */
import { isOver } from '../../../game/board';
import { nimberOf } from '../../../game/next_position';
import type { Position } from '../../../game/position';
import { turned } from '../../../game/move';
import type { Move } from '../../../game/move';
import type {
  Answer,
  ChoiceExercise,
  Exercise,
  GapExercise,
  NumberExercise,
  ProductExercise,
  WinningMoveExercise,
} from './exercise';
import { quotient } from './make';
import { movesAt, valuesOf, winningMoves } from './positions';

export type Verdict =
  { readonly isRight: true } | { readonly isRight: false; readonly remark: Remark };

export type Remark =
  /** The opponent answers; nobody can move after that where it ends the game. */
  | {
      readonly kind: 'leaves';
      readonly nimber: number;
      readonly after: Position;
      readonly reply: Move;
      readonly endsGame: boolean;
    }
  | { readonly kind: 'too-few' | 'too-many' }
  /** The number is in the set; or it is not, as a smaller one. */
  | { readonly kind: 'in-set' | 'smaller-missing'; readonly number: number }
  /** The ordinary sum, or product. */
  | { readonly kind: 'ordinary-sum' | 'ordinary-product'; readonly number: number }
  /** What the position would leave if a coin worth the number were added. */
  | { readonly kind: 'not-balanced'; readonly number: number; readonly leaves: number }
  /** A move of the coin leaves the number; or none does, nor does any leave a smaller one. */
  | { readonly kind: 'is-option'; readonly number: number; readonly move: Move }
  | { readonly kind: 'smaller-free'; readonly number: number }
  | { readonly kind: 'outside-field'; readonly number: number; readonly below: number }
  /** a ⊗ b = product, and not what is asked for. */
  | {
      readonly kind: 'other-product';
      readonly a: number;
      readonly b: number;
      readonly product: number;
    }
  /** The position is won by this move. */
  | { readonly kind: 'is-won'; readonly nimber: number; readonly move: Move }
  /** Here the claim is true as well, and the outcome is the other one. */
  | { readonly kind: 'proves-nothing'; readonly counterexample: Position };

/** `answer` is of the form that the exercise asks for. */
export function check(exercise: Exercise, answer: Answer): Verdict {
  const remark = remarkOn(exercise, answer);
  return remark === undefined ? { isRight: true } : { isRight: false, remark };
}

/** Undefined where the answer is right. */
function remarkOn(exercise: Exercise, answer: Answer): Remark | undefined {
  if (answer.by === 'move' && exercise.kind === 'winning-move')
    return remarkOnMove(exercise, answer.move);
  if (answer.by === 'number' && 'answer' in exercise)
    return answer.number === exercise.answer ? undefined : remarkOnNumber(exercise, answer.number);
  if (answer.by === 'choice' && 'right' in exercise)
    return answer.choice === exercise.right ? undefined : remarkOnChoice(exercise, answer.choice);
  throw new TypeError(`An exercise of the kind ${exercise.kind} has no answer by ${answer.by}.`);
}

function remarkOnMove({ board, position }: WinningMoveExercise, move: Move): Remark | undefined {
  const after = turned(position, move);
  const nimber = nimberOf(board, after);
  const [reply] = winningMoves(board, after);
  if (reply === undefined) return undefined;
  return { kind: 'leaves', nimber, after, reply, endsGame: isOver(board, turned(after, reply)) };
}

function remarkOnNumber(exercise: NumberExercise, number: number): Remark {
  switch (exercise.kind) {
    case 'how-many':
      return { kind: number < exercise.answer ? 'too-few' : 'too-many' };
    case 'mex':
      return { kind: exercise.set.includes(number) ? 'in-set' : 'smaller-missing', number };
    case 'nimber': {
      const values = valuesOf(exercise.board, exercise.position);
      const isSum = values.reduce((sum, value) => sum + value, 0) === number;
      if (isSum) return { kind: 'ordinary-sum', number };
      return { kind: 'not-balanced', number, leaves: number ^ exercise.answer };
    }
    case 'gap':
      return remarkOnGap(exercise, number);
    case 'product':
      return remarkOnProduct(exercise, number);
  }
}

function remarkOnGap(exercise: GapExercise, number: number): Remark {
  const option = optionsOf(exercise).find(({ value }) => value === number);
  if (option !== undefined) return { kind: 'is-option', number, move: option.move };
  return { kind: 'smaller-free', number };
}

/** What the moves of the coin in the gap leave of it: the values of the other coins that they turn, together. */
export function optionsOf({ board, gap, answer }: GapExercise) {
  return movesAt(board, gap).map(({ move, change }) => ({ move, value: answer ^ change }));
}

function remarkOnProduct(exercise: ProductExercise, number: number): Remark {
  const { form, a, b, below, times } = exercise;
  if (form === 'product' && number === a * b) return { kind: 'ordinary-product', number };
  if (number >= below) return { kind: 'outside-field', number, below };
  const factor = form === 'product' ? quotient(times, number, a, below) : number;
  return { kind: 'other-product', a, b: factor, product: times(a, factor) };
}

function remarkOnChoice(exercise: ChoiceExercise, choice: number): Remark {
  if (exercise.kind === 'explain') {
    const counterexample = exercise.claims[choice]?.counterexample;
    if (counterexample === undefined) throw new RangeError(`There is no claim ${choice}.`);
    return { kind: 'proves-nothing', counterexample };
  }
  const { board, positions } = exercise;
  const position = positions[choice];
  const [move] = position === undefined ? [] : winningMoves(board, position);
  if (position === undefined || move === undefined)
    throw new RangeError(`There is no lost position ${choice}.`);
  return { kind: 'is-won', nimber: nimberOf(board, position), move };
}
