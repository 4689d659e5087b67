/** What is asked, hinted at and answered, in words. */
import { legalCount, moveCountAt } from '../../../game/board';
import type { Board } from '../../../game/board';
import { isOneRow } from '../../../game/game';
import type { LineMove, Line } from '../../../game/line';
import { cornerOf, turned } from '../../../game/move';
import type { Move } from '../../../game/move';
import { nimberOf } from '../../../game/next_position';
import { cellAt, coinAt, isAllHeads, sameCell } from '../../../game/position';
import type { Cell, Position } from '../../../game/position';
import t from '#words/exercises';
import { allOf, language, numbers } from '../../../text/language';
import { columnList, moveWords, placeWords } from '../../../text/places';
import { plainWords } from '../../../text/terms';
import { gameName, ruleText } from '../../../views/game_words';
import { cellName, moveName } from '../../../views/parts/names';
import { optionsOf } from './check';
import type { Remark } from './check';
import type {
  Claim,
  Exercise,
  ExplainExercise,
  GapExercise,
  HowManyExercise,
  LostExercise,
  MexExercise,
  NimberExercise,
  ProductExercise,
  WinningMoveExercise,
} from './exercise';
import { quotient } from './make';
import { valuesOf, winningMoves } from './positions';

/** May mark terms. */
export function question(exercise: Exercise): string {
  switch (exercise.kind) {
    case 'mex':
      return t('ask-mex', { set: setText(exercise.set) });
    case 'gap': {
      const { row, column } = cellName(exercise.board.game, exercise.gap);
      return isOneRow(exercise.board.game)
        ? t('ask-gap-row', { place: column })
        : t('ask-gap-table', { row, column });
    }
    case 'product': {
      const { form, a, b } = exercise;
      return form === 'product'
        ? t('ask-product', { formula: formula(`${a} ⊗ ${b}`) })
        : t('ask-factor', { formula: formula(`${a} ⊗ x = ${b}`) });
    }
    case 'explain':
      return t(`ask-explain-${exercise.outcome}`);
    default:
      return t(`ask-${exercise.kind}`);
  }
}

/** The game and its rule; undefined of an exercise without a board. */
export function gameText(exercise: Exercise): string | undefined {
  if (!('board' in exercise)) return undefined;
  const { game } = exercise.board;
  return t('game', { name: gameName(game), rule: ruleText(game) });
}

export function claimText({ about, value }: Claim): string {
  const parity = value % 2 === 0 ? 'even' : 'odd';
  switch (about) {
    case 'nimber':
      return t('claim-nimber', { value });
    case 'last-coin':
      return t('claim-last-coin', { parity });
    default:
      return t(`claim-${about}`, { parity });
  }
}

/** Where the heads are, of a position that is one row by their columns alone. */
export function headsText({ game }: Board, position: Position): string {
  const heads = headsOf(position).map((cell) => cellName(game, cell));
  const places =
    position.rows === 1
      ? columnList(heads.map(({ column }) => column))
      : allOf(heads.map((cell) => placeWords(cell)));
  return t('white-discs', { places });
}

export const HINTS = 2;

/** Two, the second of which leads further. */
export function hintsOf(exercise: Exercise): readonly [string, string] {
  switch (exercise.kind) {
    case 'winning-move':
      return moveHints(exercise);
    case 'how-many':
      return countHints(exercise);
    case 'nimber':
      return nimberHints(exercise);
    case 'mex':
      return [t('hint-from-zero'), t('hint-sorted', { values: listed(sorted(exercise.set)) })];
    case 'gap':
      return gapHints(exercise);
    case 'product':
      return productHints(exercise);
    case 'lost': {
      const number = (exercise.right === 0 ? exercise.positions.length - 1 : 0) + 1;
      return [t(`hint-lost-${nimberOrMoves(exercise)}`), t('hint-not-this', { number })];
    }
    case 'explain': {
      const wrong = exercise.claims.find((_, index) => index !== exercise.right);
      const claim = wrong === undefined ? '' : plainWords(claimText(wrong));
      return [t(`hint-proof-${exercise.outcome}`), t('hint-not-claim', { claim })];
    }
  }
}

/** In sentences. */
export function workedAnswer(exercise: Exercise): readonly string[] {
  switch (exercise.kind) {
    case 'winning-move':
      return moveAnswer(exercise);
    case 'how-many':
      return countAnswer(exercise);
    case 'nimber':
      return [t('answer-formula', { formula: nimberFormula(exercise) })];
    case 'mex': {
      const { set, answer } = exercise;
      return [t('answer-mex', { set: setText(sorted(set)), answer })];
    }
    case 'gap':
      return [t('answer-formula', { formula: formula(gapFormula(exercise)) })];
    case 'product':
      return [t('answer-formula', { formula: formula(productFormula(exercise)) })];
    case 'lost': {
      const { board, positions, right } = exercise;
      const position = positions[right];
      const number = right + 1;
      return [
        exercise.terms === 'moves' || position === undefined
          ? t('answer-lost-moves', { number })
          : t('answer-lost-nimber', { number, formula: nimberFormula({ board, position }) }),
      ];
    }
    case 'explain': {
      const proof = exercise.claims[exercise.right];
      const claim = proof === undefined ? '' : plainWords(claimText(proof));
      return [t(`answer-explain-${exercise.outcome}`, { claim })];
    }
  }
}

/** What a wrong try leaves. */
export function remarkText(exercise: Exercise, remark: Remark): string {
  switch (remark.kind) {
    case 'leaves': {
      const reply = moveText(exercise as WinningMoveExercise, remark.reply);
      if (remark.endsGame) return t('leaves-end', { reply });
      return (exercise as WinningMoveExercise).terms === 'moves'
        ? t('leaves-moves', { reply })
        : t('leaves-nimber', { nimber: remark.nimber, reply });
    }
    case 'too-few':
    case 'too-many':
      return t(remark.kind);
    case 'is-option':
      return t('is-option', {
        number: remark.number,
        move: moveText(exercise as GapExercise, remark.move),
      });
    case 'not-balanced':
      return t('not-balanced', { number: remark.number, leaves: remark.leaves });
    case 'outside-field':
      return t('outside-field', { number: remark.number, below: remark.below });
    case 'other-product':
      return t('other-product', {
        formula: formula(`${remark.a} ⊗ ${remark.b} = ${remark.product}`),
      });
    case 'is-won': {
      const lost = exercise as LostExercise;
      const move = moveText(lost, remark.move);
      return lost.terms === 'moves'
        ? t('is-won', { move })
        : t('is-won-nimber', { move, nimber: remark.nimber });
    }
    case 'proves-nothing':
      return t(`proves-nothing-${(exercise as ExplainExercise).outcome}`);
    case 'in-set':
    case 'smaller-missing':
    case 'smaller-free':
    case 'ordinary-sum':
    case 'ordinary-product':
      return t(remark.kind, { number: remark.number });
  }
}

function nimberHints({ board, position }: NimberExercise): [string, string] {
  if (isFull(board, position)) {
    const [rows, columns] = sumsOf(board);
    return [t('hint-total'), t('hint-sums', { rows, columns })];
  }
  const values = valuesOf(board, position);
  return [
    t('hint-values', { values: allOf(values.map(numbers.whole)) }),
    t('hint-binary', { values: allOf(values.map((value) => formula(value.toString(2)))) }),
  ];
}

/** Then the nimber is the product of the nim-sums of its rows and of its columns. */
function isFull(board: Board, position: Position): boolean {
  return board.isProduct && isAllHeads(position);
}

function sumsOf({ rows, columns }: Board): [rows: number, columns: number] {
  return [rows.prefixXors.at(-1) ?? 0, columns.prefixXors.at(-1) ?? 0];
}

function moveHints(exercise: WinningMoveExercise): [string, string] {
  const { board, position } = exercise;
  const winning = winningMoves(board, position);
  const [first] = winning;
  const nimber = nimberOf(board, position);
  return [
    exercise.terms === 'moves'
      ? t('hint-count', { wins: winning.length, legal: legalCount(board, position) })
      : t('hint-nimber', { nimber }),
    t('hint-corner', { place: first === undefined ? '' : cornerText(board, cornerOf(first)) }),
  ];
}

function moveAnswer(exercise: WinningMoveExercise): string[] {
  const { board, position, terms } = exercise;
  const [move] = winningMoves(board, position);
  if (move === undefined) return [];
  const wins = t('answer-move', { move: moveText(exercise, move) });
  if (terms === 'moves') {
    const isLast = legalCount(board, turned(position, move)) === 0;
    return [wins, t(isLast ? 'answer-move-last' : 'answer-move-replies')];
  }
  const nimber = nimberOf(board, position);
  return [wins, t('answer-move-nimber', { nimber, formula: formula(`${nimber} ⊕ ${nimber} = 0`) })];
}

/** The second one is about the corner with the most winning moves, or without one about the last head. */
function countHints({ board, position, terms }: HowManyExercise): [string, string] {
  const nimber = nimberOf(board, position);
  const winning = winningMoves(board, position);
  const countAt = (cell: Cell) => winning.filter((move) => sameCell(cornerOf(move), cell)).length;
  const corners = headsOf(position).filter((cell) => moveCountAt(board, cell) > 0);
  const corner = corners.reduce<Cell | undefined>(
    (best, cell) => (best === undefined || countAt(cell) >= countAt(best) ? cell : best),
    undefined,
  );
  const first =
    terms === 'moves'
      ? t('hint-try-all')
      : nimber === 0
        ? t('hint-no-nimber')
        : t('hint-changes', { nimber });
  const place = corner === undefined ? '' : cornerText(board, corner);
  const wins = corner === undefined ? 0 : countAt(corner);
  return [first, t('hint-corner-count', { wins, place })];
}

/** Longer lists are no use to anybody. */
const MOST_LISTED = 8;

function countAnswer(exercise: HowManyExercise): string[] {
  const { board, position, terms, answer } = exercise;
  const total = t('answer-total', { count: answer });
  if (answer > 0 && isFull(board, position))
    return [...pairsOf(board, nimberOf(board, position)), total];
  if (answer > MOST_LISTED) return [total];
  const moves = winningMoves(board, position).map((move) => moveText(exercise, move));
  if (answer === 0 && terms === 'nimbers') return [t('answer-none')];
  return [t('answer-moves', { count: answer, moves: allOf(moves) })];
}

/** On a full board any row move goes with any column move: those with a ⊗ b = Γ win. */
function pairsOf(board: Board, nimber: number): string[] {
  const [rows, columns] = [byMoveNimber(board.rows), byMoveNimber(board.columns)];
  return [...rows].flatMap(([a, ofRows]) =>
    [...columns].flatMap(([b, ofColumns]) => {
      const [row, column] = [ofRows[0], ofColumns[0]];
      if (!row || !column || board.change(row, column) !== nimber) return [];
      const [m, n] = [ofRows.length, ofColumns.length];
      return [t('answer-pairs', { a, b, nimber, formula: formula(`${m} · ${n} = ${m * n}`) })];
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

function gapHints(exercise: GapExercise): [string, string] {
  if (exercise.by === 'options')
    return [t('hint-gap-options'), t('hint-options', { set: setText(optionValues(exercise)) })];
  const [row, column] = factorsOf(exercise);
  return [t('hint-gap-factors'), t('hint-factors', { row, column })];
}

function gapFormula(exercise: GapExercise): string {
  if (exercise.by === 'options')
    return `mex${setText(optionValues(exercise))} = ${exercise.answer}`;
  return `${factorsOf(exercise).join(' ⊗ ')} = ${exercise.answer}`;
}

/** What the coin's moves leave, each value once. */
function optionValues(exercise: GapExercise): number[] {
  return sorted([...new Set(optionsOf(exercise).map(({ value }) => value))]);
}

function factorsOf({ board, gap }: GapExercise): [number, number] {
  const of = ({ grundyNumbers }: Line, place: number) => grundyNumbers[place - 1] ?? 0;
  return [of(board.rows, gap.row), of(board.columns, gap.column)];
}

function productHints(exercise: ProductExercise): [string, string] {
  const { form, a, b, below, times } = exercise;
  switch (form) {
    case 'product': {
      const powers = formula(`${a} = ${sumOf(powersIn(a))}, ${b} = ${sumOf(powersIn(b))}`);
      const products = formula(
        pairs(exercise)
          .map(([one, other]) => `${one} ⊗ ${other} = ${times(one, other)}`)
          .join(', '),
      );
      return [t('hint-powers', { powers }), t('hint-products', { products })];
    }
    case 'inverse':
      return [
        t('hint-field', { below }),
        t('hint-square', { formula: formula(`${a} ⊗ ${a} = ${times(a, a)}`) }),
      ];
    case 'quotient': {
      const inverse = quotient(times, 1, a, below);
      return [t('hint-divide', { a, b }), t('hint-inverse', { a, inverse })];
    }
  }
}

function productFormula(exercise: ProductExercise): string {
  const { form, a, b, answer, times } = exercise;
  if (form !== 'product') return `${a} ⊗ ${answer} = ${b}`;
  const parts = pairs(exercise);
  if (parts.length === 1) return `${a} ⊗ ${b} = ${answer}`;
  return `${a} ⊗ ${b} = ${sumOf(parts.map(([one, other]) => times(one, other)))} = ${answer}`;
}

/** The powers of two in a with those in b. */
function pairs({ a, b }: ProductExercise): [number, number][] {
  return powersIn(a).flatMap((one) => powersIn(b).map((other): [number, number] => [one, other]));
}

/** From the largest down. */
function powersIn(number: number): number[] {
  const bits = Array.from({ length: number.toString(2).length }, (_, bit) => 2 ** bit);
  return bits.filter((bit) => (number & bit) !== 0).reverse();
}

const sumOf = (values: readonly number[]) => values.join(' ⊕ ');

/** `3 ⊕ 5 ⊕ 6 = 0`, or of a full board `1 ⊗ 2 = 2` */
function nimberFormula({ board, position }: Pick<NimberExercise, 'board' | 'position'>): string {
  const terms = isFull(board, position)
    ? sumsOf(board).join(' ⊗ ')
    : sumOf(valuesOf(board, position));
  return formula(`${terms} = ${nimberOf(board, position)}`);
}

/** Runs from left to right in every language. */
function formula(text: string): string {
  return language.direction === 'rtl' ? `\u2066${text}\u2069` : text;
}

const setText = (set: readonly number[]) => formula(`{${listed(set)}}`);
const listed = (values: readonly number[]) => values.join(', ');
const sorted = (values: MexExercise['set']) => [...values].sort((one, other) => one - other);

function headsOf(position: Position): Cell[] {
  return [...position.coins.keys()]
    .map((place) => cellAt(position, place))
    .filter((cell) => coinAt(position, cell) === 1);
}

function moveText({ board: { game } }: { readonly board: Board }, move: Move): string {
  return moveWords(moveName(game, move));
}

function cornerText({ game }: Board, cell: Cell): string {
  return placeWords(cellName(game, cell));
}

const nimberOrMoves = ({ terms }: LostExercise) => (terms === 'moves' ? 'moves' : 'nimber');
