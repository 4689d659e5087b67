/** Reads the boards of a page disc by disc: the number of moves, how many of them win, and the value. */
import type { Frame } from '@playwright/test';
import { nimProduct } from '../../web/engine/nimbers';
import type { Move } from '../../../web/src/game/move';
import { gameByRule } from '../../web/game/game_by_rule';
import { factsOf, type Position } from '../flipping_game';
import { knownLine } from './oracle';
import type { Reading } from './reader';

const FLIPPING_GAME = 'flipping-game';
/** The most coins whose games `gameByRule` searches in a moment. */
const MOST_COINS = 12;

const DISC =
  /^Row (\d+), column (\d+), (white|black)(?:.*?, value ([\d,]+))?(?:.*?, (\d+) moves?(?:, (none|\d+) wins?)?)?/u;

interface Disc {
  readonly name: string;
  readonly row: number;
  readonly column: number;
  readonly isWhite: boolean;
  readonly value: string | undefined;
  readonly moves: string | undefined;
  readonly wins: string | undefined;
}

/**
 * The labels of all discs within the selector, board by board, taken at one moment; empty while an answer is shown on a
 * board.
 */
export function discNames(frame: Frame, within: string): Promise<string[][]> {
  return frame.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].flatMap((grid) => {
        if (grid.closest('[data-imagined="true"]') !== null) return [];
        const discs = [...grid.querySelectorAll('button')];
        const [rows, columns] = ['rowcount', 'colcount'].map((count) =>
          Number(grid.getAttribute(`aria-${count}`)),
        );
        // A large board has a single button, at its cursor.
        if (discs.length !== rows! * columns!) return [];
        // Boards of one row or one column number their coins without the other coordinate.
        const place = columns === 1 ? 'Row $1, column 1' : 'Row 1, column $1';
        return [
          discs.map((disc) =>
            (disc.getAttribute('aria-label') ?? '').replace(/^Coin (\d+)/u, place),
          ),
        ];
      }),
    within,
  );
}

export function discsIn(names: readonly string[]): Disc[] {
  return names.flatMap((name) => {
    const [found, row, column, colour, value, moves, wins] =
      DISC.exec(name.replaceAll(/[\u2066-\u2069]/gu, '')) ?? [];
    return found === undefined
      ? []
      : [
          {
            name,
            row: Number(row),
            column: Number(column),
            isWhite: colour === 'white',
            value: value?.replaceAll(',', ''),
            moves,
            wins: wins === 'none' ? '0' : wins,
          },
        ];
  });
}

export function positionIn(discs: readonly Disc[]): Position {
  const white = new Set(discs.filter(({ isWhite }) => isWhite).map(keyOf));
  return {
    rows: Math.max(...discs.map(({ row }) => row)),
    columns: Math.max(...discs.map(({ column }) => column)),
    isWhite: (cell) => white.has(keyOf(cell)),
  };
}

/** The readings of a board's discs; empty for a game that this file doesn't know. */
export function readBoard(names: readonly string[], game: string): Reading[] {
  const discs = discsIn(names);
  if (discs.length === 0) return [];
  const corners = cornersOf(discs, game);
  return discs.flatMap(({ name, row, column, value, moves, wins }) => {
    const must = corners?.get(keyOf({ row, column }));
    const worth = value === undefined ? undefined : worthOf(game, row, column);
    const told: readonly [string, string | undefined, string | undefined][] = [
      ['moves', moves, must && String(must.moves)],
      ['moves that win', wins, must && String(must.wins)],
      ['value', value, worth],
    ];
    return told.flatMap(([what, shown, expected]) =>
      shown === undefined || expected === undefined
        ? []
        : [{ what: `${what} of “${name}”`, shown, expected }],
    );
  });
}

/** The value of a disc. The Flipping Game's rows are triangular, its columns square. */
function worthOf(game: string, row: number, column: number): string | undefined {
  const [rows, columns] =
    game === FLIPPING_GAME ? ['runs:triangular', 'runs:square'] : game.split('*');
  const [a, b] = [knownLine(rows ?? ''), knownLine(columns ?? '')].map((line, index) =>
    line?.values.at((index === 0 ? row : column) - line.first),
  );
  return a === undefined || b === undefined ? undefined : String(nimProduct(BigInt(a), BigInt(b)));
}

type Corners = ReadonlyMap<string, { readonly moves: number; readonly wins: number }>;

function cornersOf(discs: readonly Disc[], game: string): Corners | undefined {
  const position = positionIn(discs);
  if (game === FLIPPING_GAME) {
    const { legal, winning } = factsOf(position);
    return counted(discs, legal.map(keyOf), winning.map(keyOf));
  }
  if (discs.length > MOST_COINS || !RULED.includes(game)) return undefined;
  const { rows, columns } = position;
  const rule = gameByRule(game, { rows, columns });
  const coins = Uint8Array.from(discs, ({ isWhite }) => (isWhite ? 1 : 0));
  const corner = ({ rows: inRows, columns: inColumns }: Move) =>
    keyOf({ row: inRows.at(-1)!, column: inColumns.at(-1)! });
  const board = { rows, columns, coins };
  return counted(discs, rule.legal(board).map(corner), rule.winning(board).map(corner));
}

function counted(
  discs: readonly Disc[],
  legal: readonly string[],
  winning: readonly string[],
): Corners {
  const count = (all: readonly string[], key: string) => all.filter((one) => one === key).length;
  return new Map(
    discs.map(keyOf).map((key) => [key, { moves: count(legal, key), wins: count(winning, key) }]),
  );
}

/** Games whose moves are computed by their rules; their rows and columns count from 1. */
export const RULED: readonly string[] = [
  'rugs',
  'single*ruler',
  'single*sym',
  'single*runs:square',
];

function keyOf({ row, column }: { readonly row: number; readonly column: number }): string {
  return `${row} ${column}`;
}
