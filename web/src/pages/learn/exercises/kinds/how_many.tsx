/** How many moves win? */
import { moveCountAt } from '../../../../game/board';
import type { Board } from '../../../../game/board';
import type { Line, LineMove } from '../../../../game/line';
import { cornerOf } from '../../../../game/move';
import { nimberOf } from '../../../../game/next_position';
import { sameCell } from '../../../../game/position';
import type { Cell } from '../../../../game/position';
import t from '#words/exercises';
import { cornerText, formula, winningMovesText } from '../exercise_words';
import { NumberForm } from '../forms';
import type { ExerciseKind, ExerciseTerms, ShownPosition } from '../kind';
import { ON_POSITION } from '../on_position';
import { drawBoard, drawPosition, headsOf, isFull, winningMoves } from '../positions';
import type { PositionLevel } from '../positions';
import { drawUntil } from '../random';
import type { Range } from '../random';

interface HowManyLevel extends PositionLevel {
  readonly terms: ExerciseTerms;
  /** How many moves win, where that isn't settled by the board alone. */
  readonly wins: Range;
}

export interface HowManyExercise extends ShownPosition {
  readonly terms: ExerciseTerms;
  readonly answer: number;
}

export const howMany: ExerciseKind<HowManyLevel, HowManyExercise, number, 'too-few' | 'too-many'> =
  {
    async draw({ terms, shown, heads, wins, ...level }, random, open) {
      const board = await drawBoard(level, random, open);
      const drawn = drawUntil(
        () => {
          const position = drawPosition(board, heads, random);
          return { position, answer: winningMoves(board, position).length };
        },
        ({ answer }) => answer >= wins[0] && answer <= wins[1],
      );
      return { terms, shown, board, ...drawn };
    },
    judge({ answer }, number) {
      if (number === answer) return undefined;
      return number < answer ? 'too-few' : 'too-many';
    },

    question: () => t('ask-how-many'),
    hints: (exercise) => [nimberHint(exercise), cornerHint(exercise)],
    solution,
    remark: (_, remark) => t(remark),

    ...ON_POSITION,
    Form: NumberForm,
  };

function nimberHint({ board, position, terms }: HowManyExercise): string {
  if (terms === 'moves') return t('hint-try-all');
  const nimber = nimberOf(board, position);
  return nimber === 0 ? t('hint-no-nimber') : t('hint-changes', { nimber });
}

/** About the corner with the most winning moves, or without one about the last head. */
function cornerHint({ board, position }: HowManyExercise): string {
  const winning = winningMoves(board, position);
  const countAt = (cell: Cell) => winning.filter((move) => sameCell(cornerOf(move), cell)).length;
  const corners = headsOf(position).filter((cell) => moveCountAt(board, cell) > 0);
  const corner = corners.reduce<Cell | undefined>(
    (best, cell) => (best === undefined || countAt(cell) >= countAt(best) ? cell : best),
    undefined,
  );
  const place = corner === undefined ? '' : cornerText(board.game, corner);
  return t('hint-corner-count', { wins: corner === undefined ? 0 : countAt(corner), place });
}

function solution({ board, position, terms, answer }: HowManyExercise): string {
  const total = t('answer-total', { count: answer });
  if (answer > 0 && isFull(board, position))
    return [...pairsOf(board, nimberOf(board, position)), total].join(' ');
  if (answer === 0 && terms === 'nimbers') return t('answer-none');
  return winningMovesText(board.game, winningMoves(board, position));
}

/** On a full board any row move goes with any column move: those with a ⊗ b = Γ win. */
function pairsOf(board: Board, nimber: number): string[] {
  const [rows, columns] = [byMoveNimber(board.rows), byMoveNimber(board.columns)];
  return [...rows].flatMap(([a, ofRows]) =>
    [...columns].flatMap(([b, ofColumns]) => {
      const [row, column] = [ofRows[0], ofColumns[0]];
      if (!row || !column || board.change(row, column) !== nimber) return [];
      const [m, n] = [ofRows.length, ofColumns.length];
      const pair = formula(`${a} ⊗ ${b} = ${nimber}`);
      return [
        t('answer-pairs', { pair, count: m * n, formula: formula(`${m} · ${n} = ${m * n}`) }),
      ];
    }),
  );
}

function byMoveNimber(line: Line): Map<number, LineMove[]> {
  const moves = new Map<number, LineMove[]>();
  for (let place = 1; place <= line.size; place += 1)
    for (const move of line.movesAt(place))
      moves.set(move.moveNimber, [...(moves.get(move.moveNimber) ?? []), move]);
  return new Map([...moves].sort(([one], [other]) => one - other));
}
