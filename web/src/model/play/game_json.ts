/** A game as JSON, for somebody to keep: its documented form, and what can be wrong with one. */
import { isWholeBetween } from '../board/board_size';
import { badValue, foundText, readForm, readStoredPosition } from '../board/json_form';
import type { StoredObject } from '../board/json_form';
import { printForm } from '../board/json_text';
import type { Position, Rectangle } from '../board/position';
import { spelledOut } from '../board/position_text';
import { isObject } from '../board/stored_state';
import type { Reading } from '../reading';
import { LARGEST_GAME } from './game';
import type { Game, GameSetup } from './game';
import { createGameBuilder } from './game_builder';
import { HINT_GRADES, linesOf } from './game_lines';
import type { Branch, GameLines, PlacedHint } from './game_lines';
import type { GameJsonProblem } from './game_problems';
import { LARGEST_SEED, USUAL_SETUP, isGameSide, opponentNamed, playerNamed } from './game_setup';

const NAME = 'game';

type Read<Value> = Reading<Value, GameJsonProblem>;

export function printGameJson(game: Game): string {
  const { start, first, opponent, you, seed } = game.setup;
  const { moves, branches, hints, at } = linesOf(game);
  return printForm(NAME, start, {
    start: spelledOut(start),
    ...{ first, opponent, you, seed },
    moves: moves.map(storedMove),
    branches: branches.map(storedBranch),
    hints,
    at,
  });
}

/**
 * Keys that mean nothing here are passed over; those with a usual value may be missing. Whether the
 * lengths of the moves are legal is not known here.
 */
export function readGameJson(json: string): Read<Game> {
  const form = readForm(json, NAME);
  if (!form.ok) return form;
  const stored = form.value;
  const start = readStoredPosition(stored, 'start', isGameSide);
  if (!start.ok) return start;
  const setup = readSetup(stored, start.value);
  if (!setup.ok) return setup;
  const lines = readLines(stored);
  if (!lines.ok) return lines;
  return playedGame(setup.value, lines.value);
}

/** Its keys in the order of the documented form. */
function storedMove({ column, row, width, height }: Rectangle): Rectangle {
  return { column, row, width, height };
}

function storedBranch({ after, isYounger, moves }: Branch) {
  return { after, ...(isYounger ? { younger: true } : {}), moves: moves.map(storedMove) };
}

function readSetup(stored: StoredObject, start: Position): Read<GameSetup> {
  const given = { ...USUAL_SETUP, ...stored } as Record<keyof typeof USUAL_SETUP, unknown>;
  const first = playerNamed(given.first);
  if (first === undefined) return bad('first', given.first);
  const opponent = opponentNamed(given.opponent);
  if (opponent === undefined) return bad('opponent', given.opponent);
  const you = playerNamed(given.you);
  if (you === undefined) return bad('you', given.you);
  const { seed } = given;
  if (!isWholeBetween(seed, 0, LARGEST_SEED)) return bad('seed', seed);
  return { ok: true, value: { start, first, opponent, you, seed } };
}

/** The lines as they stand there; whether there are such places and moves is not looked at. */
function readLines(stored: StoredObject): Read<GameLines> {
  const moves = readEach(stored.moves, 'moves', readMove);
  if (!moves.ok) return moves;
  const branches = readEach(stored.branches, 'branches', readBranch);
  if (!branches.ok) return branches;
  const hints = readEach(stored.hints, 'hints', readHint);
  if (!hints.ok) return hints;
  const { at = moves.value.length } = stored;
  if (!isWholeBetween(at, 0, moves.value.length)) return bad('at', at);
  return {
    ok: true,
    value: { moves: moves.value, branches: branches.value, hints: hints.value, at },
  };
}

/** The values of a list; none where it is missing. */
function readEach<Value>(
  list: unknown,
  key: string,
  read: (value: unknown, key: string) => Read<Value>,
): Read<Value[]> {
  if (list === undefined) return { ok: true, value: [] };
  if (!Array.isArray(list)) return bad(key, list);
  const values: Value[] = [];
  for (const [index, stored] of list.entries()) {
    const reading = read(stored, `${key}[${index}]`);
    if (!reading.ok) return reading;
    values.push(reading.value);
  }
  return { ok: true, value: values };
}

function readMove(stored: unknown, key: string): Read<Rectangle> {
  if (!isObject(stored)) return bad(key, stored);
  const { column, row, width, height } = stored;
  if (!isLength(column)) return bad(`${key}.column`, column);
  if (!isLength(row)) return bad(`${key}.row`, row);
  if (!isLength(width)) return bad(`${key}.width`, width);
  if (!isLength(height)) return bad(`${key}.height`, height);
  return { ok: true, value: { column, row, width, height } };
}

function readBranch(stored: unknown, key: string): Read<Branch> {
  if (!isObject(stored)) return bad(key, stored);
  const { after, younger = false, moves: list } = stored;
  if (typeof after !== 'number') return bad(`${key}.after`, after);
  if (typeof younger !== 'boolean') return bad(`${key}.younger`, younger);
  const moves = readEach(list, `${key}.moves`, readMove);
  if (!moves.ok) return moves;
  if (moves.value.length === 0) return bad(`${key}.moves`, list);
  return { ok: true, value: { after, isYounger: younger, moves: moves.value } };
}

function readHint(stored: unknown, key: string): Read<PlacedHint> {
  if (!isObject(stored)) return bad(key, stored);
  const { after } = stored;
  if (typeof after !== 'number') return bad(`${key}.after`, after);
  const grade = HINT_GRADES.find((known) => known === stored.grade);
  if (grade === undefined) return bad(`${key}.grade`, stored.grade);
  return { ok: true, value: { after, grade } };
}

function playedGame(setup: GameSetup, { moves, branches, hints, at }: GameLines): Read<Game> {
  const builder = createGameBuilder(setup);
  const made = builder.playLine(moves);
  if (made < moves.length) return illegal(`moves[${made}]`, moves[made]);
  for (const [index, branch] of branches.entries()) {
    const key = `branches[${index}]`;
    if (!builder.hasPlace(branch.after)) return bad(`${key}.after`, branch.after);
    const branched = builder.addBranch(branch);
    if (branched < branch.moves.length)
      return illegal(`${key}.moves[${branched}]`, branch.moves[branched]);
  }
  for (const [index, hint] of hints.entries())
    if (!builder.addHint(hint)) return bad(`hints[${index}].after`, hint.after);
  return { ok: true, value: builder.gameAt(at) };
}

/** Of a side of a rectangle, or of a way to its corner. */
function isLength(value: unknown): value is number {
  return isWholeBetween(value, 1, LARGEST_GAME);
}

function bad(key: string, found: unknown): Read<never> {
  return { ok: false, problem: badValue(key, found) };
}

function illegal(key: string, found: unknown): Read<never> {
  return { ok: false, problem: { kind: 'illegal-move', key, found: foundText(found) } };
}
