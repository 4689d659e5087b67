/**
 * A study as plain fields, the form in which addresses, JSON and the storage hold it. One schema gives their type and
 * finds what is wrong with values from outside.
 */
import * as v from 'valibot';
import { DEFAULT_SIZE } from './size_input';
import { FLIPPING_GAME, isFlippingGame, LARGEST_SIDE, readGame, type Game } from './game';
import { linesOf, studyOfLines, type LinesProblem } from './lines';
import {
  DEFAULT_BOARD_LOOK,
  HEAT_LAYERS,
  STUDY_MODES,
  NUMBER_OVERLAYS,
  type MoveKinds,
  type BoardLook,
  type Sight,
} from './look';
import {
  isMatchSize,
  LARGEST_SEED,
  LONGEST_NAME,
  OPPONENTS,
  PLAYERS,
  DEFAULT_MATCH,
  type Match,
} from './match';
import { cornerOf, selectionOfMove, type Selection } from './move';
import { formatCell, formatMove, readCell, readMove } from './move_text';
import { coinAt, filledPosition, isAllHeads, type Position, type Size } from './position';
import { formatPosition, readPosition, readSpelledOut } from './position_text';
import { DEFAULT_STUDY, variationNodes, shownPosition, type Study } from './study';

/** All of a study that can be stored: its tree, its players, and what is shown of it. */
export interface StudyState {
  readonly study: Study;
  readonly match: Match;
  readonly look: BoardLook;
}

export const DEFAULT_STATE: StudyState = {
  study: DEFAULT_STUDY,
  match: DEFAULT_MATCH,
  look: DEFAULT_BOARD_LOOK,
};

const within = (from: number, to: number) =>
  v.pipe(
    v.number(),
    v.check((number) => number >= from && number <= to),
  );
const whole = (from: number, to: number) =>
  v.pipe(
    within(from, to),
    v.check((number) => Number.isInteger(number)),
  );
const count = whole(0, Number.MAX_SAFE_INTEGER);
const side = whole(1, LARGEST_SIDE);
const moves = v.array(v.string());
const playerName = v.pipe(
  v.string(),
  v.check(({ length }) => length <= LONGEST_NAME),
);

/** The zoom at which one coin of the largest board fills the window. */
const MAX_ZOOM = LARGEST_SIDE;

/** Every field may be missing and then has its default. */
const SCHEMAS = {
  game: v.pipe(
    v.string(),
    v.check((name) => readGame(name) !== undefined),
  ),
  rows: side,
  columns: side,
  mode: v.picklist(STUDY_MODES),
  /** Rows from the top down, or a packed text. */
  position: v.union([v.array(v.string()), v.string()]),
  moves,
  variations: v.array(
    v.object({
      after: count,
      moves: v.pipe(
        moves,
        v.check(({ length }) => length > 0),
      ),
    }),
  ),
  hints: v.array(count),
  at: count,
  opponent: v.picklist(OPPONENTS),
  you: v.picklist(PLAYERS),
  seed: whole(0, LARGEST_SEED),
  /** The player who moves first comes first. */
  names: v.tuple([playerName, playerName]),
  answers: v.boolean(),
  heat: v.picklist(HEAT_LAYERS),
  show: v.array(v.picklist(NUMBER_OVERLAYS)),
  corner: v.string(),
  move: v.string(),
  revealed: v.boolean(),
  /** One of the three steps to a winning move. */
  step: v.picklist([1, 2, 3]),
  review: whole(1, Number.MAX_SAFE_INTEGER),
  zoom: within(1, MAX_ZOOM),
  middle: v.string(),
  listed: v.pipe(
    v.string(),
    v.check((kinds) => /^\d{1,3}x\d{1,3}$/u.test(kinds)),
  ),
} as const;

export type StudyFieldName = keyof typeof SCHEMAS;
export type Fields = { readonly [Name in StudyFieldName]?: v.InferOutput<(typeof SCHEMAS)[Name]> };

export const STUDY_FIELD_NAMES = Object.keys(SCHEMAS) as readonly StudyFieldName[];

/** Called for a value that can't be used: its field and, in a list, the index of the wrong element. */
type Refuse = (name: StudyFieldName, found: unknown, place?: string) => void;

/** The fields of an untrusted value that have the right shape. */
export function readStudyFields(raw: Readonly<Record<string, unknown>>, refuse: Refuse): Fields {
  const fields: Record<string, unknown> = {};
  for (const name of STUDY_FIELD_NAMES) {
    const given = raw[name];
    if (given === undefined) continue;
    const read = v.safeParse(SCHEMAS[name], given);
    if (read.success) fields[name] = read.output;
    else refuse(name, ...badPart(read.issues[0]));
  }
  return fields;
}

/** The innermost wrong value, and its path within its field: `[0].after`. */
function badPart(issue: v.BaseIssue<unknown>): [found: unknown, place: string] {
  // A field that allows two shapes has an issue for each of them.
  const { input, path = [] } = issue.issues?.find((inner) => inner.path !== undefined) ?? issue;
  const place = path.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return [input, place.join('')];
}

/**
 * Builds the state from fields. Unusable values are refused and replaced by their defaults. Moves are not checked
 * against the game's rules here.
 */
export function stateOf(fields: Fields, refuse: Refuse): StudyState {
  const game = readGame(fields.game ?? '') ?? FLIPPING_GAME;
  const start = startOf(fields, game, refuse);
  const study = readStudy(fields, game, start, refuse);
  return { study, match: readMatch(fields), look: readLook(fields, study, refuse) };
}

function readMatch({ opponent, you, seed, names: typed }: Fields): Match {
  return {
    opponent: opponent ?? DEFAULT_MATCH.opponent,
    you: you ?? DEFAULT_MATCH.you,
    seed: seed ?? DEFAULT_MATCH.seed,
    ...(typed && { names: { first: typed[0], second: typed[1] } }),
  };
}

/** The inverse of `stateOf`. Defaults are left out, except the size and the mode. */
export function fieldsOfState({ study, match, look }: StudyState): Fields {
  const { game, start } = study;
  const { moves: line, variations, hints, at } = linesOf(study);
  const print = (move: Parameters<typeof formatMove>[1]) => formatMove(game, move);
  const isPlayed = look.mode === 'play';
  return present<Fields>({
    game: isFlippingGame(game) ? undefined : game.name,
    rows: start.rows,
    columns: start.columns,
    mode: look.mode,
    position: isAllHeads(start) ? undefined : formatPosition(start, game),
    opponent: isPlayed ? match.opponent : unlessDefault(match.opponent, DEFAULT_MATCH.opponent),
    you: unlessDefault(match.you, DEFAULT_MATCH.you),
    seed: isPlayed ? match.seed : unlessDefault(match.seed, DEFAULT_MATCH.seed),
    names: match.names && [match.names.first, match.names.second],
    moves: orNothing(line.map(print)),
    variations: orNothing(
      variations.map(({ after, moves: others }) => ({ after, moves: others.map(print) })),
    ),
    hints: orNothing(hints),
    at: at < line.length ? at : undefined,
    ...lookFields(look, game),
  });
}

function lookFields(look: BoardLook, game: Game): Fields {
  const { selection, sight, listed } = look;
  return present<Fields>({
    answers: unlessDefault(look.answers, DEFAULT_BOARD_LOOK.answers),
    heat: unlessDefault(look.heat, DEFAULT_BOARD_LOOK.heat),
    show: orNothing(look.overlays),
    corner: selection && !selection.move ? formatCell(game, selection.corner) : undefined,
    move: selection?.move && formatMove(game, selection.move),
    revealed: look.revealed || undefined,
    step: look.step,
    review: look.review,
    // Rounded up, or a coin would come back a pixel smaller; a value that was rounded before stays the same.
    zoom: sight && Math.ceil(sight.zoom * 100 - 1e-6) / 100,
    middle: sight && sight.zoom > 1 ? formatCell(game, sight) : undefined,
    listed: listed && `${listed.rowKind}x${listed.columnKind}`,
  });
}

function startOf(fields: Fields, game: Game, refuse: Refuse): Position {
  const rows = fields.rows ?? fields.columns ?? DEFAULT_SIZE;
  const size = { rows, columns: fields.columns ?? rows };
  const { position } = fields;
  if (position === undefined) return filledPosition(size, 1);
  const read =
    typeof position === 'string'
      ? readPosition(position, size, game)
      : readSpelledOut(position, size, game);
  if (read === undefined) refuse('position', position);
  return read ?? filledPosition(size, 1);
}

function readStudy(fields: Fields, game: Game, start: Position, refuse: Refuse): Study {
  const { moves: line = [], variations = [], hints = [], at = line.length } = fields;
  const read = (texts: readonly string[]) => texts.map((text) => readMove(game, start, text));
  const lines = {
    moves: read(line),
    variations: variations.map(({ after, moves: others }) => ({ after, moves: read(others) })),
    hints,
    at,
  };
  return studyOfLines(game, start, lines, (problem) => refuseLine(fields, problem, refuse));
}

function refuseLine(fields: Fields, problem: LinesProblem, refuse: Refuse) {
  switch (problem.key) {
    case 'moves':
      refuse('moves', fields.moves?.[problem.index], `[${problem.index}]`);
      return;
    case 'variations': {
      const { variation, index } = problem;
      const found = fields.variations?.[variation];
      refuse('variations', found?.moves[index] ?? found, `[${variation}].moves[${index}]`);
      return;
    }
    case 'hints':
      refuse('hints', fields.hints?.[problem.index], `[${problem.index}]`);
      return;
    case 'at':
      // If moves were refused, that has been reported already.
      if ((fields.at ?? 0) > (fields.moves?.length ?? 0)) refuse('at', fields.at);
  }
}

function readLook(fields: Fields, study: Study, refuse: Refuse): BoardLook {
  const { start, game } = study;
  const mode = fields.mode === 'play' && !isMatchSize(start) ? undefined : fields.mode;
  if (mode !== fields.mode) refuse('mode', fields.mode);
  const line = variationNodes(study);
  const canBeReviewed = mode === 'play' && (fields.review ?? 0) < line.length;
  if (fields.review !== undefined && !canBeReviewed) refuse('review', fields.review);
  // A review shows the position before its move.
  const before = canBeReviewed ? line[(fields.review ?? 0) - 1] : undefined;
  const position = shownPosition(before === undefined ? study : { ...study, current: before });
  const selection = readSelection(fields, game, position, refuse);
  const canBeRevealed = mode === 'predict';
  if (fields.revealed === true && !canBeRevealed) refuse('revealed', fields.revealed);
  return {
    mode: mode ?? DEFAULT_BOARD_LOOK.mode,
    selection,
    revealed: fields.revealed === true && canBeRevealed,
    answers: fields.answers ?? DEFAULT_BOARD_LOOK.answers,
    heat: fields.heat ?? DEFAULT_BOARD_LOOK.heat,
    overlays: NUMBER_OVERLAYS.filter((overlay) => fields.show?.includes(overlay)),
    step: fields.step,
    review: canBeReviewed ? fields.review : undefined,
    isSeeking: false,
    sight: readSight(fields, game, start, refuse),
    listed: readKinds(fields.listed),
  };
}

function readSelection(
  { corner: cornerText, move: moveText }: Fields,
  game: Game,
  position: Position,
  refuse: Refuse,
): Selection | undefined {
  const move = moveText === undefined ? undefined : readMove(game, position, moveText);
  if (moveText !== undefined && (!move || coinAt(position, cornerOf(move)) === 0))
    refuse('move', moveText);
  else if (move) return selectionOfMove(move);
  const corner = cornerText === undefined ? undefined : readCell(game, position, cornerText);
  if (corner && coinAt(position, corner) === 1) return { corner, move: undefined };
  if (cornerText !== undefined) refuse('corner', cornerText);
  return undefined;
}

/** A zoom without a middle is about the middle of the board; a middle without a zoom means nothing. */
function readSight(
  { zoom, middle }: Fields,
  game: Game,
  size: Size,
  refuse: Refuse,
): Sight | undefined {
  const cell = middle === undefined ? undefined : readCell(game, size, middle);
  if (middle !== undefined && (cell === undefined || zoom === undefined)) refuse('middle', middle);
  if (zoom === undefined) return undefined;
  return { zoom, ...(cell ?? { column: (size.columns + 1) / 2, row: (size.rows + 1) / 2 }) };
}

function readKinds(text: string | undefined): MoveKinds | undefined {
  const [rowKind, columnKind] = text?.split('x').map(Number) ?? [];
  return rowKind === undefined || columnKind === undefined ? undefined : { rowKind, columnKind };
}

function unlessDefault<Value>(value: Value, defaultValue: Value): Value | undefined {
  return value === defaultValue ? undefined : value;
}

function orNothing<Value>(list: readonly Value[]): Value[] | undefined {
  return list.length > 0 ? [...list] : undefined;
}

/** The object without its undefined values. */
function present<Values extends object>(values: {
  [Key in keyof Values]: Values[Key] | undefined;
}): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Values;
}
