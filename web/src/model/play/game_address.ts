/**
 * The game on the Board page as its address: `#/board?rows=5&columns=5&mode=play&opponent=good&seed=17`,
 * and with what differs from the usual
 *
 *     position            where it started, if not all white
 *     first, you          unless black moved first, and is whom the person plays
 *     moves               the line that is shown, as `5.3.4.3-1.1.1.1`: column.row.width.height
 *     branches            `2-1.3.1.1-2.1.1.1_5.younger-2.2.1.1`: each leaves from a place, whose number
 *                         stands first (game_lines.ts), with `younger` where its moves came later
 *     hints               `3.1-5.2`: place.grade
 *     at                  how many moves of the line lead to the place that is shown, if not all
 *     review              the move of the line that is reviewed
 */
import { addressSettings, rejection, sizeSettings } from '../address_settings';
import type { AddressSettings } from '../address_settings';
import { isWholeBetween } from '../board/board_size';
import { filledPosition, isAllWhite } from '../board/position';
import type { Rectangle } from '../board/position';
import { printPosition, readPosition } from '../board/position_text';
import { readSeen } from '../board/seen';
import type { Seen } from '../board/seen';
import { printRoute } from '../route';
import { DEFAULT_SIZE, readSize } from '../size_input';
import { LARGEST_GAME } from './game';
import type { Game, GameSetup } from './game';
import { createGameBuilder } from './game_builder';
import type { MaybeBranch, MaybeMove } from './game_builder';
import { HINT_GRADES, linesOf } from './game_lines';
import type { Branch, PlacedHint } from './game_lines';
import type { GameAddressKey, RejectedGameValue } from './game_problems';
import { LARGEST_SEED, USUAL_SETUP, isGameSide, opponentNamed, playerNamed } from './game_setup';
import { lineOf } from './game_tree';

export interface GameAddress {
  readonly game: Game;
  readonly review: number | undefined;
  readonly seen: Seen;
  readonly rejected: readonly RejectedGameValue[];
}

const YOUNGER = '.younger';

export function printGameAddress(game: Game, review: number | undefined): string {
  const { start, first, opponent, you, seed } = game.setup;
  const { moves, branches, hints, at } = linesOf(game);
  const settings: [GameAddressKey | 'mode', string][] = [
    ['rows', String(start.rows)],
    ['columns', String(start.columns)],
    ['mode', 'play'],
  ];
  if (!isAllWhite(start)) settings.push(['position', printPosition(start)]);
  if (first !== USUAL_SETUP.first) settings.push(['first', first]);
  settings.push(['opponent', opponent]);
  if (you !== USUAL_SETUP.you) settings.push(['you', you]);
  settings.push(['seed', String(seed)]);
  if (moves.length > 0) settings.push(['moves', printMoves(moves)]);
  if (branches.length > 0) settings.push(['branches', branches.map(printBranch).join('_')]);
  if (hints.length > 0)
    settings.push(['hints', hints.map(({ after, grade }) => `${after}.${grade}`).join('-')]);
  if (at < moves.length) settings.push(['at', String(at)]);
  if (review !== undefined) settings.push(['review', String(review)]);
  return printRoute('board', settings);
}

/**
 * What cannot be used is replaced by its default or left out; of `moves` all from the first bad one on.
 * Whether the lengths are legal is not known here.
 */
export function readGameAddress(query: URLSearchParams): GameAddress {
  const settings = addressSettings<GameAddressKey>(query);
  const setup = readSetup(query, settings);
  const builder = createGameBuilder(setup);
  const rejected: RejectedGameValue[] = [];

  /** Rejects the parts of a value that are refused. */
  function rejectParts(
    key: GameAddressKey,
    separator: string,
    isAccepted: (part: string) => boolean,
  ) {
    const bad = partsOf(query, key, separator).filter((part) => !isAccepted(part));
    if (bad.length > 0) rejected.push(rejection(key, bad.join(separator)));
  }

  const moves = partsOf(query, 'moves', '-');
  const played = builder.playLine(moves.map(readMove));
  const refused = moves[played];
  if (refused !== undefined) rejected.push(rejection('moves', refused));
  rejectParts('branches', '_', (part) => {
    const branch = readBranch(part);
    return builder.addBranch(branch) === branch.moves.length && branch.moves.length > 0;
  });
  rejectParts('hints', '-', (part) => {
    const hint = readHint(part);
    return hint !== undefined && builder.addHint(hint);
  });
  const at = settings.setting('at', (value) => readWhole(value, 0, played));
  const game = builder.gameAt(at ?? played);
  const review = settings.setting('review', (value) =>
    readWhole(value, 1, lineOf(game).length - 1),
  );
  const seen = readSeen(settings, setup.start);
  return { game, review, seen, rejected: [...settings.rejected, ...rejected] };
}

/** As in `moves`. */
export function printMove({ column, row, width, height }: Rectangle): string {
  return `${column}.${row}.${width}.${height}`;
}

function printMoves(moves: readonly Rectangle[]): string {
  return moves.map(printMove).join('-');
}

function printBranch({ after, isYounger, moves }: Branch): string {
  return `${after}${isYounger ? YOUNGER : ''}-${printMoves(moves)}`;
}

function readSetup(query: URLSearchParams, settings: AddressSettings<GameAddressKey>): GameSetup {
  const { setting } = settings;
  const size = sizeSettings(query, settings, readGameSide, DEFAULT_SIZE);
  const start =
    setting('position', (value) => readPosition(value, size)) ??
    filledPosition(size.rows, size.columns, 1);
  return {
    start,
    first: setting('first', playerNamed) ?? USUAL_SETUP.first,
    opponent: setting('opponent', opponentNamed) ?? USUAL_SETUP.opponent,
    you: setting('you', playerNamed) ?? USUAL_SETUP.you,
    seed: setting('seed', (value) => readWhole(value, 0, LARGEST_SEED)) ?? USUAL_SETUP.seed,
  };
}

function readGameSide(typed: string): number | undefined {
  const size = readSize(typed);
  return size.ok && isGameSide(size.value) ? size.value : undefined;
}

/** None where the key is absent. */
function partsOf(query: URLSearchParams, key: GameAddressKey, separator: string): string[] {
  return query.get(key)?.split(separator) ?? [];
}

function readMove(text: string): MaybeMove {
  const numbers = text.split('.').map((part) => readWhole(part, 1, LARGEST_GAME));
  const [column, row, width, height] = numbers;
  if (numbers.length !== 4 || !column || !row || !width || !height) return undefined;
  return { column, row, width, height };
}

function readBranch(text: string): MaybeBranch {
  const [from = '', ...moves] = text.split('-');
  const isYounger = from.endsWith(YOUNGER);
  const after = readWhole(isYounger ? from.slice(0, -YOUNGER.length) : from, 0, Infinity);
  return { after, isYounger, moves: moves.map(readMove) };
}

function readHint(text: string): PlacedHint | undefined {
  const [after = '', given, ...more] = text.split('.');
  const place = readWhole(after, 0, Infinity);
  const grade = HINT_GRADES.find((known) => String(known) === given);
  if (place === undefined || grade === undefined || more.length > 0) return undefined;
  return { after: place, grade };
}

function readWhole(text: string, from: number, to: number): number | undefined {
  const value = Number(text);
  return /^\d+$/u.test(text) && isWholeBetween(value, from, to) ? value : undefined;
}
