/** How many winning first moves come from one pair of move nimbers? */
import { boardSize } from '../../../game/board';
import { nimQuotient } from '../../../game/nim_quotient';
import { nimberOf } from '../../../game/next_position';
import { filledPosition } from '../../../game/position';
import t from '#words/exercises';
import { isolatedFormula } from '../exercise_words';
import { numberKind } from '../number_kind';
import { drawBoard, type BoardLevel } from '../positions';
import { drawOne, drawUntil } from '../random';
import { TermSequence, termSequenceHeight } from '../Sequence';
import { byMoveNimber } from './how_many';

export interface PairExercise {
  /** The number of moves of each axis with each move nimber, from 0 on. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** The nimber of the full board; not 0. */
  readonly nimber: number;
  /** a ⊗ b is the nimber; some row move has a. */
  readonly a: number;
  readonly b: number;
  readonly answer: number;
}

export const pair = numberKind<BoardLevel, PairExercise>({
  async draw(level, random, open) {
    const board = await drawBoard(level, random, open);
    const nimber = nimberOf(board, filledPosition(boardSize(board), 1));
    if (nimber === 0) throw new RangeError('No first move wins on this board.');
    const [rows, columns] = [
      countsOf(byMoveNimber(board.rows)),
      countsOf(byMoveNimber(board.columns)),
    ];
    const several = [...rows.keys()].filter((each) => (rows[each] ?? 0) > 1);
    const { a, b } = drawUntil(
      () => {
        const drawn = drawOne(random, several);
        return { a: drawn, b: nimQuotient(board, nimber, drawn) };
      },
      // A wrong partner gives a wrong count.
      (drawn) =>
        (columns[drawn.b] ?? 0) > 0 &&
        wrongPartners(nimber, drawn.a).every(
          (wrong) => wrong === drawn.b || columns[wrong] !== columns[drawn.b],
        ),
    );
    return { rows, columns, nimber, a, b, answer: (rows[a] ?? 0) * (columns[b] ?? 0) };
  },
  mistakes({ rows, columns, nimber, a, b }) {
    const [ofRows, ofColumns] = [rows[a] ?? 0, columns[b] ?? 0];
    const paired = (other: number) => ofRows * (columns[other] ?? 0);
    return [
      { number: ofRows + ofColumns, says: t('added-counts') },
      { number: ofRows, says: t('row-moves-alone') },
      {
        number: paired(nimber ^ a),
        says: t('wrong-partner', { formula: isolatedFormula(`${a} ⊕ ${nimber ^ a} = ${nimber}`) }),
      },
      {
        number: paired(nimber),
        says: t('wrong-partner', { formula: isolatedFormula(`b = ${nimber}`) }),
      },
      { number: paired(a), says: t('wrong-partner', { formula: isolatedFormula(`b = ${a}`) }) },
    ];
  },
  otherwise: ({ a, nimber }) =>
    t('find-partner', { formula: isolatedFormula(`${a} ⊗ b = ${nimber}`) }),

  question: ({ nimber, a }) => t('ask-pair', { nimber, a }),
  hints: ({ nimber, a, b }) => [
    t('find-partner', { formula: isolatedFormula(`${a} ⊗ b = ${nimber}`) }),
    t('answer-formula', { formula: isolatedFormula(`${a} ⊗ ${b} = ${nimber}`) }),
  ],
  solution: ({ rows, columns, nimber, a, b, answer }) =>
    t('answer-pairs', {
      pair: isolatedFormula(`${a} ⊗ ${b} = ${nimber}`),
      count: answer,
      formula: isolatedFormula(`${rows[a] ?? 0} · ${columns[b] ?? 0} = ${answer}`),
    }),

  Picture: ({ item: { exercise } }) => <Counts exercise={exercise} />,
  Paper: Counts,
  paperHeight: ({ rows, columns }) =>
    termSequenceHeight(rows.length) + termSequenceHeight(columns.length),
});

/** Wrong candidates for the b with a ⊗ b = nimber, found by adding, or without dividing. */
const wrongPartners = (nimber: number, a: number) => [nimber ^ a, nimber, a];

function countsOf(moves: ReadonlyMap<number, readonly unknown[]>): number[] {
  const most = Math.max(...moves.keys());
  return Array.from({ length: most + 1 }, (_, nimber) => moves.get(nimber)?.length ?? 0);
}

/** Move nimbers, and below each the number of moves that have it. */
function Counts({ exercise: { rows, columns } }: { readonly exercise: PairExercise }) {
  return (
    <>
      <TermSequence name={t('row-moves')} origin={0} values={rows} isNamed />
      <TermSequence name={t('column-moves')} origin={0} values={columns} isNamed />
    </>
  );
}
