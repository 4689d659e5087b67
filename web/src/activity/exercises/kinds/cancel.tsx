/** Several rows lie beside each other. Which single row has the same value? */
import type { Board } from '../../../game/board';
import { nimberOf } from '../../../game/next_position';
import {
  filledPosition,
  headsCount,
  samePosition,
  type Cell,
  type Position,
} from '../../../game/position';
import t from '#words/exercises';
import { coinsText } from '../../../study_views/names';
import { PositionPicture } from '../../../study_views/PositionPicture';
import { headsText } from '../exercise_words';
import { oneOfChoices } from '../forms';
import type { ExerciseKind, ShownPosition } from '../kind';
import { positionChoices, PositionsOnPaper, positionsHeight } from '../on_position';
import { drawBoard, drawPosition, type PositionLevel } from '../positions';
import { drawUntil, shuffledCopy } from '../random';

interface CancelLevel extends PositionLevel {
  /** The number of rows. */
  readonly count: number;
}

/** The mistake behind a wrong choice. */
type Slip = 'kept-twins' | 'lost-a-row' | 'lost-a-coin';

interface CancelChoice {
  readonly position: Position;
  /** Undefined for the right choice. */
  readonly slip: Slip | undefined;
}

export interface CancelExercise extends Omit<ShownPosition, 'position'> {
  readonly rows: readonly Position[];
  readonly choices: readonly CancelChoice[];
  readonly right: number;
}

export const cancel: ExerciseKind<CancelLevel, CancelExercise, number, Slip> = {
  async draw({ shown, heads, count, ...level }, random, open) {
    const board = await drawBoard(level, random, open);
    const { rows, choices } = drawUntil(
      () => {
        const drawn = Array.from({ length: count }, () => drawPosition(board, heads, random));
        return { rows: drawn, choices: choicesOf(drawn) };
      },
      (drawn) => drawn.choices.every(isNew) && isOneRight(board, drawn.choices),
    );
    const mixed = shuffledCopy(random, choices);
    return { shown, board, rows, choices: mixed, right: mixed.findIndex(({ slip }) => !slip) };
  },
  judge: ({ choices }, choice) => choices[choice]?.slip,

  question: ({ rows }) => t('ask-cancel', { count: rows.length }),
  hints: ({ board, rows }) => [
    t('hint-cancel'),
    t('hint-twins', { coins: coinsText(board, twinsIn(rows)) }),
  ],
  solution: ({ board, rows, choices, right }) => {
    const position = choices[right]?.position;
    if (position === undefined) return '';
    const coins = coinsText(board, twinsIn(rows));
    return t('answer-cancel', { number: right + 1, coins, heads: headsText(board.game, position) });
  },
  remark: (_, slip) => t(slip),
  game: ({ board }) => board.game,

  Picture: ({ item: { exercise } }) => (
    <>
      {exercise.rows.map((position, index) => (
        <Row key={index} exercise={exercise} position={position} />
      ))}
    </>
  ),
  form: oneOfChoices(({ choices, ...exercise }) =>
    positionChoices({ ...exercise, positions: positionsOf(choices) }),
  ),
  Paper: ({ exercise: { board, shown, rows, choices } }) => (
    <>
      {rows.map((position, index) => (
        <PositionsOnPaper key={index} board={board} shown={shown} positions={[position]} />
      ))}
      <PositionsOnPaper board={board} shown={shown} positions={positionsOf(choices)} />
    </>
  ),
  paperHeight: ({ rows, choices }) =>
    rows.length * positionsHeight(rows.slice(0, 1)) + positionsHeight(positionsOf(choices)),
};

interface RowProps {
  readonly exercise: CancelExercise;
  readonly position: Position;
}

function Row({ exercise: { board, shown }, position }: RowProps) {
  return (
    <PositionPicture
      board={board}
      position={position}
      shown={shown}
      label={headsText(board.game, position)}
    />
  );
}

const positionsOf = (choices: readonly CancelChoice[]) => choices.map(({ position }) => position);

function choicesOf(rows: readonly Position[]): CancelChoice[] {
  const all = joined(rows, (one, other) => one ^ other);
  const kept = joined(rows, (one, other) => one | other);
  const last = all.coins.lastIndexOf(1);
  const fewer = { ...all, coins: all.coins.map((coin, place) => (place === last ? 0 : coin)) };
  return [
    { position: all, slip: undefined },
    { position: kept, slip: 'kept-twins' },
    { position: joined(rows.slice(1), (one, other) => one ^ other), slip: 'lost-a-row' },
    { position: fewer, slip: 'lost-a-coin' },
  ];
}

function joined(rows: readonly Position[], join: (one: number, other: number) => number): Position {
  const [first = filledPosition({ rows: 1, columns: 1 }, 0), ...others] = rows;
  return others.reduce(
    (sum, { coins }) => ({
      ...sum,
      coins: sum.coins.map((coin, place) => join(coin, coins[place] ?? 0)),
    }),
    first,
  );
}

/** True if it has a head, and differs from all choices before it. */
function isNew({ position }: CancelChoice, index: number, all: readonly CancelChoice[]): boolean {
  const before = all.slice(0, index);
  return (
    headsCount(position) > 0 && !before.some((other) => samePosition(other.position, position))
  );
}

/** A wrong row must not have the right value by chance. */
function isOneRight(board: Board, choices: readonly CancelChoice[]): boolean {
  const [right, ...wrong] = positionsOf(choices).map((position) => nimberOf(board, position));
  return wrong.every((nimber) => nimber !== right);
}

/** The places of the coins that cancel: they are heads in two rows, or in any even number. */
function twinsIn(rows: readonly Position[]): Cell[] {
  const heads = Array.from(rows[0]?.coins ?? [], (_, place) => headsAt(rows, place));
  return heads.flatMap((count, place) =>
    count > 0 && count % 2 === 0 ? [{ row: 1, column: place + 1 }] : [],
  );
}

function headsAt(rows: readonly Position[], place: number): number {
  return rows.reduce((count, { coins }) => count + (coins[place] ?? 0), 0);
}
