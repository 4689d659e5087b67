/**
 * Reads a board size that a person typed.
 *
 * People write a million as 1000000, 1,000,000, 1 000 000, 1_000_000, 10^6, 10⁶ or 1e6; all of these are sizes. Any
 * other text has a named problem, so that the page can say what to change.
 */
import { largestAxisSize } from '../engine/api/axes';
import type { Reading } from './reading';

/** The board of the worked example, with which every page begins. */
export const DEFAULT_SIZE = 5;

export type SizeProblem =
  'empty' | 'not-a-number' | 'zero' | 'negative' | 'not-whole' | 'bad-grouping' | 'too-large';

type SizeReading = Reading<number, SizeProblem>;

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

export function readSize(typed: string): SizeReading {
  const size = readWhole(typed, BigInt(largestAxisSize));
  return size.ok ? { ok: true, value: Number(size.value) } : size;
}

/** Reads a whole number from 1 to `largest`, in any of the ways to write a size. */
export function readWhole(typed: string, largest: bigint): Reading<bigint, SizeProblem> {
  const text = plainCharacters(typed);
  if (text === '') return { ok: false, problem: 'empty' };
  const negative = text.startsWith('-');
  const value = wholeValue(negative ? text.slice(1).trimStart() : text, largest);
  if (negative && value !== 'not-a-number' && value !== 0n)
    return { ok: false, problem: 'negative' };
  if (typeof value !== 'bigint') return { ok: false, problem: value };
  if (value === 0n) return { ok: false, problem: 'zero' };
  if (value > largest) return { ok: false, problem: 'too-large' };
  return { ok: true, value };
}

/** Normalises characters that mean the same: spaces, exponents, wide digits. */
function plainCharacters(typed: string): string {
  return typed
    .replace(/([0-9])([⁰¹²³⁴-⁹]+)/gu, (_, base: string, exponent: string) => {
      // Must come before NFKC, which would turn 10⁶ into 106.
      const digits = Array.from(exponent, (digit) => SUPERSCRIPTS.indexOf(digit)).join('');
      return `${base}^${digits}`;
    })
    .normalize('NFKC')
    .replace(/\*\*/gu, '^')
    .replace(/\s*([\^×·*x])\s*/giu, '$1')
    .trim()
    .replace(/^\+\s*/u, '');
}

function wholeValue(text: string, largest: bigint): bigint | SizeProblem {
  if (/^\d+$/u.test(text)) return BigInt(text);

  const power = /^(\d+)\^(\d+)$/u.exec(text);
  if (power) return boundedPower(BigInt(power[1] ?? ''), BigInt(power[2] ?? ''), largest);

  const scientific = /^(\d+)(?:\.(\d+))?(?:e\+?|[×·*x]10\^)(\d+)$/iu.exec(text);
  if (scientific) return scientificValue(scientific, largest);

  if (isGrouped(text)) return BigInt(text.replace(/\D/gu, ''));
  if (/^[\d,' _’]*\d[\d,' _’]*\.\d*$|^\.\d+$|^\d+(?:\.\d+)?e-\d+$/iu.test(text)) return 'not-whole';
  if (/^\d[\d,.' _’]*$/u.test(text)) return 'bad-grouping';
  return 'not-a-number';
}

/** True for digits in threes (or, before the last three, in twos, as in India) with one kind of separator. */
function isGrouped(text: string): boolean {
  const separator = /\D/u.exec(text)?.[0];
  if (separator === undefined || !",' _’.".includes(separator)) return false;
  const [first = '', ...rest] = text.split(separator);
  const last = rest.pop() ?? '';
  // A single point is a decimal point; two or more can only group.
  if (separator === '.' && rest.length === 0) return false;
  const middle =
    rest.every((group) => /^\d{3}$/u.test(group)) || rest.every((group) => /^\d{2}$/u.test(group));
  return /^\d{1,3}$/u.test(first) && middle && /^\d{3}$/u.test(last);
}

/** Beyond these bounds the exact value doesn't matter, and 10^999999999 must not be computed. */
function boundedPower(base: bigint, exponent: bigint, largest: bigint): bigint {
  if (base <= 1n || exponent === 0n) return exponent === 0n ? 1n : base;
  return exponent > 64n ? largest + 1n : base ** exponent;
}

function scientificValue(
  [, whole = '', fraction = '', exponent = '']: RegExpExecArray,
  largest: bigint,
): bigint | SizeProblem {
  const digits = fraction.replace(/0+$/u, '');
  const shift = BigInt(exponent) - BigInt(digits.length);
  if (shift < 0n) return 'not-whole';
  return BigInt(whole + digits) * boundedPower(10n, shift, largest);
}
