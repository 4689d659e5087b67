/** A game on the Board page in its players' terms: what it says and does, not how it is made. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Cell, Move } from './flipping_game';
import { TablePage } from './table_page';

/** Two players without typed names. */
type Player = 'Player 1' | 'Player 2';
type Opponent = 'person' | 'casual' | 'good' | 'perfect';

/** Settings of a new game; the others stay as the form has them. */
interface NewGame {
  readonly opponent?: Opponent;
  readonly you?: 'first' | 'second';
  readonly from?: 'All discs white' | 'The start of this game' | 'The position on the board';
  readonly rows?: number | string;
  readonly columns?: number | string;
}

/** The computer's minimal thinking time in milliseconds; no other timer has this length. */
const COMPUTER_THINKS = 700;

const OPPONENT_NAMES: Readonly<Record<Opponent, string>> = {
  person: 'Another person',
  casual: 'Computer, casual',
  good: 'Computer, good',
  perfect: 'Computer, perfect',
};

export class PlayPage extends TablePage {
  /** The text below the board: the last move, whose turn it is and what to do, or the reviewed move. */
  readonly game: Locator;
  /** Announcements of the game: the last move, then the next player or the winner. */
  readonly status: Locator;
  /** The next player, or the winner and why. */
  readonly phase: Locator;
  /** The reason why an input was no move; empty if nothing was wrong. */
  readonly refusal: Locator;
  /** The card beside the board: the players, and the moves of the corner. */
  readonly card: Locator;
  readonly newGame: Locator;
  readonly review: Locator;
  readonly legend: Locator;
  /** The timeline. */
  readonly moves: Locator;
  readonly rows: Locator;
  readonly columns: Locator;

  constructor(page: Page) {
    super(page);
    this.game = page.getByRole('group', { name: 'The game', exact: true });
    this.status = this.game.getByRole('status');
    this.phase = this.status.locator('p').last();
    this.refusal = page.getByRole('alert').first();
    this.card = page.getByRole('region', { name: / against /u });
    this.newGame = page.getByRole('region', { name: 'New game', exact: true });
    this.review = page.getByRole('region', { name: 'Review', exact: true });
    this.legend = page.getByRole('group', { name: 'Legend', exact: true });
    this.moves = page.getByRole('group', { name: 'Moves', exact: true });
    this.rows = this.newGame.getByRole('textbox', { name: 'Rows' });
    this.columns = this.newGame.getByRole('textbox', { name: 'Columns' });
  }

  /** Opens a game of two people on a board of 5 × 5 unless an address is given. */
  override async open(hash = playAddress()): Promise<void> {
    await super.open(hash);
  }

  /** Waits until the game is there and its moves are known. */
  async expectReady(): Promise<void> {
    await expect(this.grid).toBeVisible();
    await expect(this.phase).not.toBeEmpty();
    // A white disc's name says how many moves it has.
    await expect(
      this.grid
        .getByRole('button', { name: /\d moves?|the chosen corner/u })
        .or(this.phase.filter({ hasText: /can’t move|No move is possible/u }))
        .first(),
    ).toBeAttached();
  }

  /** Makes the computer think without end from now on, so that a test can act meanwhile. */
  async holdComputer(): Promise<void> {
    await this.page.evaluate((thinks) => {
      const later = window.setTimeout;
      window.setTimeout = ((act: () => void, milliseconds?: number) =>
        milliseconds === thinks ? 0 : later(act, milliseconds)) as typeof window.setTimeout;
    }, COMPUTER_THINKS);
  }

  /** A cell in the table of the held corner. */
  rectangle(width: number, height: number): Locator {
    return this.card.getByRole('button', {
      name: new RegExp(`^${height} × ${width}`, 'u'),
    });
  }

  /** The pressed cells of that table: the chosen move, or none. */
  get pressed(): Locator {
    return this.card.locator('[aria-pressed=true]');
  }

  /** A button for the held corner. */
  act(name: 'Flip it' | 'Clear the choice'): Locator {
    return this.game.getByRole('button', { name, exact: true });
  }

  get undo(): Locator {
    return this.moves.getByRole('button', { name: 'Undo', exact: true });
  }

  get redo(): Locator {
    return this.moves.getByRole('button', { name: 'Redo', exact: true });
  }

  /** An entry of the timeline by its number; 0 is the start. */
  entry(number: number): Locator {
    return this.moves.getByRole('listitem').getByRole('button', {
      name: number === 0 ? /^Start$/u : new RegExp(`^${number}\\. `, 'u'),
    });
  }

  /** The entry of the shown position. */
  get currentEntry(): Locator {
    return this.moves.locator('[aria-current=step]');
  }

  /** The button that switches between the variations at this move. */
  branch(number: number): Locator {
    return this.moves.getByRole('button', {
      name: new RegExp(`^Variation .* at move ${number}\\.`, 'u'),
    });
  }

  /** The names of the timeline's entries, without those of variations. */
  entryNames(): Promise<string[]> {
    return this.moves.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => {
        const button = item.querySelector('button');
        return button?.getAttribute('aria-label') ?? button?.textContent ?? '';
      }),
    );
  }

  /** Fills the form of a new game and starts it. */
  async start(game: NewGame = {}): Promise<void> {
    await this.setUp(game);
    await this.newGame.getByRole('button', { name: 'Start the game', exact: true }).click();
  }

  async setUp({ opponent, you, from, rows, columns }: NewGame): Promise<void> {
    if (opponent !== undefined) await this.opponent(opponent).check();
    if (you !== undefined) await this.you(you).check();
    if (from !== undefined) await this.from.selectOption(from);
    if (rows !== undefined) await this.rows.fill(String(rows));
    if (columns !== undefined) await this.columns.fill(String(columns));
  }

  opponent(opponent: Opponent): Locator {
    return this.newGame.getByRole('radio', { name: OPPONENT_NAMES[opponent] });
  }

  get from(): Locator {
    return this.newGame.getByRole('combobox', { name: 'Start with' });
  }

  you(order: 'first' | 'second'): Locator {
    return this.newGame.getByRole('radio', { name: `Move ${order}` });
  }

  get hint(): Locator {
    return this.game.getByRole('button', { name: 'Hint', exact: true });
  }

  async openReview(): Promise<void> {
    await this.button(/^Review the (game|moves so far)$/u).click();
    await expect(this.strip).toBeVisible();
  }

  /** The strip with the effect of each move on the win. */
  get strip(): Locator {
    return this.review.getByRole('toolbar', { name: 'Moves of the game' });
  }

  /** A move of the strip by its number. */
  reviewed(number: number): Locator {
    return this.strip.getByRole('button', { name: new RegExp(`^Move ${number}, `, 'u') });
  }

  /** Makes a move by two clicks: on its corner, and on its end. */
  async click(move: Move): Promise<void> {
    await this.disc(move.column, move.row).click();
    const end = endOf(move);
    await this.disc(end.column, end.row).click();
  }

  /** Makes a move by a drag from its corner to its end. */
  async drag(move: Move): Promise<void> {
    await this.dragOver(move, endOf(move));
  }

  /** The number of discs that are white for a screen reader. */
  async whiteDiscs(): Promise<number> {
    const names = await this.discNames();
    return names.filter((name) => /^Row \d+, column \d+, white/u.test(name)).length;
  }

  /** The moves from the start to the shown position, read from the address. */
  movesOfAddress(): Move[] {
    return movesIn(this.page.url());
  }
}

interface AddressedGame {
  readonly rows?: number;
  readonly columns?: number;
  readonly opponent?: Opponent;
  readonly you?: 'first' | 'second';
  readonly seed?: number;
  /** The rows from the top one down, as `WWB.BWW`. */
  readonly position?: string;
  readonly moves?: readonly Move[];
  readonly at?: number;
}

/** The address of a game; by default of two people on 5 × 5. */
export function playAddress({
  rows = 5,
  columns = rows,
  opponent = 'person',
  you,
  seed = 0,
  position,
  moves = [],
  at,
}: AddressedGame = {}): string {
  const settings = [
    `rows=${rows}`,
    `columns=${columns}`,
    'mode=play',
    ...(position === undefined ? [] : [`position=${position}`]),
    ...(moves.length === 0 ? [] : [`moves=${moves.map(printMove).join('-')}`]),
    ...(at === undefined ? [] : [`at=${at}`]),
    `opponent=${opponent}`,
    ...(you === undefined ? [] : [`you=${you}`]),
    `seed=${seed}`,
  ];
  return `#/board?${settings.join('&')}`;
}

/** A move in an address's notation: its rows, and its columns. */
export function printMove({ column, row, width, height }: Move): string {
  const places = (last: number, length: number) =>
    length === 1 ? String(last) : `${last - length + 1}~${last}`;
  return `${places(row, height)}x${places(column, width)}`;
}

/** The moves from the start to the position that an address shows. */
export function movesIn(url: string): Move[] {
  const query = new URLSearchParams(new URL(url).hash.replace(/^[^?]*\??/u, ''));
  const moves = (query.get('moves') ?? '')
    .split('-')
    .filter((text) => text !== '')
    .map((text) => {
      const [[bottom = 0, row = bottom] = [], [left = 0, column = left] = []] = text
        .split('x')
        .map((places) => places.split('~').map(Number));
      return { column, row, width: column - left + 1, height: row - bottom + 1 };
    });
  return moves.slice(0, Number(query.get('at') ?? moves.length));
}

/** The end of a move: the disc opposite to the corner. */
export function endOf({ column, row, width, height }: Move): Cell {
  return { column: column - width + 1, row: row - height + 1 };
}

/** The announcement of the winner among two people, with the reason. */
export function wonBy(winner: Player): string {
  return `${winner} wins: ${otherPlayer(winner)} can’t move.`;
}

/** The announcement of a win against the computer. */
export const YOU_WIN = 'You win: the computer can’t move.';

export const YOUR_TURN = 'Your turn. Press a white disc: the corner of your move.';

/** The text that tells one of two people to move. */
export function turnOf(player: Player): string {
  return `${player}, it’s your turn. Press a white disc: the corner of your move.`;
}

/** A move as it is announced. */
export function announcement(
  who: Player | 'You' | 'The computer',
  move: Move,
  whiteDiscs: number,
): [moved: string, left: string] {
  return [
    `${who} turned ${moveWords(move)}.`,
    `${whiteDiscs} white ${whiteDiscs === 1 ? 'disc' : 'discs'} left.`,
  ];
}

export function moveWords({ column, row, width, height }: Move): string {
  return `${height} × ${width} at row ${row}, column ${column}`;
}

/** The next player after a number of moves. */
export function playerAfter(moves: number): Player {
  return moves % 2 === 0 ? 'Player 1' : 'Player 2';
}

function otherPlayer(player: Player): Player {
  return player === 'Player 1' ? 'Player 2' : 'Player 1';
}
