/** Sentences that occur in many places of the page and are true everywhere. */
import type { Frame } from '@playwright/test';
import { nimProduct } from '../../web/engine/nimbers';
import { nimInverse, nimPower, nimRoot, squareBoard } from './oracle';
import type { Reading } from './reader';

/** A number with or without groups. Numbers that begin with a zero are rows of binary digits. */
const NUMBER = String.raw`(?<![\d,])(0(?!\d)|[1-9][\d,]*)`;

interface Sentence {
  readonly says: RegExp;
  readonly must: (...given: bigint[]) => bigint | undefined;
}

/** A sentence whose last number follows from the others. */
const sentence = (words: string, must: Sentence['must']): Sentence => ({
  says: new RegExp(words.replaceAll('#', NUMBER), 'gu'),
  must,
});

const LARGEST_BOARD = 1_200n;

const boardOf = (size: bigint | undefined) =>
  size === undefined || size > LARGEST_BOARD || size === 0n ? undefined : squareBoard(Number(size));

const SENTENCES: readonly Sentence[] = [
  sentence('# nim-plus # equals #', (a, b) => a ^ b),
  sentence('# nim-times # equals #', (a, b) => nimProduct(a, b)),
  sentence('# nim-divided by # equals #', (a, b) => nimProduct(a, nimInverse(b))),
  sentence('# to the power # equals #', (a, exponent) => nimPower(a, exponent)),
  sentence('the inverse of # equals #', (a) => nimInverse(a)),
  sentence('the square root of # equals #', (a) => nimRoot(a)),
  sentence(String.raw`\bP\(#\) = #`, (size) => boardOf(size)?.winning),
  sentence(String.raw`\bn = #, P\(n\) = #`, (size) => boardOf(size)?.winning),
  sentence(String.raw`\bn = #, P\(n\) = [\d,]+, board nimber #`, (n) => boardOf(n)?.nimber),
];

/** The visible text and the labels, line by line, without the marks around numbers. */
export async function linesIn(frame: Frame): Promise<string[]> {
  const lines = await frame.evaluate(() => {
    const heard = [...document.querySelectorAll('[aria-label], [aria-valuetext]')]
      .filter((element) => element.checkVisibility())
      .flatMap((one) => [one.getAttribute('aria-label'), one.getAttribute('aria-valuetext')]);
    return [...document.body.innerText.split('\n'), ...heard].filter((line) => line !== null);
  });
  return lines.map((line) => line.replaceAll(/[\u2066-\u2069]/gu, '').replaceAll('\u00A0', ' '));
}

export function numberIn(digits: string): bigint {
  return BigInt(digits.replaceAll(',', ''));
}

export async function sentencesIn(frame: Frame): Promise<Reading[]> {
  const lines = await linesIn(frame);
  // With other lengths the counts differ, though they may have the same name.
  const areUsual = !lines.some((line) => /^Heights: .* Widths: /u.test(line));
  const all = lines
    .filter((line) => !/ with (?:heights|widths) /u.test(line))
    .filter((line) => areUsual || !line.includes('P('))
    .join('\n');
  return SENTENCES.flatMap(({ says, must }) =>
    [...all.matchAll(says)].flatMap(([what, ...found]) => {
      const given = found.map(numberIn);
      const shown = given.pop()!;
      const expected = must(...given);
      return expected === undefined
        ? []
        : [{ what, shown: String(shown), expected: String(expected) }];
    }),
  );
}
