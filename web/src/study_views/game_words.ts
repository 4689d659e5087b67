/** The names and rules of games. */
import { LENGTH_FAMILIES, NAMED_PRODUCTS } from '#catalogue';
import {
  ACROSTIC_TWINS,
  isFlippingGame,
  isNamedGame,
  isOneRow,
  onOneRow,
  kindOf,
  PLAIN_LINES,
  type Game,
  type LineGame,
} from '../game/game';
import boardWords from '#words/board';
import { allOf, numbers, oneOf } from '../text/language';
import t from '#words/games';
import lengthsWords from '#words/lengths';
import { familyOf, shortList } from './length_family';

/** The named games: boards, line games, and these on one row. Runs of all lengths are Ruler. */
export const BOARD_GAMES = [...Object.keys(NAMED_PRODUCTS), ACROSTIC_TWINS, 'twins-within:4*ruler'];
export const NAMED_LINES: readonly string[] = [
  ...PLAIN_LINES.filter((line) => line !== 'single'),
  ...LENGTH_FAMILIES.filter((family) => family !== 'all').map((family) => `runs:${family}`),
];
export const ROW_GAMES = NAMED_LINES.map(onOneRow);

export function isListedGame({ name }: Game): boolean {
  return BOARD_GAMES.includes(name) || ROW_GAMES.includes(name);
}

/** The name of a game. A game without one is named by its rows and columns. */
export function gameName(game: Game): string {
  const { name, rows, columns } = game;
  if (isNamedGame(name))
    return name === 'flipping-game' ? boardWords('game-flipping-game') : t(`board-${name}`);
  return isOneRow(game)
    ? t('one-row', { game: lineName(columns) })
    : t('product', { rows: lineName(rows), columns: lineName(columns) });
}

/** The name of a game in a list that says it is on one row. */
export function listedGameName(game: Game): string {
  return isOneRow(game) ? lineName(game.columns) : gameName(game);
}

export function ruleText(game: Game): string {
  if (isFlippingGame(game)) return boardWords('rule-flipping-game');
  const { name } = game;
  if (name === 'rugs' || name === 'turning-corners' || name === ACROSTIC_TWINS)
    return t(`rule-${name}`);
  const { kind, detail } = kindOf(game.columns);
  const hops = kind === 'pattern' ? hopsIn(detail) : undefined;
  if (isOneRow(game) && hops) return t('rule-hops', { hops: oneOf(hops) });
  const columns = lineRule(game.columns);
  return isOneRow(game)
    ? t('rule-of-row', { columns })
    : t('rule', { rows: lineRule(game.rows), columns });
}

export const playingText = (game: Game): string => t('playing', { game: gameName(game) });

export function lineName(line: LineGame): string {
  const { kind, detail } = kindOf(line);
  switch (kind) {
    case 'up-to-coins':
    case 'exactly-coins':
    case 'twins-within':
      return t(`line-${kind}`, { number: Number(detail) });
    case 'runs':
      return t(`line-${kind}`, {
        lengths: lengthsWords(
          'lengths',
          familyOf(detail, (list) => allOf(whole(list))),
        ),
      });
    case 'pattern': {
      const hops = hopsIn(detail);
      return hops ? t('line-hops', { hops: allOf(hops) }) : t(`line-${kind}`, { pattern: detail });
    }
    default:
      return t(`line-${kind}`);
  }
}

/** The rule of a line game: which coins a move may turn, as the end of a sentence. */
export function lineRule(line: LineGame): string {
  const { kind, detail } = kindOf(line);
  switch (kind) {
    case 'up-to-coins':
    case 'exactly-coins':
    case 'twins-within':
      return t(`rules-${kind}`, { number: Number(detail) });
    case 'runs':
      return t(
        'rules-runs',
        familyOf(detail, (list) => oneOf(whole(list))),
      );
    case 'pattern': {
      const hops = hopsIn(detail);
      return hops
        ? t('rules-hops', { hops: oneOf(hops) })
        : t('rules-pattern', { pattern: detail });
    }
    default:
      return t(`rules-${kind}`);
  }
}

/** The distances a coin can hop, if all its moves are hops: 2 and 3 for `0,2;0,3`. */
function hopsIn(pattern: string): readonly string[] | undefined {
  const hops = pattern.split(';').map((set) => /^0,(\d+)$/u.exec(set)?.[1]);
  return hops.every((hop) => hop !== undefined) ? whole(hops) : undefined;
}

const whole = (lengths: readonly string[]) =>
  shortList(lengths.map((length) => numbers.whole(Number(length))));
