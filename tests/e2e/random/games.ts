/** The Games page: Grundy numbers as coins and in a list, and tables by the theorem and by the definition. */
import type { Frame } from '@playwright/test';
import { mex, nimProduct } from '../../web/engine/nimbers';
import { PRODUCTS } from '../../web/game/game_by_rule';
import { knownLine, KNOWN_LINES } from './oracle';
import { KEYS, type Random, type Reading, type ReadPage } from './reader';
import { linesIn, numberIn } from './sentences';

const LINES = [...KNOWN_LINES, 'runs:primes', 'runs:fibonacci', 'runs:odd', 'runs:2,5'];
const SHOWN = ['coins', 'plot', 'list'];
/** A label as `linesIn` returns it, with a formula in the line. */
const PLACE = /^Place (\d+): g = ([\d,]+)$/u;
const CELL = /^row (\d+), column (\d+): ([\d,]+)$/u;
const PRODUCT = /^row (\d+), column (\d+): [\d,]+ nim-times [\d,]+ equals ([\d,]+)$/u;

function address(random: Random): string {
  const line = () => LINES[random(LINES.length)]!;
  const kind = random(8);
  if (kind === 0) return '#/games?game=connected-blocks';
  if (kind < 4) {
    const names = Object.keys(PRODUCTS);
    const game = random(2) === 0 ? names[random(names.length)]! : `${line()}*${line()}`;
    const sides = `rows=${1 + random(9)}&columns=${1 + random(9)}`;
    return `#/games?game=${game}&${sides}&filled=${random(12)}`;
  }
  return `#/games?game=${line()}&count=${1 + random(120)}&show=${SHOWN[random(3)]!}`;
}

async function read(frame: Frame): Promise<Reading[]> {
  const query = new URLSearchParams(frame.url().replace(/^[^?]*\??/u, ''));
  const game = query.get('game') ?? 'mock-turtles';
  const lines = await linesIn(frame);
  return [
    ...(await readLine(frame, game, lines)),
    ...readTable(game, lines),
    ...readPlane(lines),
    ...readMex(lines),
  ];
}

/** Readings of the list of values, and of the labels of the coins and the plot. */
async function readLine(frame: Frame, game: string, lines: readonly string[]): Promise<Reading[]> {
  const line = knownLine(game);
  if (line === undefined) return [];
  const listed = await frame.evaluate(() =>
    [...document.querySelectorAll('table')]
      .filter((table) => (table.caption?.textContent ?? '').startsWith('Places '))
      .flatMap((table) => [...table.querySelectorAll('tbody tr')])
      .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent)),
  );
  const told = lines.flatMap((text) => {
    const [, place, value] = PLACE.exec(text) ?? [];
    return place === undefined || value === undefined ? [] : [[place, value]];
  });
  return [...listed, ...told].flatMap(([place = '', value = '']) => {
    const index = Number(numberIn(place)) - line.first;
    const expected = index < 0 ? undefined : line.values[index];
    if (expected === undefined) return [];
    const what = `the value of place ${place} of ${game}`;
    return [{ what, shown: String(numberIn(value)), expected: String(expected) }];
  });
}

/** Readings of the value at the current place, by the theorem, and of the coins that the definition has filled in. */
function readTable(game: string, lines: readonly string[]): Reading[] {
  const [rows, columns] = (PRODUCTS[game] ?? game).split('*').map((name) => knownLine(name));
  if (rows === undefined || columns === undefined) return [];
  return lines.flatMap((text) => {
    const [, row, column, shown = ''] = CELL.exec(text) ?? PRODUCT.exec(text) ?? [];
    const a = rows.values[Number(row) - rows.first];
    const b = columns.values[Number(column) - columns.first];
    if (a === undefined || b === undefined) return [];
    const expected = String(nimProduct(BigInt(a), BigInt(b)));
    const what = `row ${row}, column ${column} of ${game}`;
    return [{ what, shown: String(numberIn(shown)), expected }];
  });
}

/** Readings of a position in a game of the plane: the nim-sum of its heads' values. */
function readPlane(lines: readonly string[]): Reading[] {
  const [, shown] = /^Nimber of the position: ([\d,]+)$/mu.exec(lines.join('\n')) ?? [];
  if (shown === undefined) return [];
  const heads = lines.flatMap((line) => {
    const [, worth] = /, worth ([\d,]+), heads/u.exec(line) ?? [];
    return worth === undefined ? [] : [numberIn(worth)];
  });
  const expected = heads.reduce((sum, worth) => sum ^ worth, 0n);
  return [
    {
      what: 'the nimber of the position',
      shown: String(numberIn(shown)),
      expected: String(expected),
    },
  ];
}

/** Readings of the mex: the smallest number that no move leaves. */
function readMex(lines: readonly string[]): Reading[] {
  return lines.flatMap((line) => {
    const [, options = '', missing] =
      /its moves leave (.*)\. The smallest number that is missing is ([\d,]+)\.$/u.exec(line) ?? [];
    if (missing === undefined) return [];
    const left = [...options.matchAll(/\d+(?:,\d{3})*/gu)].map(([number]) =>
      Number(numberIn(number)),
    );
    return [{ what: line, shown: String(numberIn(missing)), expected: String(mex(left)) }];
  });
}

export const games: ReadPage = {
  name: 'Games',
  home: '#/games',
  address,
  within: 'main',
  typed: (random) => String(1 + random([10, 50, 200][random(3)]!)),
  keys: KEYS,
  read,
};
