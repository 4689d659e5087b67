/**
 * The methods that lessons teach for seeing who wins. A lesson's exercises are drawn so that its method suffices, and
 * their hints and answers use no other.
 */
import type { Board } from '../../game/board';
import { positionAfterMove } from '../../game/move';
import { nimberOf } from '../../game/next_position';
import type { Position } from '../../game/position';
import t from '#words/exercises';
import { moveText } from '../../study_views/names';
import { nimberFormula } from './exercise_words';
import { headsOf, winningMoves } from './positions';

export type MethodName = 'counts' | 'copying' | 'nimbers';

interface Method {
  /** True if the method shows that the position is lost. */
  seesLost(board: Board, position: Position): boolean;
  /** A hint for finding the lost one among several positions. */
  readonly hintLost: () => string;
  /** Why a position isn't the lost one. */
  hintNot(board: Board, position: Position, number: number): string;
  hintMove(board: Board, position: Position): string;
  hintCount(board: Board, position: Position): string;
  /** `number` is the position's number among several. */
  whyLost(board: Board, position: Position, number: number): string;
  /** Why the winning moves of a won position win. */
  whyWon(board: Board, position: Position): string;
}

/** On boards of up to 5 × 7 a move changes the parity of one of two counts, or of both: see `countsOf`. */
const counts: Method = {
  seesLost: (_, position) => Object.values(countsOf(position)).every((count) => count % 2 === 0),
  hintLost: () => t('hint-lost-counts'),
  hintNot: (_, position, number) => t('hint-not-counts', { number, ...countsOf(position) }),
  hintMove: () => t('hint-move-counts'),
  hintCount: (_, position) => t('hint-changes-counts', countsOf(position)),
  whyLost: (_, position, number) => t('answer-lost-counts', { number, ...countsOf(position) }),
  whyWon: (_, position) => t('answer-move-counts', countsOf(position)),
};

/** Independent rows: two heads at the same place of two rows cancel. */
const copying: Method = {
  seesLost: (_, position) => cancels(position),
  hintLost: () => t('hint-lost-copying'),
  hintNot: (_, _position, number) => t('hint-not-copying', { number }),
  hintMove: () => t('hint-move-copying'),
  hintCount: () => t('hint-move-copying'),
  whyLost: (_, _position, number) => t('answer-lost-copying', { number }),
  whyWon(board, position) {
    const move = winningMoves(board, position).find((each) =>
      cancels(positionAfterMove(position, each)),
    );
    return move === undefined ? '' : t('answer-move-copying', { move: moveText(board, move) });
  },
};

const nimbers: Method = {
  seesLost: (board, position) => nimberOf(board, position) === 0,
  hintLost: () => t('hint-lost-nimber'),
  hintNot: (board, position, number) =>
    t('hint-not-nimber', { number, formula: nimberFormula(board, position) }),
  hintMove: (board, position) => t('hint-nimber', { nimber: nimberOf(board, position) }),
  hintCount(board, position) {
    const nimber = nimberOf(board, position);
    return nimber === 0 ? t('hint-no-nimber') : t('hint-changes', { nimber });
  },
  whyLost: (board, position, number) =>
    t('answer-lost-nimber', { number, formula: nimberFormula(board, position) }),
  whyWon: (board, position) => t('answer-move-nimber', { nimber: nimberOf(board, position) }),
};

export const METHODS: Readonly<Record<MethodName, Method>> = { counts, copying, nimbers };

/** The column whose white discs are counted separately. */
const COLUMN = 4;

/** The number of white discs in column 4, and outside it. */
export function countsOf(position: Position): { inside: number; outside: number } {
  const heads = headsOf(position);
  const inside = heads.filter(({ column }) => column === COLUMN).length;
  return { inside, outside: heads.length - inside };
}

/** True if each column has an even number of heads: those cancel in pairs, whatever their values. */
function cancels(position: Position): boolean {
  const odd = new Set<number>();
  for (const { column } of headsOf(position)) if (!odd.delete(column)) odd.add(column);
  return odd.size === 0;
}
