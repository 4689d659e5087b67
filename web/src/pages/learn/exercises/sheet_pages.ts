/** Which exercises go on which sheet of paper. */
import { isOneRow } from '../../../game/game';
import type { Size } from '../../../game/position';
import type { Exercise } from './exercise';
import { gameText } from './exercise_words';
import type { NumberedExercise } from './set';

/** In millimetres: what A4 and Letter have both between their margins, without the footer; and the title of the first. */
const PAGE = 232;
const TITLE = 32;
/** Of an exercise its question, a line of the rule of its game, and the space to write. */
const QUESTION = 12;
const RULE_LINE = 4.5;
const CHARACTERS = 100;
const SPACE = 26;
const CLAIM = 7;
/** As the pictures of boards are: coins a centimetre apart, and the numbers beside them. */
const CELL = 10;
const NUMBERS = 8;
const WIDTH = 174;

/** In their order, as many on each as it has room for. */
export function pagesOf<Item extends NumberedExercise>(items: readonly Item[]): Item[][] {
  const pages: Item[][] = [];
  let room = 0;
  for (const item of items) {
    const height = heightOf(item.exercise);
    if (height > room) {
      room = PAGE - (pages.length === 0 ? TITLE : 0);
      pages.push([]);
    }
    pages.at(-1)?.push(item);
    room -= height;
  }
  return pages;
}

function heightOf(exercise: Exercise): number {
  const rule = Math.ceil((gameText(exercise)?.length ?? 0) / CHARACTERS) * RULE_LINE;
  switch (exercise.kind) {
    case 'mex':
    case 'product':
      return QUESTION + SPACE;
    case 'gap':
      return QUESTION + rule + tableHeight(exercise) + SPACE;
    case 'lost': {
      const [first] = exercise.positions;
      if (first === undefined) return 0;
      const beside = Math.max(1, Math.floor(WIDTH / (CELL * first.columns + NUMBERS)));
      const lines = Math.ceil(exercise.positions.length / beside);
      return QUESTION + rule + lines * (pictureHeight(first) + CLAIM) + SPACE;
    }
    case 'explain': {
      const claims = exercise.claims.length * CLAIM;
      return QUESTION + rule + pictureHeight(exercise.position) + claims + SPACE;
    }
    default:
      return QUESTION + rule + pictureHeight(exercise.position) + SPACE;
  }
}

/** A row that is wider than the sheet goes on in a second line. */
function pictureHeight({ rows, columns }: Size): number {
  const lines = rows === 1 ? Math.ceil((columns * CELL + NUMBERS) / WIDTH) : 1;
  return lines * (rows * CELL + NUMBERS);
}

function tableHeight({ board }: Extract<Exercise, { readonly kind: 'gap' }>): number {
  return isOneRow(board.game)
    ? Math.ceil((board.columns.size * CELL) / WIDTH) * 1.5 * CELL
    : (board.rows.size + 1) * CELL;
}
