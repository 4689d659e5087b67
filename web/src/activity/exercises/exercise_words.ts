/** Names of games, places and moves in exercises, and formulas. */
import type { Board } from '../../game/board';
import type { Game } from '../../game/game';
import type { Move } from '../../game/move';
import { nimberOf } from '../../game/next_position';
import type { Position } from '../../game/position';
import t from '#words/exercises';
import { language, seriesOf } from '../../text/language';
import { listedGameName, ruleText } from '../../study_views/game_words';
import { coinsText, moveText } from '../../study_views/names';
import type { NumberedExercise } from './kind';
import { axisSums, headsOf, isFull, valuesOf } from './positions';

/** The game with its rule; undefined for an exercise without one. */
export function gameText({ kind, exercise }: NumberedExercise): string | undefined {
  const game = kind.game?.(exercise);
  return game === undefined
    ? kind.rule?.(exercise)
    : t('game', { name: listedGameName(game), rule: ruleText(game) });
}

/** Longer lists are useless. */
const MAX_LISTED_OPTIONS = 8;
const SOME = 2;

/** All winning moves, or their number and some of them. */
export function winningMovesText(board: Board, winning: readonly Move[]): string {
  const count = winning.length;
  const listText = winning.slice(0, count > MAX_LISTED_OPTIONS ? SOME : count);
  const moves = seriesOf(listText.map((move) => moveText(board, move)));
  return t(count > MAX_LISTED_OPTIONS ? 'answer-many' : 'answer-moves', { count, moves });
}

/** The places of the heads. */
export function headsText(game: Game, position: Position): string {
  return t('white-discs', { places: coinsText({ game, start: position }, headsOf(position)) });
}

/** `3 ⊕ 5 ⊕ 6 = 0`, or for a full board `1 ⊗ 2 = 2` */
export function nimberFormula(board: Board, position: Position): string {
  const terms = isFull(board, position)
    ? axisSums(board).join(' ⊗ ')
    : nimSum(valuesOf(board, position));
  return isolatedFormula(`${terms} = ${nimberOf(board, position)}`);
}

/** In characters: a longer equation may break before a sign =. */
const MAX_UNBROKEN_CHARACTERS = 26;
const TOGETHER = '\u00a0';

/** A formula that runs from left to right in every language. Its equations, separated by commas, never break. */
export function isolatedFormula(text: string): string {
  const kept = text
    .split(', ')
    .map((equation) => {
      const sides = equation.replaceAll(' ', TOGETHER);
      return equation.length > MAX_UNBROKEN_CHARACTERS
        ? sides.replaceAll(`${TOGETHER}=`, ' =')
        : sides;
    })
    .join(', ');
  return language.direction === 'rtl' ? `\u2066${kept}\u2069` : kept;
}

export const nimSum = (values: readonly number[]) => values.join(' ⊕ ');
export const listed = (values: readonly number[]) => values.join(', ');
export const setText = (set: readonly number[]) => isolatedFormula(`{${listed(set)}}`);
export const sortedAscending = (values: Iterable<number>) =>
  [...values].sort((one, other) => one - other);
