/** The Solve page: P of any board, its derivation, and whole sequences. */
import type { Frame } from '@playwright/test';
import { nimProduct } from '../../web/engine/nimbers';
import { goldenAnswer } from '../golden_answer';
import { firstMoves, squareBoard } from './oracle';
import type { Random, Reading, ReadPage } from './reader';
import { linesIn, numberIn } from './sentences';

const FAMILIES: Readonly<Record<string, string>> = {
  'from the triangular numbers': 'triangular',
  'from the square numbers': 'square',
  'of every length': 'all',
  'from the odd numbers': 'odd',
  'from the powers of two': 'powers-of-two',
  'from the primes': 'primes',
  'from the Fibonacci numbers': 'fibonacci',
};
const KEPT = [1_000, 10_000, 100_000];
/** The largest axis whose moves are multiplied here in a moment. */
const LARGEST = 1_200;

function address(random: Random): string {
  const family = () => Object.values(FAMILIES)[random(7)]!;
  const size = () => 1 + random([9, 60, 400][random(3)]!);
  if (random(8) === 0) {
    const kept = KEPT[random(KEPT.length)]!;
    return `#/solve?rows=${kept}&columns=${kept}`;
  }
  const rows = size();
  const columns = random(2) === 0 ? rows : size();
  const lengths = random(3) === 0 ? `&rowLengths=${family()}&columnLengths=${family()}` : '';
  const sequence = random(3) === 0 ? `&sequence=${1 + random(300)}` : '';
  return `#/solve?rows=${rows}&columns=${columns}${lengths}${sequence}`;
}

async function read(frame: Frame): Promise<Reading[]> {
  const seen = await frame.evaluate(() => {
    const answers = [...document.querySelectorAll('output')];
    const rows = [...document.querySelectorAll('table')]
      .filter((table) => (table.caption?.textContent ?? '').startsWith('Pairs of move nimbers'))
      .flatMap((table) => [...table.querySelectorAll('tbody tr')])
      .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
    const heading = document.getElementById('answer-heading')?.textContent ?? '';
    return { heading, answer: answers[0]?.textContent, rows };
  });
  return [...readAnswer(seen, await linesIn(frame)), ...(await readSequence(frame))];
}

interface Seen {
  readonly heading: string;
  readonly answer: string | undefined;
  readonly rows: readonly (readonly string[])[];
}

function readAnswer({ heading, answer, rows }: Seen, lines: readonly string[]): Reading[] {
  const words = heading.replaceAll(/[\u2066-\u2069]/gu, '').replaceAll('\u00A0', ' ');
  const [, height, width, heights, widths] =
    /^The ([\d,]+) × ([\d,]+) board(?: with heights (.*?))?(?:(?: and| with) widths (.*))?$/u.exec(
      words,
    ) ?? [];
  if (answer === undefined || height === undefined || width === undefined) return [];
  const reading = (what: string, shown: string, expected: unknown) => ({
    what: `${what} of ${words}`,
    shown,
    expected: String(expected),
  });
  const [size, across] = [Number(numberIn(height)), Number(numberIn(width))];
  if (size === across && KEPT.includes(size) && heights === undefined && widths === undefined)
    return [reading('P', answer, goldenAnswer(size))];
  if (Math.max(size, across) > LARGEST) return [];
  const board = firstMoves(
    { size, lengths: lengthsSaid(heights, 'triangular') },
    { size: across, lengths: lengthsSaid(widths, 'square') },
  );
  const [, all] = /There are ([\d,]+) first moves\./u.exec(lines.join('\n')) ?? [];
  return [
    reading('P', answer, board.winning),
    ...(all === undefined ? [] : [reading('first moves', String(numberIn(all)), board.all)]),
    ...rows.flatMap(([a = '', b = '', rowMoves = '', columnMoves = '', product = '']) => [
      reading(`${a} ⊗ ${b}`, String(nimProduct(numberIn(a), numberIn(b))), board.nimber),
      reading(`row moves of ${a}`, rowMoves, board.rowMoves.get(Number(a))),
      reading(`column moves of ${b}`, columnMoves, board.columnMoves.get(Number(b))),
      reading(`their product`, product, numberIn(rowMoves) * numberIn(columnMoves)),
    ]),
  ];
}

function lengthsSaid(words: string | undefined, usual: string): string {
  if (words === undefined) return usual;
  return FAMILIES[words] ?? words.replaceAll(' ', '');
}

/** Readings of a sequence's table, if it has the default lengths. */
async function readSequence(frame: Frame): Promise<Reading[]> {
  const rows = await frame.evaluate(() => {
    if (/Heights: .* Widths: /u.test(document.body.innerText)) return [];
    return [...document.querySelectorAll('table')]
      .filter((table) => (table.caption?.textContent ?? '').startsWith('P('))
      .flatMap((table) => [...table.querySelectorAll('tbody tr')])
      .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
  });
  return rows.flatMap(([n = '', winning = '', nimber = '']) => {
    const side = Number(numberIn(n));
    if (side > LARGEST) return [];
    const board = squareBoard(side);
    return [
      { what: `P(${n}) in the table`, shown: winning, expected: String(board.winning) },
      { what: `Γ of ${n} in the table`, shown: nimber, expected: String(board.nimber) },
    ];
  });
}

export const solve: ReadPage = {
  name: 'Solve',
  home: '#/solve',
  address,
  within: 'main',
  typed: (random) => String(1 + random([12, 120, 1_000][random(3)]!)),
  keys: [
    'Enter',
    'Tab',
    'Tab',
    'Shift+Tab',
    'Escape',
    'ArrowRight',
    'ArrowLeft',
    'Home',
    'End',
    'Space',
  ],
  read,
};
