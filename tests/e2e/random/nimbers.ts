/** The Nimbers page: the calculator, the tables, and sums of heaps. */
import type { Frame } from '@playwright/test';
import { nimProduct } from '../../web/engine/nimbers';
import { nimInverse, nimPower, nimRoot } from './oracle';
import { KEYS, type Random, type Reading, type ReadPage } from './reader';
import { linesIn, numberIn } from './sentences';

const PARTS = ['calculator', 'tables', 'heaps', 'boxes', 'chessboard'] as const;
const OPERATIONS = ['sum', 'product', 'quotient'] as const;
/** Expressions that were typed into the calculator, with their values. */
const VALUES = new Map<string, bigint>();

/** A random expression, whose value is known from how it was built. */
function anyExpression(random: Random): string {
  const [text, value] = anyTerm(random, 2);
  VALUES.set(text, value);
  return text;
}

function anyTerm(random: Random, depth: number): readonly [string, bigint] {
  if (depth === 0 || random(4) === 0) {
    const number = random([4, 16, 256, 65_536, 2 ** 32][random(5)]!);
    return [String(number), BigInt(number)];
  }
  const [left, a] = anyTerm(random, depth - 1);
  const [right, b] = anyTerm(random, depth - 1);
  switch (random(6)) {
    case 0:
      return [`(${left}+${right})`, a ^ b];
    case 1:
      return [`sqrt(${left})`, nimRoot(a)];
    case 2:
      return a === 0n ? [left, a] : [`inv(${left})`, nimInverse(a)];
    case 3:
      return [`(${left})^5`, nimPower(a, 5n)];
    default:
      return [`(${left}*${right})`, nimProduct(a, b)];
  }
}

function address(random: Random): string {
  const part = PARTS[random(PARTS.length)]!;
  switch (part) {
    case 'calculator':
      return `#/nimbers?expression=${encodeURIComponent(anyExpression(random))}`;
    case 'tables': {
      const operation = OPERATIONS[random(3)]!;
      return `#/nimbers?part=tables&operation=${operation}&size=${[4, 16, 11, 32][random(4)]!}&lit=${random(16)}`;
    }
    case 'heaps': {
      const heaps = Array.from({ length: 1 + random(4) }, () => random(20)).join(',');
      return `#/nimbers?part=heaps&sum=${heaps}`;
    }
    default:
      return `#/nimbers?part=${part}`;
  }
}

async function read(frame: Frame): Promise<Reading[]> {
  const lines = await linesIn(frame);
  const query = new URLSearchParams(frame.url().replace(/^[^?]*\??/u, ''));
  return [
    ...((query.get('part') ?? PARTS[0]) === PARTS[0] ? await readAnswer(frame) : []),
    ...readLit(lines),
    ...(await readPowers(frame, lines)),
    ...readHeaps(query, lines),
  ];
}

/** Readings of the calculator's answer to an expression in VALUES. */
async function readAnswer(frame: Frame): Promise<Reading[]> {
  const { typed, answer } = await frame.evaluate(() => ({
    typed: document.querySelector<HTMLInputElement>('form input[type=text]')?.value ?? '',
    answer: document.querySelector('form ~ * output, output')?.textContent,
  }));
  const signs: Readonly<Record<string, string>> = { '⊕': '+', '⊗': '*', '⊘': '/' };
  const plain = typed.replaceAll(/[⊕⊗⊘]/gu, (sign) => signs[sign]!).replaceAll(/\s/gu, '');
  const expected = VALUES.get(plain);
  if (expected === undefined) return [];
  return [{ what: typed, shown: answer ?? 'nothing', expected: String(expected) }];
}

/** Readings of how many places of the table have the highlighted number. */
function readLit(lines: readonly string[]): Reading[] {
  const all = lines.join('\n');
  const [, operation = '', below = ''] =
    /^Nim-(sum|product|quotient)s of the nimbers below ([\d,]+)$/mu.exec(all) ?? [];
  const [sentence, count, number] =
    /^(\d+|One) places? ha(?:s|ve) the number ([\d,]+)\.$/mu.exec(all) ?? [];
  if (count === undefined || number === undefined || below === '') return [];
  const places = Array.from({ length: Number(numberIn(below)) }, (_, place) => BigInt(place));
  const lit = numberIn(number);
  const isLit = (a: bigint, b: bigint) => {
    if (operation === 'sum') return (a ^ b) === lit;
    // A quotient times its divisor gives the dividend.
    return operation === 'product' ? nimProduct(a, b) === lit : b > 0n && nimProduct(lit, b) === a;
  };
  const expected = places.reduce((sum, a) => sum + places.filter((b) => isLit(a, b)).length, 0);
  return [{ what: sentence!, shown: count === 'One' ? '1' : count, expected: String(expected) }];
}

/** Readings of the generator's powers and logarithms. */
async function readPowers(frame: Frame, lines: readonly string[]): Promise<Reading[]> {
  const all = lines.join('\n');
  const [, generator] = /generator of the nimbers below [\d,]+ is ([\d,]+),/u.exec(all) ?? [];
  if (generator === undefined) return [];
  const [sentence, power, exponent] = /The logarithm of ([\d,]+) is ([\d,]+)\./u.exec(all) ?? [];
  const base = numberIn(generator);
  const list = await frame.evaluate(() => {
    const table = document.querySelector('#fields-list');
    const arePowers = table?.querySelector('thead th')?.textContent === 'n';
    const [line] = table?.querySelectorAll('tbody tr') ?? [];
    const first = line?.querySelector('th')?.textContent ?? '0';
    const cells = [...(line?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
    return { arePowers, first, cells };
  });
  const entries = list.cells.flatMap((cell, place) => {
    const entry = numberIn(list.first) + BigInt(place);
    if (cell === '–') return [];
    const [of, shown] = list.arePowers ? [entry, numberIn(cell)] : [numberIn(cell), entry];
    return [
      {
        what: `${base} to the power ${of}`,
        shown: String(shown),
        expected: String(nimPower(base, of)),
      },
    ];
  });
  if (sentence === undefined || power === undefined || exponent === undefined) return entries;
  const expected = String(nimPower(base, numberIn(exponent)));
  return [...entries, { what: sentence, shown: String(numberIn(power)), expected }];
}

/** Readings of a sum of heaps: which of them can be cut so that all columns are even. */
function readHeaps(query: URLSearchParams, lines: readonly string[]): Reading[] {
  const sum = query.get('part') === 'heaps' ? (query.get('sum') ?? '3,5,7') : 'none';
  if (!/^\d+(?:,\d+)*$/u.test(sum)) return [];
  const heaps = sum.split(',').map(BigInt);
  const nimber = heaps.reduce((all, size) => all ^ size, 0n);
  const winning = heaps.filter((size) => (size ^ nimber) < size).length;
  const answer = lines.find((line) => /^You can win: |^No move wins/u.test(line));
  const [, count = '0'] = /^You can win: (one|\d+) moves? /u.exec(answer ?? '') ?? [];
  const shown = answer === undefined ? 'nothing' : count === 'one' ? '1' : count;
  return [{ what: `the moves that win from ${sum}`, shown, expected: String(winning) }];
}

export const nimbers: ReadPage = {
  name: 'Nimbers',
  home: '#/nimbers',
  address,
  within: 'main',
  typed: (random) => (random(2) === 0 ? anyExpression(random) : String(random(20))),
  keys: KEYS,
  actions: [
    async (reader) => {
      const { page, random } = reader;
      const canvas = page.locator('figure canvas').first();
      const box = (await canvas.count()) > 0 ? await canvas.boundingBox() : null;
      if (box === null) return reader.use();
      const [x, y] = [random(1_000) / 1_000, random(1_000) / 1_000];
      // The pointer only reaches what is in the window.
      const lowest = (page.viewportSize()?.height ?? 1) - 1;
      const down = Math.max(0, Math.min(box.y + y * box.height, lowest));
      await page.mouse.move(box.x + x * box.width, down);
      return `point at ${x}, ${y} of the table`;
    },
  ],
  read,
};
