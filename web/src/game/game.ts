/** Which game is played on a board: a game along its rows times a game along its columns. */

/** A game on a line of coins. */
export interface LineGame {
  /** As the engine and the command line have it: `twins`, `runs:triangular`, `runs:1,3,7`. */
  readonly name: string;
  /** The number that the game itself gives its first place. */
  readonly origin: 0 | 1;
  /** Of a game of runs, the lengths that they may have; `all` of the ruler game. */
  readonly lengths: string | undefined;
}

export interface Game {
  /** The shortest that the engine knows it by: `rugs`, `single*twins`. */
  readonly name: string;
  readonly rows: LineGame;
  readonly columns: LineGame;
  /** The Flipping Game alone counts its rows from the bottom; all others from the top. */
  readonly rowsUpward: boolean;
}

export const LENGTH_FAMILIES = [
  'triangular',
  'square',
  'all',
  'odd',
  'powers-of-two',
  'primes',
  'fibonacci',
] as const;
export type LengthFamily = (typeof LENGTH_FAMILIES)[number];

/** The boards that have a name. */
export const NAMED_GAMES = {
  'flipping-game': 'runs:triangular*runs:square',
  rugs: 'ruler*ruler',
  'turning-corners': 'twins*twins',
} as const;
export type NamedGame = keyof typeof NAMED_GAMES;

/** The longest side of a board whose coins are looked at one by one: all its nimbers are below 256. */
export const LARGEST_SIDE = 200;

export const FLIPPING_GAME = product(lineOfRuns('triangular'), lineOfRuns('square'));

/** Undefined where there is no such game. */
export function readGame(name: string): Game | undefined {
  const lines = isNamedGame(name) ? NAMED_GAMES[name] : name;
  const [rows, columns, ...more] = lines.split('*').map(readLine);
  return rows && columns && more.length === 0 ? product(rows, columns) : undefined;
}

/** The board whose runs have these lengths: those of the rows are heights. */
export function gameOfLengths(rows: string, columns: string): Game | undefined {
  return readGame(`runs:${rows}*runs:${columns}`);
}

export function isNamedGame(name: string): name is NamedGame {
  return Object.hasOwn(NAMED_GAMES, name);
}

export function isFlippingGame({ name }: Game): boolean {
  return name === FLIPPING_GAME.name;
}

/** The game's own number of a place, which counts from 1. */
export function numberOf({ origin }: LineGame, place: number): number {
  return place - 1 + origin;
}

/** The inverse of `numberOf`. */
export function placeNumbered({ origin }: LineGame, number: number): number {
  return number + 1 - origin;
}

function product(rows: LineGame, columns: LineGame): Game {
  const lines = `${rows.name}*${columns.name}`;
  const named = Object.entries(NAMED_GAMES).find(([, known]) => known === lines)?.[0];
  return { name: named ?? lines, rows, columns, rowsUpward: named === 'flipping-game' };
}

function readLine(name: string): LineGame | undefined {
  switch (name) {
    case 'ruler':
      return { name, origin: 1, lengths: 'all' };
    case 'single':
      return { name, origin: 1, lengths: '1' };
    case 'twins':
      return { name, origin: 0, lengths: undefined };
    default:
      return name.startsWith('runs:') ? readLengths(name.slice('runs:'.length)) : undefined;
  }
}

function readLengths(lengths: string): LineGame | undefined {
  if (lengths === 'all') return readLine('ruler');
  if (LENGTH_FAMILIES.some((family) => family === lengths)) return lineOfRuns(lengths);
  const list = lengths.split(',');
  if (!list.every((length) => /^0*[1-9]\d{0,8}$/u.test(length))) return undefined;
  return lineOfRuns([...new Set(list.map(Number))].sort((one, other) => one - other).join(','));
}

function lineOfRuns(lengths: string): LineGame {
  return { name: `runs:${lengths}`, origin: 1, lengths };
}
