/** All of these statements about the position are true. Which one proves that it is lost, or won? */
import { legalCount, type Board } from '../../../game/board';
import { nimberOf } from '../../../game/next_position';
import type { Position } from '../../../game/position';
import t from '#words/exercises';
import { plainWords } from '../../../text/terms';
import { PositionPicture } from '../../../study_views/PositionPicture';
import { headsText } from '../exercise_words';
import type { ExerciseKind, ShownPosition } from '../kind';
import { positionChoiceForm } from '../on_position';
import { drawBoard, drawPosition, valuesOf, type PositionLevel } from '../positions';
import { drawOne, drawUntil, shuffledCopy, type Random } from '../random';

/** The quantities that a statement can be about; for all but the nimber only their parity. */
const SUBJECTS = {
  nimber: nimberOf,
  /** Odd if some column of the values in binary has an odd number of ones. */
  balance: (board: Board, position: Position) => Math.sign(nimberOf(board, position)),
  /** Even for every lost position, and for many others. */
  'nimber-parity': nimberOf,
  heads: (board: Board, position: Position) => valuesOf(board, position).length,
  sum: (board: Board, position: Position) =>
    valuesOf(board, position).reduce((sum, value) => sum + value, 0),
  moves: legalCount,
  'last-coin': (_: Board, { coins }: Position) => coins.at(-1) ?? 0,
};
type Subject = keyof typeof SUBJECTS;
const PROVING = ['nimber', 'balance'] as const satisfies readonly Subject[];
const UNPROVING = [
  'nimber-parity',
  'heads',
  'sum',
  'moves',
  'last-coin',
] as const satisfies readonly Subject[];

/** A true statement about a position. */
export interface TrueClaim {
  readonly about: Subject;
  readonly value: number;
}

export interface ExplainExercise extends ShownPosition {
  readonly outcome: 'lost' | 'won';
  /** A counterexample has the other outcome, although the claim is true of it as well. */
  readonly claims: readonly (TrueClaim & { readonly counterexample: Position | undefined })[];
  /** The index of the claim without a counterexample. */
  readonly right: number;
}

const CHOICES = 4;

export const explain: ExerciseKind<PositionLevel, ExplainExercise, number, Position> = {
  async draw({ shown, heads, ...level }, random, open) {
    const board = await drawBoard(level, random, open);
    const outcome = drawOne(random, ['lost', 'won'] as const);
    const { position, claims } = drawRefuted(board, heads, outcome, random);
    const proving = drawOne(random, PROVING);
    const proof = { ...claimAbout(proving, board, position), counterexample: undefined };
    const mixed = shuffledCopy(random, [
      proof,
      ...shuffledCopy(random, claims).slice(0, CHOICES - 1),
    ]);
    return { shown, board, position, outcome, claims: mixed, right: mixed.indexOf(proof) };
  },
  judge({ claims, right }, choice) {
    if (choice === right) return undefined;
    const counterexample = claims[choice]?.counterexample;
    if (counterexample === undefined) throw new RangeError(`There is no claim ${choice}.`);
    return counterexample;
  },

  question: ({ outcome }) => t(`ask-explain-${outcome}`),
  hints({ outcome, claims, right }) {
    const wrong = claims.find((_, index) => index !== right);
    return [t(`hint-proof-${outcome}`), t('hint-not-claim', { claim: plainClaim(wrong) })];
  },
  solution: ({ outcome, claims, right }) =>
    t(`answer-explain-${outcome}`, { claim: plainClaim(claims[right]) }),
  remark: ({ outcome }) => t(`proves-nothing-${outcome}`),

  ...positionChoiceForm(({ claims }: ExplainExercise) => claims.map(claimText)),
  RemarkPicture: ({ exercise: { board, shown }, remark: position }) => (
    <PositionPicture
      board={board}
      position={position}
      shown={shown}
      label={headsText(board.game, position)}
    />
  ),
};

/** A statement without a counterexample among this many positions is left out. */
const SEARCHED = 8;

/** A position with a legal move, and three or more statements that are true of it and prove nothing. */
function drawRefuted(
  board: Board,
  heads: PositionLevel['heads'],
  outcome: ExplainExercise['outcome'],
  random: Random,
) {
  const drawLost = (isLost: boolean) =>
    drawUntil(
      () => drawPosition(board, heads, random),
      (position) => (nimberOf(board, position) === 0) === isLost,
    );
  return drawUntil(
    () => {
      const position = drawLost(outcome === 'lost');
      const others = Array.from({ length: SEARCHED }, () => drawLost(outcome === 'won'));
      return { position, claims: refutedClaims(board, position, others) };
    },
    ({ position, claims }) => legalCount(board, position) > 0 && claims.length >= CHOICES - 1,
  );
}

/** Statements that are true of the position, and of one of the others as well. */
function refutedClaims(board: Board, position: Position, others: readonly Position[]) {
  return UNPROVING.flatMap((about) => {
    const claim = claimAbout(about, board, position);
    const counterexample = others.find(
      (other) => SUBJECTS[about](board, other) % 2 === claim.value % 2,
    );
    return counterexample === undefined ? [] : [{ ...claim, counterexample }];
  });
}

function claimAbout(about: Subject, board: Board, position: Position): TrueClaim {
  return { about, value: SUBJECTS[about](board, position) };
}

function claimText({ about, value }: TrueClaim): string {
  if (about === 'nimber') return t('claim-nimber', { value });
  return t(`claim-${about}`, { parity: value % 2 === 0 ? 'even' : 'odd' });
}

const plainClaim = (claim: TrueClaim | undefined) => (claim ? plainWords(claimText(claim)) : '');
